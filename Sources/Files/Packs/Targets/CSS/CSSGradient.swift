import Raster

/// A gradient as the value of `background-image`. CSS interpolates premultiplied colours, also in
/// Oklab, as Pinwheel does.
struct CSSGradient {
    /// A number with its unit, `px` or `deg`.
    struct Number: Equatable {
        var value: Double
        var unit: String

        /// The number in CSS.
        var text: String { "\(value.svg)\(unit)" }
    }

    /// A colour and its index in the paint.
    private struct Stop {
        var index: Int
        var color: Color
        var position: Number
    }

    /// The numbers of the first argument: an angle, or a position, or both.
    private let head: [Number]
    private let stops: [Stop]
    private let form: Form
    private let space: String

    private enum Form { case linear, radial, conic, flat }

    /// Converts a paint. Returns `nil` if it is not a gradient.
    ///
    /// - Parameter frame: The frame of the element, in the coordinates of the paint.
    init?(_ paint: Paint, in frame: Rect) {
        func position(_ point: Point) -> [Number] {
            [.init(value: point.x - frame.minX, unit: "px")]
                + [.init(value: point.y - frame.minY, unit: "px")]
        }
        switch paint {
        case .solid, .along, .image, .projected: return nil
        case .linear(let gradient, let first, let last):
            let axis = last - first
            let unit = axis * (1 / max(axis.length, 1e-12))
            // The line of CSS goes through the frame's centre, and its ends are level with corners.
            let extent = (frame.width * unit.dx).magnitude + (frame.height * unit.dy).magnitude
            let start = (first - frame.center).dot(unit) + extent / 2
            let degrees = DeterministicMath.atan2(y: unit.dx, x: -unit.dy) * 180 / .pi
            form = axis.length > 0 ? .linear : .flat
            space = gradient.space
            head = [Number(value: degrees, unit: "deg")]
            stops = Self.stops(of: gradient, "px") { start + axis.length * $0 }
        case .radial(let gradient, let center, let startRadius, let endRadius):
            form = startRadius != endRadius ? .radial : .flat
            space = gradient.space
            head = position(center)
            let stops = Self.stops(of: gradient, "px") {
                startRadius + (endRadius - startRadius) * $0
            }
            self.stops = endRadius < startRadius ? stops.reversed() : stops
        case .conic(let gradient, let center, let first, let last):
            let sweep = (last - first).turns
            let turns = sweep.magnitude
            guard turns.isFinite else { return nil }
            form = .conic
            space = gradient.space
            // A reversed sweep is mirrored and starts at its end. Of several turns, the last is
            // visible.
            let isFromEnd = sweep < 0 ? turns <= 1 : turns > 1
            let from = (isFromEnd ? last : first).degrees
            head = [Number(value: from + 90, unit: "deg")] + position(center)
            stops = Self.aroundTurn(gradient, turns: turns, isReversed: sweep < 0)
        }
    }

    private static func stops(
        of gradient: Gradient,
        _ unit: String,
        _ position: (Double) -> Double
    ) -> [Stop] {
        gradient.stops.enumerated().map { index, stop in
            let position = Number(value: position(stop.location), unit: unit)
            return Stop(index: index, color: stop.color, position: position)
        }
    }

    private static func aroundTurn(_ gradient: Gradient, turns: Double, isReversed: Bool) -> [Stop]
    {
        var stops = stops(of: gradient, "deg") { location in
            let hidden = max(turns - 1, 0)
            let position = isReversed ? (1 - location) * turns : location * turns - hidden
            return 360 * position
        }
        if isReversed { stops.reverse() }
        guard turns < 1, let first = stops.first, let last = stops.last else { return stops }
        // Half of the remaining turn has the last colour, and half the first.
        for var stop in [last, first] {
            stop.position.value = 180 * (1 + turns)
            stops.append(stop)
        }
        return stops
    }

    /// All numbers, in the order in which they are written.
    var numbers: [Number] { head + stops.map(\.position) }

    /// Returns whether only numbers and colours differ from those of another gradient.
    func hasForm(of other: CSSGradient) -> Bool {
        form == other.form && space == other.space
            && stops.map(\.index) == other.stops.map(\.index)
    }

    /// Returns the value.
    ///
    /// - Parameters:
    ///   - color: Returns the colour of a stop of the paint.
    ///   - number: Returns one of `numbers`.
    func text(
        color: (Int, Color) -> String = { $1.css },
        number: (Int, Number) -> String = { $1.text }
    ) -> String {
        let head = self.head.enumerated().map { number($0, $1) }
        let list = stops.enumerated().map { index, stop in
            "\(color(stop.index, stop.color)) \(number(self.head.count + index, stop.position))"
        }.joined(separator: ", ")
        switch form {
        case .linear: return "linear-gradient(\(head[0]) \(space), \(list))"
        case .radial: return "radial-gradient(circle at \(head[0]) \(head[1]) \(space), \(list))"
        case .conic:
            return "conic-gradient(from \(head[0]) at \(head[1]) \(head[2]) \(space), \(list))"
        case .flat:
            let last =
                stops.max { $0.index < $1.index }.map { color($0.index, $0.color) } ?? "#0000"
            return "linear-gradient(\(last), \(last))"
        }
    }
}

extension Gradient {
    /// The colour space of the interpolation in CSS.
    fileprivate var space: String { interpolation == .oklab ? "in oklab" : "in srgb" }
}
