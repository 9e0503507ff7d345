#!/usr/bin/env python3
"""Counts the instructions of a frame of each workload with Valgrind, and compares them with a list.

`make bench-instructions` calls it. Unlike times, counts are the same in each run. A count that has
grown by more than 2 % is an error. Exits with 0 if none has grown, 1 if one has, 2 if counting
fails.
"""

import argparse
import os
import re
import subprocess
import sys

LIST = os.path.join(os.path.dirname(os.path.abspath(__file__)), "instructions.txt")
TOLERANCE = 0.02
# The first passes fill caches. The difference of two runs counts only later passes.
FEW, MANY = 2, 4
FRAMES = 120


class Failure(Exception):
    """A reason why counting fails."""


def count(program, workload, draws):
    """Returns the instructions of a process that draws all frames of a workload `draws` times."""
    words = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", program, workload]
    words += ["--frames", str(FRAMES), "--draws", str(draws)]
    try:
        done = subprocess.run(words, capture_output=True, text=True, check=False)
    except FileNotFoundError as error:
        raise Failure("valgrind is not installed (Debian: valgrind)") from error
    found = re.search(r"Collected : (\d+)", done.stderr)
    if done.returncode != 0 or not found:
        lines = done.stderr.strip().splitlines()
        raise Failure("%s: %s" % (workload, lines[-1] if lines else "no count"))
    return int(found.group(1))


def frame(program, workload):
    """Returns the instructions of a frame."""
    draws = count(program, workload, MANY) - count(program, workload, FEW)
    return round(draws / (FRAMES * (MANY - FEW)))


def read():
    """Reads the list. Returns instructions by workload."""
    with open(LIST, encoding="utf-8") as file:
        lines = [line.split() for line in file if line.strip() and not line.startswith("#")]
    return {workload: int(number) for workload, number in lines}


def write(found):
    """Writes the list."""
    with open(LIST, "w", encoding="utf-8") as file:
        file.write("# Instructions of a frame, written by: make bench-instructions BENCH=--write\n")
        for workload, number in found.items():
            file.write("%-9s %d\n" % (workload, number))


def main():
    """Counts, prints, and compares with the list or writes it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--bin", required=True, help="folder of the built programs")
    parser.add_argument("--write", action="store_true", help="write the list instead of comparing with it")
    parser.add_argument("--only", help="workloads to count, separated by commas")
    arguments = parser.parse_args()
    known = read()
    workloads = arguments.only.split(",") if arguments.only else list(known)
    for workload in workloads:
        if workload not in known:
            raise Failure("unknown workload %s; the workloads are %s" % (workload, ", ".join(known)))
    program = os.path.join(arguments.bin, "pinwheel-bench")
    grown = []
    for workload in workloads:
        number = frame(program, workload)
        change = number / known[workload] - 1
        print("%-9s %9d %+6.1f %%" % (workload, number, 100 * change), flush=True)
        if change > TOLERANCE:
            grown.append(workload)
        if arguments.write:
            known[workload] = number
    if arguments.write:
        write(known)
    elif grown:
        print("instructions grew by more than 2 %: " + ", ".join(grown), file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Failure as error:
        print("bench-instructions: %s" % error, file=sys.stderr)
        sys.exit(2)
