#!/usr/bin/env python3
"""Times pages in a headless Chromium: sixty designs at once, and from opening a page to its first image.

    bench_web.py --tool .build/release/pinwheel [--browser chromium] [--seconds 5] [--rounds 5] [--json]

Exits with 1 if a goal is missed.
"""

import argparse
import json
import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

from playwright.sync_api import sync_playwright

# The goals: drawing time per frame in ms, frames per second, images per frame, opening time in ms,
# and size in bytes.
GOALS = {"frame": 16, "rate": 59, "pictures": 59.5, "open": 100, "size": 450_000}
COUNT = 60
# The built-in designs that change in every frame. A spinner of spokes is constant for three frames.
MOVING = ("arc", "compass")
SIDE = 120

# Records the time spent in each animation frame, and the time of the first image.
TIMING = """
  window.frames = [];
  const ask = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) => ask((now) => {
    const begin = performance.now();
    callback(now);
    const last = window.frames.at(-1);
    const spent = performance.now() - begin;
    if (last?.now === now) last.spent += spent;
    else window.frames.push({now, spent});
  });
  const put = CanvasRenderingContext2D.prototype.putImageData;
  CanvasRenderingContext2D.prototype.putImageData = function (...words) {
    put.apply(this, words);
    window.pictures = (window.pictures ?? 0) + 1;
    window.firstPicture ??= performance.now();
  };
"""


class Quiet(SimpleHTTPRequestHandler):
    """Serves a folder without logging."""

    def log_message(self, format, *args):
        pass


def serve(folder):
    """Starts a server of a folder on a free port."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server


def sixty(folder, designs):
    """Writes a page of sixty elements, all visible."""
    elements = "".join(
        f'<pinwheel-indicator src="designs/{designs[i % len(designs)]}.yaml" state="refreshing">'
        "</pinwheel-indicator>"
        for i in range(COUNT)
    )
    style = f"body{{margin:0;display:flex;flex-wrap:wrap}}pinwheel-indicator{{width:{SIDE}px}}"
    page = (
        f"<!doctype html><style>{style}</style>"
        f'<script type="module" src="pinwheel-indicator.js"></script>{elements}'
    )
    with open(os.path.join(folder, "sixty.html"), "w", encoding="utf-8") as file:
        file.write(page)


def time_frames(browser, address, seconds):
    """Returns the milliseconds of each frame, frames per second, and images per frame."""
    context = browser.new_context(viewport={"width": 1280, "height": 900}, device_scale_factor=2)
    page = context.new_page()
    page.add_init_script(TIMING)
    page.goto(address)
    while page.evaluate("window.pictures ?? 0") < 2 * COUNT:
        page.wait_for_timeout(10)
    page.evaluate("window.frames = []; window.pictures = 0")
    page.wait_for_timeout(1000 * seconds)
    frames, pictures = page.evaluate("[window.frames, window.pictures]")
    context.close()
    span = frames[-1]["now"] - frames[0]["now"]
    return {
        "spent": [frame["spent"] for frame in frames],
        "rate": 1000 * (len(frames) - 1) / span,
        "pictures": pictures / len(frames),
    }


def time_opening(browser, address):
    """Returns the milliseconds from opening the address to the first image."""
    context = browser.new_context(viewport={"width": 1280, "height": 900})
    page = context.new_page()
    page.add_init_script(TIMING)
    page.goto(address)
    # Polled from outside, because the page's policy forbids evaluating strings.
    while (time := page.evaluate("window.firstPicture")) is None:
        page.wait_for_timeout(10)
    context.close()
    return time


def measure(options, folder):
    """Runs all measurements."""
    parts = os.path.join(folder, "parts")
    subprocess.run([options.tool, "page", *MOVING, "--parts", parts], check=True)
    sixty(parts, MOVING)
    one = os.path.join(folder, "arc.html")
    subprocess.run([options.tool, "page", "arc", "-o", one], check=True)
    server = serve(parts)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=options.browser, args=["--no-sandbox"]
        )
        address = f"http://127.0.0.1:{server.server_port}/sixty.html"
        rounds = [time_frames(browser, address, options.seconds) for _ in range(options.rounds)]
        opened = [
            time_opening(browser, pathlib.Path(one).as_uri()) for _ in range(options.rounds + 1)
        ]
        browser.close()
    server.shutdown()
    medians = [statistics.median(each["spent"]) for each in rounds]
    return {
        "frame": min(medians), "frameMedian": statistics.median(medians),
        "rate": max(each["rate"] for each in rounds),
        "pictures": max(each["pictures"] for each in rounds),
        # The first opening also loads the browser's own code.
        "open": min(opened[1:]), "openMedian": statistics.median(opened[1:]),
        "size": os.path.getsize(one),
    }


def report(found):
    """Prints the measurements and goals. Returns whether all goals are met."""
    met = {
        "frame": found["frame"] <= GOALS["frame"], "rate": found["rate"] >= GOALS["rate"],
        # Elements that do not fit in a frame's time are drawn in the next frame, so images are missing.
        "pictures": found["pictures"] >= GOALS["pictures"],
        "open": found["open"] <= GOALS["open"], "size": found["size"] <= GOALS["size"],
    }
    words = {True: "", False: "  MISSED"}
    print(f"{COUNT} designs of {SIDE} px at 2x:")
    print(f"  drawn     {found['pictures']:7.1f} images per frame (goal {COUNT})"
          f"{words[met['pictures']]}")
    print(f"  a frame   {found['frame']:7.1f} ms  (median of rounds {found['frameMedian']:.1f},"
          f" goal {GOALS['frame']}){words[met['frame']]}")
    print(f"  rate      {found['rate']:7.1f} /s  (goal 60){words[met['rate']]}")
    print("a page of one design:")
    print(f"  playing   {found['open']:7.1f} ms  (median {found['openMedian']:.1f},"
          f" goal {GOALS['open']}){words[met['open']]}")
    print(f"  size      {found['size'] / 1000:7.1f} kB  (goal {GOALS['size'] // 1000})"
          f"{words[met['size']]}")
    return all(met.values())


def main():
    """Parses the command line and measures."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--tool", required=True, help="path of the built pinwheel")
    parser.add_argument("--browser", default=shutil.which("chromium"), help="path of Chromium")
    parser.add_argument("--seconds", type=float, default=5, help="how long sixty designs play, in seconds")
    parser.add_argument("--rounds", type=int, default=5, help="number of rounds")
    parser.add_argument("--json", action="store_true", help="print only JSON")
    options = parser.parse_args()
    options.tool = os.path.abspath(options.tool)
    folder = tempfile.mkdtemp(prefix="pinwheel-bench-web-")
    try:
        found = measure(options, folder)
    finally:
        shutil.rmtree(folder)
    if options.json:
        print(json.dumps(found))
        return 0
    return 0 if report(found) else 1


if __name__ == "__main__":
    sys.exit(main())
