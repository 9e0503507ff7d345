import Raster

/// One thing that a design draws, and where.
public struct Layer: Equatable, Sendable {
    /// What a layer shows.
    public indirect enum Content: Equatable, Sendable {
        /// An outline with its paints.
        case outline(PaintedOutline)
        /// An image stretched over a size.
        case image(Setting<Picture>)
        /// Layers back to front, placed and faded together.
        case group(Layers)
        /// Layers drawn several times.
        case repetition(Setting<Repetition>)
        /// The layers of another design.
        case component(Component)
    }

    /// Layers back to front, at most 1000, each of them a layer or one for each word of a choice.
    public typealias Layers = Setting<[Setting<Layer>]>

    /// What errors, curves and lists call it, unlike the other layers of its list: letters, digits,
    /// - and _, a letter first; nil for a name by its kind.
    public var name: String?
    /// What is shown.
    public var content: Content
    /// The period by which the layer and all in it run; nil for that of what surrounds it.
    public var clock: Setting<LayerClock>?
    /// What is said about its point and look.
    package var properties = LayerProperties()

    /// A layer in the middle of the canvas, as it is.
    public init(_ content: Content) { self.content = content }
}

extension Layer {
    /// An outline, the part of it that is drawn, and its paints; it needs one of them.
    public struct PaintedOutline: Equatable, Sendable {
        /// The outline.
        public var outline: Outline
        /// The part of it that is drawn; nil for the whole.
        public var trim: Setting<Trim>?
        /// The paint of the inside, behind the stroke.
        public var fill: Setting<Fill>?
        /// The paint of the outline.
        public var stroke: Setting<Stroke>?

        /// An outline with paints.
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

    /// The part of an outline that is drawn, by its length: 0…1 is the outline once, beyond its end it
    /// begins again.
    public struct Trim: Equatable, Sendable {
        /// Where the part begins.
        public var from: Driven<Double>
        /// Where the part ends.
        public var to: Driven<Double>

        /// A part of an outline.
        public init(from: Driven<Double> = 0, to: Driven<Double> = 1) {
            self.from = from
            self.to = to
        }
    }

    /// How the inside of an outline is painted.
    public struct Fill: Equatable, Sendable {
        /// The paint.
        public var paint: PaintSource
        /// Which points are inside.
        public var rule: Setting<FillRule>

        /// The inside in a paint.
        public init(_ paint: PaintSource, rule: Setting<FillRule> = .constant(.nonZero)) {
            self.paint = paint
            self.rule = rule
        }
    }

    /// How an outline is painted.
    public struct Stroke: Equatable, Sendable {
        /// The paint.
        public var paint: PaintSource
        /// The pen's width in points.
        public var width: Driven<Double>
        /// The open ends.
        public var cap: Setting<StrokeStyle.Cap>
        /// The corners.
        public var join: Setting<StrokeStyle.Join>
        /// The greatest ratio of a sharp corner's length to the width, 1…1000.
        public var miterLimit: Setting<Double>
        /// Lengths of dash, gap, dash, … in points, together at least 0.1; empty for none. As many
        /// each time between which they move.
        public var dash: Driven<[Setting<Double>]>
        /// Points into the dashes at the start.
        public var dashPhase: Driven<Double>

        /// A pen; the defaults are SwiftUI's.
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

    /// A point of a layer that turning and scaling leave alone.
    public enum Anchor: Equatable, Sendable {
        /// A point of the layer's frame.
        case unit(UnitPoint)
        /// Points from the layer's centre.
        case points(Setting<Pair>)

        /// The frame's middle.
        public static let center = Anchor.unit(.center)
    }

    /// A region by an outline.
    public struct Clip: Equatable, Sendable {
        /// The outline.
        public var outline: Outline
        /// The way from the layer's centre, in points.
        public var offset: DrivenPair
        /// Which points the outline surrounds.
        public var rule: Setting<FillRule>

        /// What an outline surrounds.
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

/// Layers drawn several times, each copy turned and moved on from the one before.
public struct Repetition: Equatable, Sendable {
    /// How many copies, 1…1000.
    public var count: Setting<Int>
    /// What is copied.
    public var layers: Layer.Layers
    /// Degrees from each copy to the next, clockwise about the centre.
    public var angle: Driven<Double>
    /// Points from each copy to the next.
    public var offset: DrivenPair
    /// The opacity of each copy, 0…1; nil for opaque ones.
    public var alpha: Setting<[Setting<Double>]>?
    /// The opacity of copy i at u = frac(fadePhase + i/count), for all states; nil for opaque ones.
    public var fade: Driven<Double>?
    /// Turns by which the fade has moved on.
    public var fadePhase: Driven<Double>?
    /// How far the copies have appeared, 0…1, one after the other; nil for all there.
    public var reveal: Driven<Double>?
    /// Seconds by which each copy is behind the one before it in `order`, in all that moves within
    /// it; a list has how far each copy is behind in all. Finger-led states have no seconds.
    public var delay: ByCopy<Double>
    /// The same as a share of the period, or of a finger-led state's way.
    public var phase: ByCopy<Double>
    /// In which order the copies follow one another.
    public var order: Setting<CopyOrder>
    /// What decides a random order.
    public var seed: Setting<Int>

    /// Copies of layers.
    public init(
        count: Setting<Int>,
        layers: Layer.Layers,
        angle: Driven<Double> = 0,
        offset: DrivenPair = DrivenPair(0, 0),
        alpha: Setting<[Setting<Double>]>? = nil,
        fade: Driven<Double>? = nil,
        fadePhase: Driven<Double>? = nil,
        reveal: Driven<Double>? = nil,
        delay: ByCopy<Double> = 0,
        phase: ByCopy<Double> = 0,
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
