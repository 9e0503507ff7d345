import ArgumentParser
import Base
import Frames
import Indicators
import Pictures
import Platform
import Raster

struct Animate: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "animate",
        abstract: "Write states as one animated image: APNG, WebP, GIF or AVIF.",
        discussion: """
            The extension of the file selects the format: .png and .apng are lossless, .webp is \
            lossless and smaller, .avif is nearly lossless, and .gif has 255 colours and no \
            partial transparency.

            A single state that repeats is written as its loop, which plays for ever. Its intro is \
            a separate animation (--part intro). Several states are written in the given order; a \
            state that repeats has its intro and one period. States that follow the pull play at \
            --fps.

            Example: pinwheel animate arc --state pulling,refreshing,finishing -o arc.webp
            """
    )

    @Argument(
        help: "A built-in design or a file; - for standard input.",
        completion: .designs
    )
    var design: String

    @OptionGroup var animation: AnimationOptions

    @Option(
        help: ArgumentHelp(
            "The number of plays; 0 for ever. (default: 0, for an intro 1)",
            valueName: "count"
        ),
        transform: { try CommaList.wholeNumber($0, of: "plays", in: 0...1_000_000) }
    )
    var plays: Int?

    @OptionGroup(title: "Appearance")
    var designOptions: DesignOptions

    @OptionGroup(title: "Image")
    var picture: ImageOptions

    @OptionGroup var backgrounds: BackgroundOptions

    @Option(
        help: ArgumentHelp(
            "The colour behind all pixels of a GIF. Without it, pixels with less than half the "
                + "opacity are transparent, and others are drawn on white.",
            valueName: "color"
        ),
        transform: ColorArgument.opaqueColor
    )
    var matte: ColorValue?

    @OptionGroup var file: ImageFileOptions<StateAnimation>

    func run() throws {
        InterruptionHandling.start()
        let chosen = try ChosenDesigns.load([design], assigning: designOptions.assignments)[0]
        let states = animation.states(of: chosen)
        let target = try file.target(of: chosen, from: design, defaultName: name(chosen, states))
        let environment = try picture.environment(
            for: chosen,
            designOptions: designOptions,
            background: backgrounds.background
        )
        let frames = try animation.frames(of: chosen, in: states, as: target.format)
        var settings = FrameSettings(
            count: frames.count,
            plays: plays ?? (animation.part == .intro ? 1 : 0),
            scale: picture.scale
        )
        settings.matte = try matteColor(for: target.format, in: environment)
        let encoder = try target.format.encoder(for: settings)
        var renderer = Renderer()
        var loss = TransparencyLoss()
        for frame in frames {
            let image = renderer.render(chosen.scene(at: frame.moment, in: environment))
            if !target.format.traits.contains(.alpha), matte == nil { loss.add(image) }
            try encoder.add(image, lasting: frame.delay)
        }
        try target.position.write(encoder.finish())
        if let note = loss.note(on: target.format) { StandardError.write(lines: [note]) }
    }

    /// Returns the default name of the file, such as `arc-refreshing-intro`.
    private func name(_ design: some Indicator, _ states: [StateName]) -> String {
        let parts = [design.name] + states.map(\.rawValue)
        return (animation.part == .intro ? parts + ["intro"] : parts).joined(separator: "-")
    }

    private func matteColor(
        for format: FrameFormat,
        in environment: Environment
    ) throws(InputError) -> Color? {
        guard let matte else { return nil }
        guard !format.traits.contains(.alpha) else {
            throw InputError(
                "\(format.name) stores transparency, so it needs no --matte",
                hint: "use --background for a colour behind the frames"
            )
        }
        return matte.resolved(in: environment.appearance, of: environment.palette)
    }
}
