/// The nearest point of a piece of a line.
struct NearestOnLine: BitwiseCopyable {
    /// The squared distance from the pixel's centre.
    let square: Double
    /// The index of the piece.
    let index: Int
    /// The position along the piece, 0…1.
    let fraction: Double
    /// The distance of the pixel's centre from the start of the piece, measured along it.
    let fromStart: Double
    /// The distance of the pixel's centre from the end of the piece, negative before it.
    let fromEnd: Double

    /// No point.
    static let none = NearestOnLine(
        square: .infinity,
        index: 0,
        fraction: 0,
        fromStart: 0,
        fromEnd: 0
    )

    /// Finds the nearest point of a piece.
    ///
    /// Between the normals at both ends, the position changes from 0 to 1 as on an arc of a circle.
    /// Neighbouring pieces of a curve have a common normal, so that positions are continuous.
    @inline(__always)
    init(to point: Point, on piece: CentreLine.Piece, index: Int) {
        self.index = index
        let (a, b) = (point - piece.start, point - piece.end)
        fromStart = a.dot(piece.startDirection)
        fromEnd = b.dot(piece.endDirection)
        if fromStart >= 0, fromEnd <= 0, fromStart > fromEnd {
            fraction = fromStart / (fromStart - fromEnd)
            let offset = point - piece.point(at: fraction)
            square = offset.dot(offset)
            return
        }
        let (squareA, squareB) = (a.dot(a), b.dot(b))
        fraction = squareA <= squareB ? 0 : 1
        square = min(squareA, squareB)
    }

    private init(
        square: Double,
        index: Int,
        fraction: Double,
        fromStart: Double,
        fromEnd: Double
    ) {
        self.square = square
        self.index = index
        self.fraction = fraction
        self.fromStart = fromStart
        self.fromEnd = fromEnd
    }

    /// Whether the nearest point is at the start of the piece, and the pixel's centre before it.
    var isBeforeStart: Bool { fraction <= 0 && fromStart < 0 }
    /// Whether the nearest point is at the end of the piece, and the pixel's centre after it.
    var isAfterEnd: Bool { fraction >= 1 && fromEnd > 0 }
}
