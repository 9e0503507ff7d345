/// A result builder for layers, back to front, that supports `if` and `for`.
@resultBuilder
public enum LayerBuilder {
    /// Returns a single layer.
    public static func buildExpression(_ content: some LayerContent) -> [Setting<Layer>] {
        [.constant(content.layer)]
    }

    /// Returns a layer that depends on a choice.
    public static func buildExpression(_ layer: Setting<Layer>) -> [Setting<Layer>] { [layer] }

    /// Returns layers in order.
    public static func buildBlock(_ parts: [Setting<Layer>]...) -> [Setting<Layer>] {
        parts.flatMap { $0 }
    }

    /// Returns the layers of an `if`, or none.
    public static func buildOptional(_ part: [Setting<Layer>]?) -> [Setting<Layer>] { part ?? [] }

    /// Returns the layers of the first branch.
    public static func buildEither(first part: [Setting<Layer>]) -> [Setting<Layer>] { part }

    /// Returns the layers of the second branch.
    public static func buildEither(second part: [Setting<Layer>]) -> [Setting<Layer>] { part }

    /// Returns the layers of a loop.
    public static func buildArray(_ parts: [[Setting<Layer>]]) -> [Setting<Layer>] {
        parts.flatMap { $0 }
    }

    /// Returns the list of all layers.
    public static func buildFinalResult(_ layers: [Setting<Layer>]) -> Layer.Layers {
        .constant(layers)
    }
}

extension Design {
    /// Creates a design whose layers are declared in Swift.
    ///
    ///     let ring = try Design("ring", canvas: 60) {
    ///         Circle(diameter: 40)
    ///             .trim(to: .by(idle: 0, pulling: [0, 1], else: 0.75))
    ///             .rotate(.by(refreshing: [0, 360]))
    ///             .stroke(.conic(.cyan, .mint), width: 4, cap: .round)
    ///     }
    ///
    /// - Parameters:
    ///   - name: The name in commands and file names.
    ///   - title: A short title for people.
    ///   - info: The kind, tags, description and origin.
    ///   - canvas: The width and height of the canvas in points, 1…4096. A single number makes a
    ///     square.
    ///   - pullThreshold: The pull distance for a progress of 1, in points.
    ///   - background: The colour behind the layers.
    ///   - parameters: The values that can be set without changing the design.
    ///   - states: The states with their timelines.
    ///   - layers: The layers, back to front.
    /// - Throws: `ModelErrors` with all errors.
    public init(
        _ name: String,
        title: Setting<String> = "",
        info: DesignInfo = DesignInfo(),
        canvas: Setting<Pair>,
        pullThreshold: Setting<Double> = .constant(DesignModel.defaultPullThreshold),
        background: Driven<ColorValue>? = nil,
        parameters: [Parameter] = [],
        states: [ModelState] = .defaultStates,
        @LayerBuilder _ layers: () -> Layer.Layers
    ) throws(ModelErrors) {
        try self.init(
            DesignModel(
                name: name,
                title: title,
                info: info,
                canvas: canvas,
                pullThreshold: pullThreshold,
                background: background,
                parameters: parameters,
                states: states,
                layers: layers()
            )
        )
    }
}

extension Pair: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    /// Creates a pair of two equal numbers.
    public init(integerLiteral value: Int) { self.init(floatLiteral: Double(value)) }

    /// Creates a pair of two equal numbers.
    public init(floatLiteral value: Double) { self.init(.constant(value), .constant(value)) }
}
