import Comparison
import Raster

// Faults. Each leaves all other frames unchanged.
extension FrameSequence {
    func dropping(_ index: Int) -> FrameSequence {
        var copy = self
        copy.frames.remove(at: index)
        return copy
    }

    func repeating(_ index: Int) -> FrameSequence {
        var copy = self
        copy.frames.insert(frames[index], at: index + 1)
        return copy
    }

    /// Replaces the images of `range` by those of the frames that `source` returns.
    func showing(_ range: ClosedRange<Int>, _ source: (Int) -> Int) -> FrameSequence {
        changing(range) { index, _ in frames[source(index)].image }
    }

    func swapping(_ a: Int, _ b: Int) -> FrameSequence {
        showing(a...b) { $0 == a ? b : $0 == b ? a : $0 }
    }

    func reversing(_ range: ClosedRange<Int>) -> FrameSequence {
        showing(range) { range.lowerBound + range.upperBound - $0 }
    }

    /// Replaces the images of `range`.
    func changing(
        _ range: ClosedRange<Int>,
        _ change: (Int, Image) -> Image
    ) -> FrameSequence {
        var copy = self
        for index in range {
            copy.frames[index] = SequenceFrame(
                image: change(index, frames[index].image),
                moment: frames[index].moment
            )
        }
        return copy
    }

    /// Replaces the images of all frames.
    func changingAll(_ change: (Image) -> Image) -> FrameSequence {
        changing(0...frames.count - 1) { _, image in change(image) }
    }
}

extension Image {
    /// Returns the image moved by whole pixels. The border is filled with the first pixel.
    func moved(dx: Int, dy: Int) -> Image {
        mapping { x, y, _ in
            let (column, row) = (x - dx, y - dy)
            return column >= 0 && row >= 0 && column < width && row < height
                ? bytes(column, row) : bytes(0, 0)
        }
    }

    /// Returns the image with each pixel transformed, given as four bytes.
    func mappingPixels(_ change: ([UInt8]) -> [UInt8]) -> Image {
        mapping { _, _, pixel in change(pixel) }
    }

    /// Returns the image composited over white.
    func overWhite() -> Image {
        mappingPixels { pixel in
            let alpha = Int(pixel[3])
            return pixel[..<3].map { UInt8((Int($0) * alpha + 255 * (255 - alpha) + 127) / 255) }
                + [255]
        }
    }

    /// Returns the image with one opaque red pixel in the centre.
    func spotted() -> Image {
        mapping { x, y, pixel in
            x == width / 2 && y == height / 2 ? [255, 0, 0, 255] : pixel
        }
    }

    /// Returns the image with all alphas multiplied.
    func faded(_ factor: Double) -> Image {
        mappingPixels { Array($0[..<3]) + [UInt8((Double($0[3]) * factor).rounded())] }
    }

    private func bytes(_ x: Int, _ y: Int) -> [UInt8] {
        Array(pixels[4 * (y * width + x)..<4 * (y * width + x) + 4])
    }

    private func mapping(_ change: (Int, Int, [UInt8]) -> [UInt8]) -> Image {
        var result: [UInt8] = []
        result.reserveCapacity(pixels.count)
        for y in 0..<height {
            for x in 0..<width { result += change(x, y, bytes(x, y)) }
        }
        return Image(width: width, height: height, pixels: result)
    }
}
