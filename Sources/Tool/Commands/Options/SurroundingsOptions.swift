import ArgumentParser
import Base
import Frames
import Indicators
import Raster

/// New values for a design's parameters.
struct AssignmentOptions: ParsableArguments {
    @Option(
        name: [.customShort("P"), .customLong("parameter")],
        help: ArgumentHelp(
            "Set a parameter of the design, which describe lists; may be given often.",
            valueName: "name=value"
        ),
        transform: Assignment.init(parsing:)
    )
    var list: [Assignment] = []
}

/// The system colours that are drawn with.
struct PaletteOption: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The system colours: ios18, which is iOS 15 to 18, or ios26. (default: ios18)",
            valueName: "palette"
        ),
        completion: .list(Palette.allCases.map(\.rawValue)),
        transform: { try CommaList.name($0, of: "palettes") }
    )
    var palette: Palette = .ios18
}

/// What changes a design's look: parameters and palette.
struct SurroundingsOptions: ParsableArguments {
    @OptionGroup private var assignmentOptions: AssignmentOptions

    /// The parameters' new values.
    var assignments: [Assignment] { assignmentOptions.list }

    @OptionGroup private var paletteOption: PaletteOption

    /// The system colours.
    var palette: Palette { paletteOption.palette }
}

/// Reads scales and appearances, the way options take them.
package enum AppearanceArgument {
    /// The appearances of a list of their names.
    package static func list(_ text: String) throws(InputError) -> [Appearance] {
        try CommaList.names(text, of: "appearances")
    }
}

/// Reads scales, in pixels per point.
package enum ScaleArgument {
    /// One scale.
    package static func one(_ text: String) throws(InputError) -> Double {
        try CommaList.number(text, of: "scales", in: Environment.scales)
    }

    /// A list of scales.
    package static func list(_ text: String) throws(InputError) -> [Double] {
        try CommaList.numbers(text, of: "scales", in: Environment.scales)
    }
}
