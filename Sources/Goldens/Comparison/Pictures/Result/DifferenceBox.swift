import Pictures
import Raster

/// A connected group of differing pixels.
public struct DifferenceBox: Equatable, Sendable {
    /// The bounding rectangle.
    public let area: PixelRect
    /// The number of pixels in the group.
    public let count: Int
}

extension DifferenceBox {
    /// Returns the groups of pixels that are connected by sides or corners, the largest first.
    /// Groups of equal size are sorted from top to bottom, then from left to right.
    ///
    /// - Complexity: Linear in the number of runs, plus sorting the groups.
    static func boxes(of runs: [PixelRun]) -> [DifferenceBox] {
        var groups = RunGroups(count: runs.count)
        var above = 0
        for index in runs.indices {
            let run = runs[index]
            // Runs are sorted. A run that ends before the left neighbour of this one cannot touch
            // later runs.
            while above < index, isPassed(runs[above], by: run) { above += 1 }
            var other = above
            while other < index, runs[other].row < run.row,
                runs[other].columns.lowerBound <= run.columns.upperBound
            {
                groups.join(other, index)
                other += 1
            }
        }
        return boxes(of: runs, in: &groups)
    }

    private static func isPassed(_ earlier: PixelRun, by run: PixelRun) -> Bool {
        earlier.row < run.row - 1
            || earlier.row == run.row - 1
                && earlier.columns.upperBound < run.columns.lowerBound
    }

    private static func boxes(of runs: [PixelRun], in groups: inout RunGroups) -> [DifferenceBox] {
        var indices: [Int: Int] = [:]
        var boxes: [DifferenceBox] = []
        for (index, run) in runs.enumerated() {
            let row = PixelRect(
                x: run.columns.lowerBound,
                y: run.row,
                width: run.columns.count,
                height: 1
            )
            let alone = DifferenceBox(area: row, count: run.columns.count)
            if let index = indices[groups.root(index)] {
                boxes[index] = boxes[index].joined(alone)
            } else {
                indices[groups.root(index)] = boxes.count
                boxes.append(alone)
            }
        }
        return boxes.sorted {
            ($1.count, $0.area.y, $0.area.x) < ($0.count, $1.area.y, $1.area.x)
        }
    }

    private func joined(_ other: DifferenceBox) -> DifferenceBox {
        let x = min(area.x, other.area.x)
        let y = min(area.y, other.area.y)
        let right = max(area.columns.upperBound, other.area.columns.upperBound)
        let bottom = max(area.rows.upperBound, other.area.rows.upperBound)
        return DifferenceBox(
            area: PixelRect(x: x, y: y, width: right - x, height: bottom - y),
            count: count + other.count
        )
    }
}

/// Disjoint sets of runs (Tarjan, "Efficiency of a good but not linear set union algorithm", 1975).
private struct RunGroups {
    private var parents: [Int]

    init(count: Int) { parents = Array(0..<count) }

    /// Returns the run that represents the group of `run`.
    mutating func root(_ run: Int) -> Int {
        var run = run
        while parents[run] != run {
            parents[run] = parents[parents[run]]
            run = parents[run]
        }
        return run
    }

    /// Merges two groups.
    mutating func join(_ a: Int, _ b: Int) {
        let (a, b) = (root(a), root(b))
        if a != b { parents[max(a, b)] = min(a, b) }
    }
}

/// Adjacent pixels of a row.
public struct PixelRun: Equatable, Sendable {
    /// The row, counted from the top.
    public let row: Int
    /// The columns, counted from the left.
    public let columns: Range<Int>

    init(row: Int, columns: Range<Int>) {
        self.row = row
        self.columns = columns
    }
}

extension [PixelRun] {
    /// Appends a pixel, which must be to the right of or below all others.
    mutating func append(x: Int, y: Int) {
        if let last, last.row == y, last.columns.upperBound == x {
            self[count - 1] = PixelRun(row: y, columns: last.columns.lowerBound..<x + 1)
        } else {
            append(PixelRun(row: y, columns: x..<x + 1))
        }
    }
}
