/// A straight colour as the compositor works with it: red, green, blue, alpha.
///
/// A pixel that a single paint has touched keeps that paint's colour exactly, however little of
/// the pixel is covered; only where colours mix are they premultiplied, mixed and divided again.
package typealias StraightPixel = SIMD4<Float>
