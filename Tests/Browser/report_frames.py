"""Tests of navigating the frames of a report."""

from playwright.sync_api import expect

from report_page import ReportTest


class FramesTest(ReportTest):
    """Mouse and keys, findings, addresses, and playback."""

    def test_it_starts_at_the_first_frame_that_differs(self):
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

    def test_scrubbing_by_keys_announces_the_frame(self):
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

    def test_stepping_to_differences_wraps_around(self):
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

    def test_playback_keeps_time_at_every_speed(self):
        # The page's clock is set by the test, so that the machine's load has no effect.
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
            # At 60 frames per second, the page notices a time at most two of its own frames late.
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

        def are_seen():
            for kind, seen in pictures.items():
                canvas = self.page.locator(f"#stage canvas.{kind}")
                seen.add(canvas.evaluate("canvas => canvas.toDataURL()"))
            return all(len(seen) > 4 for seen in pictures.values())

        self.eventually(are_seen, "five pictures of both")

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
