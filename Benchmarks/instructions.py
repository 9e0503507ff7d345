#!/usr/bin/env python3
"""Counts the instructions of a frame of each work, by Valgrind, and holds them against a list.

`make bench-instructions` calls it. Counts, other than times, are the same from run to run: one that has
grown by more than 2 % is a fault. Ends with 0 when none has, 1 when one has, 2 when it cannot count.
"""

import argparse
import os
import re
import subprocess
import sys

LIST = os.path.join(os.path.dirname(os.path.abspath(__file__)), "instructions.txt")
TOLERANCE = 0.02
# The first passes fill what is remembered; the difference of two runs is all that comes after them.
FEW, MANY = 2, 4
FRAMES = 120


class Failure(Exception):
    """Why nothing can be counted."""


def count(program, work, draws):
    """The instructions of a process that draws all frames of a work so often."""
    words = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", program, work]
    words += ["--frames", str(FRAMES), "--draws", str(draws)]
    try:
        done = subprocess.run(words, capture_output=True, text=True, check=False)
    except FileNotFoundError as error:
        raise Failure("there is no valgrind (Debian: valgrind)") from error
    found = re.search(r"Collected : (\d+)", done.stderr)
    if done.returncode != 0 or not found:
        lines = done.stderr.strip().splitlines()
        raise Failure("%s: %s" % (work, lines[-1] if lines else "no count"))
    return int(found.group(1))


def frame(program, work):
    """The instructions of a frame."""
    draws = count(program, work, MANY) - count(program, work, FEW)
    return round(draws / (FRAMES * (MANY - FEW)))


def read():
    """The list: instructions by work."""
    with open(LIST, encoding="utf-8") as file:
        lines = [line.split() for line in file if line.strip() and not line.startswith("#")]
    return {work: int(number) for work, number in lines}


def write(found):
    """Writes the list anew."""
    with open(LIST, "w", encoding="utf-8") as file:
        file.write("# Instructions of a frame, written by: make bench-instructions BENCH=--write\n")
        for work, number in found.items():
            file.write("%-9s %d\n" % (work, number))


def main():
    """Counts, prints, and compares or writes."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--bin", required=True, help="the folder of the built programs")
    parser.add_argument("--write", action="store_true", help="write the list anew")
    parser.add_argument("--only", help="works to count, with commas between them")
    arguments = parser.parse_args()
    known = read()
    works = arguments.only.split(",") if arguments.only else list(known)
    for work in works:
        if work not in known:
            raise Failure("no work %s in the list: there are %s" % (work, ", ".join(known)))
    program = os.path.join(arguments.bin, "pinwheel-bench")
    grown = []
    for work in works:
        number = frame(program, work)
        change = number / known[work] - 1
        print("%-9s %9d %+6.1f %%" % (work, number, 100 * change), flush=True)
        if change > TOLERANCE:
            grown.append(work)
        if arguments.write:
            known[work] = number
    if arguments.write:
        write(known)
    elif grown:
        print("more than 2 % more instructions: " + ", ".join(grown), file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Failure as error:
        print("bench-instructions: %s" % error, file=sys.stderr)
        sys.exit(2)
