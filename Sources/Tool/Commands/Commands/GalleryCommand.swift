import ArgumentParser
import Base
import Frames
import Indicators
import Pictures
import Platform
import Raster

struct GalleryCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "gallery",
        abstract: "Draw many designs into one picture, still or animated.",
        discussion: """
            The designs are sorted by kind, with their names. A file ending in .png is a still \
            that shows each design at work; .apng, .webp, .gif and .avif play all designs from the \
            pull to the end. The animation repeats without a jump.

            Example: pinwheel gallery --kind rings,spokes -o rings.png
            Example: pinwheel gallery --tag ios --scale 2 --background white -o ios.apng
            """
    )

    @Argument(
        help: "Built-in designs or files; - for standard input. (default: all built-in designs)",
        completion: .designs
    )
    var designs: [String] = []

    @OptionGroup(title: "Selection")
    var filter: DesignFilterOptions

    @OptionGroup(title: "Appearance")
    var designOptions: DesignOptions

    @OptionGroup(title: "Image")
    var picture: ImageOptions

    @OptionGroup(title: "Layout")
    var layout: GalleryOptions

    @OptionGroup(title: "Animation")
    var animation: GalleryAnimationOptions

    @Option(
        name: [.customShort("o"), .customLong("output")],
        help: ArgumentHelp(
            "The file to write; - for standard output. (default: output/gallery.png)",
            valueName: "file"
        ),
        completion: .file(extensions: FrameFormat.all.extensions)
    )
    var output: String?

    func run() throws {
        InterruptionHandling.start()
        let loaded = try ChosenDesigns.load(designs, assigning: designOptions.assignments)
        let chosen = try filter.filtered(loaded)
        let target = ImageOutput(option: output, defaultPath: "output/gallery.png")
        var inputs: [String] = []
        for (argument, design) in zip(designs.unique(), loaded) {
            inputs += try DesignSource(argument: argument).files(of: design)
        }
        try target.check(reading: inputs, formats: FrameFormat.all)
        let format = target.format(among: FrameFormat.all)
        try animation.check(for: format)
        let gallery = try GalleryPicture(
            chosen,
            in: try environment,
            style: layout.style(in: picture.appearance, of: designOptions.palette),
            lasting: animation.length ?? GalleryRun.defaultLength
        )
        var renderer = Renderer()
        guard format.holdsMany else {
            let image = renderer.render(gallery.still(&renderer))
            return try target.write(
                image,
                scale: picture.scale,
                compression: PNGCompression(level: 6)
            )
        }
        let bytes = try animation.file(of: gallery, as: format, scale: picture.scale, &renderer)
        try target.write(bytes)
    }

    private var environment: Environment {
        get throws {
            let environment = Environment(
                appearance: picture.appearance,
                palette: designOptions.palette,
                scale: picture.scale
            )
            guard let environment else { throw InputError("the scale is out of range") }
            return environment
        }
    }
}
