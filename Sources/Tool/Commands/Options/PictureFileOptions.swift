import ArgumentParser
import Base
import Frames
import Indicators
import Pictures

/// What a command calls its picture where the user names none, and what kinds of files it may be.
protocol PictureNaming {
    /// The file's name without its ending, as help gives it.
    static var usualName: String { get }
    /// The kinds of files, the usual one first.
    static var formats: [FrameFormat] { get }
}

/// Pictures of one state.
enum StatePicture: PictureNaming, StateChoosing {
    static let usualState = StateName.pulling
    static let usualName = "DESIGN-STATE"
    static let formats = FrameFormat.all.holding(many: false)
}

/// Animations of one state.
enum StateAnimation: PictureNaming, StateChoosing {
    static let usualState = StateName.refreshing
    static let usualName = "DESIGN-STATE"
    static let formats = FrameFormat.all.holding(many: true)
}

/// Which state a command shows where the user names none.
protocol StateChoosing {
    /// The state.
    static var usualState: StateName { get }
}

/// The one state that a command shows.
struct StateOptions<Choosing: StateChoosing>: ParsableArguments {
    @Option(
        name: .customLong("state"),
        help: ArgumentHelp(
            "The state to show. (default: \(Choosing.usualState.rawValue), or else the first that suits)",
            valueName: "state"
        ),
        completion: .list(StateName.allCases.map(\.rawValue)),
        transform: { text throws(InputError) in try CommaList.state(text) }
    )
    var name: StateName?

    /// The state of a design to show: the one that is named, the usual one, or else the first that follows
    /// what the user asks for.
    func name(in design: some Indicator, following drive: StateTimeline.Drive? = nil) -> StateName {
        if let name { return name }
        let suiting = design.states.filter { drive == nil || $0.drive == drive }
        let states = (suiting.isEmpty ? design.states : suiting).map(\.state)
        let usual = Choosing.usualState
        return states.contains(usual) ? usual : states.first ?? usual
    }
}

/// Strips of a whole design.
enum DesignStrip: PictureNaming {
    static let usualName = "DESIGN-strip"
    /// The file has to tell where its frames lie.
    static let formats = FrameFormat.all.holding(many: false).filter { $0.traits.contains(.text) }
}

/// The picture that a command makes of a design.
struct PictureFileOptions<Naming: PictureNaming>: ParsableArguments {
    @Option(
        name: [.customShort("o"), .customLong("output")],
        help: ArgumentHelp(
            "The file to write, - for standard output; "
                + "output/\(Naming.usualName).\(formats[0].fileExtension) if not given.",
            valueName: "file"
        ),
        completion: .file(extensions: formats.extensions)
    )
    var output: String?

    /// The kinds of files that it may be, the usual one first.
    private static var formats: [FrameFormat] { Naming.formats }

    /// Where the picture of a design goes, and that it can go there.
    ///
    /// - Parameters:
    ///   - design: What the command draws.
    ///   - source: The argument that named it.
    ///   - usual: The file's name without its ending, where the user names none.
    /// - Throws: `InputError`, as `PictureOutput.check(reading:)` does.
    func target(
        of design: some Indicator,
        from source: String,
        usual name: String
    ) throws(InputError) -> PictureTarget {
        let path = "output/\(name).\(Self.formats[0].fileExtension)"
        let position = PictureOutput(option: output, usual: path)
        let inputs = try DesignSource(argument: source).files(of: design)
        try position.check(reading: inputs, formats: Self.formats)
        return PictureTarget(position: position, format: position.format(among: Self.formats))
    }
}

/// Where a picture goes, and as which kind of file.
struct PictureTarget {
    /// Where it goes.
    let position: PictureOutput
    /// The kind of file.
    let format: FrameFormat
}

/// The colour behind frames.
struct BackgroundOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("A colour in place of the design's own background.", valueName: "color"),
        transform: ColorArgument.color
    )
    var background: ColorValue?
}

extension PictureOptions {
    /// What one design's frames are drawn in.
    ///
    /// - Throws: `InputError` where they would be too large.
    func environment(
        for design: some Indicator,
        look: SurroundingsOptions,
        background: ColorValue? = nil
    ) throws(InputError) -> Environment {
        try FrameSurroundings.environment(
            for: design,
            appearance: appearance,
            palette: look.palette,
            scale: scale,
            background: background
        )
    }
}
