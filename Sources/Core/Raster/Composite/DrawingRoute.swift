/// The ways in which a row of the image is drawn.
///
/// The first route of the table is taken whose condition holds. The pixels are the same on every
/// route. `composite` is the reference.
///
/// | Route | Condition | Gain |
/// |---|---|---|
/// | fill | no shape, or one of one colour that covers the image | W4: 11 % |
/// | patches | patches only, each of one colour; at most 512 pixels wide | W7: 23 % |
/// | single | one shape, of one colour or in a cached conic gradient | W1: 75 % |
/// | layers | shapes of one colour each | W4: 68 % |
/// | direct | one shape, in any other paint | W11: 21 % |
/// | composite | groups, blend modes, and all else | |
///
/// A gain is the fraction of a frame's instructions that the route saves on a benchmark. Only
/// shapes with source-over blending outside of groups take another route than `composite`. Kernels
/// leave a row to `composite` if it has too many edges to walk through, which is rare.
package enum DrawingRoute: Int, CaseIterable, Sendable {
    /// Fills or clears the row; writes only what differs from the previous image.
    case fill
    /// Writes areas of patches straight to pixels, those that share no block without reading it.
    case patches
    /// Writes coverage straight to pixels.
    case single
    /// Composites one colour after another, and encodes each pixel at once.
    case layers
    /// Writes coverage times the paint's colour straight to pixels.
    case direct
    /// Composites everything in rows of floating-point pixels.
    case composite

    /// The widest image on the route `patches`: a 64-bit word has one bit for each eight pixels.
    static let patchesWidth = 512
}

/// The number of times that each drawing route and each form of edges was taken, for tests.
package struct RouteCounts: Sendable {
    private var rows = SIMD8<Int>.zero
    private var outlines = SIMD4<Int>.zero

    /// The number of rows drawn on `route` so far.
    package func rows(on route: DrawingRoute) -> Int { rows[route.rawValue] }

    /// The number of outlines stored in `form` so far, those of cached edges included.
    package func outlines(in form: OutlineEdges.Form) -> Int { outlines[form.rawValue] }

    mutating func add(rows count: Int, on route: DrawingRoute) { rows[route.rawValue] &+= count }

    mutating func add(outlineIn form: OutlineEdges.Form) { outlines[form.rawValue] &+= 1 }
}
