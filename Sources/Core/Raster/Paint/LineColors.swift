/// The colours of a gradient along a stroke.
///
/// A *pass* is a part of the line that stays within half the width of a pixel. Two such parts are
/// one pass if the line between them is at most twice as long as the width, as at a corner. In each
/// pass, the nearest point gives the colour. Of several passes, as where the line crosses itself,
/// the latest is on top, with the antialiased edge of its stroke. The start and the end of a closed
/// contour belong to one pass, and meet in the middle between their directions.
final class LineColors {
    /// The pieces of the line.
    let pieces = GrowingBuffer<CentreLine.Piece>()
    /// The length of the line.
    private let length: Double
    private let tree: CentreLineTree
    let table: GradientTable
    /// Half the width of the stroke, in the units of the line.
    let reach: Double
    let cap: StrokeStyle.Cap
    /// The number of pixels of a unit of the line.
    private let scale: Double

    /// Creates the colours of `table` along `path`. `scale` is the number of pixels of a unit.
    init(_ table: GradientTable, _ path: Path, _ style: StrokeStyle, scale: Double) {
        self.table = table
        let line = CentreLine(path, style, scale: scale)
        for piece in line.pieces { pieces.append(piece) }
        length = line.length
        tree = CentreLineTree(line.pieces)
        reach = max(style.width, 0) / 2
        cap = style.cap
        self.scale = scale
    }

    /// The largest side of a pixel, as a multiple of half the width of the stroke.
    private static let largestPixel = 4.0

    /// A pixel in the coordinates of the line.
    struct Pixel {
        /// The centre.
        let center: Point
        /// The vector to the next pixel in the row.
        let across: Vector
        /// The vector to the pixel below.
        let down: Vector
        /// The largest distance of a corner from the centre, at most.
        let radius: Double

        init(center: Point, across: Vector, down: Vector) {
            self.center = center
            self.across = across
            self.down = down
            radius = (across.length + down.length) / 2
        }

        /// Returns the fraction of the pixel that is on the far side of an edge. `normal` is a unit
        /// vector across it, `distance` that of the centre from the edge.
        func fraction(_ distance: Double, _ normal: Vector) -> Double {
            PixelHalf.fraction(
                distance: distance,
                abs(across.dot(normal)),
                abs(down.dot(normal))
            )
        }
    }

    /// The pieces near the current block of pixels, from the last to the first.
    private let nearby = GrowingBuffer<Int32>()
    /// The first column and the row of the current block.
    private var block = (x: Int.min, row: Int.min)
    private static let blockWidth = 16

    /// Returns the straight colour of a pixel. `projection` maps drawn pixels to the line. The
    /// colour is clear behind the viewer.
    func color(x: Int, row: Int, through projection: Projection) -> SIMD4<Float> {
        guard let pixel = pixel(x: x, row: row, through: projection) else { return .zero }
        let start = x & ~(Self.blockWidth - 1)
        if block.x != start || block.row != row {
            block = (start, row)
            findPieces(through: projection)
        }
        var search = PassSearch(self, pixel)
        for index in 0..<nearby.count {
            search.visit(Int(unsafe nearby[index]))
            if search.isComplete { break }
        }
        search.finish()
        return search.color ?? nearestColor(of: pixel)
    }

    /// Returns a pixel in the coordinates of the line; `nil` behind the viewer.
    private func pixel(x: Int, row: Int, through projection: Projection) -> Pixel? {
        let center = Point(x: Double(x) + 0.5, y: Double(row) + 0.5)
        guard projection.depth(of: center) > 0 else { return nil }
        func side(_ dx: Double, _ dy: Double) -> Vector {
            let side = projection.apply(to: Vector(dx: dx, dy: dy), at: center)
            // A pixel at the horizon would cover the entire line.
            let excess = side.length / (Self.largestPixel * (reach + 1 / scale))
            return excess > 1 ? side * (1 / excess) : side
        }
        return Pixel(
            center: projection.apply(to: center),
            across: side(1, 0),
            down: side(0, 1)
        )
    }

    /// Finds the pieces near the pixels of the current block.
    private func findPieces(through projection: Projection) {
        nearby.removeAll()
        let last = block.x + Self.blockWidth - 1
        guard let left = pixel(x: block.x, row: block.row, through: projection),
            let right = pixel(x: last, row: block.row, through: projection)
        else {
            // A part of the block is behind the viewer.
            return tree.findPieces(near: .zero, within: .infinity, into: nearby)
        }
        // The centres of the pixels are on a line, and the largest pixel is at one of its ends.
        let radius =
            reach + max(left.radius, right.radius) + (right.center - left.center).length / 2
        let middle = left.center.interpolated(to: right.center, at: 0.5)
        tree.findPieces(near: middle, within: radius * 1.001, into: nearby)
    }

    /// Returns the colour of the nearest point of the line, for pixels in the points of corners,
    /// which are farther away than half the width.
    private func nearestColor(of pixel: Pixel) -> SIMD4<Float> {
        let found = GrowingBuffer<Int32>()
        var radius = 2 * (reach + pixel.radius)
        // Corners have a miter limit, and beyond it all pixels have the colour of the start.
        for _ in 0..<12 {
            found.removeAll()
            tree.findPieces(near: pixel.center, within: radius, into: found)
            var best: NearestOnLine?
            for index in 0..<found.count {
                let piece = Int(unsafe found[index])
                let place = NearestOnLine(to: pixel.center, on: unsafe pieces[piece], index: piece)
                if place.square < best?.square ?? .infinity { best = place }
            }
            if let best { return color(at: onSide(best, of: pixel), of: pixel) }
            radius *= 2
        }
        return table.color(at: 0)
    }

    /// Returns the start of a closed contour in place of its end, or the reverse, by the side on
    /// which the pixel is. Both are equally near outside of a corner. Returns other points
    /// unchanged.
    func onSide(_ place: NearestOnLine, of pixel: Pixel) -> NearestOnLine {
        let piece = unsafe pieces[place.index]
        let isStart = place.index == piece.first && place.fraction <= 0
        let isEnd = place.index == piece.last && place.fraction >= 1
        guard piece.isClosed, isStart || isEnd else { return place }
        let (start, end) = unsafe (pieces[piece.first], pieces[piece.last])
        let middle = start.startDirection + end.endDirection
        let isAfter = (pixel.center - start.start).dot(middle) >= 0
        return isAfter
            ? NearestOnLine(to: pixel.center, on: start, index: piece.first)
            : NearestOnLine(to: pixel.center, on: end, index: piece.last)
    }

    /// Returns the colour at a point of the line.
    func color(at place: NearestOnLine, of pixel: Pixel) -> SIMD4<Float> {
        let piece = unsafe pieces[place.index]
        guard length > 0 else { return table.color(at: 0) }
        let advance = piece.endLength - piece.startLength
        let t = (piece.startLength + advance * place.fraction) / length
        if table.edges.isEmpty { return table.color(at: Float(t)) }
        return edgedColor(at: t, place, piece, of: pixel)
    }

    /// Returns the colour at a position of a gradient with hard edges.
    private func edgedColor(
        at t: Double,
        _ place: NearestOnLine,
        _ piece: CentreLine.Piece,
        of pixel: Pixel
    ) -> SIMD4<Float> {
        let width = place.fromStart - place.fromEnd
        let advance = (piece.endLength - piece.startLength) / length
        let isInside = place.fraction > 0 && place.fraction < 1 && width > 0
        let slope = isInside ? advance / width : advance / max(piece.span, .leastNormalMagnitude)
        let normal = piece.direction(at: place.fraction)
        let a = abs(pixel.across.dot(normal)) * slope
        let b = abs(pixel.down.dot(normal)) * slope
        let reach = (a + b) / 2
        let crossings = table.edges.edges(from: t - reach, to: t + reach).map { edge in
            GradientEdges.Crossing(
                edge: edge,
                offset: edge.location - t,
                fraction: PixelHalf.fraction(distance: t - edge.location, a, b)
            )
        }
        if crossings.isEmpty { return table.color(at: Float(t)) }
        return table.edges.color(at: t, reach: reach, crossings)
    }
}
