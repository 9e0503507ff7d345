import Base
import Frames
import Indicators
import Lifecycles

extension GoldenPlanning {
    /// Adds the goldens of each lifecycle of a set with each trace. Appends the names of the
    /// lifecycles' and the design's parameters to `known`.
    mutating func addLifecycles(of set: GoldenSet, known: inout [String]) {
        guard let replays = set.replays else { return }
        let file = file
        var design: (any Indicator)?
        if let planned = replays.design {
            design = value(of: planned) { try file.design($0) }
            // The problem has already been reported.
            guard design != nil else { return }
        }
        let designs = design?.parameters.map(\.name) ?? []
        known += designs + replays.lifecycles.flatMap { $0.value.parameters.map(\.name) }
        checkFixes(replays)
        let traces = replays.traces.compactMap { planned in
            value(of: planned) { try file.trace($0) }
        }
        for lifecycle in replays.lifecycles {
            let names = lifecycle.value.parameters.map(\.name) + designs
            let settings = set.settings(of: lifecycle.value, replays, parameters: names)
            for trace in traces {
                add(lifecycle, locations: set.locations) {
                    let staged = try StagedReplay(
                        lifecycle.value,
                        trace: trace,
                        settings: settings,
                        design: design.map { AnyIndicator($0) },
                        view: replays.stage,
                        screen: replays.size
                    )
                    return try Self.goldens(of: staged, set, replays)
                }
            }
        }
    }

    /// Reports unknown names of bugs to fix, if there are several lifecycles. For a single
    /// lifecycle, `StagedReplay` reports them.
    private mutating func checkFixes(_ replays: PlannedReplays) {
        guard replays.lifecycles.count > 1 else { return }
        let known = (replays.lifecycles.flatMap { $0.value.faults.map(\.name) } + ["all"]).unique()
        for fix in replays.fixes where !known.contains(fix.value) {
            report(
                "none of the lifecycles has a known bug “\(NearestName.excerpt(fix.value))”",
                at: fix,
                hint: NearestName.hint(for: fix.value, among: known)
            )
        }
    }

    private static func goldens(
        of staged: StagedReplay,
        _ set: GoldenSet,
        _ replays: PlannedReplays
    ) throws -> [PlannedGolden] {
        var goldens: [PlannedGolden] = []
        for appearance in set.appearances {
            for scale in set.scales {
                let environment = try StageEnvironment.environment(
                    for: staged.stage,
                    appearance: appearance,
                    palette: set.palette,
                    scale: scale
                )
                let scene = GoldenScene(
                    staged: staged,
                    environment: environment,
                    set: set,
                    replays: replays
                )
                goldens.append(try scene.golden())
            }
        }
        return goldens
    }
}
