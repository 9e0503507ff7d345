/// The blend functions B(Cb, Cs) of W3C Compositing and Blending Level 1, on straight components.
/// The fourth component of each result is undefined.
extension BlendMode {
    /// Returns B(Cb, Cs), or the source if the mode does not blend colours.
    func blended(_ source: StraightPixel, _ backdrop: StraightPixel) -> SIMD4<Float> {
        let (s, b) = (source, backdrop)
        switch self {
        case .overlay: return Self.hardLight(b, s)
        case .hardLight: return Self.hardLight(s, b)
        case .darken: return pointwiseMin(s, b)
        case .lighten: return pointwiseMax(s, b)
        case .difference: return pointwiseMax(s, b) - pointwiseMin(s, b)
        case .exclusion: return s + b - 2 * s * b
        case .colorDodge: return Self.byComponent(s, b, Self.dodge)
        case .colorBurn: return Self.byComponent(s, b, Self.burn)
        case .softLight: return Self.byComponent(s, b, Self.softLight)
        case .hue:
            return s.saturated(b.saturation).lit(b.luminosity)
        case .saturation: return b.saturated(s.saturation).lit(b.luminosity)
        case .color: return s.lit(b.luminosity)
        case .luminosity: return b.lit(s.luminosity)
        default: return s
        }
    }

    private static func byComponent(
        _ s: SIMD4<Float>,
        _ b: SIMD4<Float>,
        _ blend: (Float, Float) -> Float
    ) -> SIMD4<Float> {
        SIMD4(blend(s.x, b.x), blend(s.y, b.y), blend(s.z, b.z), 1)
    }

    /// Returns 2·Cs·Cb if Cs ≤ ½, otherwise the screen of Cb and 2·Cs − 1.
    private static func hardLight(_ s: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> {
        let product = 2 * s * b
        let bright = 2 * s - 1
        let screen = b + bright - b * bright
        return screen.replacing(with: product, where: s .<= 0.5)
    }

    private static func dodge(_ s: Float, _ b: Float) -> Float {
        if b == 0 { return 0 }
        return s >= 1 ? 1 : min(b / (1 - s), 1)
    }

    private static func burn(_ s: Float, _ b: Float) -> Float {
        if b >= 1 { return 1 }
        return s <= 0 ? 0 : 1 - min((1 - b) / s, 1)
    }

    private static func softLight(_ s: Float, _ b: Float) -> Float {
        if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
        let curve = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
        return b + (2 * s - 1) * (curve - b)
    }
}

extension SIMD4<Float> {
    /// 0.3·R + 0.59·G + 0.11·B.
    fileprivate var luminosity: Float { 0.3 * x + 0.59 * y + 0.11 * z }

    /// The greatest component minus the least.
    fileprivate var saturation: Float { Swift.max(x, y, z) - Swift.min(x, y, z) }

    /// Returns the colour with another luminosity. Components outside 0…1 are moved towards the
    /// grey of that luminosity.
    fileprivate func lit(_ luminosity: Float) -> SIMD4<Float> {
        let moved = self + (luminosity - self.luminosity)
        let grey = moved.luminosity
        let least = Swift.min(moved.x, moved.y, moved.z)
        let greatest = Swift.max(moved.x, moved.y, moved.z)
        var result = moved
        // Rounding may move a grey outside 0…1, and equal components would give a divisor of 0
        // below.
        if greatest <= least { return result.clamped(lowerBound: .zero, upperBound: .one) }
        if least < 0 { result = grey + (result - grey) * (grey / (grey - least)) }
        if greatest > 1 { result = grey + (result - grey) * ((1 - grey) / (greatest - grey)) }
        return result
    }

    /// Returns the colour with another saturation and its least component 0. A grey becomes black.
    fileprivate func saturated(_ saturation: Float) -> SIMD4<Float> {
        let least = Swift.min(x, y, z)
        let range = Swift.max(x, y, z) - least
        return range > 0 ? (self - least) * (saturation / range) : .zero
    }
}
