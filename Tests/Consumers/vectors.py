"""Tests of packs that browsers draw themselves, SVG and CSS: Chromium and Firefox show the tool's frames.

A sheet is a page with a state at ten times. It is compared with the frames at these times, without the pixels at
edges, where browsers compute the coverage differently: there, only the mean and the fraction of large differences are
limited.
"""

import html
import json
import pathlib
import re
import shutil
import subprocess
import tempfile
import unittest

from PIL import Image, ImageChops, ImageFilter
from playwright.sync_api import sync_playwright

from packs import OPTIONS, frames, pack, read

BUILT_IN = ["arc", "arrow", "compass", "refresh-control", "spokes"]
EXAMPLES = pathlib.Path(__file__).parents[2] / "Examples" / "designs"
TIMES = 10
# The number of frames of each state: a prime, so that few frames are at times where values jump.
STEPS = 31
# A pixel is at an edge if a channel differs by more in the pixels around it.
EDGE = 12
# The fraction of visible pixels away from edges within the tolerance, at least; at edges, the mean difference and the
# fraction of differences above 64, at most.
LIMITS = (0.99, 13, 0.03)


class Cell:
    """A moment of a state: its frame and its position, in seconds or as a fraction of the sequence."""

    def __init__(self, state, image, seconds=None, fraction=None):
        self.state, self.image = state, image
        self.seconds, self.fraction = seconds, fraction


def cells(design, path, appearance, scale):
    """Returns the moments of a design that are compared."""
    images = frames(path, scale, appearance, STEPS)
    folder = pathlib.Path(OPTIONS.folder) / ("frames-%g-%s-%d" % (scale, appearance, STEPS))
    entries = {}
    for entry in json.loads((folder / "manifest.json").read_text())["frames"]:
        if entry["design"] == design:
            entries.setdefault(pathlib.Path(entry["file"]).parts[1], []).append(entry)
    found = []
    for state, listed in entries.items():
        listed.sort(key=lambda entry: entry["file"])
        first, last = listed[0], listed[-1]
        for number in sorted({round(step * (len(listed) - 1) / (TIMES - 1)) for step in range(TIMES)}):
            entry, image = listed[number], images[state][number]
            if "time" in entry:
                found.append(Cell(state, image, seconds=entry["time"] - first["time"]))
            else:
                span = last["progress"] - first["progress"]
                fraction = (entry["progress"] - first["progress"]) / span if span else 0
                found.append(Cell(state, image, fraction=fraction))
    return found


def sheet(head, bodies, size, script):
    """Returns a page with elements in a column of cells of a size."""
    width, height = size
    divs = "".join(
        '<div class="cell" style="position:absolute;left:0;top:%dpx;width:%gpx;height:%gpx" %s</div>\n'
        % (number * height, width, height, body) for number, body in enumerate(bodies)
    )
    return ("<!DOCTYPE html><meta charset='utf-8'><meta name='color-scheme' content='light dark'>%s"
            "<style>body{margin:0}@supports (-moz-appearance:none)"
            "{html{background:light-dark(#fff,#000)}}</style>%s<script>%s</script>"
            % (head, divs, script))


class Difference:
    """The differences of two images, on premultiplied channels."""

    def __init__(self, found, expected, tolerance):
        self.tolerance = tolerance
        found, expected = found.convert("RGBa"), expected.convert("RGBa")
        difference = ImageChops.difference(found, expected)
        largest = None
        edge = None
        for channel, own in zip(difference.split(), expected.split()):
            span = ImageChops.subtract(own.filter(ImageFilter.MaxFilter(3)),
                                       own.filter(ImageFilter.MinFilter(3)))
            largest = channel if largest is None else ImageChops.lighter(largest, channel)
            edge = span if edge is None else ImageChops.lighter(edge, span)
        mask = edge.point(lambda value: 255 if value > EDGE else 0)
        self.flat = largest.histogram(ImageChops.invert(mask))
        self.edge = largest.histogram(mask)
        # Clear pixels next to nothing are trivially equal.
        empty = ImageChops.lighter(found.split()[3], expected.split()[3])
        self.flat[0] -= sum(empty.histogram(ImageChops.invert(mask))[:1])

    def add(self, other):
        """Adds the pixels of another difference."""
        self.flat = [left + right for left, right in zip(self.flat, other.flat)]
        self.edge = [left + right for left, right in zip(self.edge, other.edge)]

    @property
    def flat_fraction(self):
        """The fraction of visible pixels away from edges that are within the tolerance."""
        return sum(self.flat[:self.tolerance + 1]) / sum(self.flat) if sum(self.flat) else 1

    @property
    def edge_mean(self):
        """The mean difference of pixels at edges."""
        return sum(value * count for value, count in enumerate(self.edge)) / max(sum(self.edge), 1)

    @property
    def far_fraction(self):
        """The fraction of pixels at edges that differ by more than 64."""
        return sum(self.edge[65:]) / max(sum(self.edge), 1)

    @property
    def largest(self):
        """The largest difference."""
        return max(value for value in range(256) if value == 0 or self.flat[value] or self.edge[value])

    def __str__(self):
        return "%.2f %% within %d; edges: mean %.1f, %.2f %% above 64; largest %d" % (
            100 * self.flat_fraction, self.tolerance, self.edge_mean, 100 * self.far_fraction, self.largest)


class Chromium:
    """Takes pictures of pages with Chromium, with a transparent background."""

    name = "Chromium"
    scale = 2
    tolerance = 2

    def __init__(self, *arguments):
        self.playwright = sync_playwright().start()
        self.browser = self.playwright.chromium.launch(
            executable_path=OPTIONS.browser, args=["--no-sandbox", *arguments])

    def picture(self, page, size, appearance):
        """Returns a picture of a page."""
        view = self.browser.new_page(
            viewport={"width": int(size[0]), "height": int(size[1])},
            device_scale_factor=self.scale, color_scheme=appearance)
        view.goto("file://%s" % page)
        view.wait_for_timeout(50)
        file = pathlib.Path(OPTIONS.folder) / "chromium.png"
        view.screenshot(path=file, omit_background=True)
        view.close()
        return read(file)

    def close(self):
        """Ends the browser."""
        self.browser.close()
        self.playwright.stop()


class Firefox:
    """Takes pictures of pages with Firefox, on white or black. Its pictures without a window have scale 1."""

    name = "Firefox"
    scale = 1
    # Opacities are rounded to 8 bits.
    tolerance = 3

    def __init__(self):
        self.program = shutil.which("firefox-esr") or shutil.which("firefox")

    def picture(self, page, size, appearance):
        """Returns a picture of a page."""
        file = pathlib.Path(OPTIONS.folder) / "firefox.png"
        file.unlink(missing_ok=True)
        with tempfile.TemporaryDirectory(prefix="pinwheel-firefox-", ignore_cleanup_errors=True) as profile:
            preferences = {
                "ui.systemUsesDarkTheme": int(appearance == "dark"),
                "browser.shell.checkDefaultBrowser": "false",
                "datareporting.policy.dataSubmissionEnabled": "false",
                "app.update.enabled": "false",
            }
            (pathlib.Path(profile) / "user.js").write_text("".join(
                'user_pref("%s", %s);\n' % item for item in preferences.items()))
            command = [self.program, "--headless", "--no-remote", "--profile", profile,
                       "--window-size=%d,%d" % size, "--screenshot", str(file), "file://%s" % page]
            subprocess.run(command, capture_output=True, check=False, timeout=120)
        return read(file)

    def close(self):
        """Does nothing: each picture has its own browser."""


def browsers():
    """Starts the browsers that are installed."""
    found = [Chromium()]
    if shutil.which("firefox-esr") or shutil.which("firefox"):
        found.append(Firefox())
    return found


def compare(browser, page, listed, appearance):
    """Returns the differences between a sheet in a browser and the frames, in all and by state."""
    width, height = listed[0].image.width, listed[0].image.height
    size = (width / browser.scale, len(listed) * height / browser.scale)
    picture = browser.picture(page, size, appearance)
    picture = picture.crop((0, 0, width, len(listed) * height))
    total, states = None, {}
    for number, cell in enumerate(listed):
        found = picture.crop((0, number * height, width, (number + 1) * height))
        expected = cell.image
        if browser.name == "Firefox":
            color = "black" if appearance == "dark" else "white"
            expected = Image.alpha_composite(Image.new("RGBA", expected.size, color), expected)
        difference = Difference(found, expected, browser.tolerance)
        save(browser, page, number, found, expected)
        if total is None:
            total = Difference(found, expected, browser.tolerance)
        else:
            total.add(difference)
        if cell.state in states:
            states[cell.state].add(difference)
        else:
            states[cell.state] = difference
    return total, states


def save(browser, page, number, found, expected):
    """Stores both images next to each other if a folder for pictures is given."""
    folder = getattr(OPTIONS, "pictures", None)
    if not folder:
        return
    pathlib.Path(folder).mkdir(parents=True, exist_ok=True)
    both = Image.new("RGBA", (2 * found.width + 4, found.height), "gray")
    both.paste(expected, (0, 0), expected)
    both.paste(found, (found.width + 4, 0), found)
    both = both.resize((both.width * 2, both.height * 2), Image.Resampling.NEAREST)
    both.save(pathlib.Path(folder) / ("%s-%s-%02d.png" % (page.stem, browser.name, number)))


class VectorTest(unittest.TestCase):
    """A pack whose states are drawn on a sheet."""

    target = ""

    def check(self, paths, limits):
        """Compares all designs in both appearances and all browsers."""
        opened = browsers()
        try:
            for path in paths:
                design = pathlib.Path(path).stem
                folder = pack(path, self.target)
                for appearance in ["light", "dark"]:
                    page = pathlib.Path(OPTIONS.folder) / (
                        "%s-%s-%s.html" % (self.target, design, appearance))
                    for browser in opened:
                        # Firefox starts again for each picture.
                        if browser.name == "Firefox" and appearance == "dark" and design not in BUILT_IN:
                            continue
                        listed = cells(design, path, appearance, browser.scale)
                        size = [side / browser.scale for side in listed[0].image.size]
                        page.write_text(self.sheet(folder, design, listed, appearance, size))
                        self.judge(design, appearance, browser, limits,
                                   *compare(browser, page, listed, appearance))
        finally:
            for browser in opened:
                browser.close()

    def judge(self, design, appearance, browser, limits, total, states):
        """Checks the differences of a design, and prints them."""
        print("  %-16s %-5s %-8s %s" % (design, appearance, browser.name, total), flush=True)
        with self.subTest(design=design, appearance=appearance, browser=browser.name):
            flat, edge, far = limits
            self.assertGreaterEqual(total.flat_fraction, flat, str(total))
            self.assertLessEqual(total.edge_mean, edge, str(total))
            self.assertLessEqual(total.far_fraction, far, str(total))
            for state, difference in states.items():
                self.assertGreaterEqual(difference.flat_fraction, 0.9, (state, str(difference)))

    def sheet(self, folder, design, listed, appearance, size):
        """Returns the page with all moments."""
        raise NotImplementedError


class SVGTests(VectorTest):
    """Browsers show the frames at ten times of each state."""

    target = "svg"
    SCRIPT = """
        for (const svg of document.querySelectorAll('svg')) {
            svg.style.display = 'block';
            svg.pauseAnimations();
            svg.setCurrentTime(Number(svg.parentElement.dataset.time));
        }"""

    def sheet(self, folder, design, listed, appearance, size):
        bodies = []
        for number, cell in enumerate(listed):
            file = folder / ("%s-%s.svg" % (design, cell.state))
            dark = folder / ("%s-%s-dark.svg" % (design, cell.state))
            text = (dark if appearance == "dark" and dark.exists() else file).read_text()
            durations = re.findall(r'dur="([\d.]+)s"', text)
            duration = float(durations[0]) if durations else 1
            seconds = cell.seconds if cell.seconds is not None else cell.fraction * duration
            # The end is not reached exactly, because browsers round times.
            seconds += 0.001 if cell.fraction == 1 else 0
            # Identifiers are unique in a page.
            text = text.replace("%s-%s-" % (design, cell.state), "cell-%d-" % number)
            bodies.append('data-time="%s">%s' % (html.escape(repr(seconds)), text))
        return sheet("", bodies, size, self.SCRIPT)

    def test_built_in_designs(self):
        self.check(BUILT_IN, LIMITS)

    def test_examples(self):
        # SVG has no perspective.
        paths = [str(file) for file in sorted(EXAMPLES.glob("*.yaml"))
                 if "perspective" not in file.read_text()]
        self.check(paths, LIMITS)

    def test_an_image_element_plays_unless_motion_is_reduced(self):
        folder = pack("arc", self.target)
        page = pathlib.Path(OPTIONS.folder) / "image.html"
        page.write_text('<img src="%s">' % (folder / "arc-refreshing.svg").as_uri())
        # An image follows the system's setting, and not that of an emulated page.
        for arguments, plays in [([], True), (["--force-prefers-reduced-motion"], False)]:
            opened = Chromium(*arguments)
            try:
                view = opened.browser.new_page()
                view.goto("file://%s" % page)
                first = view.screenshot()
                view.wait_for_timeout(300)
                self.assertEqual(view.screenshot() != first, plays, arguments)
            finally:
                opened.close()


class CSSTests(VectorTest):
    """Browsers show the frames at ten times of each state."""

    target = "css"
    EXAMPLES = ["blob", "card", "filling-logo", "material-ring", "pull-text", "pulsing-balls", "twelve-dots",
                "water-drop"]

    def sheet(self, folder, design, listed, appearance, size):
        rules = (folder / ("%s.css" % design)).read_text()
        elements = (folder / ("%s-elements.html" % design)).read_text()
        states = json.loads((folder / "pack.json").read_text())["states"]
        bodies, styles = [], []
        for number, cell in enumerate(listed):
            text = elements.replace('class="%s %s-refreshing"' % (design, design),
                                    'class="%s %s-%s"' % (design, design, cell.state))
            durations = re.findall(r"\.%s-%s \.[^{]*\{[^}]*animation: [\w-]+ ([\d.]+)s" % (design, cell.state), rules)
            duration = float(durations[0]) if durations else 1
            seconds = cell.seconds if cell.seconds is not None else cell.fraction * duration
            if states[cell.state]["playback"] == "drag":
                text = text.replace('role="img"', 'style="--progress:%r"' % seconds)
            else:
                # A paused animation with a negative delay is at a time.
                styles.append(".cell-%d span{animation-play-state:paused!important;"
                              "animation-delay:%.9fs!important}" % (number, -seconds))
            bodies.append('><div class="cell-%d">%s</div>' % (number, text))
        head = "<style>%s\n%s</style>" % (rules, "\n".join(styles))
        return sheet(head, bodies, size, "")

    def test_built_in_designs(self):
        self.check(BUILT_IN, LIMITS)

    def test_examples(self):
        self.check([str(EXAMPLES / ("%s.yaml" % name)) for name in self.EXAMPLES], LIMITS)
