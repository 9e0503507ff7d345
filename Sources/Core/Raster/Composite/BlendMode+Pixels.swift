extension BlendMode {
    /// Returns the backdrop after the source is composited over a fraction `coverage` of it, with
    /// its alpha multiplied by `opacity`.
    @inline(__always)
    package func composite(
        _ source: StraightPixel,
        coverage: Float,
        opacity: Float = 1,
        over backdrop: StraightPixel
    ) -> StraightPixel {
        var source = source
        source.w *= opacity
        if self == .sourceOver {
            return Self.sourceOver(source, coverage: coverage, over: backdrop)
        }
        guard coverage > 0 else { return backdrop }
        if isSum {
            source.w *= coverage
            return PremultipliedPixel(components: blend(source, over: backdrop)).straight
        }
        let below = PremultipliedPixel(backdrop).components
        let mixed = blend(source, over: backdrop) * coverage + below * (1 - coverage)
        return PremultipliedPixel(components: mixed).straight
    }

    /// Composites by source-over: αo = αs + αb·(1 − αs); Co = (Cs·αs + Cb·αb·(1 − αs)) / αo.
    @inline(__always)
    static func sourceOver(
        _ source: StraightPixel,
        coverage: Float,
        over backdrop: StraightPixel
    ) -> StraightPixel {
        let alpha = source.w * coverage
        guard alpha > 0 else { return backdrop }
        guard alpha < 1 else { return source }
        guard backdrop.w > 0 else {
            var result = source
            result.w = alpha
            return result
        }
        let rest = backdrop.w * (1 - alpha)
        let sum = alpha + rest
        var result = (source * alpha + backdrop * rest) / sum
        result.w = sum
        return result
    }

    /// Returns the result of the mode for full coverage, premultiplied.
    private func blend(_ source: StraightPixel, over backdrop: StraightPixel) -> SIMD4<Float> {
        let s = PremultipliedPixel(source).components
        let b = PremultipliedPixel(backdrop).components
        switch self {
        case .sourceOver: return s + b * (1 - s.w)
        case .clear: return .zero
        case .source: return s
        case .destination: return b
        case .destinationOver: return s * (1 - b.w) + b
        case .sourceIn: return s * b.w
        case .destinationIn: return b * s.w
        case .sourceOut: return s * (1 - b.w)
        case .destinationOut: return b * (1 - s.w)
        case .sourceAtop: return s * b.w + b * (1 - s.w)
        case .destinationAtop: return s * (1 - b.w) + b * s.w
        case .xor: return s * (1 - b.w) + b * (1 - s.w)
        case .plusLighter: return (s + b).clamped(lowerBound: .zero, upperBound: .one)
        // Both are αs·αb·B(Cb, Cs) + S·(1 − αb) + B·(1 − αs), where B(Cb, Cs) is the product, or Cb
        // + Cs − Cb·Cs. The resulting alphas are those of source-over.
        case .multiply: return s * b + s * (1 - b.w) + b * (1 - s.w)
        case .screen: return s + b - s * b
        case .plusDarker:
            let alpha = min(s.w + b.w, 1)
            let lacking = (s.w - s) + (b.w - b)
            var result = (alpha - lacking).clamped(lowerBound: .zero, upperBound: .one)
            result.w = alpha
            return result
        default:
            // αs·αb·B(Cb, Cs) + S·(1 − αb) + B·(1 − αs)
            var mixed = blended(source, backdrop)
            mixed.w = 1
            return mixed * (s.w * b.w) + s * (1 - b.w) + b * (1 - s.w)
        }
    }
}
