extension Image {
    /// Returns the pixels within a rectangle. Pixels outside the image are clear.
    public func cropped(to rect: PixelRect) -> Image {
        var part = Image(
            width: rect.width,
            height: rect.height,
            pixels: [UInt8](repeating: 0, count: 4 * rect.width * rect.height)
        )
        part.copy(self, atX: -rect.x, y: -rect.y)
        return part
    }

    /// Replaces pixels by those of another image whose top left pixel is placed in column `x` and
    /// row `y`. Pixels outside are dropped, and nothing is blended.
    public mutating func copy(_ other: Image, atX x: Int, y: Int) {
        let columns = max(x, 0)..<max(min(x + other.width, width), max(x, 0))
        let rows = max(y, 0)..<max(min(y + other.height, height), max(y, 0))
        guard !columns.isEmpty else { return }
        for row in rows {
            let target = 4 * (row * width + columns.lowerBound)
            let source = 4 * ((row - y) * other.width + columns.lowerBound - x)
            let count = 4 * columns.count
            pixels.replaceSubrange(
                target..<target + count,
                with: other.pixels[source..<source + count]
            )
        }
    }
}
