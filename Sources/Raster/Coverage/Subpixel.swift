/// The grid on which outlines are placed before their areas are summed.
///
/// A pixel is 4,096 × 4,096 units. Placing a corner moves it by at most 1/8,192 of a pixel, which
/// changes a pixel's coverage by 0.03/255 at most for each edge in it. Areas are then whole
/// numbers, so that sums are exact in any order and edges shared by two shapes cancel.
package enum Subpixel {
    /// Bits of a coordinate below the pixel.
    package static let bits: Int32 = 12
    /// Units to a pixel.
    package static let one: Int32 = 1 << bits
    /// A pixel's whole area, in units of half a square unit.
    package static let fullArea: Int32 = 1 << (2 * bits + 1)
}
