import Pictures
import Raster

/// The square window of an image that contains the most differing pixels.
public struct DensestWindow: Equatable, Sendable {
    /// The window's rectangle. Of equally dense windows, the topmost is chosen, then the leftmost.
    public let area: PixelRect
    /// The number of differing pixels in the window.
    public let count: Int
}

extension DensestWindow {
    /// Returns the densest square window. `side` is limited to the range from 1 to the image's
    /// shorter side.
    ///
    /// The count equals the result of pixelmatch's windowSize.
    ///
    /// - Complexity: Linear in the pixels of the rows between the first and the last run.
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

/// The number of differing pixels in each column of a band of rows.
private struct Band {
    let side: Int
    private var columns: [Int]
    /// The number of differing pixels in the band.
    private(set) var total = 0

    init(side: Int, width: Int) {
        self.side = side
        columns = Array(repeating: 0, count: width)
    }

    mutating func add(_ run: PixelRun, _ sign: Int) {
        for x in run.columns { columns[x] += sign }
        total += sign * run.columns.count
    }

    /// Returns the leftmost of the densest windows in the band.
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
