import Raster

/// A type that can be a layer of a design: outlines, images, groups, repetitions, components and
/// layers themselves.
///
///     Circle(diameter: 40)
///         .trim(to: .by(idle: 0, pulling: [0, 1], else: 0.75))
///         .rotate(.by(refreshing: [0, 360]))
///         .stroke(.conic(.cyan, .mint), width: 4, cap: .round)
public protocol LayerContent: Sendable {
    /// The type of the content after a placement modifier.
    associatedtype Located: LayerContent

    /// The layer with this content.
    var layer: Layer { get }

    /// Returns the content with its layer changed by `change`, which must not change the layer's
    /// content.
    func placing(_ change: (inout Layer) -> Void) -> Located
}

extension LayerContent {
    /// Names the layer. The name must be unique among its siblings.
    public func named(_ name: String) -> Located { placing { $0.name = name } }

    /// Sets the opacity: 0 is clear, 1 is opaque.
    public func opacity(_ opacity: Driven<Double>) -> Located { placing { $0.opacity = opacity } }

    /// Moves the layer right and down, in points from the canvas's centre.
    public func offset(x: Driven<Double> = 0, y: Driven<Double> = 0) -> Located {
        placing { $0.offset = DrivenPair(x: x, y: y) }
    }

    /// Runs the layer and its sublayers on a clock of their own.
    ///
    /// - Parameters:
    ///   - period: The duration of a period in seconds. A list contains one period for each copy of
    ///     the innermost repetition.
    ///   - delay: The delay of the first period after the beginning of the state, in seconds.
    ///   - times: The number of periods, or `nil` to repeat for ever.
    ///   - alternates: Whether every second period runs backwards.
    public func clock(
        period: ByCopy<Double>,
        delay: ByCopy<Double> = 0,
        times: Setting<Int>? = nil,
        alternates: Setting<Bool> = false
    ) -> Located {
        let clock = LayerClock(period: period, delay: delay, times: times, alternates: alternates)
        return self.clock(.all(clock))
    }

    /// Runs the layer and its sublayers on clocks of their own, which may differ between states.
    public func clock(_ clocks: ByState<LayerClock>) -> Located {
        let states = clocks.states.map { ByState.State($0.state, Setting.constant($0.value)) }
        let standard = clocks.standard.map { Setting.constant($0) }
        return placing { $0.clock = ByState(states: states, standard: standard) }
    }

    /// Rotates the layer about its anchor, in degrees clockwise.
    public func rotate(_ degrees: Driven<Double>) -> Located { placing { $0.rotation = degrees } }

    /// Scales the layer about its anchor.
    public func scale(_ factor: Driven<Double>) -> Located { placing { $0.scale = .equal(factor) } }

    /// Skews the layer about its anchor, by an angle in degrees for each axis.
    public func skew(x: Driven<Double> = 0, y: Driven<Double> = 0) -> Located {
        placing { $0.skew = DrivenPair(x: x, y: y) }
    }

    /// Rotates the layer in space about its anchor.
    ///
    /// - Parameters:
    ///   - x: The rotation about the horizontal axis in degrees. Positive angles move the top away.
    ///   - y: The rotation about the vertical axis in degrees, after `x`. Positive angles move the
    ///     right side away.
    ///   - perspective: The distance of the viewer from the anchor, in points. 0 gives a parallel
    ///     projection.
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

    /// Moves the layer along an outline, in addition to its offset.
    ///
    /// - Parameters:
    ///   - outline: The outline, in points from the centre of the layer's container.
    ///   - position: The position on the outline, as a fraction of its length.
    ///   - rotation: Whether the layer turns with the outline.
    public func follow(
        _ outline: some OutlineContent,
        at position: Driven<Double>,
        rotation: Setting<FollowRotation> = .constant(.none)
    ) -> Located {
        let follow = Layer.Follow(Outline(outline), at: position, rotation: rotation)
        return placing { $0.follow = .constant(follow) }
    }

    /// Sets the position in the drawing order of a repetition's copies. Higher values are in front.
    public func depth(_ depth: Driven<Double>) -> Located { placing { $0.depth = depth } }

    /// Blurs the layer by a Gaussian whose standard deviation is in points.
    public func blur(_ deviation: Driven<Double>) -> Located { placing { $0.blur = deviation } }

    /// Adds a drop shadow behind the layer. Lengths are in points.
    public func shadow(
        blur: Driven<Double>,
        x: Driven<Double> = 0,
        y: Driven<Double> = 0,
        color: Driven<ColorValue> = .constant(Layer.Shadow.defaultColor)
    ) -> Located {
        let shadow = Layer.Shadow(blur: blur, offset: DrivenPair(x: x, y: y), color: color)
        return placing { $0.shadow = .constant(shadow) }
    }

    /// Masks the layer with other layers, which use its coordinates.
    public func mask(
        by measure: Setting<Layer.Mask.Measure> = .constant(.alpha),
        isInverted: Setting<Bool> = false,
        @LayerBuilder _ layers: () -> Layer.Layers
    ) -> Located {
        let mask = Layer.Mask(layers(), by: measure, isInverted: isInverted)
        return placing { $0.mask = .constant(mask) }
    }

    /// Scales the layer about its anchor, by a factor for each axis.
    public func scale(x: Driven<Double>, y: Driven<Double>) -> Located {
        placing { $0.scale = .axes(x: x, y: y) }
    }

    /// Sets the fixed point of rotation and scale to a point of the layer's frame.
    public func anchor(_ point: UnitPoint) -> Located { anchor(.constant(.unit(point))) }

    /// Sets the fixed point of rotation and scale, which may change over time.
    ///
    ///     .anchor(.by(idle: .unit(.bottom), pulling: [.unit(.bottom), .points(0, 12)]))
    public func anchor(_ anchor: Driven<Layer.Anchor>) -> Located {
        placing { $0.anchor = anchor }
    }

    /// Sets the fixed point of rotation and scale, in points from the layer's centre.
    public func anchor(points x: Setting<Double>, _ y: Setting<Double>) -> Located {
        anchor(.points(x, y))
    }

    /// Clips the layer to the interior of an outline.
    public func clip(
        to region: some OutlineContent,
        rule: Setting<FillRule> = .nonZero
    ) -> Located {
        placing { $0.clip = .constant(Layer.Clip(region.painted.outline, rule: rule)) }
    }

    /// Sets the blend mode with the layers behind.
    public func blend(_ mode: BlendMode) -> Located { placing { $0.blend = .constant(mode) } }
}

extension Layer: LayerContent {
    /// The layer itself.
    public var layer: Layer { self }

    /// Returns the changed layer.
    public func placing(_ change: (inout Layer) -> Void) -> Layer {
        var layer = self
        change(&layer)
        return layer
    }
}

extension LayerImage: LayerContent {
    /// A layer at the canvas's centre.
    public var layer: Layer { Layer(.image(.constant(self))) }

    /// Returns the changed layer.
    public func placing(_ change: (inout Layer) -> Void) -> Layer { layer.placing(change) }
}

/// Layers, back to front, that are placed and composited as a group.
public struct LayerGroup: LayerContent, Equatable {
    private let layers: Layer.Layers

    /// Creates a group of layers.
    public init(@LayerBuilder _ layers: () -> Layer.Layers) { self.layers = layers() }

    /// A layer at the canvas's centre.
    public var layer: Layer { Layer(.group(layers)) }

    /// Returns the changed layer.
    public func placing(_ change: (inout Layer) -> Void) -> Layer { layer.placing(change) }
}

extension Component: LayerContent {
    /// A layer at the canvas's centre.
    public var layer: Layer { Layer(.component(self)) }

    /// Returns the changed layer.
    public func placing(_ change: (inout Layer) -> Void) -> Layer { layer.placing(change) }
}

extension Repetition: LayerContent {
    /// Creates copies of layers, each rotated and offset from the copy before.
    ///
    ///     Repetition(count: 8, angle: -45, fade: .through([0: 1, 0.5: 0.32, 1: 0.32])) {
    ///         Line(from: (-4.75, 0), to: (-8.75, 0)).stroke(.secondary, width: 2.5, cap: .round)
    ///     }
    ///
    /// - Parameters:
    ///   - count: The number of copies, 1…1000.
    ///   - angle: The rotation from each copy to the next, in degrees clockwise about the centre.
    ///   - offset: The offset from each copy to the next, in points.
    ///   - alpha: The opacity of each copy, 0…1.
    ///   - fade: The opacity as a function of 0…1. Copy i has its value at frac(fadePhase +
    ///     i/count).
    ///   - fadePhase: The shift of the fade, in full turns around all copies.
    ///   - reveal: The fraction of copies that have appeared, 0…1. The copies fade in one after the
    ///     other.
    ///   - delay: The delay of each copy after the previous one, in seconds.
    ///   - phase: The delay of each copy after the previous one, as a fraction of the period.
    ///   - order: The order in which the delays of the copies increase.
    ///   - seed: The seed of a random order.
    ///   - layers: The layers that are copied.
    public init(
        count: Setting<Int>,
        angle: Driven<Double> = 0,
        offset: DrivenPair = DrivenPair(0, 0),
        alpha: Setting<[Setting<Double>]>? = nil,
        fade: Driven<Double>? = nil,
        fadePhase: Driven<Double>? = nil,
        reveal: Driven<Double>? = nil,
        delay: ByState<ByCopy<Double>> = 0,
        phase: ByState<ByCopy<Double>> = 0,
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

    /// A layer at the canvas's centre.
    public var layer: Layer { Layer(.repetition(.constant(self))) }

    /// Returns the changed layer.
    public func placing(_ change: (inout Layer) -> Void) -> Layer { layer.placing(change) }
}

extension DrivenPair {
    /// Creates a joint pair if both numbers are constant, or else separate axes.
    init(x: Driven<Double>, y: Driven<Double>) {
        if let dx = x.constant, let dy = y.constant {
            self = DrivenPair(.constant(dx), .constant(dy))
        } else {
            self = .axes(x: x, y: y)
        }
    }
}
