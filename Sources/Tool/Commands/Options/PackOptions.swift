import ArgumentParser
import Base
import Frames
import Indicators
import Packs
import Pictures

/// The options that select and name the frames of packs.
struct PackOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Frames per second of states that follow a clock. (default: 30)",
            valueName: "rate"
        ),
        transform: { try CommaList.number($0, of: "fps", in: 0.1...1000) }
    )
    var fps: Double?

    @Option(
        name: [.customShort("s"), .customLong("scale")],
        help: ArgumentHelp(
            "Pixels per point, such as 1,2,3. (default: the target's)",
            valueName: "scale,…"
        ),
        transform: ScaleArgument.list
    )
    var scales: [Double]?

    @Option(
        name: .customLong("appearance"),
        help: ArgumentHelp(
            "light, dark, or light,dark for both. (default: the target's)",
            valueName: "appearance,…"
        ),
        completion: .list(["light", "dark", "light,dark"]),
        transform: AppearanceArgument.list
    )
    var appearances: [Appearance]?

    @OptionGroup var backgrounds: BackgroundOptions

    @Option(
        help: ArgumentHelp(
            "The colour on which a GIF draws translucent pixels.",
            valueName: "color"
        ),
        transform: ColorArgument.color
    )
    var matte: ColorValue?

    @Option(
        help: ArgumentHelp(
            "The start of all file names. (default: the design's name)",
            valueName: "name"
        )
    )
    var name: String?

    @Option(
        help: ArgumentHelp(
            "The number of the first frame in file names. (default: the target's)",
            valueName: "number"
        ),
        transform: { try CommaList.wholeNumber($0, of: "first indices", in: 0...1_000_000) }
    )
    var firstIndex: Int?

    @Option(
        help: ArgumentHelp(
            "The minimum number of digits in file names. (default: the target's)",
            valueName: "digits"
        ),
        transform: { try CommaList.wholeNumber($0, of: "paddings", in: 1...9) }
    )
    var padding: Int?

    @Flag(help: "Write a sprite atlas for SpriteKit into an asset catalogue.")
    var spriteAtlas = false

    /// Returns the settings of all packs.
    func settings(palette: Palette, jobs: Int?) -> PackSettings {
        var settings = PackSettings()
        if let fps { settings.fps = fps }
        settings.scales = scales
        settings.appearances = appearances
        settings.palette = palette
        settings.background = backgrounds.background
        settings.matte = matte
        settings.name = name
        settings.firstIndex = firstIndex
        settings.padding = padding
        settings.hasSpriteAtlas = spriteAtlas
        settings.threads = jobs ?? FrameWriter.processorCount
        return settings
    }
}
