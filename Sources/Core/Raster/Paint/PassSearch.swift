/// The search for the passes of a line over one pixel, from the last to the first.
struct PassSearch {
    private let colors: LineColors
    private let pixel: LineColors.Pixel
    /// The squared distance within which a piece may cover a part of the pixel.
    private let farthest: Double
    /// The current pass.
    private var pass: Pass?
    /// The pieces at the start of a closed contour that belong to the pass at its end.
    private var joined = 0..<0
    /// The colours found, premultiplied and multiplied by their visible fractions of the pixel.
    private var sum = SIMD4<Double>.zero
    /// The fraction of the pixel that no pass has covered yet.
    private var rest = 1.0
    /// The colour of the nearest pass.
    private var nearest: (square: Double, color: SIMD4<Float>)?

    /// A part of the line that stays near the pixel.
    private struct Pass {
        /// The first piece found so far.
        var first: Int
        /// The nearest point.
        var best: NearestOnLine
        /// The nearest point in the first half of a closed contour.
        var early: NearestOnLine?
        /// The nearest point in its second half.
        var late: NearestOnLine?
        /// The contour whose start and end the pass joins.
        var seam: Int?
    }

    /// The visible rest of a pixel that is ignored.
    private static let negligible = 1.0 / 1024

    init(_ colors: LineColors, _ pixel: LineColors.Pixel) {
        self.colors = colors
        self.pixel = pixel
        let reach = colors.reach + pixel.radius
        farthest = reach * reach
    }

    /// Whether the pixel is covered, so that earlier parts do not matter.
    var isComplete: Bool { rest <= Self.negligible }

    /// The straight colour of the pixel; `nil` if there is no pass.
    var color: SIMD4<Float>? {
        let found = 1 - rest
        guard found > Self.negligible else { return nearest?.color }
        return GradientEdges.straight(sum / found)
    }

    /// Adds a piece. Pieces must come in descending order.
    mutating func visit(_ index: Int) {
        if joined.contains(index) { return }
        let line = colors.line
        let piece = line.pieces[index]
        let place = NearestOnLine(to: pixel.center, on: piece, index: index)
        guard place.square <= farthest else { return }
        let contour = line.contours[piece.contour]
        if let current = pass {
            let isNext = current.first == index + 1 && index + 1 < contour.pieces.upperBound
            guard isNext, isNear(piece.end) else {
                finish()
                // The pass may have been joined with this piece.
                if !isComplete { visit(index) }
                return
            }
            add(place, of: contour)
            return
        }
        pass = Pass(first: index, best: place)
        if contour.isClosed, index == contour.pieces.upperBound - 1, isNear(piece.end) {
            pass?.seam = piece.contour
        }
        add(place, of: contour)
    }

    private mutating func add(_ place: NearestOnLine, of contour: CentreLine.Contour) {
        guard var pass else { return }
        pass.first = min(pass.first, place.index)
        if place.square < pass.best.square { pass.best = place }
        if contour.isClosed {
            let pieces = colors.line.pieces
            let start = pieces[contour.pieces.lowerBound].startLength
            let end = pieces[contour.pieces.upperBound - 1].endLength
            if pieces[place.index].startLength < (start + end) / 2 {
                if place.square < pass.early?.square ?? .infinity { pass.early = place }
            } else if place.square < pass.late?.square ?? .infinity {
                pass.late = place
            }
        }
        self.pass = pass
    }

    /// Whether the line stays near the pixel at a point between two pieces.
    private func isNear(_ point: Point) -> Bool {
        let offset = pixel.center - point
        return offset.dot(offset) <= farthest
    }

    /// Ends the current pass and composites its colour under those of later passes.
    mutating func finish() {
        guard let seam = pass?.seam else { return composite() }
        let contour = colors.line.contours[seam]
        // The beginning of the contour, as long as it stays near.
        var index = contour.pieces.lowerBound
        while let end = pass?.first, index < end {
            let piece = colors.line.pieces[index]
            let place = NearestOnLine(to: pixel.center, on: piece, index: index)
            let first = pass?.first ?? 0
            add(place, of: contour)
            pass?.first = first
            index += 1
            guard isNear(piece.end) else { break }
        }
        joined = contour.pieces.lowerBound..<index
        composite()
    }

    private mutating func composite() {
        guard let pass else { return }
        self.pass = nil
        let color = color(of: pass)
        if pass.best.square < nearest?.square ?? .infinity {
            nearest = (pass.best.square, color)
        }
        let fraction = rest * coverage(of: pass)
        var premultiplied = SIMD4<Double>(color) * Double(color.w)
        premultiplied.w = Double(color.w)
        sum += premultiplied * fraction
        rest -= fraction
    }

    private func color(of pass: Pass) -> SIMD4<Float> {
        guard pass.seam != nil, let early = pass.early, let late = pass.late else {
            return colors.color(at: pass.best, of: pixel)
        }
        return seamColor(early, late, pass)
    }

    /// Returns the colour near the point where a closed contour starts and ends.
    private func seamColor(
        _ early: NearestOnLine,
        _ late: NearestOnLine,
        _ pass: Pass
    ) -> SIMD4<Float> {
        let contour = colors.line.contours[pass.seam ?? 0]
        let start = colors.line.pieces[contour.pieces.lowerBound]
        let end = colors.line.pieces[contour.pieces.upperBound - 1]
        let middle = start.startDirection + end.endDirection
        let normal = middle.normalized ?? start.startDirection
        let after = pixel.fraction((pixel.center - start.start).dot(normal), normal)
        if after >= 1 || after <= 0 { return colors.color(at: pass.best, of: pixel) }
        let both = [(early, after), (late, 1 - after)]
        var sum = SIMD4<Double>.zero
        for (place, part) in both {
            let color = colors.color(at: place, of: pixel)
            var premultiplied = SIMD4<Double>(color) * Double(color.w)
            premultiplied.w = Double(color.w)
            sum += premultiplied * part
        }
        return GradientEdges.straight(sum)
    }

    /// Returns the fraction of the pixel that the stroke along a pass covers.
    private func coverage(of pass: Pass) -> Double {
        let place = pass.best
        let piece = colors.line.pieces[place.index]
        let offset = pixel.center - piece.point(at: place.fraction)
        let distance = place.square.squareRoot()
        let normal = offset.normalized ?? piece.startDirection.quarterTurned
        let side = pixel.fraction(colors.reach - distance, normal)
        let contour = colors.line.contours[piece.contour]
        guard colors.cap != .round, !contour.isClosed, piece.span > 0 else { return side }
        if place.index == contour.pieces.lowerBound, place.isBeforeStart {
            return min(side, pixel.fraction(place.fromStart, piece.startDirection))
        }
        if place.index == contour.pieces.upperBound - 1, place.isAfterEnd {
            return min(side, pixel.fraction(-place.fromEnd, piece.endDirection))
        }
        return side
    }
}
