import Raster

/// The canvas on which the frames of an animation are composited.
struct APNGCanvas {
    private let size: PixelSize
    private var pixels: [UInt8]

    /// Creates a transparent canvas.
    init(size: PixelSize) {
        self.size = size
        pixels = Array(repeating: 0, count: 4 * size.width * size.height)
    }

    /// Composites a frame and returns the resulting image. Then applies the frame's dispose
    /// operation to the canvas.
    mutating func composite(_ image: Image, _ piece: APNGPiece) -> Image {
        let before = piece.disposal == .previous ? pixels : []
        for row in 0..<piece.area.height {
            let source = 4 * row * image.width
            let target = start(of: row, piece)
            let count = 4 * image.width
            if piece.isBlended {
                blend(image.pixels[source..<source + count], onto: target)
            } else {
                pixels.replaceSubrange(
                    target..<target + count,
                    with: image.pixels[source..<source + count]
                )
            }
        }
        let shown = Image(width: size.width, height: size.height, pixels: pixels)
        switch piece.disposal {
        case .none: break
        case .background: clear(piece)
        case .previous: pixels = before
        }
        return shown
    }

    private func start(of row: Int, _ piece: APNGPiece) -> Int {
        4 * ((piece.area.y + row) * size.width + piece.area.x)
    }

    private mutating func clear(_ piece: APNGPiece) {
        for row in 0..<piece.area.height {
            let target = start(of: row, piece)
            let range = target..<target + 4 * piece.area.width
            pixels.replaceSubrange(range, with: repeatElement(0, count: range.count))
        }
    }

    /// Blends a row over the canvas. The colours are encoded and not premultiplied (13.16 of the
    /// specification): α = αs + αd·(1 − αs), c = (cs·αs + cd·αd·(1 − αs)) / α, rounded to nearest,
    /// ties up.
    private mutating func blend(_ row: ArraySlice<UInt8>, onto start: Int) {
        for offset in stride(from: 0, to: row.count, by: 4) {
            let (source, target) = (row.startIndex + offset, start + offset)
            let over = 255 * Int(row[source + 3])
            let under = (255 - Int(row[source + 3])) * Int(pixels[target + 3])
            let sum = over + under
            guard sum > 0 else { continue }
            for channel in 0..<3 {
                let mixed =
                    Int(row[source + channel]) * over + Int(pixels[target + channel]) * under
                pixels[target + channel] = UInt8((2 * mixed + sum) / (2 * sum))
            }
            pixels[target + 3] = UInt8((sum + 127) / 255)
        }
    }
}
