import Foundation
import Indicators
import Raster

extension SpokeWheel {
    /// Returns the index of the image shown at a time, in seconds since the first image appeared.
    static func image(after seconds: Double) -> Int {
        guard seconds > 0, seconds < 1e9 else { return 0 }
        // A time that a rounding error puts just before an image's start belongs to that image.
        return Int((seconds / imageDuration + 1e-6).rounded(.down)) % imageCount
    }

    /// Returns the spokes' opacities while the refresh control is pulled. `reveal` is its visible
    /// fraction e. Spoke i has the opacity e·clamp(1 − i(1 − e), 0, 1).
    static func opacities(reveal: Double) -> [Double] {
        (0..<8).map { reveal * min(max(1 - Double($0) * (1 - reveal), 0), 1) }
    }

    /// Returns spokes with the given opacities, clockwise from 12 o'clock. `placement` maps points
    /// around the centre to pixels.
    func items(_ opacities: [Double], color: Raster.Color, placement: Transform) -> [Scene.Item] {
        let style = Raster.StrokeStyle(width: thickness, cap: .round)
        return opacities.enumerated().compactMap { index, opacity in
            guard opacity > 0 else { return nil }
            return .shape(
                Raster.Shape(
                    path: spoke,
                    style: .stroke(style),
                    paint: .solid(color),
                    transform: Transform.rotation(.degrees(45 * Double(index))).then(placement),
                    opacity: opacity
                )
            )
        }
    }
}
