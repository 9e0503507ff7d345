"""A verification run with deliberate differences: frames drawn and compared by the built tool, and
results.json."""

import json
import os
import subprocess

import png

FPS = 60
# Two nearly transparent pixels, whose colours a canvas would not preserve.
FAINT = ((12, 200, 77, 3), (12, 200, 79, 3))


class Fixture:
    """Creates a run in a folder with the tool at a path."""

    def __init__(self, tool, folder):
        self.tool = tool
        self.folder = folder
        self.sequences = []

    def build(self):
        """Writes all sequences and the results."""
        self.late()
        self.recolored()
        self.resized()
        self.faint()
        self.wide()
        self.add("spokes/pulling", "missing", message="spokes/pulling has no golden")
        self.add(
            "arrow/armed", "unusable",
            message="goldens/arrow/armed/1f.png: a Git LFS pointer in place of a PNG",
        )
        self.passing()
        report = {"pinwheel": 1, "acceptCommand": "pinwheel accept", "sequences": self.sequences}
        path = os.path.join(self.folder, "results.json")
        with open(path, "w", encoding="utf-8") as file:
            json.dump(report, file, ensure_ascii=False)
        return path

    def late(self):
        """In all variants, frames 20 to 22 show the previous frames' content."""
        looks = {"": ("2", "light"), "-dark": ("1", "dark"), "-dark@3x": ("3", "dark")}
        for suffix, (scale, appearance) in looks.items():
            look = ("--steps", "54", "--scale", scale, "--appearance", appearance)
            golden = self.render(f"golden{suffix}", "arc", "refreshing", *look)
            actual = golden[:20] + [golden[19], golden[20], golden[21]] + golden[23:]
            finding = self.finding("late", "frames 20–22 lag by 1 frame", range(20, 23), 20 / FPS)
            self.compared(f"arc/refreshing{suffix}", golden, actual, [finding])

    def recolored(self):
        """Every frame except the first, which is empty, has another colour."""
        golden = self.render("blue", "refresh-control", "pulling", "--steps", "12", "--scale", "2")
        dark = ("--steps", "12", "--scale", "2", "--appearance", "dark")
        actual = self.render("dark", "refresh-control", "pulling", *dark)
        finding = self.finding("recolored", "only colours changed", range(1, 12), None)
        self.compared("refresh-control/pulling", golden, actual, [finding], fps=None)

    def resized(self):
        """Another scale and a missing frame."""
        golden = self.render("one", "spokes", "refreshing", "--steps", "8")
        actual = self.render("two", "spokes", "refreshing", "--steps", "8", "--scale", "2")[:7]
        findings = [
            self.finding("resized", "20×20 pixels were expected, not 40×40", range(7), 0),
            self.finding("missing", "frame 7 is missing", [7], 7 / FPS),
        ]
        self.compared("spokes/<refreshing> & \"more\"", golden, actual, findings)

    def faint(self):
        """A nearly transparent pixel differs by two steps."""
        paths = []
        for name, color in zip(("before", "after"), FAINT):
            rows = [[(0, 0, 0, 0)] * 6 for _ in range(4)]
            rows[1][3] = color
            paths.append(os.path.join(self.folder, f"{name}.png"))
            png.write(paths[-1], rows)
        finding = self.finding("changed", "1 pixel differs by 2 steps", [0], None)
        self.compared("faint", paths[:1], paths[1:], [finding], fps=None)

    def wide(self):
        """Very wide frames, which the page stacks."""
        golden = self.render("wide", "compass", "refreshing", "--steps", "24", "--scale", "3")
        actual = golden[:12] + [golden[(i + 1) % 24] for i in range(12, 24)]
        finding = self.finding(
            "turned", "from frame 12 on the rotation is 15° ahead", range(12, 24), 12 / FPS
        )
        self.compared("compass/refreshing", golden, actual, [finding])

    def passing(self):
        """A passing sequence with one image per frame."""
        golden = self.render("good", "arrow", "pulling", "--steps", "10")
        frames = [self.frame(i, path, path, None) for i, path in enumerate(golden)]
        self.add("arrow/pulling", "passed", frames=frames)

    def render(self, name, design, state, *options):
        """Draws a state. Returns the paths of its frames."""
        folder = os.path.join(self.folder, name)
        command = [self.tool, "render", design, "--state", state, "--quiet", "-o", folder]
        subprocess.run(command + list(options), check=True)
        with open(os.path.join(folder, "manifest.json"), encoding="utf-8") as file:
            return [os.path.join(folder, frame["file"]) for frame in json.load(file)["frames"]]

    def compared(self, name, golden, actual, findings, fps=FPS):
        """Adds a sequence whose frames are compared by the tool."""
        frames = []
        for index in range(max(len(golden), len(actual))):
            pair = [paths[index] if index < len(paths) else None for paths in (golden, actual)]
            frames.append(self.frame(index, *pair, fps))
        message = "\n".join(finding["sentence"] for finding in findings)
        self.add(name, "failed", message=message, fps=fps, findings=findings, frames=frames)

    def add(self, name, status, message="", fps=None, findings=(), frames=()):
        """Adds a sequence."""
        exact = {"step": 2, "share": 0.001, "density": 3, "window": 5, "sequenceShare": 0}
        left = {"step": -20.5, "share": 0.4, "density": None, "sequenceShare": None}
        is_whole = any(frame["status"] in ("new", "deleted") for frame in frames)
        self.sequences.append({
            "name": name, "status": status, "message": message, "fps": fps,
            "acceptable": ("whole" if is_whole else "frames") if status == "failed" else None,
            "findings": list(findings), "tolerance": exact if frames else None,
            "headroom": left if findings else None, "frames": list(frames),
        })

    def frame(self, index, golden, actual, fps):
        """Describes a frame. The tool compares it if both images exist and differ."""
        facts = {
            "index": index, "time": index / fps if fps else None,
            "progress": None if fps else index / 11, "count": None, "share": None, "worst": None,
            "expected": self.relative(golden), "actual": self.relative(actual), "difference": None,
        }
        facts["width"], facts["height"] = self.size(actual or golden)
        if golden is None or actual is None:
            return facts | {"status": "new" if golden is None else "deleted"}
        same = {"status": "passed", "count": 0, "share": 0, "worst": 0, "actual": None}
        if golden == actual:
            return facts | same
        found = self.compare(golden, actual, index)
        if found["passed"]:
            return facts | same
        worst = found["worst"]["amount"] if found["worst"] else None
        difference = self.relative(found["picture"])
        return facts | {
            "status": "failed", "count": found["count"], "worst": worst, "difference": difference,
            "share": found["share"] if found["count"] is not None else None,
        }

    def compare(self, golden, actual, index):
        """Compares two images with the tool. Returns its result and its difference image."""
        # Omit every other difference image, so that the page must compute it.
        picture = f"{actual}.{index}.difference.png" if index % 2 == 0 else None
        command = [self.tool, "compare", golden, actual, "--json"]
        command += ["--diff", picture] if picture else []
        result = subprocess.run(command, check=False, stdout=subprocess.PIPE)
        found = json.loads(result.stdout)
        return found | {"picture": picture if picture and os.path.exists(picture) else None}

    def relative(self, path):
        """Returns a path relative to the results."""
        return path and os.path.relpath(path, self.folder)

    @staticmethod
    def size(path):
        """Returns the width and height of a PNG from its header."""
        with open(path, "rb") as file:
            header = file.read(24)
        return int.from_bytes(header[16:20], "big"), int.from_bytes(header[20:24], "big")

    @staticmethod
    def finding(kind, sentence, frames, time):
        """Returns a finding in the format of results.json."""
        return {"kind": kind, "sentence": sentence, "frames": list(frames), "time": time}
