/// A path with the arc length of each of its elements.
struct MeasuredPath {
    let elements: [Path.Element]
    /// The length of each element. A move has the length 0.
    let lengths: [Double]
    /// The total length. It is summed contour by contour, so that it has the same rounding as the
    /// sum of all `length(of:)`.
    let total: Double

    /// Measures a path. After a cancellation, only the first elements are measured.
    init(_ path: Path, cancellation: Cancellation? = nil) {
        elements = path.elements
        var lengths: [Double] = []
        lengths.reserveCapacity(elements.count)
        var (total, contour) = (0.0, 0.0)
        var (start, current) = (Point.zero, Point.zero)
        for element in path.elements {
            if cancellation?.pollAfterPiece() == true { break }
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

    /// Returns the elements of the contour that begins with the move `index`.
    func contour(at index: Int) -> Range<Int> {
        var end = index + 1
        while end < elements.count {
            if case .move = elements[end] { break }
            end += 1
        }
        return index..<end
    }

    /// Returns the length of some elements, summed in order.
    func length(of steps: Range<Int>) -> Double {
        var length = 0.0
        for index in steps { length += lengths[index] }
        return length
    }
}
