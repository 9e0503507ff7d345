/// The centre line of a stroke as short pieces with their arc lengths.
///
/// Arc length runs on over all contours in order. The pieces are close enough to the curve that
/// the nearest point has an error of less than 1/20 of a pixel.
struct CentreLine {
    /// A piece of the line that bends by at most about 0.6 radians.
    struct Piece: BitwiseCopyable {
        var start: Point
        var end: Point
        /// The unit vector along the line at the start.
        var startDirection: Vector
        /// The unit vector along the line at the end.
        var endDirection: Vector
        /// The arc length of the line up to the start.
        var startLength: Double
        /// The arc length of the line up to the end.
        var endLength: Double
        /// The arc length of the piece itself. It differs from the difference of both lengths for a
        /// square cap, which extends the line without advancing the gradient.
        var span: Double
        /// The index of the first piece of the contour, or of the dash.
        var first = 0
        /// The index of its last piece.
        var last = 0
        /// Whether the end of the contour is joined to its start.
        var isClosed = false
    }

    private(set) var pieces: [Piece] = []
    /// The total arc length, without gaps between contours.
    private(set) var length = 0.0
    private let steps: CentreLineSteps
    private var dashing: DashCutter?
    private let cap: StrokeStyle.Cap
    private let reach: Double

    /// Divides a path into pieces.
    ///
    /// - Parameters:
    ///   - path: The path, before it is cut into dashes.
    ///   - style: The style of the stroke.
    ///   - scale: The number of pixels of a unit of the path.
    init(_ path: Path, _ style: StrokeStyle, scale: Double) {
        steps = CentreLineSteps(scale: scale)
        cap = style.cap
        reach = style.width / 2
        dashing = DashCutter(path, style)
        let elements = path.elements
        var index = 0
        while index < elements.count {
            var end = index + 1
            while end < elements.count {
                if case .move = elements[end] { break }
                end += 1
            }
            addContour(elements[index..<end])
            index = end
        }
    }

    private mutating func addContour(_ elements: ArraySlice<Path.Element>) {
        guard let start = elements.first?.end else { return }
        var current = start
        var parts: [Piece] = []
        var isClosed = false
        for element in elements.dropFirst() {
            let segment = PathSegment(element, from: current, contourStart: start)
            steps.forEachPiece(of: segment) { piece in parts.append(piece) }
            current = segment.end
            isClosed = element == .close
        }
        guard elements.count > 1 else { return }
        if parts.isEmpty {
            parts.append(steps.dot(at: start))
            isClosed = false
        }
        for index in parts.indices {
            parts[index].startLength = length
            length += parts[index].span
            parts[index].endLength = length
        }
        guard dashing != nil, let dashes = dashing?.dashes(of: parts) else {
            return append(parts, isClosed: isClosed)
        }
        for dash in dashes { append(dash, isClosed: false) }
    }

    private mutating func append(_ parts: [Piece], isClosed: Bool) {
        guard let head = parts.first, let tail = parts.last else { return }
        let first = pieces.count
        var parts = parts
        if cap == .square, !isClosed {
            var (before, after) = (head, tail)
            (before.end, before.endLength) = (head.start, head.startLength)
            before.start = head.start - head.startDirection * reach
            before.endDirection = head.startDirection
            (after.start, after.startLength) = (tail.end, tail.endLength)
            after.end = tail.end + tail.endDirection * reach
            after.startDirection = tail.endDirection
            (before.span, after.span) = (reach, reach)
            parts = [before] + parts + [after]
        }
        for index in parts.indices {
            parts[index].first = first
            parts[index].last = first + parts.count - 1
            parts[index].isClosed = isClosed
        }
        pieces += parts
    }
}
