import Raster

/// Compositing in Double by the factors of Porter and Duff's modes, and the blend functions of W3C
/// Compositing and Blending Level 1.
struct IdealComposite {
    let mode: BlendMode

    /// Returns the straight result of a straight source composited over a fraction `coverage` of a
    /// straight backdrop.
    func straight(
        _ source: SIMD4<Double>,
        coverage: Double = 1,
        over backdrop: SIMD4<Double>
    ) -> SIMD4<Double> {
        if mode == .plusLighter || mode == .plusDarker, coverage < 1 {
            // Sums: coverage scales the source.
            return straight(source * SIMD4(1, 1, 1, coverage), over: backdrop)
        }
        let below = premultiplied(backdrop)
        let result = premultiplied(source, over: backdrop) * coverage + below * (1 - coverage)
        guard result.w > 0 else { return .zero }
        var straight = result / result.w
        straight.w = result.w
        return straight
    }

    private func premultiplied(_ straight: SIMD4<Double>) -> SIMD4<Double> {
        SIMD4(straight.x, straight.y, straight.z, 1) * straight.w
    }

    private func premultiplied(
        _ source: SIMD4<Double>,
        over backdrop: SIMD4<Double>
    ) -> SIMD4<Double> {
        let s = premultiplied(source)
        let b = premultiplied(backdrop)
        if let (above, below) = coverages(source.w, backdrop.w) { return s * above + b * below }
        if mode == .plusLighter { return (s + b).clamped(lowerBound: .zero, upperBound: .one) }
        if mode == .plusDarker {
            let alpha = min(1, source.w + backdrop.w)
            let lacking = (source.w - s) + (backdrop.w - b)
            var result = (alpha - lacking).clamped(lowerBound: .zero, upperBound: .one)
            result.w = alpha
            return result
        }
        // αo·Co = αs·(1 − αb)·Cs + αs·αb·B(Cb, Cs) + (1 − αs)·αb·Cb.
        let color = IdealBlend.blend(
            mode,
            (backdrop.x, backdrop.y, backdrop.z),
            (source.x, source.y, source.z)
        )
        let blended = color.map { SIMD4($0.r, $0.g, $0.b, 1) } ?? source
        var result =
            s * (1 - backdrop.w) + blended * (source.w * backdrop.w) + b * (1 - source.w)
        result.w = source.w + backdrop.w * (1 - source.w)
        return result
    }

    /// Returns the factors of source and backdrop. Returns `nil` for modes that blend colours.
    private func coverages(_ s: Double, _ b: Double) -> (source: Double, backdrop: Double)? {
        switch mode {
        case .clear: (0, 0)
        case .source: (1, 0)
        case .destination: (0, 1)
        case .sourceOver: (1, 1 - s)
        case .destinationOver: (1 - b, 1)
        case .sourceIn: (b, 0)
        case .destinationIn: (0, s)
        case .sourceOut: (1 - b, 0)
        case .destinationOut: (0, 1 - s)
        case .sourceAtop: (b, 1 - s)
        case .destinationAtop: (1 - b, s)
        case .xor: (1 - b, 1 - s)
        default: nil
        }
    }
}
