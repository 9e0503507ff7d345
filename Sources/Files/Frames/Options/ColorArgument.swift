import Base
import Indicators
import Raster

/// Parses colours on the command line, with the same spellings as in design files.
package enum ColorArgument {
    /// Parses a colour.
    package static func color(_ text: String) throws(InputError) -> ColorValue {
        do {
            return try ColorValue(parsing: text)
        } catch {
            throw InputError(error.description)
        }
    }

    /// Parses an opaque colour.
    package static func opaqueColor(_ text: String) throws(InputError) -> ColorValue {
        let value = try color(text)
        guard value.resolved(in: .light, of: .ios18).alpha == 1 else {
            throw InputError(
                "the colour “\(NearestName.excerpt(text))” is not opaque",
                hint: "name a colour without transparency"
            )
        }
        return value
    }
}
