import Base
import Indicators
import Lifecycles
import Raster

/// What a stage is drawn in: the environment that options ask for, checked against its size.
package enum StageSurroundings {
    /// The environment of an appearance at a scale.
    ///
    /// - Throws: `InputError` where pictures of `stage` would have more pixels than allowed.
    package static func environment(
        for stage: Stage,
        appearance: Appearance,
        palette: Palette,
        scale: Double
    ) throws(InputError) -> Environment {
        let environment = Environment(appearance: appearance, palette: palette, scale: scale)
        guard let environment, stage.pixelSize(atScale: scale) != nil else {
            throw InputError(
                "frames of \(NumberText.short(stage.size.width))×"
                    + "\(NumberText.short(stage.size.height)) points would be too large at a scale "
                    + "of \(NumberText.short(scale)); allowed: \(DesignLimits.pixelSide) pixels a "
                    + "side and \(DesignLimits.pixels) in all"
            )
        }
        return environment
    }
}
