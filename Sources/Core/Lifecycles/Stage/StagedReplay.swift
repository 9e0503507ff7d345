import Base
import DesignFormat
import Indicators
import Raster

/// A replay and the stage that it is shown on.
public struct StagedReplay: Sendable {
    /// What happens.
    public let replay: Replay
    /// What is shown of it.
    public let stage: Stage

    /// The lifecycle's name.
    public var name: String { replay.lifecycle.kind.name }

    /// Plays a lifecycle and sets its stage.
    ///
    /// Parameters go to the lifecycle, to the design, or to both, as they have them. The screen's
    /// sides are the lifecycle's `width` and `height` unless these are set.
    ///
    /// - Parameters:
    ///   - kind: The lifecycle.
    ///   - trace: What finger and content do.
    ///   - settings: Parameters, faults, the app's work and what else the replay depends on.
    ///   - design: What is drawn in place of the article's own indicator; nil for that.
    ///   - view: What is shown.
    ///   - screen: The screen's size in points; nil for the lifecycle's.
    /// - Throws: `DesignErrors` for an unknown parameter, and with all problems of
    ///   values, faults and taps; the locations are the options of the command line.
    public init(
        _ kind: LifecycleKind,
        trace: Trace,
        settings: ReplaySettings = ReplaySettings(),
        design: AnyIndicator? = nil,
        view: StageView = .screen,
        screen: Size? = nil
    ) throws(DesignErrors) {
        let own = kind.parameters.map { $0.name }
        var settings = settings
        var design = design
        if let known = design {
            let designs = known.parameters.map { $0.name }
            try Self.check(settings.parameters, against: own + designs)
            design = try known.overriding(settings.parameters.filter { designs.contains($0.name) })
            settings.parameters.removeAll { !own.contains($0.name) }
        }
        let sides = [("width", screen?.width), ("height", screen?.height)]
        let sized = sides.compactMap { name, side in
            own.contains(name) ? side.map { (name: name, value: NumberText.short($0)) } : nil
        }
        settings.parameters = sized + settings.parameters
        replay = try Replay(kind, trace: trace, settings: settings)
        stage = Stage(replay.lifecycle, design: design, view: view, screen: screen)
    }

    private static func check(
        _ parameters: [(name: String, value: String)],
        against names: [String]
    ) throws(DesignErrors) {
        for (name, value) in parameters where !names.contains(name) {
            throw DesignErrors(
                "neither lifecycle nor design has a parameter “\(NearestName.excerpt(name))”",
                at: OptionLocation.parameter(name, value),
                hint: NearestName.hint(for: name, among: names)
            )
        }
    }
}
