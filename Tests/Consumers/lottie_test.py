"""Tests of Lottie packs with two players, rlottie and ThorVG: the states look as the tool draws them."""

import json
import pathlib
import subprocess
import unittest
import zipfile

import rlottie_python
import thorvg_python
from PIL import Image, ImageChops, ImageStat

from packs import OPTIONS, frames, pack, run

EXAMPLES = pathlib.Path(__file__).parents[2] / "Examples" / "designs"
SCALE = 3
BUILT_INS = ["arc", "arrow", "compass", "refresh-control", "spokes"]
# Without images, which players scale by other filters.
OTHERS = [str(EXAMPLES / ("%s.yaml" % name)) for name in
          ["blob", "closing-tick", "filling-logo", "flipping-square", "folding-cube",
           "material-ring", "pull-text", "twelve-dots", "water-drop"]]
# With a shadow, which rlottie leaves out.
EFFECTS = [str(EXAMPLES / "card.yaml")]


class RLottie:
    """Draws an animation with rlottie, at whole frames only."""

    name = "rlottie"

    def __init__(self, file, size):
        self.animation = rlottie_python.LottieAnimation.from_file(str(file))
        self.size = size

    def draw(self, frame):
        if abs(frame - round(frame)) > 1e-6:
            return None
        width, height = self.size
        pixels = self.animation.lottie_animation_render(
            frame_num=round(frame), width=width, height=height)
        blue, green, red, alpha = Image.frombytes("RGBA", self.size, pixels).split()
        return on_white(Image.merge("RGBA", (red, green, blue, alpha)))


class ThorVG:
    """Draws an animation with ThorVG."""

    name = "ThorVG"
    engine = None

    def __init__(self, file, size):
        if ThorVG.engine is None:
            ThorVG.engine = thorvg_python.Engine()
        self.file, self.size = file, size

    def draw(self, frame):
        canvas = thorvg_python.SwCanvas(self.engine)
        canvas.set_target(*self.size)
        animation = thorvg_python.LottieAnimation(self.engine)
        picture = animation.get_picture()
        picture.load(str(self.file))
        picture.set_size(*self.size)
        canvas.add(picture)
        animation.set_frame(frame)
        canvas.update()
        canvas.draw(True)
        canvas.sync()
        return on_white(canvas.get_pillow())


def on_white(image):
    """Returns an image with premultiplied colours on white."""
    red, green, blue, alpha = image.split()
    rest = ImageChops.invert(alpha)
    return Image.merge("RGB", [ImageChops.add(channel, rest) for channel in (red, green, blue)])


def flattened(image):
    """Returns an image with straight colours on white."""
    return Image.alpha_composite(Image.new("RGBA", image.size, "white"), image).convert("RGB")


def difference(one, other):
    """Returns the mean difference of a channel, and the share of pixels with one over 64."""
    pixels = ImageChops.difference(one, other)
    red, green, blue = pixels.split()
    largest = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    large = sum(largest.histogram()[65:])
    return sum(ImageStat.Stat(pixels).mean) / 3, large / (one.width * one.height)


class LottieTests(unittest.TestCase):
    """Players draw the frames at ten times of each state."""

    def check(self, design, players):
        folder = pack(design, "lottie", "--appearance", "light")
        name = pathlib.Path(design).stem
        file = folder / ("%s.json" % name)
        animation = json.loads(file.read_text())
        markers = {marker["cm"]: marker for marker in animation["markers"]}
        states = json.loads((folder / "pack.json").read_text())["states"]
        size = (animation["w"] * SCALE, animation["h"] * SCALE)
        for state, images in frames(design, SCALE).items():
            for player in players:
                drawn = player(file, size)
                for index in sorted({round(step * (len(images) - 1) / 9) for step in range(10)}):
                    frame = self.frame(markers[state], states[state], index, len(images))
                    found = drawn.draw(frame)
                    if found is None:
                        continue
                    mean, large = difference(found, flattened(images[index]))
                    self.assertLessEqual(mean, 1.5, (name, state, index, player.name))
                    self.assertLessEqual(large, 0.005, (name, state, index, player.name))

    def frame(self, marker, state, index, count):
        """Returns the frame of the animation that shows a frame of a state."""
        start, duration = marker["tm"], marker["dr"]
        if state["playback"] == "still":
            return start
        if state["playback"] == "drag":
            return start + duration * index / (count - 1)
        if state["playback"] == "loop":
            return start + duration * index / count
        return start + min(index * 60 / 30, duration)

    def test_built_in_designs(self):
        for design in BUILT_INS:
            self.check(design, [RLottie, ThorVG])

    def test_example_designs(self):
        for design in OTHERS:
            self.check(design, [RLottie, ThorVG])
        for design in EFFECTS:
            self.check(design, [ThorVG])

    def test_an_archive_has_a_manifest_and_the_same_animations(self):
        for design in BUILT_INS:
            archive = zipfile.ZipFile(pack(design, "dotlottie") / ("%s.lottie" % design))
            self.assertIsNone(archive.testzip())
            manifest = json.loads(archive.read("manifest.json"))
            self.assertEqual(manifest["version"], "2")
            for animation in manifest["animations"]:
                file = pack(design, "lottie") / ("%s.json" % animation["id"])
                self.assertEqual(archive.read("a/%s.json" % animation["id"]), file.read_bytes())

    SCRIPT = """
        import { show } from './MODULE';
        const calls = [];
        const animation = {
            markers: MARKERS.map((marker) => (
                { time: marker.tm, duration: marker.dr, payload: { name: marker.cm } })),
            goToAndStop: (frame) => calls.push(frame),
            playSegments: (frames) => calls.push(frames.concat(animation.loop)),
        };
        show(animation, 'pulling', 0.5);
        show(animation, 'refreshing');
        show(animation, 'finishing');
        console.log(JSON.stringify(calls));"""

    def test_the_script_shows_states_by_their_markers(self):
        for design in ["arc", "arrow"]:
            folder = pack(design, "lottie")
            markers = json.loads((folder / ("%s.json" % design)).read_text())["markers"]
            script = self.SCRIPT.replace("MODULE", "%s.mjs" % design)
            script = script.replace("MARKERS", json.dumps(markers))
            copy = pathlib.Path(OPTIONS.folder) / "lottie-script"
            copy.mkdir(exist_ok=True)
            (copy / ("%s.mjs" % design)).write_text((folder / ("%s.js" % design)).read_text())
            (copy / "main.mjs").write_text(script)
            output = subprocess.run(["node", "main.mjs"], cwd=copy, capture_output=True, text=True,
                                    check=True).stdout
            by_name = {marker["cm"]: marker for marker in markers}
            ends = {name: [marker["tm"], marker["tm"] + marker["dr"]]
                    for name, marker in by_name.items()}
            middle = sum(ends["pulling"]) / 2
            self.assertEqual(json.loads(output), [
                middle, ends["refreshing"] + [True], ends["finishing"] + [False]])

    def test_the_swift_code_is_parsed(self):
        for file in pack("arc", "lottie").glob("*.swift"):
            run("swiftc", "-parse", file)
