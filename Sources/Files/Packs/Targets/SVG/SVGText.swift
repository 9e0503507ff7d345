import Raster

extension Double {
    /// A length, factor or angle in SVG and CSS, rounded to a ten-thousandth.
    var svg: String { css(digits: 4) }
}

extension Point {
    /// The coordinates in SVG.
    var svg: String { "\(x.svg) \(y.svg)" }
}

extension Color {
    /// The colour without its alpha, as `#rrggbb`.
    var hex: String {
        "#"
            + [red, green, blue].map { channel in
                let byte = Int((channel * 255).rounded())
                let digits = String(byte, radix: 16)
                return digits.count < 2 ? "0" + digits : digits
            }.joined()
    }
}

extension Path {
    /// The path as the data of SVG's `d`, moved by an offset.
    func svg(movedBy offset: Vector = .zero) -> String {
        elements.map { element in
            switch element {
            case .move(let end): "M\((end + offset).svg)"
            case .line(let end): "L\((end + offset).svg)"
            case .quad(let control, let end):
                "Q\((control + offset).svg) \((end + offset).svg)"
            case .cubic(let first, let second, let end):
                "C\((first + offset).svg) \((second + offset).svg) \((end + offset).svg)"
            // Paths of documents contain no arcs.
            case .arc(_, _, let end): "L\((end + offset).svg)"
            case .close: "Z"
            }
        }.joined()
    }
}

extension BlendMode {
    /// The value of `mix-blend-mode`, or `nil` if CSS has no such mode.
    var css: String? {
        switch self {
        case .sourceOver: "normal"
        case .multiply, .screen, .overlay, .darken, .lighten, .difference, .exclusion, .hue,
            .saturation, .color, .luminosity:
            rawValue
        case .colorDodge: "color-dodge"
        case .colorBurn: "color-burn"
        case .hardLight: "hard-light"
        case .softLight: "soft-light"
        case .plusLighter: "plus-lighter"
        case .clear, .source, .destination, .destinationOver, .sourceIn, .destinationIn,
            .sourceOut, .destinationOut, .sourceAtop, .destinationAtop, .xor, .plusDarker:
            nil
        }
    }
}
