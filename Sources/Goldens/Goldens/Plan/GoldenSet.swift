import Indicators

/// Designs and lifecycles that a plan draws in the same way. Each state of a design, and each trace
/// of a lifecycle, is one golden for each appearance and scale.
package struct GoldenSet: Equatable, Sendable {
    /// What the goldens' names begin with, to tell them from those of other sets.
    package var name: String?
    /// The designs: names of built-ins, and paths of files from the plan's folder.
    package var designs: [Located<String>]
    /// The states, as far as a design has them; nil for all.
    package var states: [StateName]?
    /// Frames a state, evenly spread; nil for the design's count, or one for each tick of the
    /// clock.
    package var steps: Int?
    /// The lifecycles and how they are played; nil for none.
    package var replays: PlannedReplays?
    /// Frames a second, for states that follow the clock and for lifecycles.
    package var fps: Double
    /// Whether loops keep exactly to `fps`, for as many periods as that takes.
    package var wholePeriods: Bool
    /// Pixels a point, each once.
    package var scales: [Double]
    /// Light, dark or both.
    package var appearances: [Appearance]
    /// The system colours.
    package var palette: Palette
    /// New values for parameters, as text, where their names stand.
    package var parameters: [Located<PlannedParameter>]
    /// How much the frames may differ.
    package var tolerance: PlannedTolerance

    /// A set.
    package init(
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
package struct PlannedParameter: Equatable, Sendable {
    /// The parameter.
    package var name: String
    /// The value, as text.
    package var value: String

    /// A value for a parameter.
    package init(name: String, value: String) {
        self.name = name
        self.value = value
    }
}
