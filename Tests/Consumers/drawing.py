"""Draws lists of calls in Chromium, and compares them with rendered frames."""

import base64
import contextlib
import io
import pathlib

from PIL import Image
from playwright.sync_api import sync_playwright

from packs import OPTIONS

SCRIPT = pathlib.Path(__file__).parent / "canvas.js"
# Chromium's own antialiasing has an error of about 5 of 255 at edges.
OVERSAMPLING = 4


@contextlib.contextmanager
def canvas():
    """Opens a page. Yields a function that draws calls on a canvas in points."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=OPTIONS.browser, args=["--no-sandbox"])
        page = browser.new_page()
        page.add_script_tag(content=SCRIPT.read_text())

        def draw(calls, size, scale):
            url = page.evaluate("([calls, size, scale]) => draw(calls, ...size, scale)",
                                [calls, list(size), scale * OVERSAMPLING])
            data = base64.b64decode(url.split(",", 1)[1])
            image = Image.open(io.BytesIO(data)).convert("RGBA").convert("RGBa")
            return image.reduce(OVERSAMPLING).convert("RGBA")

        yield draw
        browser.close()


def mean_difference(one, other):
    """Returns the mean difference of channels, multiplied by alpha, where either is visible."""
    assert one.size == other.size, (one.size, other.size)
    left, right = one.convert("RGBa").tobytes(), other.convert("RGBa").tobytes()
    total = count = 0
    for index in range(0, len(left), 4):
        pixel, expected = left[index:index + 4], right[index:index + 4]
        if pixel[3] or expected[3]:
            total += sum(abs(a - b) for a, b in zip(pixel, expected))
            count += 4
    return total / count if count else 0


def frame_numbers(count):
    """Returns up to ten numbers of frames, evenly from the first to the last."""
    if count <= 10:
        return list(range(count))
    return sorted({round(step * (count - 1) / 9) for step in range(10)})
