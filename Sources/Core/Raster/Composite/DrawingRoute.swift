/// A method of drawing a row of the image.
///
/// The first route in the table whose condition holds is used. The pixels are the same on every
/// route. `composite` is the reference.
///
/// | Route | Condition | Gain |
/// |---|---|---|
/// | fill | no shape, or one shape of one colour that covers the image | W4: 11 % |
/// | patches | only patches of one colour each; images up to 512 pixels wide | W7: 23 % |
/// | single | one shape of one colour, or with a cached conic gradient | W1: 75 % |
/// | layers | several shapes of one colour each | W4: 68 % |
/// | direct | one shape with any other paint | W11: 21 % |
/// | composite | groups, blend modes, and all else | |
///
/// A gain is the fraction of a frame's instructions that the route saves on a benchmark. Only
/// shapes with source-over blending outside of groups take another route than `composite`. Kernels
/// leave a row to `composite` if it has too many edges to walk through, which is rare.
package enum DrawingRoute: Int, CaseIterable, Sendable {
    /// Fills or clears the row; writes only what differs from the previous image.
    case fill
    /// Writes the coverage of patches straight to pixels. Only blocks that several patches share
    /// are read.
    case patches
    /// Writes coverage straight to pixels.
    case single
    /// Composites one colour after another, and encodes each pixel after each shape.
    case layers
    /// Writes coverage times the paint's colour straight to pixels.
    case direct
    /// Composites everything in rows of floating-point pixels.
    case composite

    /// The widest image on the route `patches`: a 64-bit word has one bit for each eight pixels.
    static let patchesWidth = 512
}

/// The number of rows drawn on each route, and of outlines stored in each form, for tests.
package struct RouteCounts: Sendable {
    private var rows = SIMD8<Int>.zero
    private var outlines = SIMD4<Int>.zero

    /// Returns the number of rows drawn on `route` so far.
    package func rows(on route: DrawingRoute) -> Int { rows[route.rawValue] }

    /// Returns the number of outlines stored in `form` so far, including those whose edges were
    /// cached.
    package func outlines(in form: OutlineEdges.Form) -> Int { outlines[form.rawValue] }

    mutating func add(rows count: Int, on route: DrawingRoute) { rows[route.rawValue] &+= count }

    mutating func add(outlineIn form: OutlineEdges.Form) { outlines[form.rawValue] &+= 1 }
}
