import Raster

/// Compares windows of 11×11 pixels that do not overlap, of pictures made about 256 pixels wide or
/// high, as jest-image-snapshot does; translucent pixels over black and over white, the worse of
/// which counts.
enum StructuralSimilarity {
    private static let side = 11

    /// The pixels of all windows whose index lies too far below 1, and the mean of the indices.
    ///
    /// Windows without a compared pixel are left out of both. Pixels that are not compared count as
    /// those of the expected picture.
    static func compare(
        _ pair: PixelPair,
        _ area: ComparedArea,
        _ options: SSIMOptions
    ) -> (record: DifferenceRecord, score: Double) {
        var record = DifferenceRecord()
        if pair.isEqual(from: 0, count: pair.width * pair.height) { return (record, 1) }
        let rows = windows(of: pair, area)
        var (sum, count) = (0.0, 0)
        for windows in rows {
            sum = windows.reduce(sum) { $0 + $1.index }
            count += windows.count
            let bad = windows.filter { 1 - $0.index > options.threshold }
            guard let rows = bad.first?.area.rows else { continue }
            for y in rows {
                for window in bad {
                    for x in window.columns(ofRow: y) {
                        record.addDifferent(x: x, y: y, amount: 1 - window.index)
                    }
                }
            }
        }
        return (record, count == 0 ? 0 : sum / Double(count))
    }

    /// How far the index of each compared pixel's window lies below 1, row by row.
    static func amounts(_ pair: PixelPair, _ area: ComparedArea) -> [Double] {
        var amounts = Array(repeating: 0.0, count: pair.width * pair.height)
        for window in windows(of: pair, area).joined() {
            for y in window.area.rows {
                for x in window.columns(ofRow: y) {
                    amounts[y * pair.width + x] = 1 - window.index
                }
            }
        }
        return amounts
    }

    /// A window in the pictures' own pixels, with its index.
    struct Measured {
        let area: PixelRect
        let index: Double
        /// The compared columns of each row, from the top.
        fileprivate let spans: [[Range<Int>]]

        func columns(ofRow y: Int) -> [Int] { spans[y - area.y].flatMap { Array($0) } }
    }

    /// All windows with compared pixels, in rows from the top.
    static func windows(of pair: PixelPair, _ area: ComparedArea) -> [[Measured]] {
        guard pair.width > 0, pair.height > 0 else { return [] }
        let box = max((min(pair.width, pair.height) + 128) / 256, 1)
        let step = side * box
        let planes = Planes(pair, area, box: box)
        return stride(from: 0, to: pair.height, by: step).map { y in
            let rows = y..<min(y + step, pair.height)
            let spans = rows.map { area.spans(row: $0, width: pair.width) }
            return stride(from: 0, to: pair.width, by: step).compactMap { x in
                let columns = x..<min(x + step, pair.width)
                let kept = spans.map { row in
                    row.map { $0.clamped(to: columns) }.filter { !$0.isEmpty }
                }
                if kept.allSatisfy(\.isEmpty) { return nil }
                let window = SSIMWindow(
                    columns: x / box..<(columns.upperBound + box - 1) / box,
                    rows: y / box..<(rows.upperBound + box - 1) / box
                )
                let rect = PixelRect(x: x, y: y, width: columns.count, height: rows.count)
                return Measured(area: rect, index: planes.index(window), spans: kept)
            }
        }
    }
}

/// Both pictures' luma over black and over white.
private struct Planes {
    private let onBlack: (GreyPlane, GreyPlane)
    private let onWhite: (GreyPlane, GreyPlane)

    init(_ pair: PixelPair, _ area: ComparedArea, box: Int) {
        (onBlack, onWhite) = pair.withActual(within: area) { actual in
            func planes(over backdrop: Backdrop) -> (GreyPlane, GreyPlane) {
                (
                    GreyPlane(pair, over: backdrop, box: box),
                    GreyPlane(actual, over: backdrop, box: box)
                )
            }
            return (planes(over: .black), planes(over: .white))
        }
    }

    func index(_ window: SSIMWindow) -> Double {
        min(window.index(onBlack.0, onBlack.1), window.index(onWhite.0, onWhite.1))
    }
}

extension PixelPair {
    /// Hands out the second picture in the first's place, with the first's pixels where none is
    /// compared.
    fileprivate func withActual<Result>(
        within area: ComparedArea,
        _ body: (PixelPair) -> Result
    ) -> Result {
        if area.isWhole { return body(swapped) }
        var pixels: [UInt8] = []
        pixels.reserveCapacity(4 * width * height)
        for y in 0..<height {
            let spans = area.spans(row: y, width: width)
            for x in 0..<width {
                let index = y * width + x
                let isCompared = spans.contains { $0.contains(x) }
                let pixel = isCompared ? actual(index) : expected(index)
                for channel in [pixel.red, pixel.green, pixel.blue, pixel.alpha] {
                    pixels.append(UInt8(channel))
                }
            }
        }
        let image = Image(width: width, height: height, pixels: pixels)
        return PixelPair.with(image, image, body)
    }
}
