import DesignFormat
import Indicators
import Lifecycles

/// What a set says, as designs and lifecycles take it.
extension GoldenSet {
    /// The parameters among `names`, with their values.
    func parameters(among names: [String]) -> [(name: String, value: String)] {
        parameters.map(\.value).filter { names.contains($0.name) }
            .map { (name: $0.name, value: $0.value) }
    }

    /// How a lifecycle is played. With several of them, a fault, a tap or a parameter may be meant
    /// for some only.
    ///
    /// - Parameter names: The parameters that the lifecycle and its design have.
    func settings(
        of lifecycle: LifecycleKind,
        _ replays: PlannedReplays,
        parameters names: [String]
    ) -> ReplaySettings {
        let all = replays.lifecycles.map(\.value)
        let own = lifecycle.faults.map(\.name)
        let fixes = replays.fixes.map(\.value)
        let isForOthers = lifecycle.buttons.isEmpty && all.contains { !$0.buttons.isEmpty }
        var settings = ReplaySettings(
            fixing: all.count == 1 ? fixes : fixes.filter { own.contains($0) || $0 == "all" },
            work: replays.work,
            taps: isForOthers ? [] : replays.taps.map(\.value),
            callbacks: replays.callbacks
        )
        settings.parameters = parameters(among: names)
        return settings
    }

    /// Where the plan sets what errors name by an option of the command line.
    var locations: [String: Located<String>] {
        var locations: [String: Located<String>] = [:]
        func add<Value>(_ option: String, _ planned: Located<Value>) {
            locations[option] = Located(option, line: planned.line, column: planned.column)
        }
        for parameter in parameters {
            add(OptionLocation.parameter(parameter.value.name, parameter.value.value), parameter)
        }
        for fix in replays?.fixes ?? [] { add(OptionLocation.fix(fix.value), fix) }
        for tap in replays?.taps ?? [] { add(OptionLocation.tap(tap.value.button), tap) }
        return locations
    }
}

/// How much frames may differ from their goldens and still pass, in the numbers of a plan.
package struct PlannedTolerance: Equatable, Sendable {
    /// Steps by which a channel may differ, 0…255.
    package var step = 0
    /// The share of a frame's pixels that may differ, 0…1.
    package var share = 0.0
    /// How many pixels may differ in any one window.
    package var density = 0
    /// The side of the window in pixels.
    package var window = 5
    /// The share of all frames' pixels that may differ, 0…1.
    package var sequenceShare = 0.0

    /// Nothing may differ.
    package init() {}
}
