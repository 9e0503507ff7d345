import Base
import Frames
import Indicators

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
