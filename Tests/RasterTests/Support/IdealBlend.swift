import Raster

/// The blend functions B(Cb, Cs) of W3C Compositing and Blending Level 1 in Double, written step by
/// step as in its text.
enum IdealBlend {
    /// Straight components.
    typealias RGB = (r: Double, g: Double, b: Double)

    private static func lum(_ c: RGB) -> Double { 0.3 * c.r + 0.59 * c.g + 0.11 * c.b }
    private static func sat(_ c: RGB) -> Double { max(c.r, c.g, c.b) - min(c.r, c.g, c.b) }

    private static func clip(_ c: RGB) -> RGB {
        let (l, n, x) = (lum(c), min(c.r, c.g, c.b), max(c.r, c.g, c.b))
        func bring(_ v: Double) -> Double {
            var v = v
            if n < 0 { v = l + (v - l) * l / (l - n) }
            if x > 1 { v = l + (v - l) * (1 - l) / (x - l) }
            return v
        }
        return (bring(c.r), bring(c.g), bring(c.b))
    }

    private static func setLum(_ c: RGB, _ l: Double) -> RGB {
        let d = l - lum(c)
        return clip((c.r + d, c.g + d, c.b + d))
    }

    /// Sets the saturation: the middle component is scaled in proportion, as in the text.
    private static func setSat(_ c: RGB, _ s: Double) -> RGB {
        var values = [c.r, c.g, c.b]
        let order = [0, 1, 2].sorted { values[$0] < values[$1] }
        let (low, mid, high) = (order[0], order[1], order[2])
        if values[high] > values[low] {
            values[mid] = (values[mid] - values[low]) * s / (values[high] - values[low])
            values[high] = s
        } else {
            values[mid] = 0
            values[high] = 0
        }
        values[low] = 0
        return (values[0], values[1], values[2])
    }

    private static func separable(_ mode: BlendMode, _ b: Double, _ s: Double) -> Double? {
        switch mode {
        case .multiply: b * s
        case .screen: b + s - b * s
        case .overlay: separable(.hardLight, s, b)
        case .darken: min(b, s)
        case .lighten: max(b, s)
        case .colorDodge: b == 0 ? 0 : s == 1 ? 1 : min(1, b / (1 - s))
        case .colorBurn: b == 1 ? 1 : s == 0 ? 0 : 1 - min(1, (1 - b) / s)
        case .hardLight: s <= 0.5 ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1)
        case .softLight:
            s <= 0.5
                ? b - (1 - 2 * s) * b * (1 - b)
                : b + (2 * s - 1)
                    * ((b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()) - b)
        case .difference: abs(b - s)
        case .exclusion: b + s - 2 * b * s
        default: nil
        }
    }

    /// Returns the blended colour. Returns `nil` for modes that do not blend colours.
    static func blend(_ mode: BlendMode, _ b: RGB, _ s: RGB) -> RGB? {
        switch mode {
        case .hue: return setLum(setSat(s, sat(b)), lum(b))
        case .saturation: return setLum(setSat(b, sat(s)), lum(b))
        case .color: return setLum(s, lum(b))
        case .luminosity: return setLum(b, lum(s))
        default:
            guard let r = separable(mode, b.r, s.r), let g = separable(mode, b.g, s.g),
                let blue = separable(mode, b.b, s.b)
            else { return nil }
            return (r, g, blue)
        }
    }
}
