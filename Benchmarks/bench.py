#!/usr/bin/env python3
"""Runs Pinwheel's benchmark and its peers alternately, and prints tables.

`make bench` calls it with the folder of the built programs. It needs only the standard library.
Missing peers are reported and skipped. Exits with 0 if Pinwheel's benchmark ran, 1 if it failed, 2 if
the command line is wrong.
"""

import argparse
import datetime
import json
import os
import platform
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile

import peers
import report

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(HERE)
WORKLOADS = (
    "W1", "W1white", "W1c", "W1whitec", "W1p", "W1pc", "W2", "W2c", "W3", "W3c", "W4", "W5",
    "W6", "W7", "W8", "W9", "W10", "W11",
)
EXTRAS = ("frames", "pixels", "memory", "start", "compare")
CONIC = ("W1", "W1c", "W1p", "W1pc", "W2", "W2c", "W3", "W3c", "W5")
# Cairo has no blur (W10), and the peers do not implement linear gradients (W11).
CAIRO = tuple(workload for workload in WORKLOADS if workload not in ("W10", "W11"))
SKIA = ("W1", "W1white", "W2", "W3", "W4", "W5", "W10")


class Failure(Exception):
    """A benchmark program that failed."""


def processors():
    """Returns two processors, first the one for single threads. The last processors are usually the
    least busy."""
    if hasattr(os, "sched_getaffinity"):
        return sorted(os.sched_getaffinity(0), reverse=True)[:2]
    return list(range(os.cpu_count() or 1))[:2]


def pinned(words, count):
    """Returns a command pinned to one or two processors, if taskset is installed."""
    if shutil.which("taskset") is None:
        return words
    return ["taskset", "-c", ",".join(str(p) for p in processors()[:count]), *words]


def run(words, count=1):
    """Runs a program. Returns the values that it prints, by name."""
    done = subprocess.run(
        pinned(words, count), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, check=False
    )
    if done.returncode != 0:
        lines = done.stderr.strip().splitlines()
        raise Failure(lines[0] if lines else "%s ended with %d" % (words[0], done.returncode))
    numbers = {}
    for line in done.stdout.splitlines():
        name, _, value = line.partition(" ")
        numbers.setdefault(name, []).append(float(value))
    return numbers


def contenders(workload, tools, folder):
    """Returns the programs for a workload: name, command and number of processors."""
    pinwheel = [tools["pinwheel-bench"], workload]
    files = workload == "W5"
    if files:
        pinwheel += ["--folder", os.path.join(folder, "pinwheel")]
        found = [
            ("Pinwheel, 2 threads", pinwheel + ["--threads", "2"], 2),
            ("Pinwheel, 1 thread", pinwheel + ["--threads", "1"], 1),
        ]
    else:
        found = [("Pinwheel", pinwheel, 1)]
    where = [folder] if files else []
    if "cairo" in tools and workload in CAIRO:
        for method in ("image", "mesh") if workload in CONIC else ("image",):
            name = "Cairo, conic as %s" % method if workload in CONIC else "Cairo"
            found.append((name, [*tools["cairo"], workload, method, *where], 1))
    if "skia" in tools and workload in SKIA:
        found.append(("Skia", [*tools["skia"], workload, "picture", *where], 1))
    found += [(name, [program, workload, *where], 1) for name, program in tools["more"]]
    return found


def compare(workload, tools, folder, rounds):
    """Runs all rounds of a workload. Each program runs once per round, in rotating order."""
    programs = contenders(workload, tools, folder)
    numbers = {name: {} for name, _, _ in programs}
    for turn in range(rounds):
        first = turn % len(programs)
        for name, words, count in programs[first:] + programs[:first]:
            if numbers[name] is None:
                continue
            try:
                for key, values in run(words, count).items():
                    numbers[name].setdefault(key, []).extend(values)
            except Failure as error:
                if name.startswith("Pinwheel"):
                    raise
                say("skipped %s in %s: %s" % (name, workload, error))
                numbers[name] = None
    return [summary(name, found) for name, found in numbers.items() if found]


def summary(name, found):
    """Summarises a program's numbers."""
    passes = found["pass"]
    row = {"name": name, "min": min(passes), "median": statistics.median(passes)}
    if "bytes" in found:
        row["bytes"] = int(found["bytes"][-1])
    for key in ("alpha", "color"):
        if key in found:
            row[key] = max(found[key])
    return row


def linearity_in_frames(tools, folder, rounds):
    """Measures W5 with 120, 240 and 480 frames on one thread. Returns total microseconds."""
    rows = []
    for frames in (120, 240, 480):
        words = [
            tools["pinwheel-bench"], "W5", "--folder", os.path.join(folder, "frames-%d" % frames),
            "--frames", str(frames),
        ]
        least = min(min(run(words)["pass"]) for _ in range(rounds))
        rows.append({"frames": frames, "total": least * frames})
    return rows


def linearity_in_pixels(tools, _, rounds):
    """Measures W1 with one, two and four times as many pixels. Returns microseconds per frame, and
    touched pixels."""
    rows = []
    for size in (512, 724, 1024):
        found = [run([tools["pinwheel-bench"], "W1", "--size", str(size)]) for _ in range(rounds)]
        least = min(min(numbers["pass"]) for numbers in found)
        rows.append({"size": size, "touched": found[0]["touched"][0] / 120, "frame": least})
    return rows


def memory(tools, folder, _):
    """Measures the peak memory while many frames are written, in KiB."""
    rows = []
    for frames in (100, 1000, 10000):
        place = os.path.join(folder, "memory")
        words = [
            tools["pinwheel-bench"], "memory", "--threads", "2", "--frames", str(frames),
            "--folder", place,
        ]
        peak = int(run(words, 2)["peak"][0])
        shutil.rmtree(place)
        rows.append({"frames": frames, "peak": peak})
    return rows


def start(tools, folder, rounds):
    """Measures the run time of a process that writes one PNG, in microseconds."""
    picture = os.path.join(folder, "still.png")
    words = [
        tools["pinwheel-bench"], "run", "--times", "20", "--",
        tools["pinwheel"], "still", "arc", "--state", "pulling", "--progress", "0.37",
        "-o", picture,
    ]
    passes = []
    for _ in range(rounds):
        passes += run(words)["pass"]
    with open(picture, "rb") as file:
        if file.read(8) != b"\x89PNG\r\n\x1a\n":
            raise Failure("pinwheel still wrote no PNG")
    return {"min": min(passes), "median": statistics.median(passes)}


def comparing(tools, _, rounds):
    """Measures the comparison of image pairs in memory. Returns the minimum microseconds by pair
    and method."""
    least = {}
    for _ in range(rounds):
        for name, values in run([tools["pinwheel-bench"], "compare"]).items():
            least[name] = min([least.get(name, values[0]), *values])
    return least


def machine(rounds):
    """Returns the properties of the machine and of the run."""
    name = platform.processor() or platform.machine()
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as file:
            lines = [line.partition(":") for line in file if line.startswith("model name")]
        name = lines[0][2].strip() if lines else name
    except OSError:
        pass
    is_pinned = shutil.which("taskset") is not None
    return {
        "date": datetime.date.today().isoformat(),
        "processor": name,
        "cores": os.cpu_count(),
        "system": "%s %s" % (platform.system(), platform.release()),
        "load": round(os.getloadavg()[0], 2),
        "rounds": rounds,
        "pinned": is_pinned,
    }


def more_peer(text):
    """Parses the argument of `--peer`."""
    name, _, program = text.partition("=")
    if not name or not os.access(program, os.X_OK) or os.path.isdir(program):
        raise argparse.ArgumentTypeError("takes NAME=PROGRAM with an executable program, not " + text)
    return name, os.path.abspath(program)


def say(text):
    """Prints a message to standard error."""
    print("bench: " + text, file=sys.stderr, flush=True)


def arguments():
    """Parses the command line."""
    parser = argparse.ArgumentParser(prog="bench.py", description=__doc__.splitlines()[0])
    parser.add_argument("--bin", required=True, help="folder of the built programs")
    parser.add_argument("--rounds", type=int, default=5, help="number of rounds (default: 5)")
    parser.add_argument("--only", help="run only these, separated by commas: %s" % ", ".join(WORKLOADS + EXTRAS))
    parser.add_argument("--json", action="store_true", help="print all numbers as JSON")
    parser.add_argument("--folder", help="folder for frames (default: below .build)")
    parser.add_argument(
        "--peer", action="append", default=[], type=more_peer, metavar="NAME=PROGRAM",
        help="another program to compare: PROGRAM WORKLOAD [FOLDER] prints a line per pass, or fails",
    )
    parser.add_argument("--no-install", action="store_true", help="skip missing peers")
    options = parser.parse_args()
    if options.rounds < 1:
        parser.error("--rounds takes 1 or more")
    options.only = options.only.split(",") if options.only else list(WORKLOADS + EXTRAS)
    for name in options.only:
        if name not in WORKLOADS + EXTRAS:
            parser.error("unknown name %s in --only; the names are %s" % (name, ", ".join(WORKLOADS + EXTRAS)))
    for name in ("pinwheel", "pinwheel-bench"):
        if not os.access(os.path.join(options.bin, name), os.X_OK):
            parser.error("no %s in %s; make bench builds it" % (name, options.bin))
    if options.folder and not os.path.isdir(options.folder):
        parser.error("no folder %s" % options.folder)
    return options


def measure(options, folder):
    """Runs everything that was requested."""
    tools = {name: os.path.join(options.bin, name) for name in ("pinwheel", "pinwheel-bench")}
    found, versions = {}, {}
    if any(name in WORKLOADS for name in options.only):
        found, versions = peers.build(os.path.join(ROOT, ".build"), not options.no_install, say)
    tools.update(found, more=options.peer)
    result = {"machine": machine(options.rounds), "peers": versions, "works": {}}
    for workload in WORKLOADS:
        if workload in options.only:
            say(workload)
            result["works"][workload] = compare(workload, tools, folder, options.rounds)
    extras = (linearity_in_frames, linearity_in_pixels, memory, start, comparing)
    for name, extra in zip(EXTRAS, extras):
        if name in options.only:
            say(name)
            result[name] = extra(tools, folder, options.rounds)
    return result


def main():
    """Runs the benchmark and prints its results."""
    options = arguments()
    # Handle SIGTERM like SIGINT: end the running program and remove the frames.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    home = options.folder or os.path.join(ROOT, ".build")
    folder = tempfile.mkdtemp(prefix="bench-", dir=home)
    try:
        result = measure(options, folder)
    except Failure as error:
        say(str(error))
        return 1
    except KeyboardInterrupt:
        return 130
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    report.judge(result)
    print(json.dumps(result, indent=2) if options.json else report.text(result))
    return 0


if __name__ == "__main__":
    sys.exit(main())
