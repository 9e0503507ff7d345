import Raster

/// All that a design says, as a value: it may be made, changed and compared; `Design(_:)` checks it
/// and makes it ready to be drawn.
public struct DesignModel: Equatable, Sendable {
    /// The name in commands and file names.
    public var name: String
    /// One line that says what the indicator is; empty where nothing is said.
    public var title: Setting<String>
    /// The picture's width and height in points, 1…4096.
    public var canvas: Setting<Pair>
    /// The pull in points that makes progress 1, 0…100000.
    public var pullThreshold: Setting<Double>
    /// What lies behind the layers; nil for nothing.
    public var background: Driven<ColorValue>?
    /// What may be changed without changing the design; at most 64, with names of their own.
    public var parameters: [Parameter]
    /// The states that the indicator has, each once; at least one.
    public var states: [ModelState]
    /// What is drawn, back to front.
    public var layers: Layer.Layers

    /// The pull in points that makes progress 1 where nothing is said.
    public static let usualThreshold = 100.0

    /// A design by its parts.
    public init(
        name: String,
        title: Setting<String> = "",
        canvas: Setting<Pair>,
        pullThreshold: Setting<Double> = .constant(DesignModel.usualThreshold),
        background: Driven<ColorValue>? = nil,
        parameters: [Parameter] = [],
        states: [ModelState] = .usual,
        layers: Layer.Layers
    ) {
        self.name = name
        self.title = title
        self.canvas = canvas
        self.pullThreshold = pullThreshold
        self.background = background
        self.parameters = parameters
        self.states = states
        self.layers = layers
    }
}
