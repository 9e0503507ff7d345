/// The colours of a gradient along a stroke.
///
/// A *pass* is a part of the line that stays within half the width of a pixel. In each pass, the
/// nearest point gives the colour. Of several passes, as where the line crosses itself, the latest
/// is on top, with the antialiased edge of its stroke. The start and the end of a closed contour
/// belong to one pass and meet at the normal.
final class LineColors {
    let line: CentreLine
    let tree: CentreLineTree
    let table: GradientTable
    /// Half the width of the stroke, in the units of the line.
    let reach: Double
    let cap: StrokeStyle.Cap
    /// The number of pixels of a unit of the line.
    private let scale: Double

    /// Creates the colours of `table` along `path`. `scale` is the number of pixels of a unit.
    init(_ table: GradientTable, _ path: Path, _ style: StrokeStyle, scale: Double) {
        self.table = table
        line = CentreLine(path, style, scale: scale)
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

        /// Returns the fraction of the pixel that is on the far side of an edge. `normal` is a unit
        /// vector across it, `distance` that of the centre from the edge.
        func fraction(_ distance: Double, _ normal: Vector) -> Double {
            PixelHalf.fraction(
                distance: distance,
                abs(across.dot(normal)),
                abs(down.dot(normal))
            )
        }

        /// The largest distance of a corner from the centre, at most.
        var radius: Double { (across.length + down.length) / 2 }
    }

    /// Returns the straight colour of a pixel. `projection` maps drawn pixels to the line. The colour
    /// is clear behind the viewer.
    func color(x: Int, row: Int, through projection: Projection) -> SIMD4<Float> {
        let center = Point(x: Double(x) + 0.5, y: Double(row) + 0.5)
        guard projection.depth(of: center) > 0 else { return .zero }
        func side(_ dx: Double, _ dy: Double) -> Vector {
            let side = projection.apply(to: Vector(dx: dx, dy: dy), at: center)
            // A pixel at the horizon would cover the entire line.
            let excess = side.length / (Self.largestPixel * (reach + 1 / scale))
            return excess > 1 ? side * (1 / excess) : side
        }
        return color(
            of: Pixel(center: projection.apply(to: center), across: side(1, 0), down: side(0, 1))
        )
    }

    /// Returns the straight colour of a pixel.
    func color(of pixel: Pixel) -> SIMD4<Float> {
        var search = PassSearch(self, pixel)
        let radius = reach + pixel.radius
        tree.forEachPiece(near: pixel.center, within: radius) { index in
            search.visit(index)
            return !search.isComplete
        }
        search.finish()
        if let color = search.color { return color }
        return nearestColor(of: pixel)
    }

    /// Returns the colour of the nearest point of the line, for pixels in the points of corners,
    /// which are farther away than half the width.
    private func nearestColor(of pixel: Pixel) -> SIMD4<Float> {
        var radius = 2 * (reach + pixel.radius)
        // Corners have a miter limit, and beyond it all pixels have the colour of the start.
        for _ in 0..<12 {
            var best: NearestOnLine?
            tree.forEachPiece(near: pixel.center, within: radius) { index in
                let found = NearestOnLine(
                    to: pixel.center,
                    on: line.pieces[index],
                    index: index
                )
                if found.square < best?.square ?? .infinity { best = found }
                return true
            }
            if let best { return color(at: best, of: pixel) }
            radius *= 2
        }
        return table.color(at: 0)
    }

    /// Returns the colour at a point of the line.
    func color(at place: NearestOnLine, of pixel: Pixel) -> SIMD4<Float> {
        let piece = line.pieces[place.index]
        guard line.length > 0 else { return table.color(at: 0) }
        let advance = piece.endLength - piece.startLength
        let t = (piece.startLength + advance * place.fraction) / line.length
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
        let advance = (piece.endLength - piece.startLength) / line.length
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
