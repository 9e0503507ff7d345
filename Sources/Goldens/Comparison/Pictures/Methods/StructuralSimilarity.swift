import Pictures
import Raster

/// Structural similarity in disjoint windows of 11×11 pixels, on images scaled down to about 256
/// pixels on their shorter side, as in jest-image-snapshot.
///
/// Translucent pixels are compared over black and over white. The lower index is used.
enum StructuralSimilarity {
    private static let side = 11

    /// Returns the pixels of all windows whose index is too low, and the mean index of all windows.
    ///
    /// Ignores windows without compared pixels. A pixel that is not compared has the expected value
    /// in both images.
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

    /// Returns 1 minus the index of each compared pixel's window, row by row.
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

    /// A window in pixels of the original images, with its index.
    struct Measured {
        let area: PixelRect
        let index: Double
        /// The compared columns of each row, from the top.
        fileprivate let spans: [[Range<Int>]]

        func columns(ofRow y: Int) -> some Sequence<Int> { spans[y - area.y].joined() }
    }

    /// Calls `body` with each row of windows that contain compared pixels, from the top. Storing
    /// only one row at a time limits the memory for large images.
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
                    let clipped = spans.map { row in
                        row.map { $0.clamped(to: columns) }.filter { !$0.isEmpty }
                    }
                    if clipped.allSatisfy(\.isEmpty) { return nil }
                    let window = SSIMWindow(
                        columns: x / box..<(columns.upperBound + box - 1) / box,
                        rows: 0..<(rows.count + box - 1) / box
                    )
                    let rect = PixelRect(x: x, y: y, width: columns.count, height: rows.count)
                    return Measured(area: rect, index: planes.index(window), spans: clipped)
                }
            )
        }
    }
}

/// The luma of both images over black and over white, in some rows.
private struct Planes {
    private let onBlack: (GreyPlane, GreyPlane)
    private let onWhite: (GreyPlane, GreyPlane)

    /// Creates the planes. `spans` are the compared columns of each row, or `nil` if all are
    /// compared. Other pixels have the first image's values in both planes.
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
