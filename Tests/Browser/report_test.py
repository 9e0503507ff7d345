#!/usr/bin/env python3
"""Uses the page of `pinwheel report` in a headless browser, as people with a mouse or keys do.

    report_test.py --tool .build/release/pinwheel [--browser chromium] [--pictures FOLDER]

The page is opened from the disk. Ends with 0 when all is as it should be.
"""

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

from playwright.sync_api import expect

from browser import OPTIONS, PHONE, BrowserTest, run
from fixture import FAINT, Fixture


class ReportTest(BrowserTest):
    """One page file for all tests."""

    home = ("file:", "data:")

    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.mkdtemp(prefix="pinwheel-browser-")
        results = Fixture(OPTIONS.tool, cls.folder).build()
        cls.pages = {}
        for name, flags in (("failures", []), ("all", ["--all"])):
            path = os.path.join(cls.folder, f"{name}.html")
            subprocess.run([OPTIONS.tool, "report", results, "-o", path, *flags], check=True)
            cls.pages[name] = pathlib.Path(path).as_uri()
        super().setUpClass()

    @classmethod
    def tearDownClass(cls):
        super().tearDownClass()
        shutil.rmtree(cls.folder)

    def open(self, name="all", size=None, address="", **options):
        """A new tab with a report."""
        self.visit(self.pages[name] + address, size, **options)

    def choose(self, name):
        self.page.locator(".row", has=self.page.get_by_text(name, exact=True)).click()
        expect(self.page.locator("#name")).to_have_text(name)

    def at(self, frame):
        """Waits until the stage shows a frame in all of its panes."""
        expect(self.page.locator("#stage")).to_have_attribute("data-frame", str(frame))
        labels = self.page.locator("#stage canvas:visible").evaluate_all(
            "all => all.map(canvas => canvas.getAttribute('aria-label').split(', ')[1])"
        )
        self.assertEqual(set(labels), {f"frame {frame}"})

    def shown(self):
        return int(self.page.locator("#stage").get_attribute("data-frame"))

    def row_names(self):
        return self.page.locator(".row:visible .name").all_text_contents()

    # What the list says

    def test_only_failures_are_listed_until_asked(self):
        self.open()
        self.assertEqual(len(self.row_names()), 7)
        self.assertNotIn("arrow/pulling", self.row_names())
        expect(self.page.locator("#summary")).to_contain_text("7 failed")
        self.page.get_by_label("Failures only").uncheck()
        self.assertIn("arrow/pulling", self.row_names())
        self.page.keyboard.press("f")
        self.assertEqual(len(self.row_names()), 7)

    def test_looks_that_fail_alike_share_a_row(self):
        self.open()
        row = self.page.locator("#sequences li", has=self.page.locator(".alike"))
        self.assertEqual(row.count(), 1)
        expect(row.locator(".name")).to_have_text("arc/refreshing")
        expect(row.locator(".also")).to_have_text("also: darkdark @3x")
        row.get_by_role("button", name="dark @3x").click()
        expect(self.page.locator("#name")).to_have_text("arc/refreshing-dark@3x")
        expect(row.get_by_role("button", name="dark @3x")).to_have_attribute("aria-current", "true")
        expect(self.page.locator("#command")).to_have_text(
            "pinwheel accept arc/refreshing-dark@3x --frames 20-22"
        )
        self.at(20)
        self.picture("alike")
        self.page.keyboard.press("j")
        expect(self.page.locator("#name")).to_have_text("refresh-control/pulling")
        self.page.keyboard.press("u")
        expect(self.page.locator("#name")).to_have_text("arc/refreshing")

    def test_a_look_is_found_in_the_row_that_it_shares(self):
        self.open(address="#sequence=arc%2Frefreshing-dark&frame=21")
        expect(self.page.locator("#name")).to_have_text("arc/refreshing-dark")
        expect(self.page.locator(".alike").first).to_have_attribute("aria-current", "true")
        self.page.get_by_label("Find a sequence").fill("dark@3")
        self.assertEqual(self.row_names(), ["arc/refreshing"])

    def test_search_narrows_the_list(self):
        self.open()
        self.page.keyboard.press("/")
        self.page.keyboard.type("COMPASS")
        self.assertEqual(self.row_names(), ["compass/refreshing"])
        expect(self.page.locator("#unlisted")).to_contain_text("9 sequences hidden")

    def test_passing_sequences_are_counted_though_left_out(self):
        self.open("failures")
        expect(self.page.locator("#unlisted")).to_contain_text("1 passing sequence not in")
        expect(self.page.locator("#summary")).to_contain_text("1 passed")

    def test_passing_sequences_can_be_played(self):
        self.open()
        self.page.get_by_label("Failures only").uncheck()
        self.choose("arrow/pulling")
        self.at(0)
        expect(self.page.locator("#stage canvas.actual")).to_be_visible()
        expect(self.page.locator("#facts")).to_contain_text("same")

    def test_what_has_no_frames_says_why(self):
        self.open()
        self.choose("arrow/armed")
        expect(self.page.locator("#message")).to_contain_text("Git LFS pointer")
        expect(self.page.locator("#message")).to_be_visible()
        expect(self.page.locator("#frames")).to_be_hidden()

    def test_a_command_is_copied_or_it_is_told_that_it_is_not(self):
        self.open()
        self.page.evaluate("Object.defineProperty(navigator, 'clipboard', {value: undefined})")
        copy = self.page.locator("#copy")
        for works, words in (("true", "Copied"), ("false", "Not copied")):
            self.page.evaluate(f"document.execCommand = () => {works}")
            copy.click()
            expect(copy).to_have_text(words)
            expect(copy).to_have_text("Copy")

    def test_names_are_text_and_commands_are_quoted(self):
        self.open()
        self.choose('spokes/<refreshing> & "more"')
        command = self.page.locator("#command")
        expect(command).to_have_text("pinwheel accept 'spokes/<refreshing> & \"more\"'")

    # Moving along the frames

    def test_it_begins_at_the_first_bad_frame(self):
        self.open()
        self.at(20)
        expect(self.page.locator("#facts")).to_contain_text("differs in 4")
        expect(self.page.locator("#command")).to_have_text(
            "pinwheel accept arc/refreshing --frames 20-22"
        )
        self.picture("desk")

    def test_scrubbing_by_mouse_goes_to_the_cell_under_it(self):
        self.open()
        cells = self.page.locator("#cells i")
        self.assertEqual(cells.count(), 54)
        for place in (0, 33, 53):
            box = cells.nth(place).bounding_box()
            self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 1)
            self.at(place)
        self.page.mouse.down()
        box = cells.nth(41).bounding_box()
        self.page.mouse.move(box["x"] + box["width"] / 2, box["y"])
        self.page.mouse.up()
        self.at(41)

    def test_scrubbing_by_keys_tells_what_is_there(self):
        self.open()
        scrubber = self.page.get_by_label("Frame", exact=True)
        scrubber.focus()
        self.page.keyboard.press("ArrowRight")
        self.at(21)
        self.assertIn("Frame 21, 0.35 s, differs", scrubber.get_attribute("aria-valuetext"))
        self.page.keyboard.press("Home")
        self.at(0)
        self.assertIn("same", scrubber.get_attribute("aria-valuetext"))
        self.page.keyboard.press("End")
        self.at(53)

    def test_bad_frames_are_found_round_the_ends(self):
        self.open()
        for key, frame in (("n", 21), ("n", 22), ("n", 20), ("p", 22), ("ArrowLeft", 21)):
            self.page.keyboard.press(key)
            self.at(frame)

    def test_a_finding_leads_to_its_frames(self):
        self.open()
        self.choose("compass/refreshing")
        self.page.keyboard.press("Home")
        finding = self.page.get_by_role("button", name="from frame 12 on")
        expect(finding).not_to_have_class("here")
        finding.click()
        self.at(12)
        expect(finding).to_have_class("here")
        self.picture("rows")

    def test_play_keeps_time_at_every_speed(self):
        # The page's own clock is set by hand: whatever else the machine does, .35 s are .35 s.
        self.arrange = lambda: self.page.clock.install(time=0)
        self.open()
        self.page.clock.pause_at(1000)
        scrubber = self.page.get_by_label("Frame", exact=True)
        for speed in (0.1, 0.5, 2):
            self.page.get_by_label("Speed").select_option(str(speed))
            self.page.keyboard.press("Home")
            self.at(0)
            self.page.get_by_role("button", name="Play").click()
            self.page.clock.run_for(350)
            frame = int(scrubber.input_value())
            # 60 frames a second; the page is told the time at most two frames of its own late.
            self.assertAlmostEqual(frame, 21 * speed, delta=1 + 2 * speed)
            self.at(frame)
            self.page.get_by_role("button", name="Pause").click()
            self.page.clock.run_for(350)
            self.at(frame)

    def test_expected_and_drawn_play_without_a_server(self):
        self.open()
        self.page.context.set_offline(True)
        self.page.keyboard.press("Home")
        self.at(0)
        self.page.get_by_role("button", name="Play").click()
        pictures = {kind: set() for kind in ("expected", "actual")}
        for _ in range(40):
            for kind, seen in pictures.items():
                canvas = self.page.locator(f"#stage canvas.{kind}")
                seen.add(canvas.evaluate("canvas => canvas.toDataURL()"))
            self.page.wait_for_timeout(50)
        for kind, seen in pictures.items():
            self.assertGreater(len(seen), 4, kind)

    def test_space_plays_and_a_step_ends_it(self):
        self.open()
        self.page.keyboard.press("Home")
        self.page.keyboard.press(" ")
        expect(self.page.get_by_role("button", name="Pause")).to_be_visible()
        self.page.wait_for_function("document.getElementById('stage').dataset.frame > 2")
        self.page.keyboard.press(".")
        expect(self.page.get_by_role("button", name="Play")).to_be_visible()
        self.at(int(self.page.locator("#scrubber").input_value()))

    def test_an_address_can_be_sent(self):
        self.open(address="#sequence=compass%2Frefreshing&frame=17&view=onion")
        self.at(17)
        expect(self.page.get_by_label("Onion skin")).to_be_checked()
        self.page.keyboard.press("ArrowRight")
        self.assertIn("frame=18", self.page.url)

    # Looking at a frame

    def test_slider_follows_keys_and_drags(self):
        self.open()
        self.page.keyboard.press("2")
        clip = "getComputedStyle(document.querySelector('.actual')).clipPath"
        self.page.get_by_label("Divide").focus()
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
            # Caption and picture at one moment.
            wanted = [caption, caption.lower()]
            self.eventually(lambda wanted=wanted: self.page.evaluate(look) == wanted, caption)

    def test_difference_is_drawn_where_none_was_stored(self):
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

    def test_pixels_are_read_to_the_last_bit(self):
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
        expect(self.page.locator("#pixel")).to_contain_text("the same")

    def test_panes_scroll_together_when_zoomed(self):
        self.open()
        self.page.get_by_label("Zoom").select_option("16")
        panes = self.page.locator(".pane")
        panes.first.evaluate("pane => { pane.scrollLeft = 300; pane.scrollTop = 200; }")
        place = "pane => [pane.scrollLeft, pane.scrollTop]"
        self.page.wait_for_function("document.querySelectorAll('.pane')[2].scrollTop === 200")
        self.assertEqual(panes.nth(2).evaluate(place), [300, 200])
        self.picture("zoomed")

    # For everybody

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

    def test_dark_is_dark(self):
        self.open(color_scheme="dark")
        paper = "getComputedStyle(document.body).backgroundColor"
        self.assertEqual(self.page.evaluate(paper), "rgb(23, 24, 27)")
        self.picture("dark")
        self.page.keyboard.press("t")
        self.assertEqual(self.page.evaluate(paper), "rgb(246, 246, 244)")

    def test_on_a_phone_the_pictures_are_in_sight(self):
        self.open(size=PHONE, has_touch=True)
        self.at(20)
        stage = self.page.locator("#stage").bounding_box()
        dock = self.page.locator(".dock").bounding_box()
        self.assertLessEqual(stage["y"] + stage["height"], dock["y"])
        self.assertLessEqual(dock["y"] + dock["height"], PHONE["height"])

    def test_a_phone_shows_all_without_scrolling_sideways(self):
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


if __name__ == "__main__":
    sys.exit(run(__doc__, ReportTest))
