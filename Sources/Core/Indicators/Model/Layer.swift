import Raster

/// A drawn element of a design, with its placement and effects.
public struct Layer: Equatable, Sendable {
    /// The kinds of content.
    public indirect enum Content: Equatable, Sendable {
        /// An outline with its paints.
        case outline(PaintedOutline)
        /// An image, scaled to a size.
        case image(Setting<LayerImage>)
        /// Layers, back to front, that are placed and composited as a group.
        case group(Layers)
        /// Copies of layers.
        case repetition(Setting<Repetition>)
        /// Another design.
        case component(Component)
    }

    /// Layers back to front, at most 1000. Each element is a layer, or one layer for each option of
    /// a choice.
    public typealias Layers = Setting<[Setting<Layer>]>

    /// The name in errors, curves and lists, unique among its siblings. If `nil`, the name is that
    /// of the layer's kind.
    ///
    /// A name starts with a letter, followed by letters, digits, `-` or `_`.
    public var name: String?
    /// The content that the layer draws.
    public var content: Content
    /// The clock of the layer and its sublayers. States without a clock inherit the enclosing
    /// clock.
    public var clock: ByState<Setting<LayerClock>>?
    /// The placement, opacity and effects.
    package var properties = LayerProperties()

    /// Creates a layer at the centre of the canvas, without effects.
    public init(_ content: Content) { self.content = content }
}

extension Layer {
    /// An outline with its paints. It needs a fill or a stroke.
    public struct PaintedOutline: Equatable, Sendable {
        /// The outline.
        public var outline: Outline
        /// The part of the outline that is drawn, or `nil` for the entire outline.
        public var trim: Setting<Trim>?
        /// The paint of the interior, behind the stroke.
        public var fill: Setting<Fill>?
        /// The stroke of the outline.
        public var stroke: Setting<Stroke>?

        /// Creates an outline with paints.
        public init(
            _ outline: Outline,
            trim: Setting<Trim>? = nil,
            fill: Setting<Fill>? = nil,
            stroke: Setting<Stroke>? = nil
        ) {
            self.outline = outline
            self.trim = trim
            self.fill = fill
            self.stroke = stroke
        }
    }

    /// The part of an outline that is drawn, in fractions of its length.
    ///
    /// 0…1 is the entire outline. Positions outside of this range wrap around.
    public struct Trim: Equatable, Sendable {
        /// The position where the part starts.
        public var from: Driven<Double>
        /// The position where the part ends.
        public var to: Driven<Double>

        /// Creates a part of an outline. The default is the entire outline.
        public init(from: Driven<Double> = 0, to: Driven<Double> = 1) {
            self.from = from
            self.to = to
        }
    }

    /// The fill of an outline.
    public struct Fill: Equatable, Sendable {
        /// The paint.
        public var paint: PaintSource
        /// The rule that decides which points are inside.
        public var rule: Setting<FillRule>

        /// Creates a fill.
        public init(_ paint: PaintSource, rule: Setting<FillRule> = .constant(.nonZero)) {
            self.paint = paint
            self.rule = rule
        }
    }

    /// The stroke of an outline.
    public struct Stroke: Equatable, Sendable {
        /// The paint.
        public var paint: PaintSource
        /// The width in points.
        public var width: Driven<Double>
        /// The shape of open ends.
        public var cap: Setting<StrokeStyle.Cap>
        /// The shape of corners.
        public var join: Setting<StrokeStyle.Join>
        /// The maximum ratio of a miter's length to the width, 1…1000. Sharper corners are
        /// bevelled.
        public var miterLimit: Setting<Double>
        /// The alternating lengths of dashes and gaps, in points. Their sum is at least 0.1. Empty
        /// for a solid line.
        ///
        /// All keyframes must have the same number of lengths.
        public var dash: Driven<[Setting<Double>]>
        /// The offset into the dash pattern at the start of the outline, in points.
        public var dashPhase: Driven<Double>

        /// Creates a stroke. The defaults are those of SwiftUI.
        public init(
            _ paint: PaintSource = .color(.constant(.system(.primary))),
            width: Driven<Double> = 1,
            cap: Setting<StrokeStyle.Cap> = .constant(.butt),
            join: Setting<StrokeStyle.Join> = .constant(.miter),
            miterLimit: Setting<Double> = 10,
            dash: Driven<[Setting<Double>]> = .constant([]),
            dashPhase: Driven<Double> = 0
        ) {
            self.paint = paint
            self.width = width
            self.cap = cap
            self.join = join
            self.miterLimit = miterLimit
            self.dash = dash
            self.dashPhase = dashPhase
        }
    }

    /// The fixed point of a layer's rotation, scale and skew.
    public enum Anchor: Equatable, Sendable {
        /// A point of the layer's frame.
        case unit(UnitPoint)
        /// An offset from the layer's centre, in points.
        case points(Setting<Pair>)

        /// The centre of the layer's frame.
        public static let center = Anchor.unit(.center)
    }

    /// A clipping region bounded by an outline.
    public struct Clip: Equatable, Sendable {
        /// The outline.
        public var outline: Outline
        /// The offset of the outline from the layer's centre, in points.
        public var offset: DrivenPair
        /// The rule that decides which points are inside the outline.
        public var rule: Setting<FillRule>

        /// Creates a clipping region.
        public init(
            _ outline: Outline,
            offset: DrivenPair = DrivenPair(0, 0),
            rule: Setting<FillRule> = .constant(.nonZero)
        ) {
            self.outline = outline
            self.offset = offset
            self.rule = rule
        }
    }
}

/// Copies of layers, each rotated and offset from the copy before.
public struct Repetition: Equatable, Sendable {
    /// The number of copies, 1…1000.
    public var count: Setting<Int>
    /// The layers that are copied.
    public var layers: Layer.Layers
    /// The rotation from each copy to the next, in degrees clockwise about the centre.
    public var angle: Driven<Double>
    /// The offset from each copy to the next, in points.
    public var offset: DrivenPair
    /// The opacity of each copy, 0…1, or `nil` if all copies are opaque.
    public var alpha: Setting<[Setting<Double>]>?
    /// The opacity as a function of 0…1, in all states. Copy i has its value at frac(fadePhase +
    /// i/count). If `nil`, copies are opaque.
    public var fade: Driven<Double>?
    /// The shift of the fade, in full turns around all copies.
    public var fadePhase: Driven<Double>?
    /// The fraction of copies that have appeared, 0…1, or `nil` if all are visible. The copies fade
    /// in one after the other.
    public var reveal: Driven<Double>?
    /// The delay of each copy's motion after the previous copy in `order`, in seconds. A list
    /// contains the total delay of each copy.
    ///
    /// In a state that follows the pull, time is not measured, and delays have no effect.
    public var delay: ByState<ByCopy<Double>>
    /// The delay of each copy as a fraction of the period. In a state that follows the pull, it is
    /// a fraction of the progress range.
    public var phase: ByState<ByCopy<Double>>
    /// The order in which the delays of the copies increase.
    public var order: Setting<CopyOrder>
    /// The seed of a random order.
    public var seed: Setting<Int>

    /// Creates copies of layers.
    public init(
        count: Setting<Int>,
        layers: Layer.Layers,
        angle: Driven<Double> = 0,
        offset: DrivenPair = DrivenPair(0, 0),
        alpha: Setting<[Setting<Double>]>? = nil,
        fade: Driven<Double>? = nil,
        fadePhase: Driven<Double>? = nil,
        reveal: Driven<Double>? = nil,
        delay: ByState<ByCopy<Double>> = 0,
        phase: ByState<ByCopy<Double>> = 0,
        order: Setting<CopyOrder> = .constant(.forwards),
        seed: Setting<Int> = 0
    ) {
        self.count = count
        self.layers = layers
        self.angle = angle
        self.offset = offset
        self.alpha = alpha
        self.fade = fade
        self.fadePhase = fadePhase
        self.reveal = reveal
        self.delay = delay
        self.phase = phase
        self.order = order
        self.seed = seed
    }
}
