/// The search for the passes of a line over one pixel, from the last to the first.
struct PassSearch {
    private let colors: LineColors
    private let pixel: LineColors.Pixel
    /// The distance within which a piece may cover a part of the pixel.
    private let distance: Double
    /// The squared distance within which a piece may cover a part of the pixel.
    private let farthest: Double
    /// The current pass. Valid if `hasPass`.
    private var pass: Pass
    private var hasPass = false
    /// The pieces at the start of a closed contour that belong to the pass at its end.
    private var joined = 0..<0
    /// The colours found, premultiplied and multiplied by their visible fractions of the pixel.
    private var sum = SIMD4<Double>.zero
    /// The fraction of the pixel that no pass has covered yet.
    private var rest = 1.0
    /// The squared distance of the nearest pass.
    private var nearest = Double.infinity
    private var nearestColor = SIMD4<Float>.zero

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
        /// Whether the pass joins the start and the end of its contour.
        var hasSeam = false
    }

    /// The visible rest of a pixel that is ignored.
    private static let negligible = 1.0 / 1024

    init(_ colors: LineColors, _ pixel: LineColors.Pixel) {
        self.colors = colors
        self.pixel = pixel
        let reach = colors.reach + pixel.radius
        distance = reach
        farthest = reach * reach
        pass = Pass(first: 0, best: .none)
    }

    /// Whether the pixel is covered, so that earlier parts do not matter.
    var isComplete: Bool { rest <= Self.negligible }

    /// The straight colour of the pixel; `nil` if there is no pass.
    var color: SIMD4<Float>? {
        let found = 1 - rest
        guard found > Self.negligible else { return nearest < .infinity ? nearestColor : nil }
        return GradientEdges.straight(sum / found)
    }

    /// Adds a piece. Pieces must come in descending order.
    mutating func visit(_ index: Int) {
        if joined.contains(index) { return }
        let piece = unsafe colors.pieces[index]
        let fromStart = pixel.center - piece.start
        let limit = distance + piece.span
        guard fromStart.dot(fromStart) <= limit * limit else { return }
        let place = NearestOnLine(to: pixel.center, on: piece, index: index)
        guard place.square <= farthest else { return }
        if hasPass {
            if index < piece.last, continues(piece, place) {
                pass.first = index
                return add(place, of: piece)
            }
            finish()
            // The pass may have been joined with this piece.
            if isComplete || joined.contains(index) { return }
        }
        pass = Pass(first: index, best: place)
        hasPass = true
        pass.hasSeam =
            piece.isClosed && index == piece.last
            && (isNear(piece.end) || piece.endLength - Self.position(of: place, on: piece) <= turn)
        add(place, of: piece)
    }

    private mutating func add(_ place: NearestOnLine, of piece: CentreLine.Piece) {
        if place.square < pass.best.square { pass.best = place }
        guard pass.hasSeam else { return }
        let start = unsafe colors.pieces[piece.first].startLength
        let end = unsafe colors.pieces[piece.last].endLength
        if piece.startLength < (start + end) / 2 {
            if place.square < pass.early?.square ?? .infinity { pass.early = place }
        } else if place.square < pass.late?.square ?? .infinity {
            pass.late = place
        }
    }

    /// Whether the current pass continues with an earlier piece of its contour: if the line between
    /// both stays near the pixel, or is so short that it cannot enclose a hole.
    private func continues(_ piece: CentreLine.Piece, _ place: NearestOnLine) -> Bool {
        guard pass.first <= piece.last else { return false }
        if pass.first == place.index + 1, isNear(piece.end) { return true }
        let best = unsafe colors.pieces[pass.best.index]
        let start = Self.position(of: place, on: piece)
        return Self.position(of: pass.best, on: best) - start <= turn
    }

    /// Returns the length of the line up to a point of a piece.
    private static func position(of place: NearestOnLine, on piece: CentreLine.Piece) -> Double {
        piece.startLength + (piece.endLength - piece.startLength) * place.fraction
    }

    /// The length between two parts of the line below which they are one pass.
    private var turn: Double { 4 * colors.reach }

    /// Whether the line stays near the pixel at a point between two pieces.
    private func isNear(_ point: Point) -> Bool {
        let offset = pixel.center - point
        return offset.dot(offset) <= farthest
    }

    /// Ends the current pass and composites its colour under those of later passes.
    mutating func finish() {
        guard hasPass else { return }
        if pass.hasSeam { joinStart() }
        composite()
        hasPass = false
    }

    /// Adds the beginning of a closed contour to the pass at its end, as long as it stays near.
    private mutating func joinStart() {
        let first = unsafe colors.pieces[pass.first].first
        var index = first
        while index < pass.first {
            let piece = unsafe colors.pieces[index]
            let place = NearestOnLine(to: pixel.center, on: piece, index: index)
            guard place.square <= farthest else { break }
            add(place, of: piece)
            index += 1
            guard isNear(piece.end) else { break }
        }
        joined = first..<index
    }

    private mutating func composite() {
        let color = color(of: pass)
        if pass.best.square < nearest { (nearest, nearestColor) = (pass.best.square, color) }
        let fraction = rest * coverage(of: pass.best)
        let alpha = Double(color.w)
        sum += SIMD4(Double(color.x), Double(color.y), Double(color.z), 1) * (alpha * fraction)
        rest -= fraction
    }

    private func color(of pass: Pass) -> SIMD4<Float> {
        guard pass.hasSeam, let early = pass.early, let late = pass.late else {
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
        let start = unsafe colors.pieces[colors.pieces[early.index].first]
        let end = unsafe colors.pieces[colors.pieces[early.index].last]
        let middle = start.startDirection + end.endDirection
        let normal = middle.normalized ?? start.startDirection
        let after = pixel.fraction((pixel.center - start.start).dot(normal), normal)
        if after >= 1 || after <= 0 {
            return colors.color(at: colors.onSide(pass.best, of: pixel), of: pixel)
        }
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

    /// Returns the fraction of the pixel that the stroke near a point of the line covers.
    private func coverage(of place: NearestOnLine) -> Double {
        let piece = unsafe colors.pieces[place.index]
        let distance = place.square.squareRoot()
        var side = 1.0
        if distance > colors.reach - pixel.radius {
            let offset = pixel.center - piece.point(at: place.fraction)
            let normal = offset.normalized ?? piece.startDirection.quarterTurned
            side = pixel.fraction(colors.reach - distance, normal)
        }
        guard colors.cap != .round, !piece.isClosed, piece.span > 0 else { return side }
        if place.index == piece.first, place.isBeforeStart {
            return min(side, pixel.fraction(place.fromStart, piece.startDirection))
        }
        if place.index == piece.last, place.isAfterEnd {
            return min(side, pixel.fraction(-place.fromEnd, piece.endDirection))
        }
        return side
    }
}
