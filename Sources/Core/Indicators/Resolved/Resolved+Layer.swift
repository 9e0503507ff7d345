import Raster

extension Resolved {
    /// A drawn element of a design.
    final class Layer: Sendable {
        /// The content of a layer.
        enum Content: Sendable {
            /// An outline with its paints.
            case outline(PaintedOutline)
            /// An image centred in the layer.
            case image(LayerImage)
            /// Layers, back to front.
            case group([Layer])
            /// Copies of layers.
            case repetition(Repetition)
            /// The layers of another design, back to front, centred on its canvas.
            case component([Layer], canvas: Size)

            /// The direct sublayers.
            var layers: [Layer] {
                switch self {
                case .outline, .image: []
                case .group(let layers), .component(let layers, _): layers
                case .repetition(let repetition): repetition.layers
                }
            }
        }

        /// The name in the design, or `nil` if it has none.
        let name: String?
        let content: Content
        /// The clock of the layer and its sublayers by state. Where it is `nil`, they inherit the
        /// enclosing clock.
        let clock: ByState<Clock>?
        /// The properties that differ from their defaults.
        let properties: [Property]
        /// The placement from the constant properties.
        private let constantPlacement: LayerPlacement
        /// The properties that change over time.
        private let animatedProperties: [Property]
        /// Whether all sublayers use source-over. Blend modes never change over time.
        let contentIsSourceOver: Bool

        init(name: String?, content: Content, clock: ByState<Clock>?, properties: [Property]) {
            self.name = name
            self.content = content
            self.clock = clock
            self.properties = properties
            animatedProperties = properties.filter { !$0.argument.isConstant }
            let start = Instant(state: .idle, time: 0, length: 1)
            var values = ArgumentValues(arguments: [], instant: start)
            var placement = LayerPlacement()
            for property in properties where property.argument.isConstant {
                property.apply(values: &values, to: &placement)
            }
            constantPlacement = placement
            contentIsSourceOver = content.layers.allSatisfy { $0.isSourceOver }
        }

        /// A property with its argument.
        struct Property: Sendable {
            let property: LayerProperty
            /// An array with the single argument, because `ArgumentValues` contains an array.
            private let arguments: [Argument]

            init(property: LayerProperty, argument: Argument) {
                self.property = property
                arguments = [argument]
            }

            var argument: Argument { arguments[0] }

            /// Applies the property's value at the instant of `values` to a placement. Replaces the
            /// arguments in `values`.
            func apply(values: inout ArgumentValues, to placement: inout LayerPlacement) {
                values.arguments = arguments
                property.apply(values, &placement)
            }
        }

        /// Whether the layer and all its sublayers use source-over.
        var isSourceOver: Bool { constantPlacement.blend == .sourceOver && contentIsSourceOver }

        /// Returns the placement of the layer at an instant.
        func placement(at instant: Instant) -> LayerPlacement {
            var placement = constantPlacement
            guard !animatedProperties.isEmpty else { return placement }
            var values = ArgumentValues(arguments: [], instant: instant)
            for property in animatedProperties { property.apply(values: &values, to: &placement) }
            if let followed = placement.followed {
                placement.offset = placement.offset + followed.offset
                placement.rotation += followed.degrees
            }
            return placement
        }
    }

    /// The fixed point of a layer's rotation, scale and skew.
    ///
    /// It is the sum of a weighted point of the frame and an offset from the layer's centre. Both
    /// kinds of anchors can thus be interpolated.
    struct Anchor: Equatable, Sendable {
        /// The weight of the frame's point: 1 for a point of the frame, 0 for an offset, or a value
        /// between them during interpolation.
        private let weight: Double
        /// The unit point of the frame, multiplied by the weight.
        private let unit: Vector
        /// The offset from the layer's centre, in points.
        private let points: Vector

        private init(weight: Double, unit: Vector, points: Vector) {
            self.weight = weight
            self.unit = unit
            self.points = points
        }

        /// Creates a unit point of the layer's frame.
        static func unit(_ point: Point) -> Anchor {
            Anchor(weight: 1, unit: Vector(dx: point.x, dy: point.y), points: .zero)
        }

        /// Creates an offset from the layer's centre, in points.
        static func points(_ points: Vector) -> Anchor {
            Anchor(weight: 0, unit: .zero, points: points)
        }

        /// The centre of the frame.
        static let center = Anchor.unit(Point(x: 0.5, y: 0.5))

        /// The numeric components, scaled so that 25 points count as a full frame.
        var components: [Double] {
            [weight, unit.dx, unit.dy, points.dx / 25, points.dy / 25]
        }

        /// Returns the anchor's offset from the layer's centre, in points. Calls `frame` only if
        /// the anchor depends on the frame.
        func offset(in frame: () -> Rect) -> Vector {
            guard weight != 0 else { return points }
            let frame = frame()
            return Vector(
                dx: weight * frame.minX + unit.dx * frame.size.width + points.dx,
                dy: weight * frame.minY + unit.dy * frame.size.height + points.dy
            )
        }
    }

    /// A clipping region bounded by an outline.
    final class ClipOutline: Sendable {
        let outline: Outline
        /// The offset of the outline from the layer's centre, in points.
        let offset: DrivenPair
        /// The rule that decides which points are inside the outline.
        let rule: FillRule

        init(outline: Outline, offset: DrivenPair, rule: FillRule) {
            self.outline = outline
            self.offset = offset
            self.rule = rule
        }
    }
}

extension Resolved {
    /// Layers that mask another layer, in that layer's coordinates.
    final class Mask: Sendable {
        /// The layers of the mask, back to front.
        let layers: [Layer]
        /// The component of the mask's pixels that is multiplied with the layer.
        let measure: Indicators.Layer.Mask.Measure
        /// Whether the layer is visible where the mask is zero.
        let isInverted: Bool

        init(layers: [Layer], measure: Indicators.Layer.Mask.Measure, isInverted: Bool) {
            self.layers = layers
            self.measure = measure
            self.isInverted = isInverted
        }
    }

    /// A drop shadow.
    final class Shadow: Sendable {
        let color: Driven<ColorValue>
        /// The offset of the shadow, in points.
        let offset: DrivenPair
        /// The standard deviation of the blur, in points.
        let blur: Driven<Double>

        init(color: Driven<ColorValue>, offset: DrivenPair, blur: Driven<Double>) {
            self.color = color
            self.offset = offset
            self.blur = blur
        }
    }

    /// An outline in the layer's coordinates: points from the layer's centre.
    final class Outline: Sendable {
        let kind: OutlineKind
        /// The arguments of the kind.
        let arguments: [Argument]
        /// The shape if all arguments are constant, otherwise `nil`.
        let constantShape: OutlineShape?

        /// Creates an outline of a kind with all its arguments.
        init(_ kind: OutlineKind, _ arguments: [Argument]) {
            self.kind = kind
            self.arguments = arguments
            let start = Instant(state: .idle, time: 0, length: 1)
            constantShape =
                arguments.allSatisfy { $0.isConstant }
                ? kind.shape(ArgumentValues(arguments: arguments, instant: start)) : nil
        }

        /// Returns the shape at an instant.
        func shape(at instant: Instant) -> OutlineShape {
            constantShape ?? kind.shape(ArgumentValues(arguments: arguments, instant: instant))
        }

        /// Returns the frame that paints and anchors refer to, at an instant.
        func frame(at instant: Instant) -> Rect { constantShape?.frame ?? shape(at: instant).frame }

        /// Whether the outline never changes.
        var isConstant: Bool { constantShape != nil }

        /// The approximate number of curves and lines.
        var segments: Int {
            if let constantShape { return constantShape.path.elements.count }
            return arguments.reduce(16) { max($0, $1.segments) }
        }
    }
}

extension Resolved.Anchor: Interpolatable {
    func mixed(with other: Self, at fraction: Double) -> Self {
        Self(
            weight: weight.mixed(with: other.weight, at: fraction),
            unit: unit.mixed(with: other.unit, at: fraction),
            points: points.mixed(with: other.points, at: fraction)
        )
    }

    func added(to other: Self) -> Self { mixed(with: other, at: 0) }
}

extension Resolved.Argument {
    /// The maximum number of curves and lines that the outline has because of the argument. 0 if
    /// they do not depend on it.
    fileprivate var segments: Int {
        switch self {
        case .path(let driven): driven.values.map { $0.elements.count }.max() ?? 0
        case .points(let driven): driven.values.map { $0.count + 2 }.max() ?? 0
        case .count(let driven, _): 4 * Int(driven.values.max() ?? 0)
        case .integer(let number): 4 * number
        case .text(let driven): 24 * (driven.values.map { $0.utf8.count }.max() ?? 0)
        case .numberFormat(let format):
            24 * (format.text.utf8.count + NumberFormat.maximumDigits)
        case .font(let font):
            (font.lines.map { $0.letters.segmentCount }.max() ?? 0)
                + NumberFormat.maximumDigits
                * (font.lines.filter { NumberFormat.digits.contains($0.text) }
                    .map { $0.letters.segmentCount }.max() ?? 0)
        case .outlines(let list): list.segments
        default: 0
        }
    }
}

/// A namespace for the parts of a design with all parameters resolved. They need no further checks.
enum Resolved {}
