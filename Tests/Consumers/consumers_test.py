"""Tests of packs with the programs that load them: Android's aapt, apngdis, avifdec, Node, a C
compiler, Pillow, Chromium, Plymouth's library and players of Lottie. The decoded frames must equal
those that the tool renders.
"""

import argparse
import ctypes
import ctypes.util
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

from PIL import Image
from playwright.sync_api import sync_playwright

# Tests of other files, which unittest finds here.
from android_vectors import AnimatedVectorTests  # noqa: F401
from code_packs import SwiftCodeTests  # noqa: F401
from compose_source import ComposeTests  # noqa: F401
from lottie_test import LottieTests  # noqa: F401
from packs import OPTIONS, frames, largest_difference, pack, read, run
from vectors import CSSTests, SVGTests  # noqa: F401 # Its tests are run.

DESIGNS = ["arc", "arrow", "spokes"]
STUB = pathlib.Path(__file__).parent / "lvgl"


class AndroidTests(unittest.TestCase):
    """Android's packager accepts the drawables."""

    MANIFEST = """<manifest xmlns:android="http://schemas.android.com/apk/res/android"
        package="com.example.app"><uses-sdk android:minSdkVersion="21"/></manifest>"""

    def test_aapt_packages_every_drawable(self):
        for design in DESIGNS:
            folder = pack(design, "android")
            manifest = pathlib.Path(OPTIONS.folder) / "AndroidManifest.xml"
            manifest.write_text(self.MANIFEST)
            archive = pathlib.Path(OPTIONS.folder) / "packed.apk"
            run("aapt", "package", "-f", "-M", manifest, "-S", folder / "res",
                "-I", "/usr/share/android-framework-res/framework-res.apk", "-F", archive)
            listed = run("aapt", "list", archive).split()
            files = [f.relative_to(folder) for f in (folder / "res").rglob("*") if f.is_file()]
            # aapt adds the version -v4 to the folders of densities.
            self.assertEqual(sum(name.startswith("res/") for name in listed), len(files))


class AnimatedPNGTests(unittest.TestCase):
    """apngdis extracts the frames that the tool renders."""

    def test_frames_and_delays_are_the_designs(self):
        for design in DESIGNS:
            folder = pack(design, "apng")
            states = json.loads((folder / "pack.json").read_text())["states"]
            for state, expected in frames(design, 2).items():
                if "delays" not in states[state]:
                    continue
                run("apngdis", "%s-%s@2x.png" % (design, state), "%s-" % state, folder=folder)
                found = sorted(folder.glob("%s-*.png" % state))
                found = [file for file in found if file.stem.split("-")[-1].isdigit()]
                self.assertEqual(len(found), len(expected), state)
                for file, image in zip(found, expected):
                    self.assertEqual(largest_difference(read(file), image), 0, file)
                for file in found:
                    file.unlink()


class NodeTests(unittest.TestCase):
    """React Native's module loads in Node, and names existing files."""

    SCRIPT = """
        require.extensions['.png'] = (module, file) => { module.exports = file; };
        const { states, frame } = require('./index.js');
        const names = Object.values(states).flatMap((state) => state.frames);
        const loop = states.refreshing;
        console.log(JSON.stringify({
            names,
            middle: loop.frames.indexOf(frame('refreshing', loop.duration * 1.5)),
            count: loop.frames.length,
            full: states.pulling.frames.indexOf(frame('pulling', 1)),
        }));"""

    def test_frames_are_found_by_time_and_progress(self):
        for design in DESIGNS:
            folder = pack(design, "reactnative")
            found = json.loads(run("node", "-e", self.SCRIPT, folder=folder))
            self.assertTrue(all(pathlib.Path(name).is_file() for name in found["names"]))
            self.assertEqual(found["middle"], found["count"] // 2)
            self.assertEqual(found["full"], 23)


class LVGLTests(unittest.TestCase):
    """The C source compiles, and its arrays are the pixels."""

    def test_arrays_are_the_pixels(self):
        for design in DESIGNS:
            folder = pack(design, "lvgl")
            expected = frames(design, 1)
            sources = sorted(folder.glob("*.c"))
            program = pathlib.Path(OPTIONS.folder) / "lvgl-frames"
            main = pathlib.Path(OPTIONS.folder) / "main.c"
            writes = "".join(
                "for (int i = 0; i < %d; i++) fwrite(%s_%s[i]->data, 1, %s_%s[i]->data_size, "
                "stdout);\n" % (len(images), design, state, design, state)
                for state, images in expected.items()
            )
            main.write_text('#include <stdio.h>\n#include "%s.h"\nint main(void) {\n%s}\n'
                            % (design, writes))
            run("cc", "-std=c99", "-Wall", "-Werror", "-I", STUB, "-I", folder, main, *sources,
                "-o", program)
            found = subprocess.run([program], capture_output=True, check=True).stdout
            pixels = b"".join(
                image.tobytes("raw", "BGRA") for images in expected.values() for image in images
            )
            self.assertEqual(found, pixels)


class AsepriteTests(unittest.TestCase):
    """The rectangles of the sheet are the frames."""

    def test_rectangles_are_the_frames(self):
        for design in DESIGNS:
            folder = pack(design, "aseprite")
            sheet = read(folder / ("%s@2x.png" % design))
            described = json.loads((folder / ("%s@2x.json" % design)).read_text())
            listed = json.loads((folder / ("%s@2x-array.json" % design)).read_text())["frames"]
            self.assertEqual([frame["filename"] for frame in listed], list(described["frames"]))
            expected = frames(design, 2)
            for tag in described["meta"]["frameTags"]:
                images = expected[tag["name"][len(design) + 1:]]
                self.assertEqual(tag["to"] - tag["from"] + 1, len(images))
                for image, frame in zip(images, listed[tag["from"]:]):
                    box = frame["frame"]
                    part = sheet.crop((box["x"], box["y"], box["x"] + box["w"],
                                       box["y"] + box["h"]))
                    self.assertEqual(largest_difference(part, image), 0)


class CSSSpritesTests(unittest.TestCase):
    """Chromium shows the frames at ten times of each state, in light and dark."""

    def test_frames_at_ten_times_are_the_designs(self):
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=OPTIONS.browser, args=["--no-sandbox"])
            for design in DESIGNS:
                folder = pack(design, "css-sprites")
                for appearance in ["light", "dark"]:
                    page = browser.new_page(device_scale_factor=2, color_scheme=appearance)
                    page.goto("file://%s/%s.html" % (folder, design))
                    self.check(page, design, frames(design, 2, appearance))
                    page.close()
            browser.close()

    def check(self, page, design, expected):
        for state, images in expected.items():
            element = page.locator(".%s-%s" % (design, state))
            for step in range(10):
                position = step / 10 + 0.03
                # A paused animation with a negative delay stands at a time.
                element.evaluate(
                    """(element, position) => {
                        element.style.setProperty('--progress', position);
                        for (const animation of element.getAnimations()) {
                            if (getComputedStyle(element).animationPlayState === 'paused') continue;
                            animation.pause();
                            const seconds = animation.effect.getTiming().duration;
                            animation.currentTime = position * seconds;
                        }
                    }""", position)
                picture = pathlib.Path(OPTIONS.folder) / "element.png"
                element.screenshot(path=picture, omit_background=True)
                index = min(int(position * len(images)), len(images) - 1)
                self.assertLessEqual(largest_difference(read(picture), images[index]), 2,
                                     (design, state, position))


class AnimatedImageTests(unittest.TestCase):
    """Pillow, avifdec, webpinfo and gifsicle read the frames that the tool renders, with their delays."""

    def decoded(self, file):
        with Image.open(file) as image:
            images, delays = [], []
            for number in range(getattr(image, "n_frames", 1)):
                image.seek(number)
                # WebP has the duration only after a frame is decoded.
                images.append(image.convert("RGBA"))
                delays.append(image.info.get("duration", 0))
            return images, delays

    def test_webp_frames_are_equal(self):
        for design in DESIGNS:
            folder = pack(design, "webp")
            expected = frames(design, 2)["refreshing"]
            images, delays = self.decoded(folder / ("%s-refreshing@2x.webp" % design))
            seconds = json.loads((folder / "pack.json").read_text())["states"]["refreshing"]
            self.assertAlmostEqual(sum(delays), 1000 * seconds["seconds"], delta=1)
            # Equal neighbours are one frame in the file.
            distinct = [image for number, image in enumerate(expected)
                        if number == 0 or image != expected[number - 1]]
            self.assertEqual(len(images), len(distinct))
            for found, image in zip(images, distinct):
                self.assertEqual(largest_difference(found, image), 0)

    def test_webpinfo_finds_no_error(self):
        for design in DESIGNS:
            file = pack(design, "webp") / ("%s-refreshing@2x.webp" % design)
            described = run("webpinfo", file)
            self.assertIn("No error detected.", described)
            self.assertEqual(described.count("Chunk ANMF"), len(self.decoded(file)[0]))

    def test_gifsicle_reads_the_frames_and_delays(self):
        for design in DESIGNS:
            folder = pack(design, "gif", "--matte", "white")
            file = folder / ("%s-refreshing@2x.gif" % design)
            described = run("gifsicle", "--info", file)
            images, delays = self.decoded(file)
            self.assertIn("%d image" % len(images), described)
            self.assertIn("loop forever", described)
            found = re.findall(r"delay ([\d.]+)s", described)
            self.assertEqual([round(1000 * float(delay)) for delay in found], delays)

    def test_gif_frames_are_close_where_opaque(self):
        for design in DESIGNS:
            folder = pack(design, "gif", "--matte", "white")
            expected = frames(design, 2)["refreshing"]
            images, delays = self.decoded(folder / ("%s-refreshing@2x.gif" % design))
            seconds = json.loads((folder / "pack.json").read_text())["states"]["refreshing"]
            self.assertAlmostEqual(sum(delays), 1000 * seconds["seconds"], delta=10)
            white = Image.new("RGBA", expected[0].size, "white")
            first = Image.alpha_composite(white, expected[0])
            self.assertLessEqual(largest_difference(images[0], first), 32)

    def test_avif_frames_are_close(self):
        for design in DESIGNS:
            folder = pack(design, "avif")
            file = folder / ("%s-refreshing@2x.avif" % design)
            image = pathlib.Path(OPTIONS.folder) / "frame.png"
            run("avifdec", file, image)
            found, expected = read(image), frames(design, 2)["refreshing"][0]
            pairs = list(zip(found.convert("RGBa").tobytes(), expected.convert("RGBa").tobytes()))
            self.assertLessEqual(sum(abs(a - b) for a, b in pairs) / len(pairs), 1)
            self.assertEqual(found.getchannel("A").tobytes(), expected.getchannel("A").tobytes())


class ProofTests(unittest.TestCase):
    """`pack --prove` compares packs with what libpng, Chromium and rlottie show."""

    def test_all_players_show_the_design(self):
        folder = pathlib.Path(OPTIONS.folder) / "proven"
        for design in DESIGNS:
            lines = run(OPTIONS.tool, "pack", design, "--prove", "--json", "-o", folder, "--matte",
                        "white", "--for", "uikit,android,apng,webp,gif,avif,lottie,dotlottie,plymouth").splitlines()
            proofs = [json.loads(line) for line in lines if '"player"' in line]
            players = {proof["player"] for proof in proofs}
            self.assertEqual(players, {"libpng", "Chromium", "rlottie"})
            self.assertTrue(all(proof["passed"] for proof in proofs))
            equal = [proof for proof in proofs if proof["folder"].endswith(("apng", "webp"))]
            self.assertTrue(equal)
            for proof in equal:
                self.assertLessEqual(proof["mean"], 0.05)


class SwiftTests(unittest.TestCase):
    """Swift's compiler parses the code of packs for Apple's platforms."""

    def test_code_is_parsed(self):
        for target in ["uikit", "xcassets", "mjrefresh", "watchos"]:
            for options in [(), ("--padding", "3", "--first-index", "1")]:
                if target == "uikit" and options:
                    continue
                for file in pack("arc", target, *options).glob("*.swift"):
                    run("swiftc", "-parse", file)


class PlymouthTests(unittest.TestCase):
    """Plymouth's library loads the throbber, and plays it for two seconds."""

    def test_the_throbber_is_loaded(self):
        path = ctypes.util.find_library("ply-splash-graphics")
        if path is None:
            self.fail("libply-splash-graphics is missing; run: apt-get install libplymouth5")
        library = ctypes.CDLL(path)
        library.ply_throbber_new.restype = ctypes.c_void_p
        library.ply_throbber_new.argtypes = [ctypes.c_char_p, ctypes.c_char_p]
        for name in ["load", "get_width", "get_height"]:
            getattr(library, "ply_throbber_" + name).argtypes = [ctypes.c_void_p]
        for design in DESIGNS:
            folder = pack(design, "plymouth") / design
            throbber = library.ply_throbber_new(str(folder).encode(), b"throbber-")
            self.assertTrue(library.ply_throbber_load(throbber))
            size = read(folder / "throbber-0001.png").size
            self.assertEqual(library.ply_throbber_get_width(throbber), size[0])
            self.assertEqual(library.ply_throbber_get_height(throbber), size[1])
            self.assertLessEqual(len(list(folder.glob("throbber-*.png"))), 60)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tool", required=True)
    parser.add_argument("--browser", required=True)
    parser.add_argument("--pictures", help="stores rendered states next to the frames")
    options, rest = parser.parse_known_args()
    Image.MAX_IMAGE_PIXELS = None
    with tempfile.TemporaryDirectory() as folder:
        vars(OPTIONS).update(vars(options), folder=folder)
        unittest.main(argv=[sys.argv[0], *rest], verbosity=2)


if __name__ == "__main__":
    main()
