import Raster

/// Formats with animated layers have no gradients along strokes.
extension Paint {
    /// Whether the paint is a gradient along a stroke.
    package var isAlongLine: Bool {
        if case .along = self { true } else { false }
    }

    /// The paint, with the mean colour in place of a gradient along a stroke.
    package var withoutLine: Paint {
        guard case .along(let gradient, _, _) = self else { return self }
        let ramp = GradientRamp(gradient)
        var sum = SIMD4<Double>.zero
        for step in 0..<Self.samples {
            let color = ramp.color(at: (Double(step) + 0.5) / Double(Self.samples))
            sum += SIMD4(color.red, color.green, color.blue, 1) * color.alpha
        }
        guard sum.w > 0 else { return .solid(.clear) }
        return .solid(
            Color(
                red: sum.x / sum.w,
                green: sum.y / sum.w,
                blue: sum.z / sum.w,
                alpha: sum.w / Double(Self.samples)
            )
        )
    }

    private static let samples = 32
}
