import Foundation
import Raster

/// The system's eight spokes round a centre.
struct SpokeWheel {
    /// The distance from the centre at which spokes begin, in points.
    var inner: Double
    /// The distance at which they end, round ends included.
    var outer: Double
    /// The spokes' width in points.
    var thickness: Double

    /// The spinner of 20 by 20 points.
    static let medium = SpokeWheel(inner: 3.5, outer: 10, thickness: 2.5)
    /// The spinner of 37 by 37 points.
    static let large = SpokeWheel(inner: 5.5, outer: 17.5, thickness: 5)
    /// The refresh control's, of 30 by 30 points.
    static let refreshControl = SpokeWheel(inner: 5, outer: 15, thickness: 3.75)

    /// How long each of a turn's 16 images is seen, in seconds.
    static let imageTime = 0.05

    /// The image that is seen so many seconds after the first began.
    static func image(after seconds: Double) -> Int {
        guard seconds > 0, seconds < 1e9 else { return 0 }
        // A time that is meant to be a border belongs to what begins there.
        return Int((seconds / imageTime + 1e-6).rounded(.down)) % 16
    }

    /// The opacities in one of the images, clockwise from 12 o'clock.
    ///
    /// Spoke i is counted counter-clockwise from 9 o'clock: .85·max(.32, 1 − .085·s) with
    /// s = (f mod 2 + 2(⌊f/2⌋ + i)) mod 16 for image f.
    static func opacities(image: Int) -> [Double] {
        (0..<8).map { index in
            let spoke = (14 - index) % 8
            let step = (image % 2 + 2 * (image / 2 + spoke)) % 16
            return 0.85 * max(0.32, 1 - 0.085 * Double(step))
        }
    }

    /// The opacities while the refresh control is pulled, of which a share of `reveal` is seen:
    /// e·clamp(1 − i(1 − e), 0, 1).
    static func opacities(reveal: Double) -> [Double] {
        (0..<8).map { reveal * min(max(1 - Double($0) * (1 - reveal), 0), 1) }
    }

    /// Spokes clockwise from 12 o'clock; `placement` leads from points round the centre to pixels.
    func items(_ opacities: [Double], color: Raster.Color, placement: Transform) -> [Scene.Item] {
        let cap = thickness / 2
        let spoke = Raster.Path.line(
            from: Point(x: 0, y: cap - outer),
            to: Point(x: 0, y: -cap - inner)
        )
        let pen = Raster.StrokeStyle(width: thickness, cap: .round)
        return opacities.enumerated().compactMap { index, opacity in
            guard opacity > 0 else { return nil }
            return .shape(
                Raster.Shape(
                    path: spoke,
                    style: .stroke(pen),
                    paint: .solid(color),
                    transform: Transform.rotation(.degrees(45 * Double(index))).then(placement),
                    opacity: opacity
                )
            )
        }
    }
}
