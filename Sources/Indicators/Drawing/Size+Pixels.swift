import Raster

extension Size {
    /// The picture's size at so many pixels a point: rounded up to whole pixels; nil where a side
    /// or the whole passes `DesignLimits`, or the scale `Environment.scales`.
    package func pixelSize(atScale scale: Double) -> (width: Int, height: Int)? {
        guard Environment.scales.contains(scale) else { return nil }
        // A product such as 60 × 1.1 must not gain a pixel by its last bit.
        let width = (self.width * scale - 1e-9).rounded(.up)
        let height = (self.height * scale - 1e-9).rounded(.up)
        let side = Double(DesignLimits.pixelSide)
        guard width <= side, height <= side, width * height <= Double(DesignLimits.pixels)
        else { return nil }
        return (Int(width), Int(height))
    }
}
