import Base
import Frames
import Lifecycles
import Raster

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
