"""Tests of how the preview shows a frame: scale, background, goldens, parameters."""

import os

from playwright.sync_api import expect

from preview_page import PreviewTest


class LooksTest(PreviewTest):
    """Views and parameters."""

    @classmethod
    def prepare(cls):
        super().prepare()
        goldens = "pinwheel: 1\nsets:\n  - designs: [mine.yaml]\n    scales: [2]\n"
        cls.write_file("goldens.yaml", goldens)
        cls.run_tool("record", "--mode", "all", "--quiet")

    # Views

    def test_scale_and_zoom_align_with_pixels(self):
        self.open("design=mine&state=armed")
        for scale, key in ((1, "1×"), (2, "2×"), (3, "3×")):
            self.page.locator("#scale").get_by_text(key).click()
            wanted = self.still("mine.yaml", "--state", "armed", "--scale", str(scale))
            self.wait_for_size(wanted[:2])
            self.assertEqual(self.shown_width(), 40 * scale)
        self.press("z", "z")
        self.assertEqual(self.shown_width(), 120 * 4)
        self.press("0")
        self.page.locator("#scale").get_by_text("Fit").click()
        self.until(
            "document.querySelector('#stage canvas.picture').width >= 240"
        )
        room = self.stage.bounding_box()
        self.assertLess(self.shown_width(), room["height"])

    def wait_for_size(self, size):
        """Waits until the picture has a size in pixels."""
        self.until(
            "[...document.querySelectorAll('#stage canvas.picture')]"
            f".some(c => c.width === {size[0]} && c.height === {size[1]})"
        )

    def shown_width(self):
        """Returns the width of the picture on the page."""
        return self.page.locator("#stage canvas.picture").bounding_box()["width"]

    def test_pixels_are_read_exactly(self):
        self.open("design=mine&state=armed&scale=1&zoom=16&P.tint=%230cc84d03")
        width, _, pixels = self.still("mine.yaml", "--state", "armed", "-P", "tint=#0cc84d03")
        faint = next(i for i in range(0, len(pixels), 4) if pixels[i + 3] == 3) // 4
        x, y = faint % width, faint // width
        box = self.page.locator("#stage canvas.picture").bounding_box()
        self.page.mouse.move(box["x"] + (x + 0.5) * 16, box["y"] + (y + 0.5) * 16)
        pixel = self.page.locator("#pixel")
        expect(pixel).to_contain_text(f"{x}, {y}")
        expect(pixel).to_contain_text("rgba 12 200 77 3")
        expect(self.page.locator(".grid")).to_be_visible()
        self.picture("preview-pixels")
        self.stage.focus()
        self.press("ArrowDown", "ArrowLeft")
        expect(pixel).to_contain_text(f"{x - 1}, {y + 1}")

    def test_rendering_options_match_the_tool(self):
        self.open("design=mine&state=armed&scale=2&background=white")
        look = ["--state", "armed", "--scale", "2", "--background"]
        self.wait_for_pixels(self.still("mine.yaml", *look, "white"))
        self.press("a", "a")
        self.wait_for_pixels(self.still("mine.yaml", *look, "white", "--appearance", "dark"))
        self.press("b")
        self.wait_for_pixels(self.still("mine.yaml", *look, "black", "--appearance", "dark"))
        self.page.locator("#background").get_by_text("Colour").click()
        self.page.get_by_label("Background colour").fill("#123456")
        self.page.locator("#palette").select_option("ios26")
        self.wait_for_pixels(self.still(
            "mine.yaml", *look, "#123456", "--appearance", "dark", "--palette", "ios26"
        ))

    def test_the_system_sets_light_or_dark(self):
        self.open("design=mine&state=armed&scale=2&background=white", color_scheme="dark")
        look = ["--state", "armed", "--scale", "2", "--background", "white"]
        self.wait_for_pixels(self.still("mine.yaml", *look, "--appearance", "dark"))
        paper = "getComputedStyle(document.body).backgroundColor"
        self.assertEqual(self.page.evaluate(paper), "rgb(23, 24, 27)")
        self.picture("preview-dark")

    def test_onion_skin_shows_previous_and_next_frames(self):
        self.open("design=mine&state=pulling&at=0.5&scale=2")
        expect(self.page.locator("canvas.onion")).to_be_hidden()
        self.press("o")
        expect(self.page.locator("canvas.onion")).to_be_visible()
        _, _, pixels = self.canvas("canvas.onion")
        colors = {pixels[i:i + 3] for i in range(0, len(pixels), 4) if pixels[i + 3] > 60}
        self.assertTrue(any(red > blue + 40 for red, _, blue in colors), "the previous frame is missing")
        self.assertTrue(any(blue > red + 40 for red, _, blue in colors), "the next frame is missing")
        self.picture("preview-onion")

    def test_onion_skin_is_visible_over_a_panel(self):
        self.open("design=arrow&state=pulling&at=0.6&scale=2&onion=2")
        self.until("!document.querySelector('canvas.onion').hidden")
        _, _, pixels = self.canvas("canvas.onion")
        covered = sum(alpha > 0 for alpha in pixels[3::4])
        self.assertGreater(covered, 100)
        self.assertLess(covered, len(pixels) / 4 / 3)

    def test_a_golden_is_compared_with_the_frame(self):
        self.open("design=mine&state=armed&scale=2")
        expect(self.page.locator("#golden-note")).to_contain_text("1 golden frame")
        self.press("g")
        golden = self.still("mine.yaml", "--state", "armed", "--scale", "2")
        self.until("!document.querySelector('canvas.other').hidden")
        self.assertEqual(self.canvas("canvas.other")[:2], golden[:2])
        self.page.get_by_label("Divider").fill("25")
        width = self.shown_width()
        clip = "getComputedStyle(document.querySelector('canvas.other')).clipPath"
        quarters = [f"inset(0px 0px 0px {part})" for part in ("25%", f"{width / 4:g}px")]
        self.assertIn(self.page.evaluate(clip), quarters)
        self.press("g")
        expect(self.page.locator("#golden-note")).to_have_text("Identical to the golden.")
        self.page.locator("#parameter-width").fill("8")
        expect(self.page.locator("#golden-note")).to_contain_text("Differs from the golden in")
        self.picture("preview-difference")
        self.page.locator("#golden").get_by_text("Off").click()
        expect(self.page.locator("#golden-note")).to_contain_text("1 golden frame")
        expect(self.page.locator("canvas.other")).to_be_hidden()

    def test_without_a_golden_other_settings_are_offered(self):
        self.open("design=mine&state=armed&scale=3")
        self.page.get_by_role("button", name="Show 2×, light").click()
        expect(self.page.locator("#golden-note")).to_contain_text("1 golden frame")

    # Parameters

    def test_parameters_change_what_is_drawn(self):
        self.open("design=mine&state=armed&scale=2&background=white")
        number = self.page.locator("#parameter-width")
        number.fill("9")
        changed = ["--state", "armed", "--scale", "2", "--background", "white", "-P", "width=9"]
        self.wait_for_pixels(self.still("mine.yaml", *changed))
        self.page.locator("#parameter-size").select_option("large")
        changed += ["-P", "size=large"]
        self.wait_for_pixels(self.still("mine.yaml", *changed))
        self.page.get_by_label("tint, colour").fill("#3366cc")
        changed += ["-P", "tint=#3366cc"]
        self.wait_for_pixels(self.still("mine.yaml", *changed))
        self.page.get_by_role("button", name="Reset width").click()
        changed[changed.index("width=9")] = "width=4"
        self.wait_for_pixels(self.still("mine.yaml", *changed))
        self.page.get_by_role("slider", name="width").fill("2")
        expect(number).to_have_value("2")

    def test_an_integer_is_set_in_whole_steps(self):
        self.open("design=dot-wheel&state=armed&scale=2&background=white")
        slider = self.page.get_by_role("slider", name="count")
        slider.focus()
        self.page.keyboard.press("ArrowLeft")
        expect(self.page.locator("#parameter-count")).to_have_value("7")
        look = ["--state", "armed", "--scale", "2", "--background", "white", "-P", "count=7"]
        self.wait_for_pixels(self.still("dot-wheel", *look))

    def test_only_the_shown_color_of_a_pair_is_changed(self):
        self.open("design=arrow&state=armed&scale=2&appearance=dark")
        picker = self.page.get_by_label("panel, colour")
        expect(picker).to_have_count(1)
        expect(picker).to_have_value("#282828")
        picker.fill("#114422")
        value = '{light: "rgb(240,240,245)", dark: "#114422"}'
        expect(self.page.locator("#parameter-panel")).to_have_value(value)
        look = ["arrow", "--state", "armed", "--scale", "2", "-P", f"panel={value}"]
        self.wait_for_pixels(self.still(*look, "--appearance", "dark"))
        self.press("a", "a")
        self.wait_for_pixels(self.still(*look))

    def test_a_parameter_out_of_range_is_reported(self):
        self.expected_faults = ("400",)
        self.open("design=mine&state=armed")
        before = self.canvas()
        self.page.locator("#parameter-tint").fill("no-colour")
        expect(self.page.locator("#problems")).to_contain_text("no-colour")
        self.assertEqual(self.canvas(), before)
        self.page.locator("#parameter-tint").fill("blue")
        expect(self.page.locator("#problems")).to_be_hidden()

    def test_changed_parameters_are_copied(self):
        self.open("design=mine&state=armed&P.width=9&P.tint=blue")
        words = self.copied_by(self.page.locator("#copy-assignments"))
        self.assertEqual(words, "-P width=9 -P tint=blue")
        text = self.copied_by(self.page.locator("#copy-yaml"))
        copy = os.path.join(self.folder, "copy.yaml")
        self.write_file("copy.yaml", text)
        wanted = self.still("mine.yaml", "--state", "armed", "-P", "width=9", "-P", "tint=blue")
        self.assertEqual(self.still(copy, "--state", "armed"), wanted)
        self.assertNotEqual(self.still("mine.yaml", "--state", "armed"), wanted)
