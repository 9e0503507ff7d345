/// A colour whose components are multiplied by its alpha.
package struct PremultipliedPixel: Sendable {
    package var components: SIMD4<Float>

    package init(components: SIMD4<Float>) {
        self.components = components
    }

    package init(_ straight: StraightPixel) {
        components = straight * straight.w
        components.w = straight.w
    }

    package var alpha: Float { components.w }

    /// The straight colour; clear has none.
    package var straight: StraightPixel {
        guard alpha > 0 else { return .zero }
        var result = components / alpha
        result.clamp(lowerBound: .zero, upperBound: .one)
        result.w = min(alpha, 1)
        return result
    }
}
