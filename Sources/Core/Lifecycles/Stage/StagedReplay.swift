import Base
import DesignFormat
import Indicators
import Raster

/// A replay and the stage that shows it.
public struct StagedReplay: Sendable {
    /// The replay of the lifecycle.
    public let replay: Replay
    /// The conversion of the replay's moments to scenes.
    public let stage: Stage

    /// The lifecycle's name.
    public var name: String { replay.lifecycle.kind.name }

    /// Plays a trace through a lifecycle and creates its stage.
    ///
    /// Each parameter is passed to the lifecycle, to the design, or to both if both have it. The
    /// lifecycle's parameters `width` and `height` default to the screen's size.
    ///
    /// - Parameters:
    ///   - kind: The lifecycle.
    ///   - trace: The motion of the finger and the content.
    ///   - settings: Parameters, faults to fix, the refresh work, additional taps and callbacks.
    ///   - design: The design that replaces the article's own indicator.
    ///   - view: The part to show.
    ///   - screen: The screen's size in points. By default it is the lifecycle's.
    /// - Throws: `DesignErrors` for an unknown parameter, and for invalid values, faults and taps.
    ///   Locations of errors are options of the command line.
    public init(
        _ kind: LifecycleKind,
        trace: Trace,
        settings: ReplaySettings = ReplaySettings(),
        design: AnyIndicator? = nil,
        view: StageView = .screen,
        screen: Size? = nil
    ) throws(DesignErrors) {
        let ownNames = kind.parameters.map { $0.name }
        var settings = settings
        var design = design
        if let given = design {
            let designNames = given.parameters.map { $0.name }
            try Self.check(settings.parameters, against: ownNames + designNames)
            design = try given.overriding(
                settings.parameters.filter { designNames.contains($0.name) }
            )
            settings.parameters.removeAll { !ownNames.contains($0.name) }
        }
        let sides = [("width", screen?.width), ("height", screen?.height)]
        let screenParameters = sides.compactMap { name, side in
            ownNames.contains(name) ? side.map { (name: name, value: NumberText.short($0)) } : nil
        }
        settings.parameters = screenParameters + settings.parameters
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
