import Pictures
import Raster

/// Which pixels of two pictures are compared: all of them by default.
public struct ComparedArea: Equatable, Sendable {
    /// Where to look; everywhere when empty.
    public var only: [PixelRect]
    /// Where not to look, also inside of `only`.
    public var ignored: [PixelRect]

    /// The area within `only` and outside of `ignored`. Rectangles may overlap and may reach
    /// beyond the pictures.
    public init(only: [PixelRect] = [], ignored: [PixelRect] = []) {
        self.only = only
        self.ignored = ignored
    }

    /// Whole pictures.
    public static let whole = ComparedArea()

    /// Whether all pixels are compared.
    var isWhole: Bool { only.isEmpty && ignored.isEmpty }

    /// How many pixels of a picture are compared.
    func count(in size: PixelSize) -> Int {
        if isWhole { return size.width * size.height }
        return (0..<size.height).reduce(0) { sum, row in
            spans(row: row, width: size.width).reduce(sum) { $0 + $1.count }
        }
    }

    /// The compared columns of a row, from left to right; neighbouring spans are one.
    func spans(row: Int, width: Int) -> [Range<Int>] {
        let frame = 0..<width
        let kept =
            only.isEmpty
            ? [frame]
            : only.filter { $0.rows.contains(row) }.map { $0.columns.clamped(to: frame) }
        let cut = ignored.filter { $0.rows.contains(row) }.map { $0.columns.clamped(to: frame) }
        // Between two neighbouring ends nothing begins and nothing ends.
        let ends = Set((kept + cut).flatMap { [$0.lowerBound, $0.upperBound] }).sorted()
        var spans: [Range<Int>] = []
        for (start, end) in zip(ends, ends.dropFirst())
        where kept.contains(where: { $0.contains(start) })
            && !cut.contains(where: { $0.contains(start) })
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
    /// The picture with nothing where `area` does not look.
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
