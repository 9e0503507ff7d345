import Foundation
import Raster

extension Path {
    /// Adds an arc of a circle, joined by a line to the current point.
    ///
    /// `clockwise` refers to axes with y up, as in SwiftUI: `false` is clockwise on the screen.
    /// With `false`, the sweep for Δ = end − start is Δ if Δ ≥ 0, otherwise 2π − (−Δ mod 2π). A
    /// sweep of exactly 2π then closes the circle. With `true`, the signs are reversed.
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

    /// Adds an arc of a circle. The arc is never closed.
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

    /// The maximum number of full circles in an arc. More would only repeat the same circle.
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
        // Add each full circle, then the remainder. An arc of at most one circle is a single part.
        if turns > 1 || turns == 1 && rest != 0 {
            for _ in 0..<Int(turns) {
                addPart(center, radius, start, turn, closes: false, transform)
            }
            if rest != 0 { addPart(center, radius, start, rest, closes: false, transform) }
        } else {
            addPart(center, radius, start, sweep, closes: closes, transform)
        }
    }

    /// Adds an arc of at most one full circle.
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

    /// Adds an arc that touches two lines: from the current point to `tangent1End`, and from there
    /// to `tangent2End`.
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
        let (toStart, toEnd) = (Point(current) - corner, Point(tangent2End) - corner)
        let (startLength, endLength) = (toStart.length, toEnd.length)
        let cross = toStart.dx * toEnd.dy - toStart.dy * toEnd.dx
        guard startLength > 0, endLength > 0, radius > 0,
            cross.magnitude > 1e-12 * startLength * endLength
        else { return addLine(to: tangent1End) }
        let (u, v) = (toStart * (1 / startLength), toEnd * (1 / endLength))
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
