import ArgumentParser
import Base
import DesignFormat
import Frames
import Indicators
import Raster

/// What stands on a lifecycle's stage, and how large it is.
struct StageOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "A built-in design or a file, - for standard input, in place of the article's own "
                + "indicator.",
            valueName: "design"
        ),
        completion: .list(BuiltInDesigns.names)
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

    @Option(
        help: ArgumentHelp(
            "The system colours: ios18, which is iOS 15 to 18, or ios26. (default: ios18)",
            valueName: "palette"
        ),
        completion: .list(Palette.allCases.map(\.rawValue)),
        transform: { try CommaList.name($0, of: "palettes") }
    )
    var palette: Palette = .ios18

    /// The files that `loaded`, the design that was asked for, was read from.
    func files(of loaded: (any Indicator)?) throws(InputError) -> [String] {
        guard let design, let loaded else { return [] }
        return try DesignSource(argument: design).files(of: loaded)
    }
}
