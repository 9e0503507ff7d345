import Base
import Indicators
import Raster

/// Creates environments that satisfy the size and time limits for a design's frames.
package enum FrameEnvironment {
    /// Returns the environment for an appearance and a scale.
    ///
    /// - Throws: `InputError` if a frame of `design` would have too many pixels, or take too long
    ///   to draw.
    package static func environment(
        for design: some Indicator,
        appearance: Appearance,
        palette: Palette,
        scale: Double,
        background: ColorValue? = nil
    ) throws(InputError) -> Environment {
        let environment = Environment(
            appearance: appearance,
            palette: palette,
            scale: scale,
            background: background?.resolved(in: appearance, of: palette)
        )
        guard let environment, design.pixelSize(atScale: scale) != nil else {
            throw InputError(
                "frames of \(design.name) would be too large at a scale of "
                    + "\(NumberText.short(scale)); allowed: \(DesignLimits.pixelSide) pixels a "
                    + "side and \(DesignLimits.pixels) in total"
            )
        }
        if let excess = (design as? Design)?.excess(atScale: scale) {
            throw InputError(
                "a frame of \(design.name) at a scale of \(NumberText.short(scale)) would "
                    + "\(excess)",
                hint: "use a smaller scale"
            )
        }
        return environment
    }
}
