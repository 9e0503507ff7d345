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
        abstract: "Draw a lifecycle's course under a scroll trace as one PNG.",
        discussion: """
            In a row, the top of the screen at each state's entry, in its middle and at its exit, with \
            the time; below, the offset, the indicator's progress and its rotation over time, on \
            grounds in the states' colours. States shorter than 0.05 s are shown once.

            Example: pinwheel storyboard scroll-action --trace t150 --appearance dark -o action.png
            """
    )

    @OptionGroup var chosen: LifecycleOption

    @OptionGroup(title: "Replay")
    var replay: ReplayOptions

    @OptionGroup(title: "Stage")
    var staging: StageOptions

    @OptionGroup(title: "Picture")
    var picture: PictureOptions

    @Option(
        name: [.customShort("o"), .customLong("output")],
        help: ArgumentHelp(
            "The file to write, - for standard output; output/LIFECYCLE-storyboard.png if not "
                + "given.",
            valueName: "file"
        ),
        completion: .file(extensions: ["png"])
    )
    var output: String?

    func run() throws {
        InterruptionHandling.start()
        let target = PictureOutput(
            option: output,
            usual: "output/\(chosen.lifecycle.rawValue)-storyboard.png"
        )
        let staged = try StagedReplay(
            chosen.lifecycle,
            replaying: replay,
            on: staging,
            view: .screen
        )
        try target.check(reading: replay.files() + staging.files(of: staged.stage.design))
        let environment = try StageSurroundings.environment(
            for: staged.stage,
            appearance: picture.appearance,
            palette: staging.palette,
            scale: picture.scale
        )
        let storyboard = try StoryboardPicture(
            staged.replay,
            on: staged.stage,
            in: environment,
            subtitle: staged.subtitle
        )
        var renderer = Renderer()
        let image = renderer.render(storyboard.scene())
        // A storyboard is made to be kept, often in a repository.
        try target.write(image, scale: picture.scale, compression: PNGCompression(level: 6))
    }
}
