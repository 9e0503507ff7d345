import ArgumentParser
import Base
import Frames
import Indicators
import Lifecycles
import Raster

/// What stands on a lifecycle's stage, and how large it is.
struct StageOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "A built-in design or a file, - for standard input, in place of the article's own "
                + "indicator.",
            valueName: "design"
        ),
        completion: .list(Program.current.knownDesigns)
    )
    var design: String?

    @Option(
        help: ArgumentHelp(
            "The screen's size in points. (default: 375x667)",
            valueName: "375x667"
        ),
        transform: SizeArgument.size
    )
    var size: Size?

    @Option(
        name: [.customShort("P"), .customLong("parameter")],
        help: ArgumentHelp(
            "Set a parameter of the lifecycle or of the design; may be given often.",
            valueName: "name=value"
        ),
        transform: Assignment.init(parsing:)
    )
    var assignments: [Assignment] = []

    @OptionGroup private var paletteOption: PaletteOption

    /// The system colours.
    var palette: Palette { paletteOption.palette }

    /// The files that `loaded`, the design that was asked for, was read from.
    func files(of loaded: (any Indicator)?) throws(InputError) -> [String] {
        guard let design, let loaded else { return [] }
        return try DesignSource(argument: design).files(of: loaded)
    }
}

/// Reads a screen's size, the way options take it: `375x667`.
package enum SizeArgument {
    /// The size in points, its sides within `Stage.sides`.
    package static func size(_ text: String) throws(InputError) -> Size {
        let parts = text.split(separator: "x", omittingEmptySubsequences: false)
        guard parts.count == 2 else {
            throw InputError(
                "“\(NearestName.excerpt(text))” is no size",
                hint: "write it as WIDTHxHEIGHT, such as 375x667"
            )
        }
        return Size(
            width: try CommaList.number(String(parts[0]), of: "widths", in: Stage.sides),
            height: try CommaList.number(String(parts[1]), of: "heights", in: Stage.sides)
        )
    }
}
