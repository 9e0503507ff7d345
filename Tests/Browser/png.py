"""PNGs of straight RGBA rows, written with the standard library alone."""

import struct
import zlib


def write(path, rows):
    """Writes rows of (red, green, blue, alpha) pixels."""
    data = b"".join(b"\0" + bytes(sum(row, ())) for row in rows)
    header = struct.pack(">IIBBBBB", len(rows[0]), len(rows), 8, 6, 0, 0, 0)
    chunks = ((b"IHDR", header), (b"IDAT", zlib.compress(data)), (b"IEND", b""))
    with open(path, "wb") as file:
        file.write(b"\x89PNG\r\n\x1a\n")
        for name, content in chunks:
            checksum = zlib.crc32(name + content)
            file.write(struct.pack(">I", len(content)) + name + content)
            file.write(struct.pack(">I", checksum))
