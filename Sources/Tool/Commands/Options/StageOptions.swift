import ArgumentParser
import Base
import Frames
import Indicators
import Lifecycles
import Raster

/// The options for a lifecycle's stage.
struct StageOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "A built-in design or a file that replaces the lifecycle's own indicator; - for standard "
                + "input.",
            valueName: "design"
        ),
        completion: .designs
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
            "Set a parameter of the lifecycle or the design. Repeatable.",
            valueName: "name=value"
        ),
        transform: Assignment.init(parsing:)
    )
    var assignments: [Assignment] = []

    @OptionGroup private var paletteOption: PaletteOption

    var palette: Palette { paletteOption.palette }

    /// Returns the files that the design `loaded` was read from.
    func files(of loaded: (any Indicator)?) throws(InputError) -> [String] {
        guard let design, let loaded else { return [] }
        return try DesignSource(argument: design).files(of: loaded)
    }
}

/// Parsing of screen sizes in options, such as `375x667`.
package enum SizeArgument {
    /// Parses a size in points. Both sides must be in `Stage.sides`.
    package static func size(_ text: String) throws(InputError) -> Size {
        let parts = text.split(separator: "x", omittingEmptySubsequences: false)
        guard parts.count == 2 else {
            throw InputError(
                "“\(NearestName.excerpt(text))” is not a size",
                hint: "write it as WIDTHxHEIGHT, such as 375x667"
            )
        }
        return Size(
            width: try CommaList.number(String(parts[0]), of: "widths", in: Stage.sides),
            height: try CommaList.number(String(parts[1]), of: "heights", in: Stage.sides)
        )
    }
}
