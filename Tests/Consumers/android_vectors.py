"""Reads Android's vector drawables and animations by their documented semantics, and compares them
with the frames that the tool renders.

Sources: the references of VectorDrawable, AnimatedVectorDrawable and PropertyValuesHolder; the
order of a group's transform and the trim are those of Android's VectorDrawable.cpp.
"""

import json
import math
import pathlib
import re
import unittest
import xml.etree.ElementTree as ElementTree

from drawing import canvas, frame_numbers, mean_difference
from packs import FPS, OPTIONS, frames, pack, run

FOLDERS = [pathlib.Path(__file__).parents[2] / "Examples" / "designs",
           pathlib.Path(__file__).parent / "designs"]
STUBS = pathlib.Path(__file__).parent / "android"
# A design, and the largest mean difference of visible pixels, of 255. Vector drawables replace
# the gradients of blob and water-drop, which follow the outlines. Some frames of water-drop are at
# jumps.
LIMITS = {
    "arc": 2, "spokes": 2, "arrow": 2, "compass": 2, "refresh-control": 2, "closing-tick": 2,
    "filling-logo": 2, "material-ring": 2, "pull-text": 2, "twelve-dots": 2, "pulsing-balls": 2,
    "vector-drawable": 2, "blob": 2, "water-drop": 13,
}
ANDROID = "{http://schemas.android.com/apk/res/android}"
ATTRIBUTE = "{http://schemas.android.com/aapt}attr"
FRAMEWORK = "/usr/share/android-framework-res/framework-res.apk"
MANIFEST = """<manifest xmlns:android="http://schemas.android.com/apk/res/android"
    package="com.example.app"><uses-sdk android:minSdkVersion="24"/></manifest>"""


def design_source(design):
    """Returns the name of a built-in design, or the path of another one."""
    files = [folder / (design + ".yaml") for folder in FOLDERS]
    return next((file for file in files if file.exists()), design)


def inline(element, name):
    """Returns the element that is the value of an attribute, or None."""
    for child in element.findall(ATTRIBUTE):
        if child.get("name") == "android:" + name:
            return child[0]
    return None


def color(text):
    """Returns the red, green, blue and alpha of #AARRGGBB, 0 to 1."""
    alpha, red, green, blue = (int(text[index:index + 2], 16) / 255 for index in (1, 3, 5, 7))
    return [red, green, blue, alpha]


def between(one, other, fraction):
    """Returns a colour between two, as ArgbEvaluator: in linear light."""
    def mixed(start, end):
        linear = start ** 2.2 * (1 - fraction) + end ** 2.2 * fraction
        return linear ** (1 / 2.2)
    red, green, blue = (mixed(*pair) for pair in zip(one[:3], other[:3]))
    return [red, green, blue, one[3] * (1 - fraction) + other[3] * fraction]


def path_between(one, other, fraction):
    """Returns path data between two with equal commands."""
    numbers = re.compile(r"-?\d+(?:\.\d+)?")
    assert numbers.sub("", one) == numbers.sub("", other)
    values = iter(float(a) * (1 - fraction) + float(b) * fraction
                  for a, b in zip(numbers.findall(one), numbers.findall(other)))
    return numbers.sub(lambda _: "%.6f" % next(values), one)


class Drawable:
    """A vector drawable with its animations."""

    def __init__(self, file):
        root = ElementTree.parse(file).getroot()
        self.is_animated = root.tag == "animated-vector"
        self.vector = inline(root, "drawable") if self.is_animated else root
        self.animations = {}
        self.milliseconds = 0
        for target in root.findall("target"):
            self.read(target.get(ANDROID + "name"), inline(target, "animation"), 0)

    def read(self, target, animator, start):
        """Reads an animator that starts at a time. Returns its end, in milliseconds."""
        if animator.tag == "set":
            in_turn = animator.get(ANDROID + "ordering") == "sequentially"
            end = start
            for child in animator:
                end = max(end, self.read(target, child, end if in_turn else start))
            return end
        assert animator.get(ANDROID + "interpolator") == "@android:anim/linear_interpolator"
        end = start + int(animator.get(ANDROID + "duration"))
        self.milliseconds = max(self.milliseconds, end)
        for holder in animator.findall("propertyValuesHolder"):
            keys = [(float(key.get(ANDROID + "fraction")), key.get(ANDROID + "value"))
                    for key in holder]
            assert keys[0][0] == 0 and keys[-1][0] == 1 and keys == sorted(
                keys, key=lambda key: key[0]), keys
            name = (target, holder.get(ANDROID + "propertyName"))
            assert name not in self.animations, name
            self.animations[name] = [(start, end, keys)]
        if animator.get(ANDROID + "propertyName"):
            name = (target, animator.get(ANDROID + "propertyName"))
            keys = [(0, animator.get(ANDROID + "valueFrom")),
                    (1, animator.get(ANDROID + "valueTo"))]
            self.animations.setdefault(name, []).append((start, end, keys))
        return end

    def value(self, element, name, default, milliseconds):
        """Returns an attribute of an element, or the value of its animation at a time."""
        parts = self.animations.get((element.get(ANDROID + "name"), name))
        if parts is None:
            return element.get(ANDROID + name, default)
        started = [part for part in parts if part[0] <= milliseconds]
        start, end, keys = started[-1] if started else parts[0]
        fraction = min(max((milliseconds - start) / (end - start), 0), 1)
        following = next((index for index, key in enumerate(keys) if fraction < key[0]),
                         len(keys) - 1)
        following = max(following, 1)
        (low, first), (high, second) = keys[following - 1], keys[following]
        part = (fraction - low) / (high - low)
        if name == "pathData":
            return path_between(first, second, part)
        if name.endswith("Color"):
            mixed = between(color(first), color(second), part)
            return "#" + "".join("%02X" % round(255 * c) for c in mixed[3:] + mixed[:3])
        return float(first) * (1 - part) + float(second) * part

    @property
    def size(self):
        return [float(self.vector.get(ANDROID + name)) for name in
                ("viewportWidth", "viewportHeight")]

    def calls(self, milliseconds):
        """Returns the calls that draw the vector at a time."""
        return [call for child in self.vector for call in self.element(child, milliseconds)]

    def element(self, element, time):
        if element.tag == "group":
            def number(name, default=0):
                return float(self.value(element, name, default, time))
            calls = [{"op": "save"}, {"op": "transform", "matrix": self.matrix(number)}]
            for child in element:
                calls += self.element(child, time)
            return calls + [{"op": "restore"}]
        data = self.value(element, "pathData", "", time)
        if element.tag == "clip-path":
            return [{"op": "clip", "path": data}]
        assert element.tag == "path", element.tag
        return self.path(element, data, time)

    @staticmethod
    def matrix(number):
        """Translate by the negative pivot, scale, rotate, translate by pivot and translation."""
        angle = math.radians(number("rotation"))
        x, y = number("scaleX", 1), number("scaleY", 1)
        a, b, c, d = (math.cos(angle) * x, math.sin(angle) * x,
                      -math.sin(angle) * y, math.cos(angle) * y)
        pivot_x, pivot_y = number("pivotX"), number("pivotY")
        return [a, b, c, d,
                number("translateX") + pivot_x - a * pivot_x - c * pivot_y,
                number("translateY") + pivot_y - b * pivot_x - d * pivot_y]

    def path(self, element, data, time):
        def number(name, default):
            return float(self.value(element, name, default, time))
        shared = {"path": data}
        start, end = number("trimPathStart", 0), number("trimPathEnd", 1)
        offset = number("trimPathOffset", 0)
        if (start, end) != (0, 1):
            if start == end:
                return []
            first, last = math.fmod(start + offset, 1), math.fmod(end + offset, 1)
            shared["segments"] = [[first, last]] if first <= last else (
                [[first, 1]] + ([[0, last]] if last > 0 else []))
        calls = []
        fill = self.paint(element, "fillColor", time)
        if fill:
            calls.append({**shared, "op": "fill", "paint": fill, "alpha": number("fillAlpha", 1),
                          "rule": element.get(ANDROID + "fillType", "nonZero").lower()})
        stroke = self.paint(element, "strokeColor", time)
        if stroke:
            calls.append({**shared, "op": "stroke", "paint": stroke,
                          "alpha": number("strokeAlpha", 1), "width": number("strokeWidth", 0),
                          "cap": element.get(ANDROID + "strokeLineCap", "butt"),
                          "join": element.get(ANDROID + "strokeLineJoin", "miter"),
                          "miter": number("strokeMiterLimit", 4)})
        return calls

    def paint(self, element, name, time):
        gradient = inline(element, name)
        if gradient is None:
            text = self.value(element, name, None, time)
            return color(text) if text else None
        def number(key):
            return float(gradient.get(ANDROID + key))
        kind = gradient.get(ANDROID + "type")
        names = {"sweep": ["centerX", "centerY"], "linear": ["startX", "startY", "endX", "endY"],
                 "radial": ["centerX", "centerY", "gradientRadius"]}[kind]
        stops = [[float(item.get(ANDROID + "offset")), color(item.get(ANDROID + "color"))]
                 for item in gradient]
        assert len(stops) > 1 and stops == sorted(stops, key=lambda stop: stop[0])
        return {"type": kind, "points": [number(key) for key in names], "stops": stops}


class AnimatedVectorTests(unittest.TestCase):
    """aapt packages all drawables, Kotlin compiles their code, and they show the frames."""

    def test_kotlin_compiles_the_code(self):
        sources = [file for design in LIMITS
                   for file in pack(design_source(design), "avd").glob("*.kt")]
        self.assertEqual(len(sources), len(LIMITS))
        run("kotlinc", "-nowarn", *STUBS.glob("*.kt"), *sources, "-d",
            pathlib.Path(OPTIONS.folder) / "avd-classes")

    def test_aapt_packages_every_drawable(self):
        for design in LIMITS:
            folder = pack(design_source(design), "avd")
            manifest = pathlib.Path(OPTIONS.folder) / "AndroidManifest.xml"
            manifest.write_text(MANIFEST)
            archive = pathlib.Path(OPTIONS.folder) / "packed.apk"
            run("aapt", "package", "-f", "-M", manifest, "-S", folder / "res", "-I", FRAMEWORK,
                "-F", archive)
            listed = run("aapt", "list", archive).split()
            names = {pathlib.Path(name).name for name in listed if name.startswith("res/")}
            for file in folder.glob("res/*/*.xml"):
                self.assertIn(file.name, names)

    def test_drawables_show_the_frames(self):
        with canvas() as draw:
            for design, limit in LIMITS.items():
                folder = pack(design_source(design), "avd")
                for appearance in ["light", "dark"]:
                    expected = frames(design_source(design), 2, appearance)
                    for state, images in expected.items():
                        with self.subTest(design, appearance=appearance, state=state):
                            self.check(draw, folder, (design, appearance, state), images, limit)

    def check(self, draw, folder, subject, images, limit):
        design, appearance, state = subject
        worst = 0
        playback = json.loads((folder / "pack.json").read_text())["states"][state]["playback"]
        name = "%s_%s" % (design, state)
        name = name.replace("-", "_")
        for number in frame_numbers(len(images)):
            frame = name + ("_%d" % number if playback == "drag" else "")
            night = folder / "res" / "drawable-night" / (frame + ".xml")
            day = folder / "res" / "drawable" / (frame + ".xml")
            drawable = Drawable(night if appearance == "dark" and night.exists() else day)
            time = number * drawable.milliseconds / len(images)
            if playback == "once":
                time = min(number * 1000 / FPS, drawable.milliseconds)
            found = draw(drawable.calls(time + 0.01), drawable.size, 2)
            difference = mean_difference(found, images[number])
            if difference > limit and OPTIONS.pictures:
                stem = pathlib.Path(OPTIONS.pictures) / ("%s-%s-%s-%d" % (*subject, number))
                found.save("%s-found.png" % stem)
                images[number].save("%s-expected.png" % stem)
            worst = max(worst, difference)
        print("avd %s: mean difference %.2f" % (" ".join(subject), worst))
        self.assertLessEqual(worst, limit, subject)
