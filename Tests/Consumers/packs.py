"""Packs that the tool writes, and the frames with which they are compared."""

import argparse
import pathlib
import subprocess

from PIL import Image

OPTIONS = argparse.Namespace()
FPS = 30


def run(*words, folder=None):
    """Runs a command. Returns its output; prints it if the command fails."""
    words = [str(word) for word in words]
    result = subprocess.run(words, cwd=folder, capture_output=True, text=True, check=False)
    if result.returncode != 0:
        raise AssertionError("%s failed:\n%s%s" % (words, result.stdout, result.stderr))
    return result.stdout


def pack(path, target, *options):
    """Packs a design, built in or in a file, for a target. Returns the pack's folder."""
    folder = pathlib.Path(OPTIONS.folder) / ("packs" + "".join(options))
    run(OPTIONS.tool, "pack", path, "--for", target, "-o", folder, "--quiet", *options)
    return folder / pathlib.Path(path).stem / target


def frames(path, scale, appearance="light", steps=None):
    """Returns the rendered frames of a design, built in or in a file, as lists of images by state."""
    design = pathlib.Path(path).stem
    folder = pathlib.Path(OPTIONS.folder) / ("frames-%g-%s" % (scale, appearance))
    folder = folder.with_name("%s-%d" % (folder.name, steps)) if steps else folder
    if not (folder / design).exists():
        rate = ["--steps", steps] if steps else ["--fps", FPS]
        run(OPTIONS.tool, "render", path, *rate, "--scale", scale, "--appearance", appearance,
            "-o", folder, "--quiet", "--replace")
    return {
        state.name: [read(file) for file in sorted(state.iterdir())]
        for state in sorted((folder / design).iterdir())
    }


def read(file):
    """Reads an image as RGBA."""
    with Image.open(file) as image:
        return image.convert("RGBA")


def largest_difference(one, other):
    """Returns the largest difference of a channel, with colours multiplied by alpha."""
    if one.size != other.size:
        return 255
    pairs = zip(one.convert("RGBa").tobytes(), other.convert("RGBa").tobytes())
    return max(abs(left - right) for left, right in pairs)
