"""Tests of the preview's frames: the gallery, states, time and values."""

from playwright.sync_api import expect

from preview_page import PreviewTest


class FramesTest(PreviewTest):
    """The gallery, states, time and values."""

    goes_by_frames = True

    # The gallery

    def test_designs_play_in_the_gallery(self):
        self.open()
        names = self.page.locator(".design .name").all_text_contents()
        self.assertEqual(names[:3], ["mine", "arc", "arrow"])
        self.assertEqual(names[1:], sorted(names[1:]))
        for name in names[::9]:
            self.plays(name)

    def test_invisible_thumbnails_do_not_play(self):
        self.open(size={"width": 1280, "height": 420})
        last = self.page.locator(".design canvas").last
        expect(last).to_have_attribute("data-playing", "false")
        last.scroll_into_view_if_needed()
        expect(last).to_have_attribute("data-playing", "true")
        first = ".design:first-child canvas"
        expect(self.page.locator(first)).to_have_attribute("data-playing", "false")
        before = self.canvas(first)
        self.page.wait_for_timeout(900)
        self.assertEqual(self.canvas(first), before)

    def test_reduced_motion_stops_automatic_playback(self):
        self.open(reduced_motion="reduce")
        self.page.wait_for_timeout(600)
        self.stays("arc")
        self.assertNotEqual(set(self.canvas(".design[data-name=arc] canvas")[2]), {0})
        expect(self.page.get_by_label("reduce motion")).to_be_checked()

    def test_reduced_motion_can_be_switched_on(self):
        self.open()
        self.plays("arc")
        self.press("m")
        self.stays("arc")

    def in_gallery(self, name):
        """Scrolls to a design in the gallery. Returns the selector of its thumbnail."""
        selector = f".design[data-name={name}] canvas"
        self.page.locator(selector).scroll_into_view_if_needed()
        return selector

    def plays(self, name):
        """Waits until a design's thumbnail changes."""
        selector = self.in_gallery(name)
        before = self.canvas(selector)
        self.eventually(lambda: self.canvas(selector) != before, f"{name} plays")

    def stays(self, name):
        """Checks that a design's thumbnail does not change for some time."""
        selector = self.in_gallery(name)
        before = self.canvas(selector)
        self.page.wait_for_timeout(900)
        self.assertEqual(self.canvas(selector), before, name)

    def test_the_gallery_is_searched(self):
        self.open()
        cards = self.page.locator("#designs .design")
        self.assertEqual(cards.count(), 66)
        self.page.get_by_label("Search designs").fill("heart")
        expect(cards).to_have_count(1)
        self.page.get_by_role("button", name="beating-heart").click()
        expect(self.page.locator("#name")).to_have_text("beating-heart")
        self.page.get_by_label("Search designs").fill("")
        self.page.get_by_label("Kind").select_option("bars")
        expect(cards).to_have_count(5)
        expect(self.page.locator("#name")).to_have_text("beating-heart")

    def test_designs_are_opened_by_click_and_by_keys(self):
        self.open("design=arc")
        self.page.locator(".design[data-name=arrow-disc] button").click()
        expect(self.page.locator("#name")).to_have_text("arrow-disc")
        expect(self.page.locator(".design[data-name=arrow-disc] button")).to_have_attribute(
            "aria-current", "true"
        )
        self.press("[", "[")
        expect(self.page.locator("#name")).to_have_text("arc")
        self.press("]")
        expect(self.page.locator("#name")).to_have_text("arrow")

    # Time

    def test_states_by_keys_and_by_click(self):
        self.open("design=arc")
        names = ["idle", "pulling", "armed", "refreshing", "finishing"]
        for number, name in enumerate(names, start=1):
            self.press(str(number))
            expect(self.stage).to_have_attribute("data-state", name)
            expect(self.page.locator("#live")).to_have_text(name)
        self.page.locator("#states").get_by_text("pulling").click()
        self.at(23, "pulling")
        self.press("ArrowLeft")
        self.at(22, "pulling")

    def test_an_address_typed_in_is_followed(self):
        self.open("design=arc&state=refreshing&at=0.5&scale=1")
        self.page.evaluate("location.hash = 'design=spokes&state=finishing&at=0.5'")
        expect(self.page.locator("#name")).to_have_text("spokes")
        self.at(15, "finishing")
        self.page.evaluate("location.hash = 'design=nothing&state=nowhere'")
        expect(self.page.locator(".design [aria-current]")).to_have_count(1)
        expect(self.stage).to_have_attribute("data-state", "pulling")

    def test_an_address_typed_in_while_another_waits_to_be_written_is_followed(self):
        self.open("design=arc&state=refreshing&scale=1")
        self.press("2")
        self.page.evaluate("""() => {
            location.hash = 'design=spokes&state=finishing';
            const end = Date.now() + 300;
            while (Date.now() < end);
        }""")
        expect(self.page.locator("#name")).to_have_text("spokes")
        expect(self.stage).to_have_attribute("data-state", "finishing")

    def test_scrubbing_goes_to_the_frame_under_the_mouse(self):
        self.open("design=arc&state=refreshing")
        box = self.page.locator("#ruler").bounding_box()
        y = box["y"] + box["height"] / 2
        for frame in (0, 20, 53):
            self.page.mouse.click(box["x"] + box["width"] * frame / 53, y)
            self.at(frame)
        self.page.mouse.move(box["x"] + box["width"], y)
        self.page.mouse.down()
        self.page.mouse.move(box["x"] + box["width"] * 10 / 53, y + 30, steps=8)
        self.page.mouse.up()
        self.at(10)
        expect(self.page.locator("#moment")).to_have_text("0.16667 s")

    def test_steps_by_keys(self):
        self.open("design=arc&state=refreshing")
        steps = (
            ("ArrowRight", 1), (".", 2), ("Shift+ArrowRight", 12), ("ArrowLeft", 11), (",", 10),
            ("Shift+ArrowLeft", 0), ("ArrowLeft", 53), ("ArrowRight", 0), ("End", 53), ("Home", 0),
        )
        for key, frame in steps:
            self.press(key)
            self.at(frame)

    def test_steps_stop_at_the_ends_without_a_loop(self):
        self.open("design=arc&state=refreshing")
        self.press("l", "ArrowLeft")
        self.at(0)
        expect(self.page.locator("#loop")).to_have_attribute("aria-pressed", "false")

    def test_playback_keeps_time_at_every_speed(self):
        self.open("design=compass&state=refreshing")
        # Advances the page's clock by a second, which is shorter than a period at any speed.
        self.page.evaluate("""() => {
            const stage = document.getElementById("stage");
            window.seen = [];
            const note = () => {
                const now = performance.now();
                if (seen.length === 0 || now - seen[0][1] < 1000) seen.push([Number(stage.dataset.frame), now]);
                else window.isOver = true;
            };
            new MutationObserver(note).observe(stage, {attributeFilter: ["data-frame"]});
        }""")
        rates = {}
        for speed in ("0.1", "0.5", "1", "2"):
            self.page.locator("#speed").select_option(speed)
            self.press("Home")
            self.at(0)
            self.page.evaluate("() => { window.seen = []; window.isOver = false; }")
            self.page.get_by_role("button", name="Play").click()
            self.until("isOver")
            (first, begin), (last, end) = self.page.evaluate("[seen[0], seen.at(-1)]")
            rates[speed] = (last - first) / (end - begin) * 1000
            self.page.get_by_role("button", name="Pause").click()
        for speed, rate in rates.items():
            self.assertGreater(rate, 0.7 * 60 * float(speed), speed)
            self.assertLess(rate, 1.2 * 60 * float(speed), speed)

    def test_playback_without_a_loop_stops_at_the_end(self):
        self.open("design=arc&state=finishing&at=1&loop=0")
        self.press(" ")
        expect(self.page.get_by_role("button", name="Play")).to_be_visible()
        self.at(21)

    def test_playback_continues_at_the_start_of_another_state(self):
        self.open("design=compass&state=refreshing&at=3.5&speed=0.1&loop=0")
        self.page.evaluate("""() => {
            const {dataset} = document.getElementById("stage");
            window.seen = [];
            const note = () => { if (dataset.state === "finishing") seen.push(Number(dataset.frame)); };
            new MutationObserver(note).observe(document.getElementById("stage"), {attributeFilter: ["data-frame"]});
        }""")
        self.press(" ", "5")
        expect(self.stage).to_have_attribute("data-state", "finishing")
        expect(self.page.get_by_role("button", name="Play")).to_be_visible()
        self.at(18)
        seen = self.page.evaluate("seen")
        self.assertEqual(seen[0], 0)
        self.assertEqual(sorted(set(seen)), list(range(19)))

    def test_a_lead_in_is_played_once(self):
        self.open("design=compass&state=refreshing&at=3.85&speed=0.1")
        self.press(" ")
        self.until("document.getElementById('stage').dataset.frame < 200")
        self.assertGreaterEqual(self.shown(), 18)
        self.press(" ")

    def test_rates_and_steps_change_the_frames(self):
        self.open("design=arc&state=refreshing")
        self.page.locator("#rate").select_option("30")
        expect(self.page.locator("#count")).to_have_text("frame 0 of 0–26")
        self.press("2")
        self.at(23, "pulling")
        self.page.locator("#rate").select_option("60")
        expect(self.page.locator("#count")).to_have_text("frame 59 of 0–59")

    def test_only_an_adjusted_rate_is_shown(self):
        self.open("design=arc&state=refreshing&fps=24")
        count = self.page.locator("#count")
        expect(count).to_have_attribute("title", "22 frames per period at 24.4 fps")
        self.page.locator("#rate").select_option("30")
        expect(count).to_have_attribute("title", "")

    def test_an_address_with_unknown_names_shows_errors(self):
        self.open("design=nonsense&state=nowhere")
        problems = self.page.locator("#problems")
        expect(problems).to_contain_text("There is no design “nonsense”.")
        expect(problems).to_contain_text("There is no state “nowhere”.")
        self.press("2")
        expect(problems).to_be_hidden()

    # Values

    def test_values_at_the_cursor_are_exact(self):
        self.open("design=mine&state=pulling&at=0.3")
        self.at(3)
        lane = self.page.locator(".lane")
        expect(lane.filter(has_text="rotation").locator("output")).to_have_text("27°")
        expect(lane.filter(has_text="trim").locator("output")).to_have_text("0 – 0.3")
        self.press("ArrowRight")
        expect(lane.filter(has_text="rotation").locator("output")).to_have_text("36°")
        line = lane.filter(has_text="rotation").locator("polyline")
        points = line.get_attribute("points").split()
        heights = [float(point.split(",")[1]) for point in points]
        self.assertEqual(len(heights), 11)
        self.assertEqual(heights, sorted(heights, reverse=True))
        self.page.get_by_text("Constant values").click()
        expect(self.page.locator("#still")).to_contain_text("opacity 1")

    def test_jumps_between_states_are_marked(self):
        self.open("design=mine&state=armed")
        jump = self.page.locator("#jumps button").filter(has_text="pulling → armed")
        expect(jump).to_contain_text("90° → 120°")
        marks = self.page.locator("#states label:has(.jump)").all_text_contents()
        self.assertTrue(any("armed" in mark for mark in marks), marks)
        self.assertFalse(any("pulling" in mark.split(",")[0] for mark in marks), marks)
        expect(self.page.locator(".lane .leap").first).to_be_attached()
        self.page.locator("#jumps button").filter(has_text="armed → refreshing").click()
        expect(self.stage).to_have_attribute("data-state", "refreshing")
