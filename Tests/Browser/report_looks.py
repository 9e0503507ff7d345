"""Tests of a report's frame views, and of its accessibility."""

from playwright.sync_api import expect

from browser import PHONE
from fixture import FAINT
from report_page import ReportTest


class LooksTest(ReportTest):
    """Panes and pixels; keys, phones and screen readers."""

    def test_slider_follows_keys_and_drags(self):
        self.open()
        self.page.keyboard.press("2")
        clip = "getComputedStyle(document.querySelector('.actual')).clipPath"
        self.page.get_by_label("Divider").focus()
        self.page.keyboard.press("Home")
        width = self.page.locator(".sheet").bounding_box()["width"]
        self.assertEqual(self.page.evaluate(clip), "inset(0px)")
        box = self.page.locator(".sheet").bounding_box()
        self.page.mouse.move(box["x"] + 10, box["y"] + 10)
        self.page.mouse.down()
        self.page.mouse.move(box["x"] + 0.75 * width, box["y"] + 20)
        self.page.mouse.up()
        self.assertEqual(self.page.evaluate(clip), f"inset(0px 0px 0px {0.75 * width:g}px)")
        self.picture("slider")

    def test_onion_skin_mixes(self):
        self.open()
        self.page.keyboard.press("3")
        opacity = "Number(getComputedStyle(document.querySelector('.actual')).opacity)"
        self.assertEqual(self.page.evaluate(opacity), 0.5)
        self.page.keyboard.press("]")
        self.assertEqual(self.page.evaluate(opacity), 0.55)
        self.picture("onion")

    def test_blink_shows_both_in_turn(self):
        self.open()
        self.page.keyboard.press("4")
        look = (
            "[document.querySelector('figcaption').textContent,"
            " ...[...document.querySelectorAll('#stage canvas')]"
            ".filter(c => getComputedStyle(c).visibility === 'visible').map(c => c.className)]"
        )
        for caption in ("Expected", "Actual", "Expected"):
            # The caption and the image must match at the same time.
            wanted = [caption, caption.lower()]
            self.eventually(lambda wanted=wanted: self.page.evaluate(look) == wanted, caption)

    def test_a_missing_difference_image_is_computed(self):
        self.open()
        self.page.keyboard.press("5")
        red = (
            "(() => { const c = document.querySelector('canvas.difference');"
            "const d = c.getContext('2d').getImageData(0, 0, c.width, c.height).data; let n = 0;"
            "for (let i = 0; i < d.length; i += 4) n += d[i] > 150 && d[i + 1] < 90; return n })()"
        )
        for frame in (20, 21):
            self.at(frame)
            self.assertGreater(self.page.evaluate(red), 50, f"frame {frame}")
            self.page.keyboard.press("ArrowRight")
        self.picture("difference")

    def test_a_missing_frame_leaves_its_pane_empty(self):
        self.open()
        self.choose('spokes/<refreshing> & "more"')
        self.page.keyboard.press("End")
        self.at(7)
        expect(self.page.locator("canvas.expected")).to_be_visible()
        expect(self.page.locator("canvas.actual")).to_be_hidden()
        expect(self.page.locator("#facts")).to_contain_text("missing")
        self.picture("missing")

    def test_pixels_are_read_exactly(self):
        self.open()
        self.choose("faint")
        self.page.get_by_label("Zoom").select_option("32")
        box = self.page.locator("canvas.expected").bounding_box()
        self.assertEqual(box["width"], 6 * 32)
        self.page.mouse.move(box["x"] + 3.5 * 32, box["y"] + 1.5 * 32)
        pixel = self.page.locator("#pixel")
        expect(pixel).to_contain_text("3,1")
        for color in FAINT:
            expect(pixel).to_contain_text(" ".join(map(str, color)))
        expect(pixel).to_contain_text("B +2")
        self.picture("pixels")

    def test_pixel_cursor_goes_by_keys_and_to_the_worst(self):
        self.open()
        self.choose("faint")
        self.page.keyboard.press("w")
        expect(self.page.locator("#pixel b")).to_have_text("3,1")
        self.page.locator("#stage").focus()
        self.page.keyboard.press("ArrowDown")
        self.page.keyboard.press("ArrowRight")
        expect(self.page.locator("#pixel b")).to_have_text("4,2")
        expect(self.page.locator("#pixel")).to_contain_text("same")

    def test_panes_scroll_together_when_zoomed(self):
        self.open()
        self.page.get_by_label("Zoom").select_option("16")
        panes = self.page.locator(".pane")
        panes.first.evaluate("pane => { pane.scrollLeft = 300; pane.scrollTop = 200; }")
        place = "pane => [pane.scrollLeft, pane.scrollTop]"
        self.page.wait_for_function("document.querySelectorAll('.pane')[2].scrollTop === 200")
        self.assertEqual(panes.nth(2).evaluate(place), [300, 200])
        self.picture("zoomed")

    # Accessibility

    def test_keys_are_listed_and_all_of_them_work(self):
        self.open()
        self.page.keyboard.press("?")
        expect(self.page.get_by_role("dialog")).to_be_visible()
        self.picture("keys")
        self.page.keyboard.press("Escape")
        for key in "k,.pn<>12345[]zx0wbujft":
            self.page.keyboard.press(key)

    def test_every_control_has_a_name(self):
        self.open()
        nameless, count = self.nameless_controls()
        self.assertEqual(nameless, [])
        self.assertGreater(count, 20)

    def test_the_theme_changes_the_colors(self):
        self.open(color_scheme="dark")
        paper = "getComputedStyle(document.body).backgroundColor"
        self.assertEqual(self.page.evaluate(paper), "rgb(23, 24, 27)")
        self.picture("dark")
        self.page.keyboard.press("t")
        self.assertEqual(self.page.evaluate(paper), "rgb(246, 246, 244)")

    def test_a_phone_shows_finding_count_and_images(self):
        self.open(size=PHONE, has_touch=True)
        self.at(20)
        expect(self.page.locator("#place")).to_have_text("failure 1 of 9")
        finding = self.page.locator("#findings").bounding_box()
        self.assertLess(finding["y"], self.page.locator("#views").bounding_box()["y"])
        stage = self.page.locator("#stage").bounding_box()
        dock = self.page.locator(".dock").bounding_box()
        self.assertLessEqual(stage["y"] + stage["height"], dock["y"])
        self.assertLessEqual(dock["y"] + dock["height"], PHONE["height"])

    def test_without_javascript_the_page_says_so(self):
        self.open(java_script_enabled=False)
        expect(self.page.locator("noscript p")).to_be_visible()

    def test_a_phone_needs_no_horizontal_scrolling(self):
        self.open(size=PHONE, has_touch=True)
        self.at(20)
        for name in ("compass/refreshing", "arc/refreshing"):
            self.choose(name)
            width = self.page.evaluate("document.documentElement.scrollWidth")
            self.assertLessEqual(width, PHONE["width"], name)
        self.page.locator("#play").tap()
        expect(self.page.locator("#play")).to_have_text("Pause")
        self.page.locator("#play").tap()
        self.page.locator("#stage").scroll_into_view_if_needed()
        self.picture("phone-frames")
        self.page.evaluate("scrollTo(0, 0)")
        self.picture("phone")
