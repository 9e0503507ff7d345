"""Reads and writes PNGs of straight RGBA with the standard library only."""

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


def chunks(data):
    """Returns the names and contents of a PNG's chunks."""
    place = 8
    while place < len(data):
        (length,) = struct.unpack(">I", data[place:place + 4])
        yield data[place + 4:place + 8].decode(), data[place + 8:place + 8 + length]
        place += 12 + length


def read(data):
    """Decodes a PNG with 8 bits per channel, RGB or RGBA. Returns (width, height, RGBA pixels)."""
    parts = list(chunks(data))
    width, height, depth, kind, _, _, interlaced = struct.unpack(">IIBBBBB", parts[0][1])
    channels = {2: 3, 6: 4}[kind]
    if depth != 8 or interlaced:
        raise ValueError("only 8 bits per channel without interlacing are supported")
    packed = zlib.decompress(b"".join(content for name, content in parts if name == "IDAT"))
    stride = width * channels
    pixels, before = bytearray(), bytearray(stride)
    for y in range(height):
        start = y * (stride + 1)
        row = bytearray(packed[start + 1:start + 1 + stride])
        row = unfiltered(packed[start], row, before, channels)
        before = row
        for x in range(0, stride, channels):
            pixels += row[x:x + channels] + (b"\xff" if channels == 3 else b"")
    return width, height, bytes(pixels)


def unfiltered(kind, row, before, channels):
    """Reverses a row's filter: PNG specification, third edition, 9.2."""
    for i, value in enumerate(row):
        left = row[i - channels] if i >= channels else 0
        corner = before[i - channels] if i >= channels else 0
        row[i] = (value + predicted(kind, left, before[i], corner)) & 255
    return row


def predicted(kind, left, above, corner):
    """Returns a filter's prediction of a byte from its neighbours."""
    if kind == 4:
        distances = [abs(above - corner), abs(left - corner), abs(left + above - 2 * corner)]
        return (left, above, corner)[distances.index(min(distances))]
    return (0, left, above, (left + above) // 2)[kind]
