import Raster

/// The approximate coverage of polygons: exact along a number of horizontal lines in each row.
///
/// It has no code in common with the tested code. The error of a horizontal edge is at most half
/// the distance of two lines.
struct SampledCoverage {
    private let width: Int
    private var coverages: [Double]

    /// The coverage of a pixel, 0…1.
    subscript(x: Int, y: Int) -> Double { coverages[y * width + x] }

    init(_ polygons: [[Point]], rule: FillRule, width: Int, height: Int, linesPerRow: Int) {
        self.width = width
        coverages = [Double](repeating: 0, count: width * height)
        let lineCount = height * linesPerRow
        var crossings = [[(x: Double, direction: Int)]](repeating: [], count: lineCount)
        for polygon in polygons {
            for i in polygon.indices {
                let (a, b) = (polygon[i], polygon[(i + 1) % polygon.count])
                if a.y == b.y { continue }
                let (top, bottom) = a.y < b.y ? (a, b) : (b, a)
                // Each line is in the middle of its part of the row.
                let first = (top.y * Double(linesPerRow) - 0.5).rounded(.up)
                let last = (bottom.y * Double(linesPerRow) - 0.5).rounded(.up) - 1
                guard first < Double(lineCount), last >= 0, first <= last else { continue }
                let slope = (bottom.x - top.x) / (bottom.y - top.y)
                for line in Int(max(first, 0))...Int(min(last, Double(lineCount - 1))) {
                    let y = (Double(line) + 0.5) / Double(linesPerRow)
                    crossings[line].append((top.x + (y - top.y) * slope, a.y < b.y ? 1 : -1))
                }
            }
        }
        for line in 0..<lineCount {
            var winding = 0
            var start = 0.0
            for crossing in crossings[line].sorted(by: { $0.x < $1.x }) {
                let was = rule == .nonZero ? winding != 0 : winding % 2 != 0
                winding += crossing.direction
                let isInside = rule == .nonZero ? winding != 0 : winding % 2 != 0
                if isInside, !was { start = crossing.x }
                if was, !isInside {
                    add(line / linesPerRow, start, crossing.x, 1 / Double(linesPerRow))
                }
            }
        }
    }

    private mutating func add(_ row: Int, _ start: Double, _ end: Double, _ weight: Double) {
        let (left, right) = (max(start, 0), min(end, Double(width)))
        guard left < right else { return }
        for x in Int(left)...min(Int(right), width - 1) {
            let part = min(right, Double(x + 1)) - max(left, Double(x))
            if part > 0 { coverages[row * width + x] += part * weight }
        }
    }
}
