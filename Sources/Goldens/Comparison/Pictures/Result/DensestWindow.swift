import Pictures
import Raster

/// The square of a picture that holds the most different pixels.
public struct DensestWindow: Equatable, Sendable {
    /// The square; the topmost, then leftmost of equals.
    public let area: PixelRect
    /// How many different pixels it holds.
    public let count: Int
}

extension DensestWindow {
    /// The densest square of `side` pixels, which is no longer than the picture's shorter side and
    /// no shorter than 1.
    ///
    /// The count is what pixelmatch's windowSize returns.
    ///
    /// - Complexity: Linear in the pixels of the rows between the first run and the last.
    static func find(_ runs: [PixelRun], side: Int, in size: PixelSize) -> DensestWindow? {
        guard let first = runs.first, let last = runs.last else { return nil }
        let side = max(min(side, size.width, size.height), 1)
        var band = Band(side: side, width: size.width)
        var best = DensestWindow(
            area: PixelRect(x: 0, y: 0, width: side, height: side),
            count: 0
        )
        var entering = runs[...]
        var leaving = runs[...]
        for bottom in first.row..<min(last.row + side, size.height) {
            while let run = entering.first, run.row <= bottom {
                band.add(run, 1)
                entering = entering.dropFirst()
            }
            while let run = leaving.first, run.row <= bottom - side {
                band.add(run, -1)
                leaving = leaving.dropFirst()
            }
            guard bottom >= side - 1, band.total > best.count else { continue }
            let (x, count) = band.densest()
            if count > best.count {
                let top = bottom - side + 1
                let area = PixelRect(x: x, y: top, width: side, height: side)
                best = DensestWindow(area: area, count: count)
            }
        }
        return best
    }
}

/// The different pixels of some rows, counted in each column.
private struct Band {
    let side: Int
    private var columns: [Int]
    /// All different pixels of the band.
    private(set) var total = 0

    init(side: Int, width: Int) {
        self.side = side
        columns = Array(repeating: 0, count: width)
    }

    mutating func add(_ run: PixelRun, _ sign: Int) {
        for x in run.columns { columns[x] += sign }
        total += sign * run.columns.count
    }

    /// The leftmost of the fullest windows.
    func densest() -> (x: Int, count: Int) {
        var sum = columns[..<side].reduce(0, +)
        var best = (x: 0, count: sum)
        for x in stride(from: 1, through: columns.count - side, by: 1) {
            sum += columns[x + side - 1] - columns[x - 1]
            if sum > best.count { best = (x, sum) }
        }
        return best
    }
}
