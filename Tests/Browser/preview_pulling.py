"""Tests of pulling in the preview."""

import os
import time

from playwright.sync_api import expect

from finger import Finger
from preview_page import PreviewTest

LIFECYCLES = {
    "refreshable-scroll-view": ["waiting", "primed", "loading", "waiting"],
    "pull-to-refresh-scroll-view": ["pulling", "armed", "refreshing", "finishing", "idle"],
    "refreshable": ["performing", "idle"],
    "scroll-action": ["pulling", "pulled", "loading", "idle"],
    "refresh-control-overlap": ["connected", "animating", "exiting", "pulling"],
}


class PullingTest(PreviewTest):
    """Dragging by mouse, touch and keys; lifecycles; traces."""

    goes_by_frames = True

    def pull(self, fragment="", **options):
        """Opens a tab with the surface."""
        self.open(f"tab=pull&design=arc&{fragment}", **options)

    def place(self, down):
        """Returns a position on the page, in points below the top of the surface."""
        box = self.surface.bounding_box()
        return box["x"] + box["width"] / 2, box["y"] + down

    def press_down(self, start=60):
        """Presses the mouse on the surface."""
        self.page.mouse.move(*self.place(start))
        self.page.mouse.down()

    def drag_to(self, down, steps=12):
        """Moves the mouse, one step per frame."""
        x, y = self.place(down)
        self.page.mouse.move(x, y, steps=steps)

    def demonstrate(self):
        """Plays the demo pull."""
        self.page.locator("#demonstrate").click()
        self.until("states.rests.includes('false')")

    def passes(self, *states):
        """Waits until the lifecycle has passed these states in this order."""
        self.until(
            f"(wanted => states.own.reduce((n, state) => n + (state === wanted[n]), 0)"
            f" === wanted.length)({list(states)})"
        )

    def offset(self):
        """The pull distance in points."""
        return int(self.surface.get_attribute("aria-valuenow"))

    def test_a_mouse_drags_through_every_state(self):
        self.pull("work=1.6")
        rest = self.canvas("#screen-canvas")
        self.press_down()
        self.drag_to(120)
        self.in_state("pulling")
        self.assertNotEqual(self.canvas("#screen-canvas"), rest)
        self.drag_to(480, steps=30)
        self.in_state("armed")
        self.picture("preview-pull")
        self.page.mouse.up()
        self.in_state("refreshing")
        self.rests()
        self.assertEqual(
            self.states(), ["idle", "pulling", "armed", "refreshing", "finishing", "idle"]
        )
        width, height, pixels = self.canvas("#screen-canvas")
        above = width * 4 * (height // 40)
        self.assertEqual(pixels[:above], rest[2][:above], "the header is closed")
        self.assertNotEqual(pixels, rest[2], "the refresh has inserted a row")
        self.assertEqual(self.offset(), 0)

    def test_the_content_lags_behind_the_finger(self):
        self.pull()
        self.press_down(60)
        self.drag_to(260, steps=20)
        self.eventually(lambda: self.offset() > 50, "an offset of more than 50 points")
        self.assertLess(self.offset(), 190)
        self.page.mouse.up()

    def test_a_reversed_pull_arms_and_disarms(self):
        self.pull()
        self.press_down()
        self.drag_to(480, steps=20)
        self.in_state("armed")
        self.drag_to(150, steps=20)
        self.in_state("pulling")
        self.page.mouse.up()
        self.in_state("idle")
        self.rests()
        self.assertNotIn("refreshing", self.states())

    def drag_rates(self):
        """Drags for a second. Returns the page's frame rate and the drag's moves per second."""
        self.press_down()
        begin = time.monotonic()
        for step in range(60):
            self.page.mouse.move(*self.place(60 + 6 * step))
            self.page.wait_for_timeout(14)
        moves = 60 / (time.monotonic() - begin)
        words = self.page.locator("#pull-facts dd").nth(3).text_content()
        self.page.mouse.up()
        print(f"  drawn while dragging: {words}")
        return 0 if words == "–" else int(words.split()[0]), moves

    def is_drawn_fluently(self):
        """Whether most moves of a drag are drawn, or enough for a smooth impression."""
        rate, moves = self.drag_rates()
        # The page shows no rate below five per second.
        return moves < 10 or rate > min(12, moves / 2)

    def test_it_is_drawn_at_the_rate_of_the_display(self):
        self.goes_by_frames = False
        self.pull()
        # 60 on an idle machine; other processes may slow some drags.
        self.eventually(self.is_drawn_fluently, "more than 12 frames per second")

    def test_motion_is_drawn_at_a_lower_scale_if_the_server_is_slow(self):
        self.goes_by_frames = False
        self.pull(device_scale_factor=2)
        self.assertEqual(self.canvas("#screen-canvas")[:2], (750, 1334))
        if self.page.locator("#fallback").is_hidden():
            self.skipTest("the page draws; only a server's responses can be slow")
        self.page.route("**/pull.png", lambda route: (time.sleep(0.08), route.continue_()))
        self.press_down()
        self.drag_to(300, steps=40)
        self.until("document.getElementById('screen-canvas').width === 375")
        self.page.mouse.up()
        self.rests()
        self.until("document.getElementById('screen-canvas').width === 750")
        shown = self.page.locator("#screen-canvas").bounding_box()["width"]
        self.assertEqual(shown, 375)

    def test_a_finger_on_a_phone_pulls_and_does_not_scroll(self):
        self.pull(size={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
        self.surface.scroll_into_view_if_needed()
        scrolled = self.page.evaluate("scrollY")
        finger = Finger(self.page, *self.place(40))
        finger.swipe(14 * 24)
        self.in_state("armed")
        finger.lift()
        self.in_state("refreshing")
        self.rests()
        self.assertEqual(self.page.evaluate("scrollY"), scrolled)

    def test_a_swipe_up_scrolls_the_page(self):
        self.pull(size={"width": 390, "height": 600}, has_touch=True, is_mobile=True)
        self.surface.scroll_into_view_if_needed()
        scrolled = self.page.evaluate("scrollY")
        finger = Finger(self.page, *self.place(200))
        finger.swipe(-14 * 12)
        finger.lift()
        self.eventually(lambda: self.page.evaluate("scrollY") > scrolled + 50, "the page scrolls")
        self.rests()
        self.assertEqual(self.states(), ["idle"])
        self.assertEqual(self.offset(), 0)

    def test_escape_cancels_a_pull(self):
        self.pull("work=0.3")
        self.press_down()
        self.drag_to(480, steps=20)
        self.in_state("armed")
        self.press("Escape")
        self.page.mouse.up()
        self.rests()
        self.assertEqual(self.offset(), 0)
        for _ in range(12):
            self.press("Shift+ArrowDown")
        self.eventually(lambda: self.surface.get_attribute("data-state") == "armed", "armed by keys")
        self.press("Escape")
        self.rests()
        self.assertEqual(self.offset(), 0)
        self.assertNotIn("refreshing", self.states())

    def test_keys_pull_and_release(self):
        self.pull("work=0.3")
        self.press("p")
        for _ in range(12):
            self.press("Shift+ArrowDown")
            self.page.wait_for_timeout(20)
        self.in_state("armed")
        expect(self.page.locator("#live")).to_have_text("armed")
        self.press("Enter")
        self.in_state("refreshing")
        self.rests()
        self.assertEqual(self.states()[-1], "idle")

    def test_every_lifecycle_passes_its_own_states(self):
        for lifecycle, states in LIFECYCLES.items():
            # Five quarter turns, so that the last one ends before the work.
            self.pull(f"lifecycle={lifecycle}&work=1.5&indicator=own")
            self.demonstrate()
            self.passes(*states)
            self.rests()
            self.context.close()

    def test_haptic_moments_flash(self):
        self.pull("lifecycle=scroll-action&work=0.5")
        self.page.evaluate(
            "(() => { window.shakes = []; navigator.vibrate = (time) => window.shakes.push(time);"
            "window.flashes = 0; new MutationObserver((records) => { window.flashes +="
            " document.getElementById('surface').classList.contains('tapped') ? 1 : 0 })"
            ".observe(document.getElementById('surface'), {attributes: true,"
            " attributeFilter: ['class']}) })()"
        )
        self.demonstrate()
        expect(self.page.locator("#effects")).to_contain_text("Haptic tap, heavy")
        expect(self.page.locator("#effects")).to_contain_text("Refresh starts")
        self.rests()
        self.assertEqual(len(self.page.evaluate("window.shakes")), 1)
        self.assertGreater(self.page.evaluate("window.flashes"), 0)
        expect(self.page.locator("#effects")).to_contain_text("Refresh ends")

    def test_a_failure_shows_the_card_and_can_be_tried_again(self):
        self.pull("lifecycle=refreshable&outcome=failure&work=0.4")
        self.demonstrate()
        retry = self.page.get_by_role("button", name="Tap Retry")
        expect(retry).to_be_visible()
        expect(self.page.locator("#pull-state")).to_have_text("errorShown")
        self.page.wait_for_timeout(500)
        retry.click()
        self.passes("performing", "errorShown", "performing", "errorShown")
        self.page.get_by_role("button", name="Tap Dismiss").click()
        expect(self.page.locator("#pull-state")).to_have_text("idle")

    def test_a_retry_may_succeed(self):
        self.pull("lifecycle=refreshable&outcome=retry&work=0.4")
        self.demonstrate()
        self.page.get_by_role("button", name="Tap Retry").click()
        self.passes("performing", "errorShown", "performing", "idle")

    def test_a_fix_applies_to_the_same_recording(self):
        self.pull("work=30&indicator=own")
        self.press_down()
        self.drag_to(480, steps=20)
        self.in_state("armed")
        self.page.mouse.up()
        self.in_state("refreshing")
        facts = self.page.locator("#pull-values")
        expect(facts).to_contain_text("0.999")
        self.page.get_by_label("trim-jump").check()
        expect(facts).not_to_contain_text("0.999")
        expect(self.page.locator("#faults")).to_contain_text("Fixed: The spinning ring is closed.")
        self.eventually(lambda: "mended=trim-jump" in self.page.url, "the fix in the address")

    def test_parameters_of_the_lifecycle_have_an_effect(self):
        self.pull("L.threshold=300")
        expect(self.page.locator("#setting-threshold")).to_have_value("300")
        self.demonstrate()
        self.rests()
        self.assertNotIn("armed", self.states())
        self.page.locator("#setting-threshold").fill("50")
        self.page.locator("#replay").click()
        self.in_state("refreshing")

    def test_the_design_replaces_the_indicator_and_is_shown_alone(self):
        self.pull()
        self.demonstrate()
        self.in_state("refreshing")
        self.rests()
        self.page.locator("#replay").click()
        self.in_state("armed")
        self.page.locator("#screen").get_by_text("Indicator").click()
        expect(self.surface).to_have_class("surface alone")
        self.rests()
        self.assertLess(self.canvas("#screen-canvas")[0], 375)

    def test_a_saved_trace_gives_the_same_frames(self):
        self.pull("work=1.6")
        self.press_down()
        self.drag_to(470, steps=25)
        self.page.mouse.up()
        self.passes("finishing", "idle")
        self.rests()
        name, trace = self.download("#save-trace")
        with open(os.path.join(self.folder, name), "wb") as file:
            file.write(trace)
        command = self.copied_command("#copy-play")
        self.assertEqual(command[:2], ["play", "pull-to-refresh-scroll-view"])
        self.assertIn(name, command)
        self.run_tool(*command, "--fps", "10", "--quiet", "-o", "played")
        frames = os.path.join(self.folder, "played", "pull-to-refresh-scroll-view")
        self.assertGreater(len(os.listdir(frames)), 8)
        lines = self.run_tool(
            "trace", "pull-to-refresh-scroll-view", "--trace", name, "--work", "1.6s", "--csv"
        ).decode().splitlines()
        states = [line.split(",")[2] for line in lines[1:]]
        self.assertEqual(
            list(dict.fromkeys(states)), ["idle", "pulling", "armed", "refreshing", "finishing"]
        )

    def test_from_a_pull_to_frames_and_back(self):
        self.pull()
        self.press("f")
        self.settled()
        self.until("document.querySelector('#stage canvas.picture').width >= 240")
        self.press("r")
        self.in_state("refreshing")
        self.press("f", "p")
        expect(self.surface).to_be_focused()
        self.rests()

    def test_the_view_of_a_pull_is_in_its_address(self):
        self.pull("lifecycle=scroll-action&mended=early-action&screen=indicator&L.deadZone=10")
        self.page.wait_for_timeout(300)
        address = self.page.url
        self.page.goto("about:blank")
        self.page.goto(address)
        expect(self.page.locator("#lifecycle")).to_have_value("scroll-action")
        expect(self.page.get_by_label("early-action")).to_be_checked()
        expect(self.page.locator("#setting-deadZone")).to_have_value("10")
        expect(self.surface).to_have_attribute("data-state", "idle")
        self.page.wait_for_timeout(300)
        self.eventually(lambda: self.page.url == address, address)
