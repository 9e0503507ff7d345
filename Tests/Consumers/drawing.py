"""Draws lists of calls in Chromium, and compares them with rendered frames."""

import base64
import contextlib
import io
import pathlib

from PIL import Image, ImageChops, ImageStat
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
    visible = ImageChops.lighter(one.getchannel("A"), other.getchannel("A"))
    mask = visible.point(lambda alpha: 255 if alpha else 0)
    if mask.getbbox() is None:
        return 0
    pairs = zip(one.convert("RGBa").split(), other.convert("RGBa").split())
    means = [ImageStat.Stat(ImageChops.difference(*pair), mask).mean[0] for pair in pairs]
    return sum(means) / len(means)


def frame_numbers(count):
    """Returns up to ten numbers of frames, evenly from the first to the last."""
    if count <= 10:
        return list(range(count))
    return sorted({round(step * (count - 1) / 9) for step in range(10)})
