"""Tests of the preview while its files and server change."""

import os
import statistics
import time

from playwright.sync_api import expect

from browser import DESK, PHONE
from preview_page import DESIGN, PreviewTest
from server import Server

# Returns the server's response time in milliseconds. It is about 8 on an idle machine.
ANSWER = """async () => {
  const begin = performance.now();
  await (await fetch("/designs.json")).json();
  return performance.now() - begin;
}"""


class FilesTest(PreviewTest):
    """Live reload, errors in the file, a stopped server."""

    def setUp(self):
        self.write(DESIGN)

    def replace(self, text):
        """Saves the design file by rename, like many editors."""
        self.write_file("mine.yaml~", text)
        os.rename(f"{self.file}~", self.file)

    def open_armed(self):
        """Opens the armed state on white, whose pixels are exact."""
        self.open("design=mine&state=armed&scale=2&background=white")
        self.wait_for_pixels(self.armed())

    def armed(self):
        """Returns the expected pixels of the current file."""
        return self.still("mine.yaml", "--state", "armed", "--scale", "2", "--background", "white")

    def test_a_save_is_shown_at_once(self):
        self.open_armed()
        for save, color in ((self.write, "blue"), (self.replace, "green"), (self.write, "orange")):
            before = self.canvas()
            save(DESIGN.replace("default: red", f"default: {color}"))
            self.eventually(lambda: self.canvas() != before, color)
            self.wait_for_pixels(self.armed())

    def test_a_save_takes_less_than_a_tenth_of_a_second(self):
        self.open_armed()
        self.page.evaluate(
            "new MutationObserver(() => {"
            "  window.seen = performance.timeOrigin + performance.now() })"
            ".observe(document.getElementById('stage'), {attributes: true})"
        )
        waits, shares = [], []
        for save in range(40):
            if len(waits) >= 8 and min(shares) < 1:
                break
            self.page.wait_for_timeout(250)
            self.page.evaluate("window.seen = 0")
            begin = time.time() * 1000
            self.write(DESIGN.replace("default: 4", f"default: {2 + save % 8}"))
            self.until("window.seen > 0")
            waits.append(self.page.evaluate("window.seen") - begin)
            # On a slow machine 100 ms may be exceeded. The server's response time shows that.
            shares.append(waits[-1] / max(100, 12 * self.page.evaluate(ANSWER)))
        print(f"  from save to new pixels: median {statistics.median(waits):.0f} ms, worst {max(waits):.0f} ms")
        self.assertGreater(min(waits), 0)
        # The best of several, because the machine may be busy.
        self.assertLess(min(shares), 1)

    def test_an_error_is_shown_above_the_last_valid_picture(self):
        self.open_armed()
        problems = self.page.locator("#problems")
        good = self.canvas()
        for save in (self.write, self.replace):
            save(DESIGN.replace("stroke:", "strok:"))
            expect(problems).to_be_visible()
            line = 1 + DESIGN[:DESIGN.index("stroke:")].count("\n")
            expect(problems).to_contain_text(f"mine.yaml:{line}:5")
            expect(problems).to_contain_text("strok")
            expect(self.page.locator(".design[data-name=mine]")).to_contain_text("has an error")
            self.assertEqual(self.canvas(), good)
            self.picture("preview-error")
            save(DESIGN.replace("default: red", "default: blue"))
            expect(problems).to_be_hidden()
            self.wait_for_pixels(self.armed())
            save(DESIGN)
            self.wait_for_pixels(good)

    def test_a_file_without_a_title_shows_only_its_name(self):
        title = "title: A ring for the tests\n"
        words = ("mine.yaml · A ring for the tests", "mine.yaml")
        for text, shown in zip((DESIGN, DESIGN.replace(title, "")), words):
            self.write(text)
            self.open("design=mine&state=armed")
            expect(self.page.locator("#title")).to_have_text(shown)
            self.context.close()
        self.open("design=mine&state=armed")
        self.write(DESIGN.replace("stroke:", "strok:"))
        expect(self.page.locator("#problems-title")).to_have_text(
            "mine.yaml cannot be read; this is the last valid version."
        )

    def test_a_long_title_does_not_widen_the_page(self):
        self.write(DESIGN.replace("A ring for the tests", "x" * 300))
        for size in (DESK, PHONE):
            self.open("design=mine&state=armed", size=size)
            expect(self.page.locator("#title")).to_contain_text("xxx")
            width = self.page.evaluate("document.documentElement.scrollWidth")
            self.assertLessEqual(width, size["width"])
            self.context.close()
        self.open("design=mine&state=armed")

    def test_an_error_is_shown_in_a_tab_opened_later(self):
        self.write(DESIGN.replace("stroke:", "strok:"))
        self.open("design=mine&state=armed")
        expect(self.page.locator("#problems")).to_contain_text("strok")

    def test_a_file_that_could_never_be_read_is_shown_once_it_can(self):
        self.write_file("other.yaml", DESIGN.replace("stroke:", "strok:"))
        server = Server(self.server.tool, self.folder, ["other.yaml"])
        server.start()
        try:
            self.home = (server.address, "data:")
            self.visit(server.address)
            expect(self.page.locator("#problems")).to_contain_text("strok")
            self.write_file("other.yaml", DESIGN)
            expect(self.page.locator("#problems")).to_be_hidden()
            self.settled()
            self.at(10, "pulling")
            # Leave the page before the server stops, which the page would log.
            self.page.goto("about:blank")
        finally:
            server.stop()

    def test_a_file_that_is_removed_and_restored(self):
        self.open_armed()
        good = self.canvas()
        os.remove(self.file)
        expect(self.page.locator("#problems")).to_be_visible()
        place = self.page.locator("#problem-list code").first
        self.assertEqual(place.text_content(), "mine.yaml")
        self.assertEqual(self.canvas(), good)
        self.write(DESIGN.replace("default: red", "default: blue"))
        expect(self.page.locator("#problems")).to_be_hidden()
        self.wait_for_pixels(self.armed())

    def test_new_states_and_parameters_are_shown(self):
        self.open_armed()
        parameter = "  more: {type: number, default: 1, range: [0, 5]}\n"
        added = f"{parameter}states:\n  success: {{frames: 3}}\n"
        self.write(DESIGN.replace("states:\n", added))
        expect(self.page.locator("#parameter-more")).to_have_value("1")
        expect(self.page.locator("#states")).to_contain_text("success")
        self.write(DESIGN)
        expect(self.page.locator("#parameter-more")).to_have_count(0)

    def test_a_picture_that_is_too_large_is_fitted(self):
        self.open("design=mine&state=armed")
        self.write(DESIGN.replace("[40, 40]", "[500, 750]"))
        self.until("document.querySelector('#stage canvas.picture').height === 750")
        shown = self.page.locator("#stage canvas.picture").bounding_box()
        self.assertLess(shown["height"], self.stage.bounding_box()["height"])
        self.assertAlmostEqual(shown["width"] / shown["height"], 2 / 3, places=2)
        thumb = self.page.locator(".design[data-name=mine] canvas")
        expect(thumb).to_have_js_property("height", 750)

    def test_a_pull_is_drawn_with_the_new_file(self):
        self.open("tab=pull&design=mine")
        self.page.locator("#demonstrate").click()
        self.in_state("refreshing")
        self.write(DESIGN.replace("default: red", "default: blue"))
        self.rests()
        expect(self.page.locator("#problems")).to_be_hidden()

    def test_a_server_that_never_answers_is_reported(self):
        self.expected_faults = ("ERR_FAILED",)
        self.home = (self.server.address,)
        self.arrange = lambda: self.page.route("**/designs.json*", lambda route: route.abort())
        self.visit(self.server.address)
        expect(self.page.locator("#gone")).to_contain_text("does not answer")

    def test_a_server_that_stops_while_a_file_changes_is_no_error_of_the_page(self):
        self.expected_faults = ("ERR_FAILED",)
        self.open()
        asked = []
        self.page.route("**/designs.json*", lambda route: asked.append(route.abort()))
        self.write(DESIGN.replace("default: red", "default: blue"))
        self.eventually(lambda: asked, "the request for the catalogue")
        self.page.wait_for_timeout(200)
        self.write(DESIGN)

    def offers_no_other_command(self):
        """Opens designs, and checks that no command and no link is offered."""
        for name in ("arc", "mine"):
            self.page.locator(f".design[data-name={name}] button").click()
            expect(self.page.locator("#name")).to_have_text(name)
            expect(self.page.locator("#copy-command")).to_be_disabled()
            expect(self.page.locator("#copy-yaml")).to_be_disabled()
            self.assertNotIn("pinwheel", self.page.locator("#command").text_content())
            self.assertIsNone(self.page.locator("#export-frame").get_attribute("href"))
        self.press("c")
        expect(self.page.locator("#live")).to_have_text("Not copied")

    def test_a_stopped_server_is_reported_until_it_is_back(self):
        self.expected_faults = ("ERR_CONNECTION_REFUSED", "ERR_INCOMPLETE_CHUNKED_ENCODING",
                                "ERR_CONNECTION_RESET", "ERR_EMPTY_RESPONSE")
        self.open_armed()
        good = self.canvas()
        status = self.server.stop()
        try:
            self.assertIn(status, (0, 130))
            expect(self.page.locator("#link")).to_have_text("Reconnecting …")
            gone = self.page.locator("#gone")
            expect(gone).to_contain_text("The server has stopped")
            self.assertEqual(self.canvas(), good)
            self.picture("preview-gone")
            self.offers_no_other_command()
            self.write(DESIGN.replace("default: red", "default: blue"))
        finally:
            self.server.start()
        expect(self.page.locator("#gone")).to_be_hidden()
        expect(self.page.locator("#link")).to_have_text("")
        self.wait_for_pixels(self.armed())
        self.assertNotEqual(self.canvas(), good)
        self.press("4")
        expect(self.stage).to_have_attribute("data-state", "refreshing")
