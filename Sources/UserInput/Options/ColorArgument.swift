import Indicators
import Raster

/// Reads colours on the command line, in the spellings that design files have.
package enum ColorArgument {
    /// The colour that `text` spells.
    package static func color(_ text: String) throws(InputError) -> ColorValue {
        do {
            return try ColorValue(parsing: text)
        } catch {
            throw InputError(error.description)
        }
    }
}
