import Pictures
import Raster

/// The pixels that a comparison covers. By default, this is the entire image.
public struct ComparedArea: Equatable, Sendable {
    /// The rectangles to compare. If empty, the entire image is compared.
    public var only: [PixelRect]
    /// The rectangles to skip. They take precedence over `only`.
    public var ignored: [PixelRect]

    /// Creates an area within `only` and outside of `ignored`.
    ///
    /// Rectangles may overlap and may extend beyond the images.
    public init(only: [PixelRect] = [], ignored: [PixelRect] = []) {
        self.only = only
        self.ignored = ignored
    }

    /// The entire image.
    public static let whole = ComparedArea()

    var isWhole: Bool { only.isEmpty && ignored.isEmpty }

    /// Returns the number of compared pixels in an image of the given size.
    func count(in size: PixelSize) -> Int {
        if isWhole { return size.width * size.height }
        return (0..<size.height).reduce(0) { sum, row in
            spans(row: row, width: size.width).reduce(sum) { $0 + $1.count }
        }
    }

    /// Returns the compared columns of a row, from left to right. Adjacent spans are merged.
    func spans(row: Int, width: Int) -> [Range<Int>] {
        let frame = 0..<width
        let included =
            only.isEmpty
            ? [frame]
            : only.filter { $0.rows.contains(row) }.map { $0.columns.clamped(to: frame) }
        let excluded = ignored.filter { $0.rows.contains(row) }.map {
            $0.columns.clamped(to: frame)
        }
        // Between two neighbouring values, either all columns are compared or none.
        let ends = Set((included + excluded).flatMap { [$0.lowerBound, $0.upperBound] }).sorted()
        var spans: [Range<Int>] = []
        for (start, end) in zip(ends, ends.dropFirst())
        where included.contains(where: { $0.contains(start) })
            && !excluded.contains(where: { $0.contains(start) })
        {
            if let last = spans.last, last.upperBound == start {
                spans[spans.count - 1] = last.lowerBound..<end
            } else {
                spans.append(start..<end)
            }
        }
        return spans
    }
}

extension Image {
    /// Returns a copy whose pixels outside of `area` are transparent.
    package func showing(_ area: ComparedArea) -> Image {
        guard !area.isWhole else { return self }
        var shown = [UInt8](repeating: 0, count: pixels.count)
        for y in 0..<height {
            for span in area.spans(row: y, width: width) {
                let bytes = 4 * (y * width + span.lowerBound)..<4 * (y * width + span.upperBound)
                shown.replaceSubrange(bytes, with: pixels[bytes])
            }
        }
        return Image(width: width, height: height, pixels: shown)
    }
}
