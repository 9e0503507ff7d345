import Foundation
import Raster

extension Path {
    /// Adds an arc of a circle, joined by a line to the current point.
    ///
    /// With y down, `clockwise: false` is clockwise on the screen, as in SwiftUI. For Δ = end −
    /// start the sweep is Δ if Δ > 0, otherwise 2π − (−Δ mod 2π). It is mirrored for `clockwise:
    /// true`. A sweep of exactly 2π closes the circle.
    public mutating func addArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: Angle,
        endAngle: Angle,
        clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let turn = 2 * Double.pi
        let difference = endAngle.radians - startAngle.radians
        func sweep(_ difference: Double) -> Double {
            guard difference.magnitude > 1e-9 else { return 0 }
            guard difference < 0 else { return difference }
            return turn - (-difference).truncatingRemainder(dividingBy: turn)
        }
        add(
            center: center,
            radius: radius,
            start: startAngle.radians,
            sweep: clockwise ? -sweep(-difference) : sweep(difference),
            closes: !clockwise && difference == turn,
            transform
        )
    }

    /// Adds an arc of a circle, which is never closed.
    public mutating func addRelativeArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: Angle,
        delta: Angle,
        transform: CGAffineTransform = .identity
    ) {
        add(
            center: center,
            radius: radius,
            start: startAngle.radians,
            sweep: delta.radians,
            closes: false,
            transform
        )
    }

    /// The maximum number of turns of an arc. Further turns would repeat the same circle.
    private static let maximumTurns = 100.0

    private mutating func add(
        center: CGPoint,
        radius: CGFloat,
        start: Double,
        sweep: Double,
        closes: Bool,
        _ transform: CGAffineTransform
    ) {
        let turn = sweep < 0 ? -2 * Double.pi : 2 * Double.pi
        let turns = min((sweep / turn).rounded(.down), Self.maximumTurns)
        let rest = sweep.truncatingRemainder(dividingBy: turn)
        // Adds full turns, then the remainder. A single full turn and a sweep of 0 are one part.
        if turns > 1 || turns == 1 && rest != 0 {
            for _ in 0..<Int(turns) {
                addPart(center, radius, start, turn, closes: false, transform)
            }
            if rest != 0 { addPart(center, radius, start, rest, closes: false, transform) }
        } else {
            addPart(center, radius, start, sweep, closes: closes, transform)
        }
    }

    /// Adds an arc of at most one turn.
    private mutating func addPart(
        _ center: CGPoint,
        _ radius: CGFloat,
        _ start: Double,
        _ sweep: Double,
        closes: Bool,
        _ transform: CGAffineTransform
    ) {
        var arc = Raster.Path.arc(
            center: Point(center),
            radius: radius,
            start: .radians(start),
            sweep: .radians(sweep)
        )
        if closes { arc.close() }
        if !transform.isIdentity { arc = arc.transformed(by: Transform(transform)) }
        append(continuing: arc)
    }

    /// Adds an arc of a circle that touches the lines to `tangent1End` and on to `tangent2End`.
    ///
    /// The centre is on the bisector of the corner angle θ, at r/sin(θ/2) from the corner.
    public mutating func addArc(
        tangent1End: CGPoint,
        tangent2End: CGPoint,
        radius: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        guard let current = currentPoint else { return }
        let corner = Point(tangent1End)
        let (back, on) = (Point(current) - corner, Point(tangent2End) - corner)
        let (lengthBack, lengthOn) = (back.length, on.length)
        let cross = back.dx * on.dy - back.dy * on.dx
        guard lengthBack > 0, lengthOn > 0, radius > 0,
            cross.magnitude > 1e-12 * lengthBack * lengthOn
        else { return addLine(to: tangent1End) }
        let (u, v) = (back * (1 / lengthBack), on * (1 / lengthOn))
        let cosine = u.dx * v.dx + u.dy * v.dy
        // tan(θ/2) = √((1 − cos θ)/(1 + cos θ))
        let distance = radius / ((1 - cosine) / (1 + cosine)).squareRoot()
        let bisector = u + v
        let toCenter = (distance * distance + radius * radius).squareRoot() / bisector.length
        let center = corner + bisector * toCenter
        let (first, last) = (corner + u * distance, corner + v * distance)
        let start = DeterministicMath.atan2(y: first.y - center.y, x: first.x - center.x)
        let end = DeterministicMath.atan2(y: last.y - center.y, x: last.x - center.x)
        var sweep = end - start
        if sweep > .pi { sweep -= 2 * .pi }
        if sweep < -.pi { sweep += 2 * .pi }
        add(
            center: CGPoint(center),
            radius: radius,
            start: start,
            sweep: sweep,
            closes: false,
            transform
        )
    }
}
