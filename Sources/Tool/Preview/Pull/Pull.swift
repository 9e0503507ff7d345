import Base
import DesignFormat
import Frames
import Goldens
import Indicators
import Lifecycles
import Raster

/// A recorded pull from a request body, played through its lifecycle on its stage.
struct Pull {
    /// The replay of the pull.
    let replay: Replay
    /// The stage that draws the moments.
    let stage: Stage
    /// The appearance, palette and scale.
    let environment: Environment
    /// The time of the requested moment, in seconds.
    let time: Double
    /// The command that plays the pull from a trace file.
    let command: PullCommand

    private static let fields = [
        "lifecycle", "parameters", "faults", "design", "look", "view", "work", "touches", "taps",
        "time",
    ]

    /// Parses a body and plays the pull.
    ///
    /// - Throws: `Refusal`, `DesignErrors` or `InputError`.
    init(_ body: [UInt8], on store: DesignStore) throws {
        let fields = try BodyFields(body, Self.fields)
        let options = try fields.object(
            "look",
            ["scale", "appearance", "palette", "P"]
        )
        let kind: LifecycleKind = try fields.choice("lifecycle") ?? .pullToRefreshScrollView
        let entry = try fields.text("design").map { try Self.entry($0, on: store) }
        let assignments =
            try fields.assignments("parameters") + (options?.assignments("P") ?? [])
        let fixes = try fields.list("faults", count: 100).map { item in
            guard let text = item.string else { throw Refusal("faults must be a list of names") }
            return text
        }
        let work = try PullWork(fields.object("work", PullWork.fields), of: kind)
        let view: StageView = try fields.choice("view") ?? .screen
        let (lifecycle, design) = try Self.configured(kind, entry?.design, assignments, fixes)
        stage = Stage(lifecycle, design: design.map { AnyIndicator($0) }, view: view)
        let recording = try PullRecording(
            touches: fields.list("touches", count: PullRecording.limit),
            taps: fields.list("taps", count: PullRecording.limit)
        )
        guard recording.taps.isEmpty || !kind.buttons.isEmpty else {
            throw Refusal("taps: \(kind.noButtonsMessage)")
        }
        let trace = try recording.trace(
            height: stage.screen.height,
            title: "Recorded in the preview"
        )
        replay = Replay(lifecycle, trace: trace, work: work.refreshWork)
        time = try fields.number("time", in: 0...Trace.longest) ?? replay.duration
        environment = try StageEnvironment.environment(
            for: stage,
            appearance: options?.choice("appearance") ?? .light,
            palette: options?.choice("palette") ?? .ios18,
            scale: options?.number("scale", in: PreviewLimits.scales) ?? 1
        )
        command = PullCommand(
            lifecycle: kind,
            design: entry?.argument,
            assignments: assignments,
            fixes: fixes,
            work: work,
            view: view,
            environment: environment
        )
        try checkSize()
    }

    private static func entry(_ name: String, on store: DesignStore) throws -> PreviewedDesign {
        guard let entry = store.design(named: name) else {
            throw Refusal(
                status: 404,
                "there is no design “\(NearestName.excerpt(name))”",
                hint: NearestName.hint(for: name, among: store.designs.map(\.name))
            )
        }
        guard entry.design != nil else {
            throw Refusal("the design cannot be read", problems: entry.problems)
        }
        return entry
    }

    /// Returns the lifecycle and the design with the assigned parameters, as `play` does.
    ///
    /// A parameter that both have is set in both.
    private static func configured(
        _ kind: LifecycleKind,
        _ design: (any Indicator)?,
        _ assignments: [Assignment],
        _ fixes: [String]
    ) throws -> (lifecycle: AnyLifecycle, design: (any Indicator)?) {
        let own = kind.parameters.map(\.name)
        let designs = design?.parameters.map(\.name) ?? []
        for assignment in assignments where !(own + designs).contains(assignment.name) {
            throw Refusal(
                "neither the lifecycle nor the design has a parameter "
                    + "“\(NearestName.excerpt(assignment.name))”",
                hint: NearestName.hint(for: assignment.name, among: (own + designs).unique())
            )
        }
        let forLifecycle = assignments.filter { own.contains($0.name) }
        let forDesign = assignments.filter { designs.contains($0.name) }
        return (
            try kind.lifecycle(
                setting: forLifecycle.map { ($0.name, $0.value) },
                fixing: fixes
            ),
            try design?.overriding(forDesign.map { ($0.name, $0.value) })
        )
    }

    private func checkSize() throws(Refusal) {
        guard let size = stage.pixelSize(atScale: environment.scale),
            size.width * size.height <= PreviewLimits.pixels
        else { throw Refusal("the image would be too large", hint: "use a lower scale") }
    }

    /// The requested moment.
    var moment: LifecycleMoment { replay.moment(at: time) }

    /// Returns the scene of a moment.
    func scene(of moment: LifecycleMoment) -> Scene { stage.scene(of: moment, in: environment) }
}

/// The command that draws a saved pull.
struct PullCommand {
    let lifecycle: LifecycleKind
    let design: String?
    let assignments: [Assignment]
    let fixes: [String]
    let work: PullWork
    let view: StageView
    let environment: Environment

    /// Returns the command for a trace file.
    func text(trace file: String) -> String {
        var words = Program.current.command + ["play", lifecycle.rawValue, "--trace", file]
        if let design { words += ["--design", design] }
        words += work.options
        if !fixes.isEmpty { words += ["--fix", fixes.joined(separator: ",")] }
        for assignment in assignments { words += ["-P", "\(assignment.name)=\(assignment.value)"] }
        if view == .indicator { words += ["--stage", "indicator"] }
        words += OptionWords.options(of: environment)
        return words.map(ShellWord.quoted).joined(separator: " ")
    }
}
