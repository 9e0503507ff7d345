import Indicators

/// Designs and lifecycles that a plan draws in the same way. Each state of a design, and each trace
/// of a lifecycle, is one golden for each appearance and scale.
public struct GoldenSet: Hashable, Sendable {
    /// What the goldens' names begin with, to tell them from those of other sets.
    public var name: String?
    /// The designs: names of built-ins, and paths of files from the plan's folder.
    public var designs: [Located<String>]
    /// The states, as far as a design has them; nil for all.
    public var states: [StateName]?
    /// Frames a state, evenly spread; nil for as many as the design or the clock asks for.
    public var steps: Int?
    /// The lifecycles and how they are played; nil for none.
    public var replays: PlannedReplays?
    /// Frames a second, for states that follow the clock and for lifecycles.
    public var fps: Double
    /// Whether loops keep exactly to `fps`, for as many periods as that takes.
    public var wholePeriods: Bool
    /// Pixels a point, each once.
    public var scales: [Double]
    /// Light, dark or both.
    public var appearances: [Appearance]
    /// The system colours.
    public var palette: Palette
    /// New values for parameters, as text, where their names stand.
    public var parameters: [Located<PlannedParameter>]
    /// How much the frames may differ.
    public var tolerance: PlannedTolerance

    /// A set.
    public init(
        name: String? = nil,
        designs: [Located<String>],
        states: [StateName]? = nil,
        steps: Int? = nil,
        replays: PlannedReplays? = nil,
        fps: Double = 60,
        wholePeriods: Bool = false,
        scales: [Double] = [1],
        appearances: [Appearance] = [.light, .dark],
        palette: Palette = .ios18,
        parameters: [Located<PlannedParameter>] = [],
        tolerance: PlannedTolerance = PlannedTolerance()
    ) {
        self.name = name
        self.designs = designs
        self.states = states
        self.steps = steps
        self.replays = replays
        self.fps = fps
        self.wholePeriods = wholePeriods
        self.scales = scales
        self.appearances = appearances
        self.palette = palette
        self.parameters = parameters
        self.tolerance = tolerance
    }
}

/// A parameter's new value in a plan.
public struct PlannedParameter: Hashable, Sendable {
    /// The parameter.
    public var name: String
    /// The value, as text.
    public var value: String

    /// A value for a parameter.
    public init(name: String, value: String) {
        self.name = name
        self.value = value
    }
}
