# Copyright 2026 The Mica Authors
# SPDX-License-Identifier: Apache-2.0
"""Running programs and saying in one line what went wrong with them."""

import pathlib
import subprocess
import sys


def say(text):
    print(text, file=sys.stderr, flush=True)


def output_of(command, core=None, **options):
    """What a program prints, pinned to a core if one is given."""
    pin = [] if core is None else ["taskset", "-c", str(core)]
    return subprocess.run(
        [*pin, *map(str, command)], check=True, stdout=subprocess.PIPE, text=True, **options).stdout


def run(main):
    """Runs a script's work; a failure of the machine or of a program is one line, not a traceback."""
    try:
        main()
    except subprocess.CalledProcessError as error:
        program = error.cmd[3 if error.cmd[0] == "taskset" else 0]
        how = f"signal {-error.returncode}" if error.returncode < 0 else f"status {error.returncode}"
        sys.exit(f"{pathlib.Path(program).name} failed with {how}: {' '.join(map(str, error.cmd))}")
    except OSError as error:
        sys.exit(f"{error.filename or 'a file'}: {error.strerror}")
    except KeyboardInterrupt:
        sys.exit(130)
