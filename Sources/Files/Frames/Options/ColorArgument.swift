import Base
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

    /// The colour that `text` spells, which must hide what is behind it.
    package static func opaqueColor(_ text: String) throws(InputError) -> ColorValue {
        let value = try color(text)
        guard value.resolved(in: .light, of: .ios18).alpha == 1 else {
            throw InputError(
                "“\(NearestName.excerpt(text))” lets what is behind it through",
                hint: "name a colour without transparency"
            )
        }
        return value
    }
}
