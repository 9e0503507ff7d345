"""Tests of links, files and edits of the page that `pinwheel page` writes."""

import os
import subprocess

from playwright.sync_api import expect

import png
from browser import OPTIONS, PHONE
from web_page import PageBase
from web_page_faults import OTHER, OWN

# A default behind a YAML alias, which cannot be replaced in place.
ALIASED = OWN.replace("name: own", "name: aliased").replace(
    "parameters:\n", "parameters:\n  least: {type: number, default: &width 40.2, range: [1, 99]}\n"
).replace("default: 40.2", "default: *width")
LONG = OWN.replace("name: own", f"name: long\ntitle: {'x' * 300}")


class KeepingTest(PageBase):
    """Links, files, edits and addresses."""

    contents = {
        "arc": ["arc"], "own": ["own.yaml"], "two": ["own.yaml", "other.yaml"],
        "aliased": ["aliased.yaml"], "long": ["long.yaml"], "all": [],
    }

    @classmethod
    def prepare(cls):
        texts = {"own": OWN, "aliased": ALIASED, "long": LONG}
        texts["other"] = OTHER.replace("use: dot.yaml", "circle: {diameter: $size}\n    fill: red")
        for name, text in texts.items():
            cls.write_file(f"{name}.yaml", text)

    def copied_link(self):
        """Returns the fragment of the link that "Copy link" copies."""
        self.page.get_by_role("button", name="Copy link").click()
        expect(self.page.get_by_role("button", name="Copied")).to_be_visible()
        return "#" + self.page.evaluate("navigator.clipboard.readText()").split("#")[1]

    def saved_yaml(self):
        """Returns the text that "Save YAML" saves."""
        with self.page.expect_download() as info:
            self.page.get_by_role("button", name="Save YAML").click()
        with open(info.value.path(), encoding="utf-8") as file:
            return file.read()

    def choose(self, name):
        """Opens another design."""
        self.page.locator("#design").select_option(index=["own", "other"].index(name))
        expect(self.page.locator("#name")).to_have_text(name)

    # Links and files.

    def test_a_link_restores_the_view(self):
        self.open("own", color_scheme="light")
        self.page.get_by_text("pulling", exact=True).click()
        self.pause()
        self.page.locator("#scrubber").fill("730")
        self.page.locator("#appearance").select_option("dark")
        self.page.get_by_label("size, as a number").fill("123.45")
        self.page.get_by_label("tint", exact=True).fill("#00ff00")
        before = self.drawn()
        link = self.copied_link()
        self.context.close()
        self.open("own", address=link, color_scheme="light")
        self.eventually(lambda: self.drawn() == before, "the same picture")
        expect(self.page.get_by_label("size, as a number")).to_have_value("123.45")
        expect(self.page.locator("#states input:checked")).to_have_value("pulling")
        expect(self.page.locator("#appearance")).to_have_value("dark")
        self.assertEqual(self.copied_link(), link)

    def test_saved_yaml_has_the_current_values(self):
        for name in ("own", "aliased"):
            with self.subTest(name):
                self.open(name, color_scheme="light")
                self.page.get_by_label("size, as a number").fill("123.45")
                self.page.get_by_label("tint", exact=True).fill("#00ff00")
                text = self.saved_yaml()
                self.assertEqual(self.still(text), self.still(
                    OWN if name == "own" else ALIASED, "-P", "size=123.45", "-P", "tint=#00ff00"
                ))
                if name == "own":
                    changed = OWN.replace("default: 40.2", "default: 123.45")
                    self.assertEqual(text, changed.replace("default: red", 'default: "#00ff00"'))
                self.context.close()
        self.open()

    def test_the_latest_text_is_saved_with_the_values(self):
        self.open("own")
        self.page.get_by_label("size, as a number").fill("123.45")
        self.page.locator("#text").fill(OWN.replace("period: 0.5", "period: 0.7"))
        text = self.saved_yaml()
        self.assertIn("period: 0.7", text)
        self.assertIn("default: 123.45", text)
        wrong = OWN.replace("diameter", "diametre")
        self.page.locator("#text").fill(wrong)
        self.assertEqual(self.saved_yaml(), wrong)

    def still(self, text, *options):
        """Returns the tool's image of the middle of a design's pull."""
        path = os.path.join(self.folder, "saved.yaml")
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        command = [OPTIONS.tool, "still", path, "--state", "pulling", "--progress", "0.5", *options]
        return png.read(subprocess.run([*command, "-o", "-"], check=True, stdout=subprocess.PIPE).stdout)

    # Edits.

    def test_edits_stay_while_another_design_is_shown(self):
        self.open("two")
        edited = OWN.replace("period: 0.5", "period: 0.7")
        self.page.locator("#text").fill(edited)
        self.page.get_by_label("size, as a number").fill("123.45")
        self.choose("other")
        self.assertNotEqual(self.page.locator("#text").input_value(), edited)
        expect(self.page.locator("#design option").first).to_have_text("own (edited)")
        self.picture("page-edited")
        self.choose("own")
        self.assertEqual(self.page.locator("#text").input_value(), edited)
        expect(self.page.get_by_label("size, as a number")).to_have_value("123.45")
        self.page.locator("#text").fill(OWN)
        expect(self.page.locator("#design option").first).to_have_text("own")

    def asks_before_closing(self):
        """Returns whether the page asks before it is closed. It stays open."""
        asked = []
        self.page.once("dialog", lambda dialog: (asked.append(dialog.type), dialog.dismiss()))
        self.page.evaluate("setTimeout(() => location.reload(), 0)")
        self.page.wait_for_timeout(300)
        return asked == ["beforeunload"]

    def test_a_page_with_edits_asks_before_closing(self):
        self.open("own")
        self.page.locator("#text").press("End")
        self.page.keyboard.type(" # mine")
        self.assertTrue(self.asks_before_closing())
        self.copied_link()
        self.assertFalse(self.asks_before_closing())

    def test_a_link_asks_before_it_replaces_edits(self):
        self.open("own")
        link = self.copied_link()
        edited = OWN.replace("period: 0.5", "period: 0.7")
        for isAccepted in (False, True):
            self.page.locator("#text").fill(edited)
            asked = []
            self.page.once("dialog", lambda dialog: (
                asked.append(dialog.message), dialog.accept() if isAccepted else dialog.dismiss()
            ))
            self.page.evaluate(f"location.hash = ''; location.hash = '{link}'")
            self.eventually(lambda: asked, "the confirmation")
            self.page.wait_for_timeout(200)
            self.assertEqual(asked, ["Replace your edits of own with the link's design?"])
            self.assertEqual(self.page.locator("#text").input_value(), OWN if isAccepted else edited)

    def test_the_state_stays_when_another_design_is_chosen(self):
        self.open("two")
        self.page.get_by_text("pulling", exact=True).click()
        self.choose("other")
        expect(self.page.locator("#states input:checked")).to_have_value("pulling")

    # Addresses.

    def test_a_design_s_name_is_an_address(self):
        for address in ("#compass", "#design=compass"):
            self.open("all", address=address)
            expect(self.page.locator("#name")).to_have_text("compass")
            expect(self.page.locator("#problems li")).to_have_count(0)
            self.context.close()
        self.open("all", address="#design=arc&state=pulling&P.lineWidth=2")
        expect(self.page.locator("#states input:checked")).to_have_value("pulling")
        expect(self.page.get_by_label("lineWidth, as a number")).to_have_value("2")

    def test_an_address_with_unknown_names_shows_errors(self):
        self.open("two", address="#design=arcs")
        problems = self.page.locator("#problems")
        expect(problems).to_contain_text("there is no design “arcs”; this page has own, other")
        self.context.close()
        self.open("own", address="#design=own&state=armed")
        problems = self.page.locator("#problems")
        expect(problems).to_contain_text("own has no state “armed”; it has pulling, refreshing")

    # Numbers, colours and titles.

    def test_a_number_out_of_range_shows_its_range(self):
        self.open("own")
        note = self.page.get_by_text("allowed: 1.3 to 300")
        expect(note).to_be_hidden()
        self.page.get_by_label("size, as a number").fill("1234")
        expect(note).to_be_visible()
        self.picture("page-range")
        self.page.get_by_label("size, as a number").fill("123")
        expect(note).to_be_hidden()

    def test_an_integer_is_set_in_whole_steps(self):
        self.open("all", address="#design=dot-wheel&state=armed")
        self.page.get_by_role("slider", name="count").focus()
        self.page.keyboard.press("ArrowLeft")
        expect(self.page.get_by_label("count, as a number")).to_have_value("7")
        expect(self.page.locator("#problems li")).to_have_count(0)

    def test_an_invalid_colour_is_reported_with_its_parameter(self):
        self.open("own")
        self.page.get_by_label("tint", exact=True).fill("#1")
        problems = self.page.locator("#problems")
        expect(problems).to_contain_text("tint=#1: a colour cannot have 1 hexadecimal digits")
        self.assertNotIn("-P", problems.text_content())

    def test_a_long_title_does_not_widen_the_page(self):
        for size in (None, PHONE):
            self.open("long", size=size)
            width = self.page.evaluate("document.documentElement.scrollWidth")
            self.assertLessEqual(width, size["width"] if size else 1280)
            self.context.close()
        self.open()
