import Raster

/// What a layer is set to at one moment.
package struct LayerValues: Hashable, Sendable {
    /// A value's name and what it is.
    package struct Value: Hashable, Sendable {
        /// Numbers in points, degrees or shares, and colours.
        package enum Content: Hashable, Sendable {
            /// A number.
            case number(Double)
            /// Two numbers that belong together, as the ends of a trim.
            case pair(Double, Double)
            /// A colour as it is seen.
            case color(Color)
        }

        /// The name, such as `rotation`.
        package let name: String
        /// What it is.
        package let content: Content
    }

    /// The layer's kind, with a number where there are several of it, after the names of the
    /// layers around it: `circle`, `repeat 2/capsule`.
    package let layer: String
    /// The values, always the same names in the same order.
    package let values: [Value]
}
