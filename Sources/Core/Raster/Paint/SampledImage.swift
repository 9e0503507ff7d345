/// The part of an image that a paint shows. Outside the part, its border pixels continue.
struct SampledImage {
    /// The width in pixels.
    let width: Int
    /// The height in pixels.
    let height: Int
    private let image: Image
    private let filter: ImageFilter
    /// The columns of the part that are in the image; all others are clear.
    private let columns: Range<Int>
    private let rows: Range<Int>
    /// The index in the image of the first pixel of the part, which may be outside the image.
    private let first: Int

    /// Creates a view of a part of an image, or of the entire image if `part` is `nil`.
    init(_ image: Image, part: PixelRect?, filter: ImageFilter) {
        let part = part ?? PixelRect(x: 0, y: 0, width: image.width, height: image.height)
        self.image = image
        self.filter = filter
        (width, height) = (part.width, part.height)
        columns = (0..<width).clamped(to: -part.x..<max(image.width - part.x, -part.x))
        rows = (0..<height).clamped(to: -part.y..<max(image.height - part.y, -part.y))
        first = part.y * image.width + part.x
    }

    /// Returns the straight colour of the area that a drawn pixel covers.
    ///
    /// Pixels are treated as squares of one colour, and averaged by area on premultiplied
    /// components. An area of 1×1 pixel gives bilinear interpolation, an integer reduction gives
    /// the exact average of its pixels.
    ///
    /// - Parameters:
    ///   - position: The centre of the area, in the part's pixels.
    ///   - footprint: The size of the area; unused by `ImageFilter.nearest`.
    func color(at position: Point, footprint: PixelFootprint) -> SIMD4<Float> {
        let center = Point(x: clamped(position.x, to: width), y: clamped(position.y, to: height))
        let mixed =
            switch filter {
            case .nearest: premultiplied(Int(center.x), Int(center.y))
            case .smooth where footprint.isOnePixel: bilinear(at: center)
            case .smooth: average(around: center, footprint)
            }
        guard mixed.w > 0 else { return .zero }
        var straight = mixed / mixed.w
        straight.w = mixed.w
        return straight
    }

    /// Returns `value` limited to 0…`extent`. NaN gives 0.
    private func clamped(_ value: Double, to extent: Int) -> Double {
        value > 0 ? min(value, Double(extent)) : 0
    }

    /// Interpolates between the four pixels with the nearest centres.
    private func bilinear(at position: Point) -> SIMD4<Float> {
        let x = position.x - 0.5
        let y = position.y - 0.5
        let column = x.rounded(.down)
        let row = y.rounded(.down)
        let fractionX = Float(x - column)
        let fractionY = Float(y - row)
        let upper = mixedPair(Int(column), Int(row), fraction: fractionX)
        let lower = mixedPair(Int(column), Int(row) + 1, fraction: fractionX)
        return upper * (1 - fractionY) + lower * fractionY
    }

    /// Interpolates between a pixel and its right neighbour.
    @inline(__always)
    private func mixedPair(_ x: Int, _ y: Int, fraction: Float) -> SIMD4<Float> {
        premultiplied(x, y) * (1 - fraction) + premultiplied(x + 1, y) * fraction
    }

    /// Averages the pixels of a rectangle, weighted by their area in it.
    private func average(around center: Point, _ footprint: PixelFootprint) -> SIMD4<Float> {
        let columns = PixelSpan(center: center.x, length: footprint.width, extent: width)
        let rows = PixelSpan(center: center.y, length: footprint.height, extent: height)
        var sum = SIMD4<Float>.zero
        for row in rows.indices {
            var rowSum = SIMD4<Float>.zero
            for column in columns.indices {
                rowSum += premultiplied(column, row) * columns.weight(of: column)
            }
            sum += rowSum * rows.weight(of: row)
        }
        return sum
    }

    /// Returns the premultiplied colour of a pixel, or of the nearest pixel of the part.
    private func premultiplied(_ x: Int, _ y: Int) -> SIMD4<Float> {
        let x = max(min(x, width - 1), 0)
        let y = max(min(y, height - 1), 0)
        guard columns.contains(x), rows.contains(y) else { return .zero }
        let i = 4 * (first + y * image.width + x)
        let alpha = Float(image.pixels[i + 3]) / 255
        let color = SIMD4(
            Float(image.pixels[i]),
            Float(image.pixels[i + 1]),
            Float(image.pixels[i + 2]),
            255
        )
        return color * (alpha / 255)
    }
}

/// The pixels of one row or column that an interval overlaps.
private struct PixelSpan {
    private let lower: Double
    private let upper: Double
    private let extent: Int
    /// The pixels, at least one.
    let indices: ClosedRange<Int>

    /// Creates an interval around `center`, which is in 0…`extent`.
    init(center: Double, length: Double, extent: Int) {
        lower = center - length / 2
        upper = center + length / 2
        self.extent = extent
        let last = Double(extent - 1)
        let first = min(max(lower.rounded(.down), 0), last)
        indices = Int(first)...Int(max(min(upper.rounded(.up) - 1, last), first))
    }

    /// Returns the fraction of the interval that is in a pixel. The first and last pixel extend
    /// beyond the part.
    func weight(of index: Int) -> Float {
        let start = index == 0 ? lower : max(lower, Double(index))
        let end = index == extent - 1 ? upper : min(upper, Double(index + 1))
        return Float(max(end - start, 0) / (upper - lower))
    }
}
