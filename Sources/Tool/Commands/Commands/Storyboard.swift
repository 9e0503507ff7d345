import ArgumentParser
import Frames
import Lifecycles
import Pictures
import Platform
import Raster
import Storyboards

struct Storyboard: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "storyboard",
        abstract: "Draw a lifecycle that follows a scroll trace as one PNG.",
        discussion: """
            The upper row shows the top of the screen at the start, middle and end of each state, \
            with the time. The curves below show the offset, the indicator's progress and its \
            rotation, on backgrounds in the states' colours. States shorter than 0.05 s are shown \
            once.

            Example: pinwheel storyboard scroll-action --trace t150 --appearance dark -o action.png
            """
    )

    @OptionGroup var chosen: LifecycleOption

    @OptionGroup(title: "Replay")
    var replay: ReplayOptions

    @OptionGroup(title: "Stage")
    var staging: StageOptions

    @OptionGroup(title: "Image")
    var picture: ImageOptions

    @Option(
        name: [.customShort("o"), .customLong("output")],
        help: ArgumentHelp(
            "The file to write; - for standard output. "
                + "(default: output/LIFECYCLE-storyboard.png)",
            valueName: "file"
        ),
        completion: .file(extensions: ["png"])
    )
    var output: String?

    func run() throws {
        InterruptionHandling.start()
        let target = ImageOutput(
            option: output,
            defaultPath: "output/\(chosen.lifecycle.rawValue)-storyboard.png"
        )
        let staged = try StagedReplay(
            chosen.lifecycle,
            replaying: replay,
            on: staging,
            view: .screen
        )
        try target.check(reading: replay.files() + staging.files(of: staged.stage.design))
        let environment = try StageEnvironment.environment(
            for: staged.stage,
            appearance: picture.appearance,
            palette: staging.palette,
            scale: picture.scale
        )
        let storyboard = try StoryboardImage(
            staged.replay,
            on: staged.stage,
            in: environment,
            subtitle: staged.subtitle
        )
        var renderer = Renderer()
        let image = renderer.render(storyboard.scene())
        // Better compression, because storyboards are often stored in repositories.
        try target.write(image, scale: picture.scale, compression: PNGCompression(level: 6))
    }
}
