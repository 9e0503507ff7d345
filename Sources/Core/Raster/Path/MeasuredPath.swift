/// A path with the arc length of each of its steps.
struct MeasuredPath {
    let elements: [Path.Element]
    /// The length of each step, 0 for a move.
    let lengths: [Double]
    /// The sum of the contours' lengths, in order; the same rounding as adding up `length(of:)`.
    let total: Double

    /// The path's lengths; once it is cancelled, of its first steps only.
    init(_ path: Path, cancellation: Cancellation? = nil) {
        elements = path.elements
        var lengths: [Double] = []
        lengths.reserveCapacity(elements.count)
        var (total, contour) = (0.0, 0.0)
        var (start, current) = (Point.zero, Point.zero)
        for element in path.elements {
            if cancellation?.askAfterPiece() == true { break }
            if case .move(let point) = element {
                start = point
                lengths.append(0)
                total += contour
                contour = 0
            } else {
                let length = PathSegment(element, from: current, contourStart: start).length
                lengths.append(length)
                contour += length
            }
            current = element.end ?? start
        }
        self.lengths = lengths
        self.total = total + contour
    }

    /// The steps of the contour that begins at the move `index`.
    func contour(at index: Int) -> Range<Int> {
        var end = index + 1
        while end < elements.count {
            if case .move = elements[end] { break }
            end += 1
        }
        return index..<end
    }

    /// The length of some steps, summed in order.
    func length(of steps: Range<Int>) -> Double {
        var length = 0.0
        for index in steps { length += lengths[index] }
        return length
    }
}
