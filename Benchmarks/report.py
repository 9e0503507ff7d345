"""Compares the measurements with the goals and prints Markdown tables."""

# Goals as multiples of Cairo's speed, with its faster way of drawing conic gradients.
GOALS = {"W1": 16, "W1white": 5, "W2": 11, "W3": 13, "W4": 4.5, "W5": 12}
BYTES = 540_000
START = 10_000
CORES = 1.8
COMPARING = {"4K-same": 1.5}
PEAK = 64 << 10


def judge(result):
    """Adds ratios, goals, and whether they are met, to the results."""
    for workload, rows in result["works"].items():
        cairo = [row for row in rows if row["name"].startswith("Cairo")]
        for row in rows:
            for key in ("min", "median"):
                if cairo:
                    row["times_" + key] = min(c[key] for c in cairo) / row[key]
        ours = rows[0]
        if workload in GOALS:
            ours["goal"] = GOALS[workload]
        if cairo and workload in GOALS:
            ours["met"] = ours["times_min"] >= GOALS[workload] and ours.get("bytes", 0) <= BYTES
        if workload == "W5":
            result["cores"] = rows[1]["min"] / ours["min"]


def text(result):
    """Returns the report: the machine, the date, and the tables."""
    machine = result["machine"]
    peers = ", ".join(
        "%s %s" % (name.capitalize(), version or "missing")
        for name, version in result["peers"].items()
    )
    head = "%(date)s, %(processor)s, %(cores)s cores, %(system)s, load %(load)s at the start"
    lines = [head % machine]
    pins = "pinned" if machine["pinned"] else "not pinned (no taskset)"
    rounds = "%d round%s" % (machine["rounds"], "" if machine["rounds"] == 1 else "s")
    lines.append("%s, %s%s" % (rounds, pins, "; " + peers if peers else ""))
    if result["works"]:
        lines += ["", *workloads(result["works"])]
    also = measurements(result)
    if also:
        lines += ["", *also]
    return "\n".join(lines)


def workloads(found):
    """Returns a table of all programs' times by workload."""
    rows = [["Workload", "Program", "min µs", "median µs", "of Cairo", "Goal", "", "Bytes"]]
    for workload, contenders in found.items():
        for place, row in enumerate(contenders):
            goal = "1/%g" % row["goal"] if "goal" in row else ""
            if goal and "bytes" in row:
                goal += ", %s bytes" % format(BYTES, ",")
            met = {True: "met", False: "missed", None: ""}[row.get("met")]
            fraction = ratio(row["times_min"]) if "times_min" in row else ""
            size = format(row["bytes"], ",") if "bytes" in row else ""
            name = "" if place else workload
            figures = ["%.1f" % row["min"], "%.1f" % row["median"]]
            rows.append([name, row["name"], *figures, fraction, goal, met, size])
    return table(rows)


def ratio(times):
    """Formats a time as a fraction or multiple of Cairo's."""
    return "1/%.1f" % times if times > 1 else "%.1f" % (1 / times)


def measurements(result):
    """Returns a table of measurements without peers."""
    rows = [["Measurement", "Value", "Goal"]]
    errors = [rows_of[0] for rows_of in result["works"].values() if "alpha" in rows_of[0]]
    if errors:
        alpha, color = (max(row[key] for row in errors) for key in ("alpha", "color"))
        name = "maximum error of alpha, of colour, in 1/255"
        rows.append([name, "%.2f, %.2f" % (alpha, color), "1.0"])
    if "cores" in result:
        name = "speed of two cores relative to one, W5"
        rows.append([name, "%.2f times" % result["cores"], "%.1f" % CORES])
    if "start" in result:
        start = result["start"]
        figures = "%.1f ms, median %.1f ms" % (start["min"] / 1000, start["median"] / 1000)
        rows.append(["process start to the first PNG", figures, "%d ms" % (START / 1000)])
    if "memory" in result:
        peaks = ["%.1f MB with %s" % (row["peak"] / 1024, format(row["frames"], ","))
                 for row in result["memory"]]
        rows.append(["peak memory, frames of 120×120", ", ".join(peaks), "%d MB" % (PEAK >> 10)])
    if "frames" in result:
        least = result["frames"][0]["total"]
        parts = ["%.2f with %d" % (row["total"] / least, row["frames"]) for row in result["frames"]]
        rows.append(["time for frames, W5 on one thread", ", ".join(parts), "1, 2, 4"])
    if "pixels" in result:
        first = result["pixels"][0]
        parts = [
            "%.2f for %.2f" % (row["frame"] / first["frame"], row["touched"] / first["touched"])
            for row in result["pixels"]
        ]
        name = "time for touched pixels, W1 at 512, 724, 1024"
        rows.append([name, ", ".join(parts), "no steeper than the pixels"])
    rows += comparing(result.get("compare", {}))
    return table(rows) if len(rows) > 1 else []


def comparing(least):
    """Returns rows with the time of comparing two images, relative to memcmp of the same bytes."""
    rows = []
    for name, floor in least.items():
        if not name.endswith("-memory"):
            continue
        pair = name[: -len("memory")]
        parts = [
            "%s %.2f" % (other[len(pair):], least[other] / floor)
            for other in least
            if other.startswith(pair) and other != name
        ]
        figures = "%s, of %.1f µs" % (", ".join(parts), floor)
        goal = COMPARING.get(pair[:-1])
        rows.append(["pair %s, of memcmp" % pair[:-1], figures, "%g" % goal if goal else ""])
    return rows


def table(rows):
    """Formats rows as a Markdown table with aligned columns."""
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    lines = ["| %s |" % " | ".join(c.ljust(w) for c, w in zip(row, widths)) for row in rows]
    rule = "|%s|" % "|".join("-" * (width + 2) for width in widths)
    return [lines[0], rule, *lines[1:]]
