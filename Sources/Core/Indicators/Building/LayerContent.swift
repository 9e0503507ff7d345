import Raster

/// What a design's layer can be made of: outlines, pictures, groups, repetitions, and layers that
/// were placed already.
///
///     Circle(diameter: 40)
///         .trim(to: .by(idle: 0, pulling: [0, 1], else: 0.75))
///         .rotate(.by(refreshing: [0, 360]))
///         .stroke(.conic(.cyan, .mint), width: 4, cap: .round)
public protocol LayerContent: Sendable {
    /// What becomes of it when it is placed.
    associatedtype Located: LayerContent

    /// The layer that shows it.
    var layer: Layer { get }

    /// It with its layer changed in a way that leaves the layer's content alone.
    func placing(_ change: (inout Layer) -> Void) -> Located
}

extension LayerContent {
    /// Gives it a name, which no other layer of its list has.
    public func named(_ name: String) -> Located { placing { $0.name = name } }

    /// Multiplies the alpha: 0 is clear, 1 is opaque.
    public func opacity(_ opacity: Driven<Double>) -> Located { placing { $0.opacity = opacity } }

    /// Moves it right and down, in points from the canvas's centre.
    public func offset(x: Driven<Double> = 0, y: Driven<Double> = 0) -> Located {
        placing { $0.offset = DrivenPair(x: x, y: y) }
    }

    /// Runs it, and all in it, by a period of its own.
    ///
    /// - Parameters:
    ///   - period: Seconds of one period; a list has one for each copy of the innermost repeat.
    ///   - delay: Seconds by which the first period begins after the state.
    ///   - times: How many periods it runs; nil for ever.
    ///   - alternates: Whether every second period runs backwards.
    public func clock(
        period: ByCopy<Double>,
        delay: ByCopy<Double> = 0,
        times: Setting<Int>? = nil,
        alternates: Setting<Bool> = false
    ) -> Located {
        let clock = LayerClock(period: period, delay: delay, times: times, alternates: alternates)
        return placing { $0.clock = .constant(clock) }
    }

    /// Turns it by degrees, clockwise, about its anchor.
    public func rotate(_ degrees: Driven<Double>) -> Located { placing { $0.rotation = degrees } }

    /// Scales it by a factor, about its anchor.
    public func scale(_ factor: Driven<Double>) -> Located { placing { $0.scale = .equal(factor) } }

    /// Leans it by degrees for each axis, about its anchor.
    public func skew(x: Driven<Double> = 0, y: Driven<Double> = 0) -> Located {
        placing { $0.skew = DrivenPair(x: x, y: y) }
    }

    /// Turns it in space about its anchor.
    ///
    /// - Parameters:
    ///   - x: Degrees about the level line, the top going away.
    ///   - y: Degrees about the upright line, after `x`, the right side going away.
    ///   - perspective: Points from the anchor to the viewer; 0 for far away.
    public func rotate3D(
        x: Driven<Double> = 0,
        y: Driven<Double> = 0,
        perspective: Driven<Double> = 0
    ) -> Located {
        placing {
            $0.rotationX = x
            $0.rotationY = y
            $0.perspective = perspective
        }
    }

    /// Blurs it by a Gaussian of a standard deviation in points.
    public func blur(_ deviation: Driven<Double>) -> Located { placing { $0.blur = deviation } }

    /// Puts a shadow behind it.
    public func shadow(
        blur: Driven<Double>,
        x: Driven<Double> = 0,
        y: Driven<Double> = 0,
        color: Driven<ColorValue> = .constant(Layer.Shadow.usualColor)
    ) -> Located {
        let shadow = Layer.Shadow(blur: blur, offset: DrivenPair(x: x, y: y), color: color)
        return placing { $0.shadow = .constant(shadow) }
    }

    /// Shows it only where other layers are, in its own space.
    public func mask(
        by measure: Setting<Layer.Mask.Measure> = .constant(.alpha),
        isInverted: Setting<Bool> = false,
        @LayerBuilder _ layers: () -> Layer.Layers
    ) -> Located {
        let mask = Layer.Mask(layers(), by: measure, isInverted: isInverted)
        return placing { $0.mask = .constant(mask) }
    }

    /// Scales it by a factor for each axis, about its anchor.
    public func scale(x: Driven<Double>, y: Driven<Double>) -> Located {
        placing { $0.scale = .axes(x: x, y: y) }
    }

    /// Makes a point of its frame the one that turning and scaling leave alone.
    public func anchor(_ point: UnitPoint) -> Located { anchor(.constant(.unit(point))) }

    /// Makes a point, which may move, the one that turning and scaling leave alone.
    ///
    ///     .anchor(.by(idle: .unit(.bottom), pulling: [.unit(.bottom), .points(0, 12)]))
    public func anchor(_ anchor: Driven<Layer.Anchor>) -> Located {
        placing { $0.anchor = anchor }
    }

    /// Makes a point, in points from its centre, the one that turning and scaling leave alone.
    public func anchor(points x: Setting<Double>, _ y: Setting<Double>) -> Located {
        anchor(.points(x, y))
    }

    /// Shows it within an outline only.
    public func clip(
        to region: some OutlineContent,
        rule: Setting<FillRule> = .nonZero
    ) -> Located {
        placing { $0.clip = .constant(Layer.Clip(region.painted.outline, rule: rule)) }
    }

    /// Lets it meet what lies behind it in another way.
    public func blend(_ mode: BlendMode) -> Located { placing { $0.blend = .constant(mode) } }
}

extension Layer: LayerContent {
    /// The layer itself.
    public var layer: Layer { self }

    /// The layer, changed.
    public func placing(_ change: (inout Layer) -> Void) -> Layer {
        var layer = self
        change(&layer)
        return layer
    }
}

extension Picture: LayerContent {
    /// A layer in the canvas's centre.
    public var layer: Layer { Layer(.image(.constant(self))) }

    /// The layer, changed.
    public func placing(_ change: (inout Layer) -> Void) -> Layer { layer.placing(change) }
}

/// Layers back to front that are placed and faded together.
public struct LayerGroup: LayerContent, Equatable {
    private let layers: Layer.Layers

    /// A group of layers.
    public init(@LayerBuilder _ layers: () -> Layer.Layers) { self.layers = layers() }

    /// A layer in the canvas's centre.
    public var layer: Layer { Layer(.group(layers)) }

    /// The layer, changed.
    public func placing(_ change: (inout Layer) -> Void) -> Layer { layer.placing(change) }
}

extension Component: LayerContent {
    /// A layer in the canvas's centre.
    public var layer: Layer { Layer(.component(self)) }

    /// The layer, changed.
    public func placing(_ change: (inout Layer) -> Void) -> Layer { layer.placing(change) }
}

extension Repetition: LayerContent {
    /// Copies of layers, each turned and moved on from the one before.
    ///
    ///     Repetition(count: 8, angle: -45, fade: .through([0: 1, 0.5: 0.32, 1: 0.32])) {
    ///         Line(from: (-4.75, 0), to: (-8.75, 0)).stroke(.secondary, width: 2.5, cap: .round)
    ///     }
    ///
    /// - Parameters:
    ///   - count: How many copies, 1…1000.
    ///   - angle: Degrees from each copy to the next, clockwise about the centre.
    ///   - offset: Points from each copy to the next.
    ///   - alpha: The opacity of each copy, 0…1.
    ///   - fade: The opacity of a copy by its share of a turn plus the phase of the fade.
    ///   - fadePhase: Turns by which the fade has moved on.
    ///   - reveal: How far the copies have appeared, 0…1, one after the other.
    ///   - delay: Seconds by which each copy is behind the one before.
    ///   - phase: The same as a share of the period.
    ///   - order: In which order the copies follow one another.
    ///   - seed: What decides a random order.
    ///   - layers: What is copied.
    public init(
        count: Setting<Int>,
        angle: Driven<Double> = 0,
        offset: DrivenPair = DrivenPair(0, 0),
        alpha: Setting<[Setting<Double>]>? = nil,
        fade: Driven<Double>? = nil,
        fadePhase: Driven<Double>? = nil,
        reveal: Driven<Double>? = nil,
        delay: ByCopy<Double> = 0,
        phase: ByCopy<Double> = 0,
        order: Setting<CopyOrder> = .constant(.forwards),
        seed: Setting<Int> = 0,
        @LayerBuilder _ layers: () -> Layer.Layers
    ) {
        self.init(
            count: count,
            layers: layers(),
            angle: angle,
            offset: offset,
            alpha: alpha,
            fade: fade,
            fadePhase: fadePhase,
            reveal: reveal,
            delay: delay,
            phase: phase,
            order: order,
            seed: seed
        )
    }

    /// A layer in the canvas's centre.
    public var layer: Layer { Layer(.repetition(.constant(self))) }

    /// The layer, changed.
    public func placing(_ change: (inout Layer) -> Void) -> Layer { layer.placing(change) }
}

extension DrivenPair {
    /// Two numbers: at once where both are always the same, else each axis by itself.
    init(x: Driven<Double>, y: Driven<Double>) {
        if let dx = x.constant, let dy = y.constant {
            self = DrivenPair(.constant(dx), .constant(dy))
        } else {
            self = .axes(x: x, y: y)
        }
    }
}
