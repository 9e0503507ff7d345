import Indicators
import Raster
import UserInput

/// A replay and the stage that it is shown on.
struct StagedReplay {
    /// What happens.
    let replay: Replay
    /// What is shown of it.
    let stage: Stage

    /// The lifecycle's name.
    var name: String { type(of: replay.lifecycle).name.rawValue }

    /// One line that says what is replayed.
    var subtitle: String {
        let trace = replay.trace
        let title = trace.title.isEmpty ? trace.name : "\(trace.name): \(trace.title)"
        return stage.design.map { "\(title); design \($0.name)" } ?? title
    }

    /// Plays a lifecycle and sets its stage.
    ///
    /// Parameters go to the lifecycle, to the design, or to both, as they have them. The screen's
    /// sides are the lifecycle's `width` and `height` unless these are set.
    ///
    /// - Throws: `DesignErrors`, `FileError`, or `InputError` for a parameter that nobody has.
    init(
        _ name: LifecycleName,
        replaying replayOptions: ReplayOptions,
        on stageOptions: StageOptions,
        view: StageView
    ) throws {
        if replayOptions.trace == "-", stageOptions.design == "-" {
            throw InputError("standard input cannot be both the trace and the design")
        }
        var design = try stageOptions.design.map { try DesignSource(argument: $0).load() }
        let own = type(of: name.standard).parameters.map(\.name)
        let designs = design?.parameters.map(\.name) ?? []
        let given = stageOptions.assignments
        if let known = design {
            try Self.check(given, against: own + designs)
            let suitable = given.filter { designs.contains($0.name) }
            design = try known.overriding(suitable.map { (name: $0.name, value: $0.value) })
        }
        let size = stageOptions.size
        let sides = [("width", size?.width), ("height", size?.height)].compactMap { name, side in
            own.contains(name)
                ? side.map { Assignment(name: name, value: NumberText.short($0)) } : nil
        }
        let suitable = design == nil ? given : given.filter { own.contains($0.name) }
        replay = try replayOptions.replay(name, assigning: sides + suitable)
        stage = Stage(replay.lifecycle, design: design, view: view, screen: size)
    }

    private static func check(
        _ assignments: [Assignment],
        against names: [String]
    ) throws(InputError) {
        for assignment in assignments where !names.contains(assignment.name) {
            throw InputError(
                "neither lifecycle nor design has a parameter "
                    + "“\(NearestName.excerpt(assignment.name))”",
                hint: NearestName.hint(for: assignment.name, among: names.unique())
            )
        }
    }
}
