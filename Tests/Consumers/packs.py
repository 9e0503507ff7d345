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


def pack(design, target, *options, name=None):
    """Packs a design for a target. Returns the pack's folder.

    `name` is the design's name, if `design` is a file.
    """
    folder = pathlib.Path(OPTIONS.folder) / ("packs" + "".join(options))
    run(OPTIONS.tool, "pack", design, "--for", target, "-o", folder, "--quiet", *options)
    return folder / (name or design) / target


def frames(design, scale, appearance="light", name=None):
    """Returns the rendered frames of a design, as lists of images by state."""
    source, design = design, name or design
    folder = pathlib.Path(OPTIONS.folder) / ("frames-%g-%s" % (scale, appearance))
    if not (folder / design).exists():
        run(OPTIONS.tool, "render", source, "--fps", FPS, "--scale", scale, "--appearance",
            appearance, "-o", folder, "--quiet", "--replace")
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
