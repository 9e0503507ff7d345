import Raster

/// The system's activity indicator: eight spokes around a centre, whose opacities cycle through 16
/// images.
package struct SpokeWheel: Sendable {
    /// The distance of the spokes' inner ends from the centre, in points.
    package var inner: Double
    /// The distance of the spokes' outer ends from the centre, including their round caps, in
    /// points.
    package var outer: Double
    /// The width of the spokes, in points.
    package var thickness: Double

    /// The indicator of 20 × 20 points.
    package static let medium = SpokeWheel(inner: 3.5, outer: 10, thickness: 2.5)
    /// The indicator of 37 × 37 points.
    package static let large = SpokeWheel(inner: 5.5, outer: 17.5, thickness: 5)
    /// The indicator of the refresh control, 30 × 30 points.
    package static let refreshControl = SpokeWheel(inner: 5, outer: 15, thickness: 3.75)

    /// The number of images in a cycle.
    package static let imageCount = 16
    /// The duration of an image, in seconds.
    package static let imageDuration = 0.05

    /// The centre line of the spoke at 12 o'clock, relative to the wheel's centre.
    package var spoke: Path {
        let cap = thickness / 2
        return Path.line(from: Point(x: 0, y: cap - outer), to: Point(x: 0, y: -cap - inner))
    }

    /// Returns the opacities of the spokes in an image, clockwise from 12 o'clock.
    ///
    /// Spoke i, counted counterclockwise from 9 o'clock, has the opacity 0.85·max(0.32, 1 −
    /// 0.085·s) in image f, with s = (f mod 2 + 2(⌊f/2⌋ + i)) mod 16. The formula was derived from
    /// measurements of the system's indicator.
    package static func opacities(image: Int) -> [Double] {
        (0..<8).map { index in
            let spoke = (14 - index) % 8
            let step = (image % 2 + 2 * (image / 2 + spoke)) % imageCount
            return 0.85 * max(0.32, 1 - 0.085 * Double(step))
        }
    }
}
