import DesignFormat
import Indicators
import Raster

/// A custom outline: points on two circles in turn.
struct Star: OutlineContent, Equatable {
    var points: Setting<Int>
    var radius: Driven<Double>

    var painted: Layer.PaintedOutline {
        Layer.PaintedOutline(Outline(.burst, [.integer(points), .number(radius), nil]))
    }
}

extension OutlineKind {
    static let burst = OutlineKind("burst", title: "a burst", "Points on two circles.") { fields in
        let count = fields.integer("points", in: 3...100, "How many points.")
        let radius = fields.number("radius", .extent, "Points to the outer ones.")
        let inner = fields.number("inner", .fraction, "The inner radius's share.", standard: 0.5)
        return { values in
            let (count, outer, share) = (values[count], values[radius], values[inner])
            let corners = (0..<2 * count).map { index -> Point in
                let way = Point(x: 0, y: index.isMultiple(of: 2) ? -outer : -outer * share)
                let turn = 180 * Double(index) / Double(count)
                return Transform.turn(degrees: turn).apply(to: way)
            }
            return OutlineShape(Path.polygon(corners, isClosed: true))
        }
    }
}

extension LayerProperty {
    /// A shear along x, about the anchor.
    static let lean = LayerProperty(curve: .one("lean")) { fields in
        let lean = fields.number("lean", .factor, "Points right for each point up.", standard: 0)
        return { values, placement in
            placement.deformation = Transform(a: 1, b: 0, c: -values[lean], d: 1, tx: 0, ty: 0)
        }
    }
}

extension EasingKind {
    /// An easing that is a power of t.
    static let power = EasingKind("power", title: "a power", "t to some power.") { fields in
        let exponent = fields.integer("exponent", in: 1...9, "The exponent.")
        let bounces = fields.integer("times", in: 1...3, "How often.", standard: 1)
        return { values throws(MotionError) in
            let (exponent, times) = (values[exponent], values[bounces])
            guard exponent * times <= 9 else {
                throw MotionError(message: "a power that is too high", hint: "at most 9 in all")
            }
            let numbers = [Double(exponent), Double(times)]
            let function = EasingFunction("power", numbers) { fraction, _ in
                (0..<exponent * times).reduce(1) { product, _ in product * fraction }
            }
            return .function(function)
        }
    }
}

extension Vocabulary {
    /// The default vocabulary with one more entry of each kind.
    static let extended = Vocabulary(
        outlines: OutlineKind.all + [.burst],
        properties: LayerProperty.all + [.lean],
        easings: EasingKind.all + [.power]
    )
}

extension BuiltInDesign {
    /// A design that uses only the custom entries.
    static let twinkle = BuiltInDesign("twinkle") {
        Array(
            """
            pinwheel: 1
            name: twinkle
            canvas: {size: [40, 40]}
            parameters:
              tips: {type: integer, default: 5}
            states:
              pulling: {frames: 3}
            layers:
              - burst: {points: $tips, radius: {0: 4, 1: 12, ease: {power: {exponent: 2}}}}
                fill: red
                lean: [0, 0.5]

            """.utf8
        )
    }
}
