/// Finds the pixels whose bytes differ and asks a judge what becomes of them.
///
/// Whole rows are compared as memory first, then blocks of them: most pixels of most pairs are
/// never looked at one by one.
enum PixelScan {
    /// The pixels of a block, a compromise between the calls for memory and the pixels looked at.
    private static let block = 32

    /// What the judge says of all compared pixels, rows from the top.
    static func run<Judge: PixelJudge>(
        _ pair: PixelPair,
        _ area: ComparedArea,
        _ judge: inout Judge
    ) -> DifferenceRecord {
        var record = DifferenceRecord()
        visit(pair, area) { x, y in
            switch judge.verdict(x: x, y: y, in: pair) {
            case .alike: break
            case .antialiased: record.addAntialiased(x: x, y: y)
            case .different(let amount): record.addDifferent(x: x, y: y, amount: amount)
            }
        }
        return record
    }

    /// Calls `body` for each compared pixel whose bytes differ, rows from the top.
    @inline(__always)
    static func visit(_ pair: PixelPair, _ area: ComparedArea, _ body: (Int, Int) -> Void) {
        let width = pair.width
        for y in 0..<pair.height where !pair.isEqual(from: y * width, count: width) {
            let spans = area.isWhole ? nil : area.spans(row: y, width: width)
            for i in 0..<(spans?.count ?? 1) {
                visit(pair, row: y, columns: spans?[i] ?? 0..<width, body)
            }
        }
    }

    @inline(__always)
    private static func visit(
        _ pair: PixelPair,
        row: Int,
        columns: Range<Int>,
        _ body: (Int, Int) -> Void
    ) {
        let start = row * pair.width
        var x = columns.lowerBound
        while x < columns.upperBound {
            let end = min(x + block, columns.upperBound)
            if !pair.isEqual(from: start + x, count: end - x) {
                for column in x..<end
                where pair.expected(start + column) != pair.actual(start + column) {
                    body(column, row)
                }
            }
            x = end
        }
    }
}
