import ArgumentParser
import Comparison
import Frames
import Indicators
import Raster

/// The options for difference images. Their names are those of pixelmatch.
struct DifferenceOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Write a difference image if there are differences; for animations and folders, a "
                + "folder of images.",
            valueName: "file"
        ),
        completion: .file(extensions: ["png"])
    )
    var diff: String?

    @Option(
        help: ArgumentHelp(
            "The opacity of the expected image, 0 to 1. (default: 0.1)",
            valueName: "0.1"
        ),
        transform: { try CommaList.number($0, of: "alpha", in: 0...1) }
    )
    var alpha: Double?

    @Option(
        name: .customLong("aa-color"),
        help: ArgumentHelp(
            "The colour of pixels that look like anti-aliasing. (default: #ff0)",
            valueName: "color"
        ),
        transform: ColorArgument.opaqueColor
    )
    var antialiased: ColorValue?

    @Option(
        name: .customLong("diff-color"),
        help: ArgumentHelp("The colour of different pixels. (default: #f00)", valueName: "color"),
        transform: ColorArgument.opaqueColor
    )
    var different: ColorValue?

    @Option(
        name: .customLong("diff-color-alt"),
        help: ArgumentHelp(
            "The colour of different pixels that are darker. (default: that of --diff-color)",
            valueName: "color"
        ),
        transform: ColorArgument.opaqueColor
    )
    var darker: ColorValue?

    @Flag(
        name: .customLong("diff-mask"),
        help: "Draw only the different pixels, on a transparent background."
    )
    var isMask = false

    /// The drawing style of difference images.
    var style: DifferenceStyle {
        var style = DifferenceStyle(alpha: alpha ?? 0.1, isMask: isMask)
        func color(_ value: ColorValue) -> Color { value.resolved(in: .light, of: .ios18) }
        if let antialiased { style.antialiased = color(antialiased) }
        if let different { style.different = color(different) }
        style.darker = darker.map(color)
        return style
    }

    func validate() throws {
        guard diff != "", diff != "-" else {
            throw ValidationError(
                "--diff needs the name of a file; standard output has the results"
            )
        }
        guard diff == nil else { return }
        let given: [(String, Bool)] = [
            ("--alpha", alpha != nil), ("--aa-color", antialiased != nil),
            ("--diff-color", different != nil), ("--diff-color-alt", darker != nil),
            ("--diff-mask", isMask),
        ]
        if let (option, _) = given.first(where: \.1) {
            throw ValidationError("\(option) needs --diff")
        }
    }
}
