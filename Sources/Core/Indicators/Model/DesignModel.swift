import Raster

/// The contents of a design, as a value that can be created, changed and compared.
///
/// `Design(_:)` checks a model and prepares it for drawing.
public struct DesignModel: Equatable, Sendable {
    /// The name of the design in commands and file names.
    public var name: String
    /// A short title for people, such as “Gradient ring”. May be empty.
    public var title: Setting<String>
    /// The kind, tags, description and origin.
    public var info: DesignInfo
    /// The width and height of the canvas in points, 1…4096.
    public var canvas: Setting<Pair>
    /// The pull distance for a progress of 1, in points, 0…100000.
    public var pullThreshold: Setting<Double>
    /// The colour behind all layers, or `nil` for a clear background.
    public var background: Driven<ColorValue>?
    /// The parameters, at most 64, with distinct names.
    public var parameters: [Parameter]
    /// The states, at least one, each at most once.
    public var states: [ModelState]
    /// The layers, back to front.
    public var layers: Layer.Layers

    /// The default of `pullThreshold`, in points.
    public static let defaultPullThreshold = 100.0

    /// Creates a model, which is not checked.
    public init(
        name: String,
        title: Setting<String> = "",
        info: DesignInfo = DesignInfo(),
        canvas: Setting<Pair>,
        pullThreshold: Setting<Double> = .constant(DesignModel.defaultPullThreshold),
        background: Driven<ColorValue>? = nil,
        parameters: [Parameter] = [],
        states: [ModelState] = .defaultStates,
        layers: Layer.Layers
    ) {
        self.name = name
        self.title = title
        self.info = info
        self.canvas = canvas
        self.pullThreshold = pullThreshold
        self.background = background
        self.parameters = parameters
        self.states = states
        self.layers = layers
    }
}
