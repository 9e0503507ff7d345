import Raster

extension Resolved {
    /// One thing that a design draws, and where.
    final class Layer: Sendable {
        /// What a layer shows.
        enum Content: Sendable {
            /// An outline with its paints.
            case outline(PaintedOutline)
            /// An image, its centre at the layer's.
            case image(Picture)
            /// Layers back to front.
            case group([Layer])
            /// Layers drawn several times.
            case repetition(Repetition)
            /// Layers back to front around the middle of a canvas of their own.
            case component([Layer], canvas: Size)

            /// The layers in it.
            var layers: [Layer] {
                switch self {
                case .outline, .image: []
                case .group(let layers), .component(let layers, _): layers
                case .repetition(let repetition): repetition.layers
                }
            }
        }

        /// What the design calls it; nil for a name by its kind.
        let name: String?
        /// What is shown.
        let content: Content
        /// The period by which it and all in it run; nil for that of what surrounds it.
        let clock: Clock?
        /// What places and blends it, where it is not the default.
        let properties: [Property]
        /// What those properties make of it that are the same at all times.
        private let still: LayerPlacement
        /// The others.
        private let moving: [Property]
        /// Whether all in it meets what lies behind it by source-over, as blend modes never move.
        let holdsSourceOver: Bool

        /// A layer of these parts.
        init(name: String?, content: Content, clock: Clock?, properties: [Property]) {
            self.name = name
            self.content = content
            self.clock = clock
            self.properties = properties
            moving = properties.filter { !$0.argument.isConstant }
            let start = Instant(state: .idle, time: 0, length: 1)
            var values = ArgumentValues(arguments: [], instant: start)
            var still = LayerPlacement()
            for property in properties where property.argument.isConstant {
                property.apply(values: &values, to: &still)
            }
            self.still = still
            holdsSourceOver = content.layers.allSatisfy { $0.isSourceOver }
        }

        /// A property and its argument.
        struct Property: Sendable {
            /// The property.
            let property: LayerProperty
            /// Its argument, in a list, as the values of entries are read.
            private let arguments: [Argument]

            /// A property with its argument.
            init(property: LayerProperty, argument: Argument) {
                self.property = property
                arguments = [argument]
            }

            /// Its argument.
            var argument: Argument { arguments[0] }

            /// Sets what it is about to its value at the instant of `values`; their arguments become its.
            func apply(values: inout ArgumentValues, to placement: inout LayerPlacement) {
                values.arguments = arguments
                property.apply(values, &placement)
            }
        }

        /// Whether it and all in it meet what lies behind them by source-over.
        var isSourceOver: Bool { still.blend == .sourceOver && holdsSourceOver }

        /// What the properties make of the layer at an instant.
        func placement(at instant: Instant) -> LayerPlacement {
            var placement = still
            guard !moving.isEmpty else { return placement }
            var values = ArgumentValues(arguments: [], instant: instant)
            for property in moving { property.apply(values: &values, to: &placement) }
            return placement
        }
    }

    /// A point of a layer that turning and scaling leave alone: a share of a point of its frame, and
    /// points from its centre, so that there is a way from the one to the other.
    struct Anchor: Equatable, Sendable {
        /// How much of a point of the frame is in it: 1, 0, or, on a way between both, in between.
        private let share: Double
        /// The point of the frame, times that share.
        private let unit: Vector
        /// Points from the layer's centre.
        private let points: Vector

        private init(share: Double, unit: Vector, points: Vector) {
            self.share = share
            self.unit = unit
            self.points = points
        }

        /// A unit point of the layer's frame.
        static func unit(_ point: Point) -> Anchor {
            Anchor(share: 1, unit: Vector(dx: point.x, dy: point.y), points: .zero)
        }

        /// Points from the layer's centre.
        static func points(_ points: Vector) -> Anchor {
            Anchor(share: 0, unit: .zero, points: points)
        }

        /// The frame's middle.
        static let center = Anchor.unit(Point(x: 0.5, y: 0.5))

        /// Its numbers, as shares of a frame of 25 points.
        var components: [Double] {
            [share, unit.dx, unit.dy, points.dx / 25, points.dy / 25]
        }

        /// Where it lies from the centre of a layer; its frame is asked for where it counts.
        func place(in frame: () -> Rect) -> Vector {
            guard share != 0 else { return points }
            let frame = frame()
            return Vector(
                dx: share * frame.minX + unit.dx * frame.size.width + points.dx,
                dy: share * frame.minY + unit.dy * frame.size.height + points.dy
            )
        }
    }

    /// A region by an outline.
    final class ClipOutline: Sendable {
        /// The outline.
        let outline: Outline
        /// The way from the layer's centre, in points.
        let offset: DrivenPair
        /// Which points the outline surrounds.
        let rule: FillRule

        /// A region of these parts.
        init(outline: Outline, offset: DrivenPair, rule: FillRule) {
            self.outline = outline
            self.offset = offset
            self.rule = rule
        }
    }
}

extension Resolved {
    /// Layers that decide where another shows, in its own space.
    final class Mask: Sendable {
        /// The mask's picture, back to front.
        let layers: [Layer]
        /// What of it counts.
        let measure: Indicators.Layer.Mask.Measure
        /// Whether the layer shows where the mask does not.
        let isInverted: Bool

        /// A mask of these parts.
        init(layers: [Layer], measure: Indicators.Layer.Mask.Measure, isInverted: Bool) {
            self.layers = layers
            self.measure = measure
            self.isInverted = isInverted
        }
    }

    /// What a layer casts behind itself.
    final class Shadow: Sendable {
        /// The colour.
        let color: Driven<ColorValue>
        /// The way to it in points.
        let offset: DrivenPair
        /// The standard deviation of its blur in points.
        let blur: Driven<Double>

        /// A shadow of these parts.
        init(color: Driven<ColorValue>, offset: DrivenPair, blur: Driven<Double>) {
            self.color = color
            self.offset = offset
            self.blur = blur
        }
    }

    /// An outline in a layer's own space: points from the layer's centre.
    final class Outline: Sendable {
        /// What kind it is.
        let kind: OutlineKind
        /// The kind's arguments.
        let arguments: [Argument]
        /// The shape where none of that moves.
        private let still: OutlineShape?

        /// The outline of a kind by all its arguments.
        init(_ kind: OutlineKind, _ arguments: [Argument]) {
            self.kind = kind
            self.arguments = arguments
            let start = Instant(state: .idle, time: 0, length: 1)
            still =
                arguments.allSatisfy { $0.isConstant }
                ? kind.shape(ArgumentValues(arguments: arguments, instant: start)) : nil
        }

        /// The shape at an instant.
        func shape(at instant: Instant) -> OutlineShape {
            still ?? kind.shape(ArgumentValues(arguments: arguments, instant: instant))
        }

        /// The rectangle that paints and anchors refer to, at an instant.
        func frame(at instant: Instant) -> Rect { still?.frame ?? shape(at: instant).frame }

        /// About how many curves and lines it has.
        var segments: Int {
            if let still { return still.path.elements.count }
            return arguments.reduce(16) { max($0, $1.segments) }
        }
    }
}

extension Resolved.Anchor: Interpolated {
    func mixed(with other: Self, at fraction: Double) -> Self {
        Self(
            share: share.mixed(with: other.share, at: fraction),
            unit: unit.mixed(with: other.unit, at: fraction),
            points: points.mixed(with: other.points, at: fraction)
        )
    }

    func added(to other: Self) -> Self { mixed(with: other, at: 0) }
}

extension Resolved.Argument {
    /// How many curves and lines an outline may have for it; 0 where it does not decide that.
    fileprivate var segments: Int {
        switch self {
        case .path(let driven): driven.values.map { $0.elements.count }.max() ?? 0
        case .points(let driven): driven.values.map { $0.count + 2 }.max() ?? 0
        case .count(let driven, _): 4 * Int(driven.values.max() ?? 0)
        case .integer(let number): 4 * number
        case .text(let driven): 24 * (driven.values.map { $0.utf8.count }.max() ?? 0)
        case .font(let font): font.lines.map { $0.letters.steps }.max() ?? 0
        default: 0
        }
    }
}

/// A design's parts once its parameters have their values: what drawing reads, with nothing left to
/// look up or to check.
enum Resolved {}
