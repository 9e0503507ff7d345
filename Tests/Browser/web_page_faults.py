"""Tests of errors and limits in the page that `pinwheel page` writes."""

import os
import subprocess
import zlib

from playwright.sync_api import expect

import png
from browser import OPTIONS, PHONE
from web_page import PageBase

# A large canvas and a loop with a lead-in. The default is not a multiple of 1/200 of its range.
OWN = """\
pinwheel: 1
name: own
canvas: {size: [300, 600]}
parameters:
  size: {type: number, default: 40.2, range: [1.3, 300], title: How large it is}
  tint: {type: color, default: red, title: Its colour}
states:
  pulling:    {drive: progress, frames: 5}
  refreshing: {drive: time, intro: 0.4, period: 0.5, loop: true}
layers:
  - circle:  {diameter: $size}
    scale:   {pulling: [0, 1], refreshing: 1}
    opacity: {pulling: 1, refreshing: [1, 0.2]}
    fill:    $tint
"""
# A loop with more frames than an animation may have, and a small canvas.
OTHER = """\
pinwheel: 1
name: other
canvas: {size: [40, 40]}
parameters:
  size: {type: number, default: 20, range: [1, 40], title: How large it is}
states:
  pulling:    {drive: progress, frames: 5}
  refreshing: {drive: time, period: 20, loop: true}
layers:
  - use: dot.yaml
    rotate: {refreshing: [0, 360], default: 0}
"""
DOT = """\
pinwheel: 1
canvas: {size: [40, 40]}
states:
  pulling: {drive: progress, frames: 2}
layers:
  - circle: {diameter: 20}
    offset: [5, 0]
    fill:   indigo
"""


def frames(contents):
    """Decodes the frames of an APNG whose rows are not filtered, like the page's."""
    parts, size, place = [], (0, 0), 8
    while place < len(contents):
        length = int.from_bytes(contents[place:place + 4], "big")
        kind, data = contents[place + 4:place + 8], contents[place + 8:place + 8 + length]
        if kind == b"IHDR":
            size = int.from_bytes(data[:4], "big"), int.from_bytes(data[4:8], "big")
        elif kind == b"fcTL":
            parts.append(b"")
        elif kind in (b"IDAT", b"fdAT"):
            parts[-1] += data[4:] if kind == b"fdAT" else data
        place += 12 + length
    return [(*size, rows(zlib.decompress(part), 4 * size[0])) for part in parts]


def rows(data, count):
    """Joins rows of `count` bytes without their filter types."""
    return b"".join(data[start + 1:start + 1 + count] for start in range(0, len(data), count + 1))


class PageFaultsTest(PageBase):
    """Errors are shown, and disappear after the next success."""

    contents = {"own": ["own.yaml"], "two": ["own.yaml", "other.yaml"], "compass": ["compass"]}

    @classmethod
    def prepare(cls):
        for name, text in (("own", OWN), ("other", OTHER), ("dot", DOT)):
            cls.write_file(f"{name}.yaml", text)

    def problems(self, count):
        """Waits until a number of errors is shown."""
        expect(self.page.locator("#problems li.error")).to_have_count(count)

    def goes_on(self):
        """Waits until two other pictures have been drawn."""
        expect(self.page.get_by_role("button", name="Pause")).to_be_visible()
        seen = set()
        self.eventually(lambda: seen.add(self.drawn()) or len(seen) > 2, "three pictures")

    def test_an_incomplete_colour_is_an_error_until_it_is_complete(self):
        self.open("own")
        tint = self.page.get_by_label("tint", exact=True)
        tint.fill("#1")
        self.problems(1)
        expect(self.page.locator("#text")).to_have_attribute("aria-invalid", "false")
        tint.fill("#123")
        self.problems(0)
        self.goes_on()

    def test_a_picture_that_is_too_large_is_an_error_until_it_is_smaller(self):
        self.open("own", device_scale_factor=3)
        self.page.locator("#size").select_option("4")
        self.problems(1)
        self.page.locator("#size").select_option("1")
        self.problems(0)
        self.goes_on()

    def test_a_file_that_is_too_large_shows_a_visible_error(self):
        self.open("own")
        self.page.locator("#size").select_option("4")
        kept = self.page.locator("#kept")
        self.page.get_by_role("button", name="Save APNG").click()
        expect(kept).to_be_visible()
        expect(kept).to_contain_text("choose a smaller size")
        self.page.locator("#text").fill(OWN.replace("[300, 600]", "[600, 600]"))
        self.problems(1)
        self.page.get_by_role("button", name="Save PNG").click()
        expect(kept).to_contain_text("pixels")
        self.page.locator("#size").select_option("1")
        self.problems(0)
        with self.page.expect_download():
            self.page.get_by_role("button", name="Save PNG").click()
        expect(kept).to_be_empty()

    def animation(self):
        """Returns the frames of the animation that the page saves."""
        with self.page.expect_download() as info:
            self.page.get_by_role("button", name="Save APNG").click()
        with open(info.value.path(), "rb") as file:
            return frames(file.read())

    def still(self, *options):
        """Returns the tool's image of a moment."""
        path = os.path.join(self.folder, "still.png")
        command = [os.path.abspath(OPTIONS.tool), "still", "own.yaml", *options, "--scale", "1", "-o", path]
        subprocess.run(command, check=True, cwd=self.folder)
        with open(path, "rb") as file:
            return png.read(file.read())

    def test_an_animation_of_the_pull_includes_its_end(self):
        self.open("own", color_scheme="light")
        self.page.locator("#size").select_option("1")
        self.page.get_by_text("pulling", exact=True).click()
        found = self.animation()
        self.assertEqual(len(found), 60)
        self.assertEqual(found[0], self.still("--state", "pulling", "--progress", "0"))
        self.assertEqual(found[-1], self.still("--state", "pulling", "--progress", "1"))

    def test_an_animation_of_a_loop_omits_its_intro(self):
        self.open("own", color_scheme="light")
        self.page.locator("#size").select_option("1")
        found = self.animation()
        self.assertEqual(len(found), 15)
        self.assertEqual(found[0], self.still("--state", "refreshing", "--time", "0.4"))
        self.assertEqual(found[6], self.still("--state", "refreshing", "--time", "0.6"))

    def test_a_number_comes_back_to_its_default(self):
        self.open("own")
        self.pause()
        before = self.drawn()
        slider = self.page.get_by_label("size", exact=True)
        field = self.page.get_by_label("size, as a number")
        self.assertEqual((slider.input_value(), field.input_value()), ("40.2", "40.2"))
        slider.focus()
        self.page.keyboard.press("ArrowRight")
        self.assertNotEqual(field.input_value(), "40.2")
        reset = self.page.get_by_role("button", name="Reset size")
        expect(reset).to_be_visible()
        self.page.keyboard.press("ArrowLeft")
        self.assertEqual(field.input_value(), "40.2")
        expect(reset).to_be_hidden()
        field.fill("123.45")
        self.eventually(lambda: self.drawn() != before, "another picture")
        # A value out of range is not applied.
        field.fill("1234")
        expect(field).to_have_attribute("aria-invalid", "true")
        self.problems(0)
        reset.click()
        self.eventually(lambda: self.drawn() == before, "the previous picture")
        self.assertEqual((slider.input_value(), field.input_value()), ("40.2", "40.2"))

    def test_another_design_has_values_of_its_own(self):
        self.open("two")
        self.page.get_by_label("size, as a number").fill("300")
        self.page.locator("#design").select_option(label="other")
        expect(self.page.get_by_label("size, as a number")).to_have_value("20")
        self.problems(0)

    def test_a_link_opens_its_own_design(self):
        self.open("two")
        self.page.locator("#design").select_option(label="other")
        expect(self.page.locator("#name")).to_have_text("other")
        self.page.get_by_role("button", name="Copy link").click()
        expect(self.page.get_by_role("button", name="Copied")).to_be_visible()
        address = self.page.evaluate("location.hash")
        self.context.close()
        self.open("two", address=address)
        # It has the files of its design.
        self.problems(0)
        expect(self.page.locator("#name")).to_have_text("other")
        self.assertEqual(self.page.locator("#design").evaluate("each => each.selectedOptions[0].label"), "other")
        # The links of older pages: with a name, and without.
        packed = self.page.evaluate("new URLSearchParams(location.hash.slice(1)).get('text')")
        self.page.evaluate(f"location.hash = '#own:{packed}'")
        expect(self.page.locator("#design")).to_have_value("0")
        self.context.close()
        self.open("own", address=f"#{packed}")
        self.assertEqual(self.page.locator("#text").input_value(), OTHER)
        self.problems(1)

    def test_a_large_picture_is_scrolled_on_a_phone(self):
        self.open("compass", size=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
        self.page.locator("#size").select_option("4")
        self.until("document.getElementById('stage').scrollWidth > 390")
        self.problems(0)
        self.assertLessEqual(self.page.evaluate("document.documentElement.scrollWidth"), 390)
        beyond = """() => {
          const [stage, canvas] = ["stage", "picture"].map((id) =>
            document.getElementById(id).getBoundingClientRect());
          return [Math.round(stage.left - canvas.left), Math.round(canvas.right - stage.right)];
        }"""
        self.assertLessEqual(self.page.evaluate(beyond)[0], 0, "its left edge is in sight")
        # A script can scroll to positions that users cannot reach.
        self.page.locator("#stage").hover()
        self.page.mouse.wheel(2000, 0)
        self.eventually(lambda: self.page.evaluate(beyond)[1] <= 0, "its right edge in sight")

    def test_changes_are_announced_to_screen_readers(self):
        self.open("own")
        self.until("document.getElementById('pull-state').textContent")
        self.assertIsNone(self.page.locator("#pull-state").get_attribute("role"))
        self.pause()
        self.page.locator("#scrubber").fill("1000")
        expect(self.page.locator("#scrubber")).to_have_attribute("aria-valuetext", "0.900 s")
        # Each text that is announced, once.
        self.page.evaluate("""() => {
          window.words = [];
          new MutationObserver(() => window.words.push(document.getElementById("live").textContent))
            .observe(document.getElementById("live"), {childList: true});
        }""")
        surface = self.page.locator("#surface")
        surface.focus()
        for _ in range(6):
            self.page.keyboard.press("Shift+ArrowDown")
        self.until("Number(document.getElementById('surface').getAttribute('aria-valuenow')) > 60")
        self.page.wait_for_timeout(300)
        self.assertRegex(surface.get_attribute("aria-valuetext"), r"^\w.*, \d+ points$")
        words = self.page.evaluate("window.words")
        self.assertGreater(len(words), 0)
        self.assertEqual([a for a, b in zip(words, words[1:]) if a == b], [])
        self.page.keyboard.press("Enter")
        problems = self.page.locator("#problems")
        expect(problems).to_have_attribute("aria-live", "polite")
        text = self.page.locator("#text")
        text.fill(OWN.replace("diameter", "diametre"))
        expect(text).to_have_attribute("aria-invalid", "true")
        text.fill(OWN)
        expect(text).to_have_attribute("aria-invalid", "false")
