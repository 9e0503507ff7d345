import ArgumentParser
import Base
import Frames
import Indicators
import Pictures

/// The default name and the file formats of a command's image.
protocol OutputNaming {
    /// The default name without an extension, as shown in help.
    static var defaultName: String { get }
    /// The supported formats, the default first.
    static var formats: [FrameFormat] { get }
}

/// The naming of images of one state.
enum StateImage: OutputNaming, StateChoosing {
    static let defaultState = StateName.pulling
    static let defaultName = "DESIGN-STATE"
    static let formats = FrameFormat.all.holding(many: false)
}

/// The naming of animations of states.
enum StateAnimation: OutputNaming, StateChoosing {
    static let defaultState = StateName.refreshing
    static let defaultName = "DESIGN-STATE"
    static let formats = FrameFormat.all.holding(many: true)
}

/// The default state of a command.
protocol StateChoosing {
    /// The state that is shown by default.
    static var defaultState: StateName { get }
}

extension StateChoosing {
    /// Returns the state of a design to show if none is named: the default state, or the first with
    /// the required drive.
    static func state(
        of design: some Indicator,
        following drive: StateTimeline.Drive? = nil
    ) -> StateName {
        let matching = design.states.filter { drive == nil || $0.drive == drive }
        let states = (matching.isEmpty ? design.states : matching).map(\.state)
        return states.contains(defaultState) ? defaultState : states.first ?? defaultState
    }
}

/// The option that selects one state.
struct StateOptions<Choosing: StateChoosing>: ParsableArguments {
    @Option(
        name: .customLong("state"),
        help: ArgumentHelp(
            "The state to show. (default: \(Choosing.defaultState.rawValue), or a suitable one)",
            valueName: "state"
        ),
        completion: .list(StateName.allCases.map(\.rawValue)),
        transform: { text throws(InputError) in try CommaList.state(text) }
    )
    var name: StateName?

    /// Returns the state of a design to show.
    ///
    /// It is the named state, the default state, or the first state with the required drive.
    func name(in design: some Indicator, following drive: StateTimeline.Drive? = nil) -> StateName {
        name ?? Choosing.state(of: design, following: drive)
    }
}

/// The naming of strips of a design.
enum DesignStrip: OutputNaming {
    static let defaultName = "DESIGN-strip"
    /// The formats that can store text, because a strip records the positions of its frames.
    static let formats = FrameFormat.all.holding(many: false).filter { $0.traits.contains(.text) }
}

/// The options for a command's output image.
struct ImageFileOptions<Naming: OutputNaming>: ParsableArguments {
    @Option(
        name: [.customShort("o"), .customLong("output")],
        help: ArgumentHelp(
            "The file to write; - for standard output. "
                + "(default: output/\(Naming.defaultName).\(formats[0].fileExtension))",
            valueName: "file"
        ),
        completion: .file(extensions: formats.extensions)
    )
    var output: String?

    /// The supported formats, the default first.
    private static var formats: [FrameFormat] { Naming.formats }

    /// Returns the target of a design's image after checking that it can be written.
    ///
    /// - Parameters:
    ///   - design: The design that is drawn.
    ///   - source: The argument that names the design.
    ///   - name: The default name without an extension.
    /// - Throws: `InputError`, as `ImageOutput.check(reading:)` does.
    func target(
        of design: some Indicator,
        from source: String,
        defaultName name: String
    ) throws(InputError) -> ImageTarget {
        let path = "output/\(name).\(Self.formats[0].fileExtension)"
        let position = ImageOutput(option: output, defaultPath: path)
        let inputs = try DesignSource(argument: source).files(of: design)
        try position.check(reading: inputs, formats: Self.formats)
        return ImageTarget(position: position, format: position.format(among: Self.formats))
    }
}

/// The path and the format of an image.
struct ImageTarget {
    /// The path or standard output.
    let position: ImageOutput
    let format: FrameFormat
}

/// The option for the colour behind frames.
struct BackgroundOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("A colour that replaces the design's background.", valueName: "color"),
        transform: ColorArgument.color
    )
    var background: ColorValue?
}

extension ImageOptions {
    /// Returns the environment of a design's frames.
    ///
    /// - Throws: `InputError` if the frames would be too large.
    func environment(
        for design: some Indicator,
        designOptions: DesignOptions,
        background: ColorValue? = nil
    ) throws(InputError) -> Environment {
        try FrameEnvironment.environment(
            for: design,
            appearance: appearance,
            palette: designOptions.palette,
            scale: scale,
            background: background
        )
    }
}
