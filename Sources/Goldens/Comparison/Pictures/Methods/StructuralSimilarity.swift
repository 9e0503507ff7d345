import Pictures
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
        var (sum, count) = (0.0, 0)
        visit(pair, area) { windows in
            sum = windows.reduce(sum) { $0 + $1.index }
            count += windows.count
            let bad = windows.filter { 1 - $0.index > options.threshold }
            guard let rows = bad.first?.area.rows else { return }
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
        visit(pair, area) { windows in
            for window in windows {
                for y in window.area.rows {
                    for x in window.columns(ofRow: y) {
                        amounts[y * pair.width + x] = 1 - window.index
                    }
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

        func columns(ofRow y: Int) -> some Sequence<Int> { spans[y - area.y].joined() }
    }

    /// Hands out the windows with compared pixels, a row of windows at a time from the top: of
    /// large pictures no more is kept.
    private static func visit(
        _ pair: PixelPair,
        _ area: ComparedArea,
        _ body: ([Measured]) -> Void
    ) {
        guard pair.width > 0, pair.height > 0 else { return }
        let box = max((min(pair.width, pair.height) + 128) / 256, 1)
        let step = side * box
        for y in stride(from: 0, to: pair.height, by: step) {
            let rows = y..<min(y + step, pair.height)
            let spans = rows.map { area.spans(row: $0, width: pair.width) }
            guard !spans.allSatisfy(\.isEmpty) else { continue }
            let planes = Planes(pair, area.isWhole ? nil : spans, rows: rows, box: box)
            body(
                stride(from: 0, to: pair.width, by: step).compactMap { x in
                    let columns = x..<min(x + step, pair.width)
                    let kept = spans.map { row in
                        row.map { $0.clamped(to: columns) }.filter { !$0.isEmpty }
                    }
                    if kept.allSatisfy(\.isEmpty) { return nil }
                    let window = SSIMWindow(
                        columns: x / box..<(columns.upperBound + box - 1) / box,
                        rows: 0..<(rows.count + box - 1) / box
                    )
                    let rect = PixelRect(x: x, y: y, width: columns.count, height: rows.count)
                    return Measured(area: rect, index: planes.index(window), spans: kept)
                }
            )
        }
    }
}

/// Both pictures' luma over black and over white, in some rows.
private struct Planes {
    private let onBlack: (GreyPlane, GreyPlane)
    private let onWhite: (GreyPlane, GreyPlane)

    /// - Parameter spans: The compared columns of each row; nil for all. The second picture has
    ///   the first's pixels where none is compared.
    init(_ pair: PixelPair, _ spans: [[Range<Int>]]?, rows: Range<Int>, box: Int) {
        func isCompared(_ index: Int) -> Bool {
            guard let spans else { return true }
            let (y, x) = index.quotientAndRemainder(dividingBy: pair.width)
            return spans[y - rows.lowerBound].contains { $0.contains(x) }
        }
        func planes(over backdrop: Backdrop) -> (GreyPlane, GreyPlane) {
            (
                GreyPlane(width: pair.width, rows: rows, over: backdrop, box: box) {
                    pair.expected($0)
                },
                GreyPlane(width: pair.width, rows: rows, over: backdrop, box: box) {
                    isCompared($0) ? pair.actual($0) : pair.expected($0)
                }
            )
        }
        (onBlack, onWhite) = (planes(over: .black), planes(over: .white))
    }

    func index(_ window: SSIMWindow) -> Double {
        min(window.index(onBlack.0, onBlack.1), window.index(onWhite.0, onWhite.1))
    }
}
