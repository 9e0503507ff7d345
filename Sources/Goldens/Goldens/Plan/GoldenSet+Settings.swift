import DesignFormat
import Indicators
import Lifecycles

/// Conversions of a set's settings for designs and lifecycles.
extension GoldenSet {
    /// Returns the parameters with one of these names.
    func parameters(among names: [String]) -> [(name: String, value: String)] {
        parameters.map(\.value).filter { names.contains($0.name) }
            .map { (name: $0.name, value: $0.value) }
    }

    /// Returns the settings for a lifecycle. If the set has several lifecycles, omits bugs to fix,
    /// taps and parameters that this lifecycle does not have.
    ///
    /// `names` are the names of the parameters of the lifecycle and its design.
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

    /// The locations of values in the plan. The keys are the command-line options that error
    /// messages name.
    var locations: [String: Located<String>] {
        var locations: [String: Located<String>] = [:]
        func addLocation<Value>(of option: String, from planned: Located<Value>) {
            locations[option] = Located(option, line: planned.line, column: planned.column)
        }
        for parameter in parameters {
            let option = OptionLocation.parameter(parameter.value.name, parameter.value.value)
            addLocation(of: option, from: parameter)
        }
        for fix in replays?.fixes ?? [] {
            addLocation(of: OptionLocation.fix(fix.value), from: fix)
        }
        for tap in replays?.taps ?? [] {
            addLocation(of: OptionLocation.tap(tap.value.button), from: tap)
        }
        return locations
    }
}

/// The tolerance in a plan.
package struct PlannedTolerance: Equatable, Sendable {
    /// The largest difference of a channel, 0…255.
    package var step = 0
    /// The largest fraction of a frame's pixels that may differ, 0…1.
    package var share = 0.0
    /// The largest number of differing pixels in any window.
    package var density = 0
    /// The side of the window, in pixels.
    package var window = 5
    /// The largest fraction of the pixels of all frames together that may differ, 0…1.
    package var sequenceShare = 0.0

    /// Creates a tolerance that accepts no differences.
    package init() {}
}
