import Raster

/// The visible part of one contour of a trimmed path with several contours.
struct ContourTrim {
    /// The fractions of the path's length where the contour starts and ends.
    private let start: Double
    private let end: Double

    /// Measures a contour of a path.
    init(of path: Path, contour index: Int) {
        let lengths = path.contours.map(\.approximateLength)
        let total = lengths.reduce(0, +)
        let before = lengths.prefix(index).reduce(0, +)
        guard total > 0, index < lengths.count else {
            (start, end) = (0, 0)
            return
        }
        (start, end) = (before / total, (before + lengths[index]) / total)
    }

    /// Returns the start and the length of the visible part as fractions of the contour.
    ///
    /// - Parameters:
    ///   - trim: The start and the length of the trim as fractions of the path.
    ///   - turn: The whole number that is added to the start, which may be outside 0…1.
    func visible(_ trim: Fractions, turn: Double) -> Fractions {
        let from = trim.values[0] + turn
        let extent = end - start
        guard extent > 0 else { return Fractions([0, 0]) }
        let low = min(max((from - start) / extent, 0), 1)
        let high = min(max((from + trim.values[1] - start) / extent, 0), 1)
        return Fractions([low, max(high - low, 0)])
    }
}

extension Path {
    /// The length of the contour, summed over chords.
    var approximateLength: Double {
        let chords = 64
        var length = 0.0
        var (start, current) = (Point.zero, Point.zero)
        func chord(_ fraction: Double, _ points: [Point]) -> Point {
            var points = points
            while points.count > 1 {
                points = zip(points, points.dropFirst()).map { $0 + ($1 - $0) * fraction }
            }
            return points[0]
        }
        for element in elements {
            let points: [Point]
            switch element {
            case .move(let end):
                (start, current) = (end, end)
                continue
            case .line(let end), .arc(_, _, let end): points = [current, end]
            case .quad(let control, let end): points = [current, control, end]
            case .cubic(let first, let second, let end): points = [current, first, second, end]
            case .close: points = [current, start]
            }
            for part in 1...chords {
                let next = chord(Double(part) / Double(chords), points)
                length += (next - current).length
                current = next
            }
        }
        return length
    }
}
