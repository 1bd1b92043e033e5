# Copyright 2026 The Mica Authors
# SPDX-License-Identifier: Apache-2.0
"""How much of what public iOS projects use exists, by signature.

Reads a census: symbols.tsv (symbol, area, kind, repositories that use it, …, repositories that override
it) and signatures/*.txt (inert Swift declarations of those symbols). Writes a Swift file with a function
for each symbol that uses it as its declaration says: arguments of these types under these labels, a
result of this type, a setter where there is one, an override where projects override it. The compiler
then says which don't exist.

  coverage.py generate CENSUS OUT.swift   writes the file, and OUT.swift.tsv: line, symbol, users
  coverage.py report OUT.swift ERRORS     reads the compiler's errors and prints the counts
"""
import re
import sys
from pathlib import Path

MODIFIERS = (
    "open|public|internal|package|final|static|class|override|required|convenience|mutating|nonmutating|"
    "nonisolated|weak|unowned|dynamic|lazy|indirect|prefix|postfix"
)
TYPES = r"(?:class|struct|enum|protocol|extension|actor)"


def cut(text, separator=","):
    """The parts of a list, at the top level of its brackets."""
    parts, depth, start = [], 0, 0
    for place, char in enumerate(text):
        if char in "([{<":
            depth += 1
        elif char in ")]}" or (char == ">" and text[place - 1 : place] != "-"):
            depth -= 1
        elif char == separator and depth == 0:
            parts.append(text[start:place])
            start = place + 1
    parts.append(text[start:])
    return [part.strip() for part in parts if part.strip()]


def closing(text, place):
    """Where the bracket closes that opens at a place."""
    pairs, depth = {"(": ")", "{": "}", "<": ">", "[": "]"}, 0
    opener, closer = text[place], pairs[text[place]]
    while place < len(text):
        if text[place] == opener:
            depth += 1
        elif text[place] == closer and text[place - 1 : place + 1] != "->":
            depth -= 1
            if depth == 0:
                return place
        place += 1
    return len(text) - 1


class Declaration:
    def __init__(self, owner, kind, name, text):
        self.owner, self.kind, self.name, self.text = owner, kind, name, text


def without_attributes(text):
    while True:
        changed = re.sub(r"^\s*@[A-Za-z_]+(\([^)]*\))?\s*", "", text)
        changed = re.sub(r"^(?:%s)(?:\(set\))?\s+(?=\S)(?!func\b.*^)" % MODIFIERS, "", changed)
        if changed == text:
            return text
        # "class Foo" is a declaration, "class func" a modifier.
        head = re.match(r"^\s*(?:@[A-Za-z_]+(?:\([^)]*\))?\s*)*class\s+(\w+)", text)
        if head and head.group(1) not in ("func", "var", "let"):
            return re.sub(r"^\s*(?:@[A-Za-z_]+(?:\([^)]*\))?\s*)*", "", text)
        text = changed


def read_members(body, owner, found):
    """Reads the declarations of a text: nested types with their own."""
    place = 0
    while place < len(body):
        match = re.compile(r"[ \t\n;]*").match(body, place)
        place = match.end()
        if place >= len(body):
            break
        end = place
        depth = 0
        while end < len(body):
            char = body[end]
            if char in "([":
                end = closing(body, end)
            elif char == "{":
                end = closing(body, end) + 1
                break
            elif char in "\n;" and depth == 0:
                break
            end += 1
        text = re.sub(r"//.*", "", body[place:end]).strip()
        place = end
        if text:
            read_declaration(text, owner, found)


def read_declaration(text, owner, found):
    bare = without_attributes(text)
    kind = re.match(r"(class|struct|enum|protocol|extension|actor)\s+([\w.]+)", bare)
    if kind and not re.match(r"class\s+(func|var|let)\b", bare):
        name = kind.group(2)
        full = f"{owner}.{name}" if owner else name
        brace = bare.find("{")
        if kind.group(1) != "extension":
            found.append(Declaration(owner, kind.group(1), full, bare[:brace].strip()))
        if brace >= 0:
            read_members(bare[brace + 1 : closing(bare, brace)], full, found)
        return
    isType = re.match(r"(?:@[A-Za-z_]+(?:\([^)]*\))?\s*)*(?:(?:open|public|final|override|nonisolated)\s+)*(static|class)\s", text)
    prefix = "static " if isType else ""
    if match := re.match(r"func\s+([\w]+|`\w+`|[^\w\s(]+)", bare):
        labels = labels_of(bare)
        found.append(Declaration(owner, prefix + "func", f"{match.group(1).strip('`')}({labels})", bare))
    elif re.match(r"init\b", bare):
        found.append(Declaration(owner, "init", f"init({labels_of(bare)})", bare))
    elif match := re.match(r"(var|let)\s+", bare):
        for part in cut(bare[match.end() :].split("{")[0]):
            name = re.match(r"`?(\w+)`?", part).group(1)
            rest = bare[bare.find("{") :] if "{" in bare else ""
            setter = match.group(1) == "var" and ("set" in rest or not rest)
            found.append(Declaration(owner, prefix + ("var" if setter else "let"), name, part))
    elif match := re.match(r"case\s+", bare):
        for part in cut(bare[match.end() :]):
            found.append(Declaration(owner, "case", re.match(r"`?(\w+)`?", part).group(1), part))
    elif match := re.match(r"typealias\s+(\w+)", bare):
        full = f"{owner}.{match.group(1)}" if owner else match.group(1)
        found.append(Declaration(owner, "typealias", full, bare))


def parameters(text):
    opener = text.find("(")
    generic = re.match(r"(?:func\s+\S+?|init[?!]?)\s*(<[^(]*>)\s*\(", text)
    end = closing(text, opener)
    items = []
    for part in cut(text[opener + 1 : end]):
        part = re.sub(r"\s*=\s*[^=]*$", "", part) if "=" in part.split(":", 1)[-1] else part
        names, type_ = part.split(":", 1)
        names = names.split()
        items.append((names[0], names[-1], type_.strip()))
    rest = re.split(r"\s\{", text[end + 1 :] + " ")[0].strip()
    return items, rest, generic.group(1) if generic else ""


def labels_of(text):
    return "".join(f"{label.strip('`')}:" for label, _, _ in parameters(text)[0])


def argument(label, place, type_):
    value = f"a{place}"
    if type_.startswith("inout "):
        value = "&" + value
    return value if label == "_" else f"{label}: {value}"


def qualify(type_, owner, nested):
    """Names of types that are nested in the owner, with the owner's name."""
    if not owner:
        return type_

    def full(match):
        name = match.group(0)
        scope = owner
        while scope:
            if f"{scope}.{name}" in nested:
                return f"{scope}.{name}"
            scope = scope.rpartition(".")[0]
        return owner if name == "Self" else name

    return re.sub(r"(?<![\w.])[A-Z]\w*", full, type_)


def use(number, symbol, declaration, overridden, nested, protocols):
    """A function that uses a symbol as it was declared, within its type, so that nested names are found."""
    owner, kind = declaration.owner, declaration.kind
    isMember = owner and owner not in protocols and kind not in ("class", "struct", "enum", "protocol", "typealias")
    code = use_plainly(number, symbol, declaration, overridden, nested, protocols)
    if not isMember:
        return code
    return f"extension {owner} {{ " + code.replace("@MainActor func c", "@MainActor static func c", 1) + " }"


def use_plainly(number, symbol, declaration, overridden, nested, protocols):
    owner, kind, text = declaration.owner, declaration.kind, declaration.text
    head = f"@MainActor func c{number}"
    if kind in ("class", "struct", "enum", "actor"):
        generic = "<AnyObject>" if "<" in text.split(":")[0] else ""
        return f"{head}(_ o: {declaration.name}{generic}) {{}}"
    if kind == "protocol":
        return f"{head}(_ o: any {declaration.name}) {{}}"
    if kind == "typealias":
        return f"{head}() {{ _ = {declaration.name}.self }}"
    this = f"any {owner}" if owner in protocols else owner
    if kind == "case":
        return f"{head}() {{ let _: {owner} = .{declaration.name} }}"
    if kind.endswith("func") or kind == "init":
        items, rest, generic = parameters(text)
        values = ", ".join(argument(label, place, type_) for place, (label, _, type_) in enumerate(items))
        types = [
            f"_ a{place}: {clean(qualify(type_, owner, nested), kind)}" for place, (_, _, type_) in enumerate(items)
        ]
        result = rest.split("->", 1)[1].strip() if "->" in rest else "Void"
        where = ""
        if " where " in result:
            result, where = result.split(" where ", 1)
            where = " where " + where
        result = qualify(result, owner, nested)
        if kind == "init":
            failable = re.match(r"init([?!]?)", text).group(1)
            result = this + ("?" if failable else "")
            body = f"return {owner}({values})"
        elif kind.startswith("static"):
            # A static requirement is asked of a type that conforms.
            asked = "UIView" if owner in protocols else owner
            body = f"return {asked}.{declaration.name.split('(')[0]}({values})"
        elif owner:
            types.insert(0, f"_ o: {this}")
            body = f"return o.{declaration.name.split('(')[0]}({values})"
        else:
            body = f"return {declaration.name.split('(')[0]}({values})"
        if "throws" in rest.split("->")[0]:
            body = body.replace("return ", "return try! ", 1)
        code = f"{head}{generic}({', '.join(types)}) -> {clean_result(result)}{where} {{ {body} }}"
        if overridden and kind == "func" and owner and owner not in protocols:
            signature = re.sub(r"\s*\{.*", "", text)
            code += f"; @MainActor class C{number}: {owner} {{ override {signature} {{ fatalError() }} }}"
        return code.replace("`", "`")
    return use_variable(head, declaration, this, nested, overridden, number, protocols)


def use_variable(head, declaration, this, nested, overridden, number, protocols):
    owner, kind, text = declaration.owner, declaration.kind, declaration.text
    match = re.match(r"`?\w+`?\s*:\s*(.+?)\s*(?:=.*)?$", text, re.S)
    type_ = clean_result(qualify(match.group(1), owner, nested)) if match else ""
    name = declaration.name
    place = f"{owner}.{name}" if kind.startswith("static") else f"o.{name}" if owner else name
    given = f"_ o: {this}" if owner and not kind.startswith("static") else ""
    note = f": {type_}" if type_ else ""
    code = f"{head}({given}) {{ let _{note} = {place}"
    if kind.endswith("var") and type_ and owner and this == owner:
        code += f"; func s(_ v: {type_}) {{ var p = o; p.{name} = v; _ = p }}" if given else ""
    return code + " }"


def clean(type_, kind):
    type_ = type_.replace("inout ", "inout ")
    if type_.endswith("!"):
        type_ = type_[:-1] + "?"
    isClosure = "->" in type_ and not type_.rstrip().endswith("?")
    if isClosure and "@escaping" not in type_:
        return "@escaping " + type_.replace("@autoclosure ", "")
    return type_.replace("...", "")


def clean_result(type_):
    return type_[:-1] + "?" if type_.endswith("!") else type_


def read_signatures(folder):
    found = []
    for path in sorted(Path(folder).glob("*.txt")):
        text = path.read_text()
        head = re.match(r"// file: .*?; class: (\w+)", text)
        read_members(re.sub(r"^//.*$", "", text, flags=re.M), head.group(1) if head else "", found)
    return found


def generate(census, out):
    found = read_signatures(census / "signatures")
    nested = {d.name for d in found if d.kind in ("class", "struct", "enum", "typealias") and d.owner}
    protocols = {d.name for d in found if d.kind == "protocol"}
    table = {}
    for declaration in found:
        name = declaration.name
        if declaration.kind not in ("class", "struct", "enum", "protocol", "actor", "typealias") and declaration.owner:
            name = f"{declaration.owner}.{name}"
        table.setdefault(name, declaration)
    lines = ["import UIKit"]
    # Symbols of other frameworks, whose programs import them.
    for name in ("AudioToolbox", "CoreImage"):
        lines += [f"#if canImport({name})", f"import {name}", "#endif"]
    rows, missing = [], []
    for row in (census / "symbols.tsv").read_text().splitlines():
        if row.startswith("#") or not row.strip():
            continue
        cells = row.split("\t")
        symbol, kind, users, overridden = cells[0], cells[2], int(cells[3]), int(cells[6]) > 0
        declaration = table.get(symbol) or special(symbol) or inherited(symbol, table)
        if declaration is None:
            missing.append(symbol)
            continue
        if isinstance(declaration, str):
            code = declaration.format(n=len(lines) + 1)
        else:
            code = use(len(lines) + 1, symbol, declaration, overridden, nested, protocols)
        lines.append(" ".join(code.split()))
        rows.append(f"{len(lines)}\t{symbol}\t{users}")
    out.write_text("\n".join(lines) + "\n")
    Path(str(out) + ".tsv").write_text("\n".join(rows) + "\n")
    for symbol in missing:
        print(f"coverage: no declaration of {symbol} in the census", file=sys.stderr)


# The census's rows that it declares nowhere, as code.
SPECIAL = {
    "CGFloat/CGPoint": "_ = NSNumber(value: 1) as? CGFloat; _ = (NSValue(cgPoint: .zero) as Any) as? CGPoint; "
    "_ = [CGFloat(1)] as [NSNumber]",
    "CALayer.compositingFilter": 'CALayer().compositingFilter = "xor"',
    "kCFAllocatorDefault": "_ = kCFAllocatorDefault",
    "kCFBooleanTrue": "_ = kCFBooleanTrue",
    "objc_AssociationPolicy.init(rawValue:)": "_ = objc_AssociationPolicy(rawValue: 1)",
    "UITextField/UITextView.inputAccessoryView": "UITextField().inputAccessoryView = UIView(); UITextView().inputAccessoryView = nil",
    "NSObject.observeValue": "_ = { (o: NSObject) in o.observeValue(forKeyPath: nil, of: nil, change: nil, context: nil) }",
    "NSObject.setValue(_:forKeyPath:)": '_ = { (o: NSObject) in o.setValue(1, forKeyPath: "a.b") }',
    "NSObject.value(forKey:)": '_ = { (o: NSObject) -> Any? in o.value(forKey: "a") }',
    "NSObject.addObserver": '_ = { (o: NSObject) in o.addObserver(o, forKeyPath: "a", options: [.new], context: nil) }',
    "NSObject.removeObserver": '_ = { (o: NSObject) in o.removeObserver(o, forKeyPath: "a") }',
}


def special(symbol):
    for start, code in SPECIAL.items():
        if symbol.startswith(start):
            return "@MainActor func c{n}() {{ " + code.replace("{", "{{").replace("}", "}}") + " }}"
    return None


def inherited(symbol, table):
    """What is NSObject's on iOS stands in the roots' bodies here."""
    if not symbol.startswith("NSObject."):
        return None
    name = symbol.removeprefix("NSObject.")
    return next((table[f"{root}.{name}"] for root in ("UIResponder", "UIView") if f"{root}.{name}" in table), None)


def report(out, errors):
    rows = [row.split("\t") for row in Path(str(out) + ".tsv").read_text().splitlines()]
    broken = {}
    for line in errors.read_text().splitlines():
        match = re.match(r".*?\.swift:(\d+):\d+: error: (.*)", line)
        if match:
            broken.setdefault(int(match.group(1)), match.group(2))
        elif ": error: " in line:
            sys.exit(f"coverage: {line}")
    several = [row for row in rows if int(row[2]) >= 2]
    single = [row for row in rows if int(row[2]) < 2]
    for line, symbol, users in rows:
        if int(line) in broken:
            print(f"missing ({users}): {symbol}: {broken[int(line)]}")

    def count(part):
        return sum(int(row[0]) not in broken for row in part)

    print(f"used by 2 or more: {count(several)} of {len(several)}")
    print(f"used by 1: {count(single)} of {len(single)}")


if __name__ == "__main__":
    if sys.argv[1] == "generate":
        generate(Path(sys.argv[2]), Path(sys.argv[3]))
    else:
        report(Path(sys.argv[2]), Path(sys.argv[3]))
