import ArgumentParser
import Base
import Frames
import Indicators
import Raster

/// The option that sets a design's parameters.
struct AssignmentOptions: ParsableArguments {
    @Option(
        name: [.customShort("P"), .customLong("parameter")],
        help: ArgumentHelp(
            "Set a parameter of the design; pinwheel describe lists them. Repeatable.",
            valueName: "name=value"
        ),
        transform: Assignment.init(parsing:)
    )
    var list: [Assignment] = []
}

/// The option that selects the system colours.
struct PaletteOption: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The system colours: ios18 (iOS 15 to 18) or ios26. (default: ios18)",
            valueName: "palette"
        ),
        completion: .list(Palette.allCases.map(\.rawValue)),
        transform: { try CommaList.name($0, of: "palettes") }
    )
    var palette: Palette = .ios18
}

/// The options for a design's parameters and system colours.
struct DesignOptions: ParsableArguments {
    @OptionGroup private var assignmentOptions: AssignmentOptions

    /// The values of parameters.
    var assignments: [Assignment] { assignmentOptions.list }

    @OptionGroup private var paletteOption: PaletteOption

    var palette: Palette { paletteOption.palette }
}

/// Parsing of lists of appearances in options.
package enum AppearanceArgument {
    /// Parses a list of names of appearances.
    package static func list(_ text: String) throws(InputError) -> [Appearance] {
        try CommaList.names(text, of: "appearances")
    }
}

/// Parsing of scales in pixels per point.
package enum ScaleArgument {
    /// Parses one scale.
    package static func one(_ text: String) throws(InputError) -> Double {
        try CommaList.number(text, of: "scales", in: Environment.scales)
    }

    /// Parses a list of scales.
    package static func list(_ text: String) throws(InputError) -> [Double] {
        try CommaList.numbers(text, of: "scales", in: Environment.scales)
    }
}
