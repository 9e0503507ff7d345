"""Tests of the element <pinwheel-indicator>."""

from playwright.sync_api import expect

from web_parts import PartsTest

ARC = '<pinwheel-indicator src="designs/arc.yaml" {}></pinwheel-indicator>'
# Records every event of the elements from the start, because an event may precede the test's wait.
NOTE_EVENTS = """(() => {
  window.events = [];
  for (const name of ["load", "error", "statechange", "stateend"]) {
    addEventListener(name, ({target, detail}) => {
      if (target.localName === "pinwheel-indicator") events.push([name, detail]);
    }, true);
  }
})()"""


class ElementTest(PartsTest):
    """The element's use in pages."""

    def arrange(self):
        self.page.add_init_script(NOTE_EVENTS)

    def state_has_ended(self):
        """Waits until a state has ended."""
        self.until("events.some(([name]) => name === 'stateend')")

    def count_ends(self):
        """Returns the number of states that have ended."""
        return self.page.evaluate("events.filter(([name]) => name === 'stateend').length")

    def test_it_is_drawn_at_the_device_pixel_ratio(self):
        self.show(ARC.format('style="width: 90px"'), device_scale_factor=2)
        self.drawn()
        self.until("element.shadowRoot.querySelector('canvas').width === 180")
        box = self.page.locator("pinwheel-indicator").bounding_box()
        self.assertEqual((box["width"], box["height"]), (90, 90))

    def test_it_is_drawn_again_on_another_screen(self):
        self.show(ARC.format('state="pulling" progress="1"'))
        self.drawn()
        self.assertEqual(self.width(), 60)
        session = self.context.new_cdp_session(self.page)
        session.send(
            "Emulation.setDeviceMetricsOverride",
            {"width": 1281, "height": 900, "deviceScaleFactor": 3, "mobile": False},
        )
        self.until("element.shadowRoot.querySelector('canvas').width === 180")

    def test_its_default_size_is_the_design_s(self):
        self.show(ARC.format(""))
        self.drawn()
        box = self.page.locator("pinwheel-indicator").bounding_box()
        self.assertEqual((box["width"], box["height"]), (60, 60))

    def test_it_follows_the_surrounding_page_s_appearance(self):
        spokes = ARC.replace("arc", "spokes").format('state="pulling" progress="1"')
        self.show(spokes, color_scheme="light")
        self.drawn()
        light = self.pixels()
        self.page.emulate_media(color_scheme="dark")
        self.differs(light)
        dark = self.pixels()
        self.page.evaluate("document.documentElement.style.colorScheme = 'light'")
        self.settled_at(light)
        self.page.evaluate("element.appearance = 'dark'")
        self.settled_at(dark)

    def settled_at(self, pixels):
        """Waits until the element shows the image with this hash."""
        self.eventually(lambda: self.pixels() == pixels, "the previous image")

    def test_reduced_motion_plays_slower(self):
        self.show(ARC.format('state="refreshing"'), reduced_motion="reduce")
        self.drawn()
        passed, begin = self.page.evaluate("""() => new Promise((done) => {
          const begin = [performance.now(), element.seconds];
          setTimeout(() => done([performance.now() - begin[0], element.seconds - begin[1]]), 800);
        })""")
        self.assertGreater(begin, 0.05)
        self.assertLess(begin, 0.75 * passed / 1000)

    def test_an_invisible_element_is_not_drawn(self):
        self.show('<div style="height: 3000px"></div>' + ARC.format('state="refreshing"'))
        self.until("element.indicator !== null")
        self.page.wait_for_timeout(200)
        self.assertEqual(self.count_pictures(), 0)
        self.page.evaluate("element.scrollIntoView()")
        self.drawn()
        self.eventually(lambda: self.count_pictures() > 3, "images while visible")
        self.page.evaluate("scrollTo(0, 0)")
        self.eventually(lambda: self.count_pictures() == 0, "no images while invisible")
        self.assertEqual(self.count_pictures(), 0)

    def test_a_state_ends_while_the_element_is_invisible(self):
        for name, body in (
            ("below", '<div style="height: 3000px"></div>' + ARC.format('state="pulling"')),
            ("hidden", ARC.format('state="pulling" hidden')),
        ):
            with self.subTest(name):
                self.show(body)
                self.until("element.indicator !== null")
                self.page.evaluate("element.state = 'finishing'")
                self.state_has_ended()
                self.assertEqual(self.count_pictures(), 0)
                self.assertEqual(self.count_ends(), 1)
                self.page.evaluate("element.hidden = false; element.scrollIntoView()")
                # When it comes into view it shows its end, which is empty.
                self.until("element.shadowRoot.querySelector('canvas').width === 60")
                duration = self.page.evaluate(
                    "element.indicator.states.find(({state}) => state === 'finishing').duration"
                )
                self.assertGreaterEqual(self.page.evaluate("element.seconds"), duration)
                self.assertEqual(self.count_ends(), 1)
                self.context.close()
        self.show(ARC.format(""))

    def test_a_state_ends_while_the_page_is_hidden(self):
        self.show(ARC.format('state="armed"'))
        self.drawn()
        # A hidden page has no frames.
        self.page.evaluate("""() => {
          window.requestAnimationFrame = () => 0;
          Object.defineProperty(document, "hidden", {value: true});
          document.dispatchEvent(new Event("visibilitychange"));
          element.state = "finishing";
        }""")
        self.state_has_ended()

    def test_setting_the_time_continues_from_there(self):
        self.show(ARC.format('state="finishing"'))
        self.state_has_ended()
        self.page.wait_for_timeout(500)
        passed, seconds = self.page.evaluate("""() => new Promise((done) => {
          const begin = performance.now();
          element.seconds = 0;
          requestAnimationFrame(() => requestAnimationFrame(() => {
            done([(performance.now() - begin) / 1000, element.seconds]);
          }));
        })""")
        self.assertLess(seconds, passed + 0.1, "earlier time does not count")

    def count_pictures(self):
        """Returns the number of images drawn in 200 ms."""
        return self.page.evaluate("""() => new Promise((done) => {
          const real = CanvasRenderingContext2D.prototype.putImageData;
          let count = 0;
          CanvasRenderingContext2D.prototype.putImageData = function (...words) {
            count += 1;
            return real.apply(this, words);
          };
          setTimeout(() => {
            CanvasRenderingContext2D.prototype.putImageData = real;
            done(count);
          }, 200);
        })""")

    def test_a_still_state_is_drawn_once(self):
        self.show(ARC.format('state="pulling" progress="0.4"'))
        self.drawn()
        self.eventually(lambda: self.count_pictures() == 0, "no more images")
        self.assertEqual(self.count_pictures(), 0)

    def test_a_pause_stops_the_clock(self):
        self.show(ARC.format('state="refreshing"'))
        self.drawn()
        self.page.evaluate("element.paused = true")
        self.page.wait_for_timeout(100)
        before = self.page.evaluate("element.seconds")
        self.page.wait_for_timeout(200)
        self.assertEqual(self.page.evaluate("element.seconds"), before)
        self.page.evaluate("window.begin = performance.now(); element.paused = false")
        self.until(f"element.seconds > {before} + 0.05")
        passed, after = self.page.evaluate("[performance.now() - begin, element.seconds]")
        self.assertLess(after, before + passed / 1000 + 0.05, "the pause does not count")

    def test_properties_reflect_attributes(self):
        self.show(ARC.format("state=pulling progress=0.25 parameters='{\"lineWidth\": 2}'"))
        self.drawn()
        found = self.page.evaluate(
            "[element.state, element.progress, element.parameters.lineWidth, element.src]"
        )
        self.assertEqual(found, ["pulling", 0.25, 2, "designs/arc.yaml"])
        before = self.pixels()
        self.page.evaluate("element.parameters = {lineWidth: 12}")
        self.differs(before)
        self.page.evaluate("element.progress = null")
        expect(self.page.locator("pinwheel-indicator")).not_to_have_attribute("progress", "0.25")

    def test_properties_set_before_the_definition_are_applied(self):
        early = (
            "<script>const early = document.createElement('pinwheel-indicator');"
            "early.src = 'designs/arc.yaml'; early.state = 'pulling'; early.progress = 0.5;"
            "document.documentElement.append(early)</script>"
        )
        self.show(early)
        self.drawn()
        self.assertEqual(self.page.evaluate("[element.getAttribute('state')]"), ["pulling"])

    def test_events_report_states(self):
        self.show(ARC.format('state="pulling" progress="0.5"'))
        self.drawn()
        self.page.evaluate("events.length = 0")
        self.page.evaluate("element.removeAttribute('progress'); element.state = 'finishing'")
        self.state_has_ended()
        self.assertEqual(
            self.page.evaluate("events"),
            [
                ["statechange", {"state": "finishing", "previous": "pulling"}],
                ["stateend", {"state": "finishing"}],
            ],
        )

    def test_screen_readers_get_role_value_and_name(self):
        self.show(ARC.format('state="pulling" progress="0.4"'))
        self.drawn()
        bar = self.page.get_by_role("progressbar", name="gradient ring")
        expect(bar).to_have_attribute("aria-valuenow", "40")
        expect(bar).to_have_attribute("aria-valuetext", "pulling, 40 %")
        self.page.evaluate("element.state = 'refreshing'")
        expect(bar).to_have_attribute("aria-valuetext", "refreshing")
        expect(bar).not_to_have_attribute("aria-valuenow", "40")
        self.page.evaluate("element.label = 'Loading'")
        expect(self.page.get_by_role("progressbar", name="Loading")).to_be_visible()

    def test_a_name_set_by_the_page_is_not_changed(self):
        self.show(ARC.format('aria-label="Mail"'))
        self.drawn()
        self.page.evaluate("element.progress = 0.3")
        self.page.wait_for_timeout(100)
        expect(self.page.get_by_role("progressbar", name="Mail")).to_be_visible()

    def test_the_example_page_shows_the_designs(self):
        self.visit(self.server.address)
        self.page.evaluate("window.element = document.querySelector('pinwheel-indicator')")
        for index in range(5):
            self.drawn(index)
        self.picture("parts")
        with open(f"{self.folder}/index.html", encoding="utf-8") as file:
            self.assertEqual(len(file.read().splitlines()), 3)

    def test_moving_it_within_the_page_does_not_read_the_design_again(self):
        self.show(f"<main></main>{ARC.format('state=refreshing')}")
        self.drawn()
        count = len(self.requests)
        self.page.evaluate("document.querySelector('main').append(element)")
        self.page.wait_for_timeout(100)
        self.assertEqual(len(self.requests), count)
        self.eventually(lambda: self.count_pictures() > 3, "images at the new position")
