"""Compiles the Kotlin source of packs for Compose against declarations of its functions.

These record what is drawn. The recorded drawing is compared with the frames that the tool renders.
"""

import json
import pathlib
import subprocess
import unittest

from android_vectors import design_source
from drawing import canvas, frame_numbers, mean_difference
from packs import FPS, OPTIONS, frames, pack, run

STUBS = pathlib.Path(__file__).parent / "compose"
LIBRARY = "/usr/share/java/kotlin-stdlib.jar"
# A design, and the largest mean difference of visible pixels, of 255. Some frames of
# water-drop are at jumps.
LIMITS = {
    "arc": 2, "spokes": 2, "arrow": 2, "compass": 2, "refresh-control": 2, "closing-tick": 2,
    "filling-logo": 2, "material-ring": 2, "pull-text": 2, "twelve-dots": 2, "pulsing-balls": 2,
    "vector-drawable": 2, "compose": 2, "blob": 2, "water-drop": 13,
}
MAIN = """
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.drawscope.DrawScope

fun main() {
    for (line in generateSequence(::readLine)) {
        val (design, state, seconds, progress, isDark) = line.split(" ")
        val scope = DrawScope(when (design) {
            %s
            else -> error(design)
        })
        val time = seconds.toDouble()
        when (design) {
            %s
        }
        println("[" + scope.drawContext.canvas.calls.joinToString(", ") + "]")
    }
}
"""


def type_name(design):
    """Returns the name of a design's composable."""
    return "".join(word[0].upper() + word[1:] for word in design.split("-"))


class ComposeTests(unittest.TestCase):
    """Kotlin compiles the source, and it draws the frames."""

    def test_the_source_is_compiled_and_draws_the_frames(self):
        folder = pathlib.Path(OPTIONS.folder) / "compose"
        folder.mkdir(exist_ok=True)
        packs = {name: pack(design_source(name), "compose") for name in LIMITS}
        sizes = {name: json.loads((path / "pack.json").read_text())["size"]
                 for name, path in packs.items()}
        main = folder / "Main.kt"
        main.write_text(MAIN % (
            "\n            ".join('"%s" -> Size(%gf, %gf)' % (name, *size)
                                  for name, size in sizes.items()),
            "\n            ".join(
                '"{0}" -> scope.draw{1}({1}State.valueOf(state), time, progress.toFloat(), '
                "isDark == \"dark\")".format(name, type_name(name)) for name in LIMITS)))
        sources = [file for path in packs.values() for file in path.glob("*.kt")]
        run("kotlinc", "-nowarn", *STUBS.glob("*.kt"), main, *sources, "-d", folder / "classes")
        with canvas() as draw:
            for name, limit in LIMITS.items():
                states = json.loads((packs[name] / "pack.json").read_text())["states"]
                for appearance in ["light", "dark"]:
                    expected = frames(design_source(name), 2, appearance)
                    for state, images in expected.items():
                        with self.subTest(name, appearance=appearance, state=state):
                            self.check(draw, folder, (name, appearance, state), images, states,
                                       sizes[name], limit)

    def check(self, draw, folder, subject, images, states, size, limit):
        name, appearance, state = subject
        numbers = frame_numbers(len(images))
        lines = [self.line(subject, number, len(images), states) for number in numbers]
        result = subprocess.run(
            ["java", "-cp", "%s:%s" % (folder / "classes", LIBRARY), "MainKt"],
            input="\n".join(lines) + "\n", capture_output=True, text=True, check=False)
        self.assertEqual(result.returncode, 0, result.stderr)
        worst = 0
        for number, calls in zip(numbers, result.stdout.splitlines()):
            found = draw(json.loads(calls), size, 2)
            difference = mean_difference(found, images[number])
            if difference > limit and OPTIONS.pictures:
                stem = pathlib.Path(OPTIONS.pictures) / ("compose-%s-%s-%s-%d" % (*subject, number))
                found.save("%s-found.png" % stem)
                images[number].save("%s-expected.png" % stem)
            worst = max(worst, difference)
        print("compose %s: mean difference %.2f" % (" ".join(subject), worst))
        self.assertLessEqual(worst, limit, subject)

    @staticmethod
    def line(subject, number, count, states):
        """Returns the input for a frame: state, seconds and progress."""
        name, appearance, state = subject
        seconds, progress, base = 0, 0, state
        described = states[state]
        playback = described["playback"]
        if playback == "drag":
            progress = number / (count - 1)
        elif playback == "once":
            seconds = number / FPS
        elif playback == "loop":
            seconds = number * described["seconds"] / count
        if state.endswith("-intro"):
            base = state[:-len("-intro")]
        elif state + "-intro" in states:
            seconds += states[state + "-intro"]["seconds"]
        # A frame at a jump is after it.
        return "%s %s %.9f %.9f %s" % (name, base[0].upper() + base[1:], seconds + 2e-5, progress,
                                       appearance)
