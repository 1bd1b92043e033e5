# Copyright 2026 The Mica Authors
# SPDX-License-Identifier: Apache-2.0
"""Public functions of the frameworks that do nothing and do not say so (Scripts/check-notes).

A function is a fault if all of this holds:

- it is public or open and an order: it returns nothing, or a result that callers may discard, or is async;
- its body is empty, a constant, or passes constants to the completion handler;
- its body does not note (`noteMissing`, `Unsupported.note`);
- its doc comment has no sentence that begins with "Nothing to do:" and says why that is right.

The default of an optional delegate method is no fault: it is the answer of a delegate without the method."""

import pathlib
import re
import sys

DOCUMENTED = "Nothing to do:"
HEAD = re.compile(
    r"^[ \t]*((?:@\w+(?:\([^)]*\))?\s+|(?:open|public|override|class|static|final|nonisolated|mutating)\s+)*)"
    r"func\s+([^\s(<]+)", re.M)
LITERAL = r'(?:nil|true|false|-?[\d.]+|"[^"\n]*"|\[:?\]|\(\)|\.\w+|[A-Z]\w*\(\)|[A-Z]\w*(?:\.\w+)+)'
CONSTANT = re.compile(rf"(?:return\s+)?{LITERAL}")
ARGUMENTS = re.compile(rf"\s*(?:(?:\w+:\s*)?{LITERAL}(?:\s*,\s*(?:\w+:\s*)?{LITERAL})*)?\s*")


def without_comments(text):
    """The text with comments blanked, and the insides of strings: places stay the same."""
    def blank(match):
        found = match.group()
        inside = re.sub(r"[^\n]", " ", found[1:-1] if found[0] == '"' else found)
        return f'"{inside}"' if found[0] == '"' else inside
    return re.sub(r'//[^\n]*|/\*.*?\*/|"""(?:.|\n)*?"""|"(?:\\.|[^"\\\n])*"', blank, text, flags=re.S)


def closing(text, place):
    """Where the bracket closes that opens at a place."""
    pairs = {"(": ")", "{": "}", "<": ">"}
    opener, closer, depth = text[place], pairs[text[place]], 0
    for index in range(place, len(text)):
        if text[index] == opener:
            depth += 1
        elif text[index] == closer and text[index - 1 : index + 1] != "->":
            depth -= 1
            if depth == 0:
                return index
    return len(text) - 1


def does_nothing(body, parameters):
    """Whether a body has no effect but to answer its caller with constants."""
    body = body.strip()
    if not body or CONSTANT.fullmatch(body):
        return True
    handlers = "|".join(re.findall(r"(\w+)\s*:[^:]*?->", parameters)) or "(?!)"
    for statement in re.split(r"\n", body):
        call = re.fullmatch(rf"(?:{handlers})\??\((.*)\)", statement.strip())
        if not call or not ARGUMENTS.fullmatch(call.group(1)):
            return False
    return True


def doc_comment(lines, number):
    """The text of the comment above a line."""
    comment = []
    while number > 0 and re.match(r"\s*(///|@)", lines[number - 1]):
        number -= 1
        comment.insert(0, re.sub(r"^\s*(///|@.*)\s?", "", lines[number]))
    return " ".join(" ".join(comment).split())


def protocol_extensions(text, protocols):
    """The ranges of the extensions that give a protocol's methods their defaults."""
    for match in re.finditer(r"^(?:@\w+\s+)*(?:public\s+)?extension\s+(\w+)[^{\n]*\{", text, re.M):
        if match.group(1) in protocols:
            yield match.end(), closing(text, match.end() - 1)


def find_faults(source, protocols):
    """Each silent function of a file: line and name."""
    text, lines = without_comments(source), source.split("\n")
    defaults = list(protocol_extensions(text, protocols))
    for match in HEAD.finditer(text):
        if not re.search(r"\b(open|public)\b", match.group(1)):
            continue
        if any(start <= match.start() < end for start, end in defaults):
            continue
        place = text.find("(", match.end())
        end = closing(text, place)
        brace = re.compile(r"[^{}]*?\{").match(text, end + 1)
        if not brace or re.search(r"\bfunc\b|\bvar\b|\binit\b", brace.group()):
            continue
        result = re.search(r"->\s*([^{]+?)\s*\{", brace.group())
        is_order = "discardableResult" in match.group(1) or re.search(r"\basync\b", brace.group())
        if result and result.group(1) not in ("Void", "()") and not is_order:
            continue
        opener = brace.end() - 1
        body = source[opener + 1 : closing(text, opener)]
        body = "\n".join(line for line in (re.sub(r"//.*", "", row).strip() for row in body.split("\n")) if line)
        if not does_nothing(body, text[place : end + 1]):
            continue
        line = text.count("\n", 0, match.start(1))
        if DOCUMENTED not in doc_comment(lines, line):
            yield line + 1, match.group(2)


def self_test():
    """Each kind of silence is found, and nothing else."""
    delegate = "public extension D {\n  public func d(_ a: Int) {}\n}\n"
    assert not list(find_faults(delegate, {"D"})) and list(find_faults(delegate, set()))
    silent = [
        "open func a(_ x: Int) {}", "public func a() {\n  // later\n}", "open func a() -> Void { () }",
        "@discardableResult open func a() -> Bool { false }", "@discardableResult\n  open func a() -> X? { nil }",
        "open func a(_ handler: @escaping (Bool) -> Void) { handler(true) }",
        "open func a(\n    b: Int,\n    then: ((Int?, E?) -> Void)?\n  ) {\n    then?(nil, nil)\n  }",
        "open class func a<T>(_ t: T) async throws {}", "open func a() async -> Bool { false }",
        "/// Does nothing.\n  open func a() {}",
    ]
    for text in silent:
        assert len(list(find_faults("  " + text, set()))) == 1, text
    sound = [
        "func a() {}", "open func a() -> Bool { false }", "open func a() { noteMissing(\"A\") }",
        "open func a(_ handler: (Bool) -> Void) {\n    noteMissing(\"A.a\")\n    handler(false)\n  }",
        "open func a() { count += 1 }", "open func a(_ handler: (Int) -> Void) { handler(count) }",
        "/// Stops. Nothing to do: nothing was started.\n  open func a() {}",
        "/// Stops. Nothing to\n  /// do: nothing was started.\n  @discardableResult\n  open func a() -> Bool { true }",
        "open func a() { other() }",
    ]
    for text in sound:
        assert not list(find_faults("  " + text, set())), text


def main():
    if sys.argv[1:] == ["self-test"]:
        self_test()
        return
    root = pathlib.Path(sys.argv[1])
    files = {file: file.read_text() for file in sorted(root.rglob("*.swift"))}
    protocols = {name for text in files.values() for name in re.findall(r"\bprotocol\s+(\w+)", text)}
    count = 0
    for file, text in files.items():
        for line, name in find_faults(text, protocols):
            count += 1
            print(f"{file}:{line}: '{name}' does nothing and does not say so. Note it with noteMissing, or write "
                  f"\"{DOCUMENTED} …\" in its comment if that is right.")
    if not files:
        sys.exit(f"check-notes: no Swift file in {root}")
    if count:
        sys.exit(f"check-notes: {count} silent functions")


main()
