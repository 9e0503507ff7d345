"""Tests of the pages' PNG decoder: exact pixels, and limits."""

import base64
import os
import random
import struct
import zlib

from web_parts import PartsTest

DESIGN = """\
pinwheel: 1
canvas: {size: [20, 20]}
states:
  pulling: {drive: progress, frames: 2}
layers:
  - image: {file: FILE, size: [20, 20]}
"""
# Decodes a PNG. Returns its bytes in base64, the number of decompressed bytes, and the error.
DECODE = """async (png) => {
  const {decodePNG} = await import("./png.js");
  const {prototype} = ReadableStreamDefaultReader;
  const real = prototype.read;
  let count = 0;
  prototype.read = async function () {
    const piece = await real.call(this);
    count += piece.value?.length ?? 0;
    return piece;
  };
  try {
    const {data} = await decodePNG(Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0)));
    return [btoa(String.fromCharCode(...data)), count, null];
  } catch (error) {
    return [null, count, error.message];
  } finally {
    prototype.read = real;
  }
}"""


def chunk(name, data):
    """Returns a chunk of a PNG."""
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def png(width, height, rows, kind=6):
    """Returns a PNG of rows that start with their filter types."""
    header = struct.pack(">IIBBBBB", width, height, 8, kind, 0, 0, 0)
    parts = (chunk(b"IHDR", header), chunk(b"IDAT", zlib.compress(rows)), chunk(b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(parts)


def paeth(left, up, corner):
    """Returns the neighbour nearest to left + up - corner."""
    distances = [abs(up - corner), abs(left - corner), abs(left + up - 2 * corner)]
    return (left, up, corner)[distances.index(min(distances))]


def filtered(kind, row, before, channels):
    """Applies a filter to a row. Returns the filter type and the bytes."""
    found = bytearray([kind])
    for i, value in enumerate(row):
        left = row[i - channels] if i >= channels else 0
        corner = before[i - channels] if i >= channels else 0
        up = before[i]
        expected = (0, left, up, (left + up) // 2, paeth(left, up, corner))[kind]
        found.append((value - expected) & 255)
    return bytes(found)


class ImagesTest(PartsTest):
    """Valid files, damaged files, and decompression bombs."""

    expected_faults = ("pinwheel-indicator:",)

    def decoded(self, contents):
        """Decodes a PNG in the page."""
        return self.page.evaluate(DECODE, base64.b64encode(contents).decode())

    def test_every_filter_is_reversed_in_every_row(self):
        self.show("")
        chance = random.Random(7)
        for kind, channels in ((2, 3), (6, 4)):
            for first in range(5):
                with self.subTest(channels=channels, first=first):
                    width, height = 9, 12
                    rows = [bytes(chance.randrange(256) for _ in range(width * channels)) for _ in range(height)]
                    before = [bytes(width * channels), *rows]
                    packed = b"".join(
                        filtered((first + y) % 5, row, before[y], channels) for y, row in enumerate(rows)
                    )
                    data, _, _ = self.decoded(png(width, height, packed, kind))
                    pixels = b"".join(rows)
                    wanted = b"".join(
                        pixels[i:i + channels] + (b"\xff" if channels == 3 else b"")
                        for i in range(0, len(pixels), channels)
                    )
                    self.assertEqual(base64.b64decode(data), wanted)

    def test_decompression_stops_after_the_last_pixel(self):
        self.show("")
        data, count, _ = self.decoded(png(2, 2, bytes(1 << 26)))
        self.assertEqual(base64.b64decode(data), bytes(16))
        self.assertLess(count, 1 << 21)

    def test_damaged_files_are_errors_with_a_reason(self):
        self.show("")
        good = png(2, 2, bytes(18))
        damaged = bytearray(good)
        damaged[45] ^= 255
        for contents, words in (
            (b"", "this is not a PNG"), (b"GIF89a" + bytes(40), "this is not a PNG"),
            (png(2, 9, bytes(18)), "fewer pixels than its header says"),
            (png(60000, 60000, bytes(18)), "60000×60000 pixels, more than"),
            (png(0, 9, b""), "no pixels"), (png(1, 1, bytes([9, 0, 0, 0, 0])), "damaged"),
            (bytes(damaged), "damaged"),
        ):
            with self.subTest(words):
                self.assertIn(words, self.decoded(contents)[2])

    def test_a_damaged_image_is_not_reported_as_missing(self):
        folder = os.path.join(self.folder, "designs")
        with open(os.path.join(folder, "bad.png"), "wb") as file:
            file.write(png(20, 20, bytes(100)))
        for name in ("bad", "gone"):
            with open(os.path.join(folder, f"with-{name}.yaml"), "w", encoding="utf-8") as file:
                file.write(DESIGN.replace("FILE", f"{name}.png"))
        self.show('<pinwheel-indicator src="designs/with-bad.yaml"></pinwheel-indicator>')
        self.until("element.problems.length > 0")
        self.assertEqual(
            self.page.evaluate("[element.problems[0].file, element.problems[0].text]"),
            ["bad.png", "bad.png cannot be read: it has fewer pixels than its header says; save it as a PNG again"],
        )
        self.page.evaluate("element.src = 'designs/with-gone.yaml'")
        self.until("element.problems[0]?.line > 0")
        self.expected_faults += ("404",)
