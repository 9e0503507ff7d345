import Raster

/// A paint as a vector drawable stores it: a colour, or an element `gradient`.
enum DrawablePaint {
    case color(Color)
    case gradient(ResourceElement)

    /// Converts a paint. A gradient without an extent has the colour of its last stop, as in
    /// drawing.
    init(_ paint: Paint) {
        switch paint {
        case .solid(let color): self = .color(color)
        case .along, .image: self = .color(.clear)
        case .projected(let paint, _): self = DrawablePaint(paint)
        case .linear(let gradient, let start, let end):
            guard (end - start).length > 1e-6 else {
                self = Self.last(of: gradient)
                return
            }
            self = Self.gradient(
                [
                    "type": "linear",
                    "startX": start.x.thousandths, "startY": start.y.thousandths,
                    "endX": end.x.thousandths, "endY": end.y.thousandths,
                ],
                AndroidGradient(gradient)
            )
        case .radial(let gradient, let center, let startRadius, let endRadius):
            let radius = max(startRadius, endRadius)
            guard radius >= 0.0005, startRadius != endRadius else {
                self = Self.last(of: gradient)
                return
            }
            self = Self.gradient(
                [
                    "type": "radial",
                    "centerX": center.x.thousandths, "centerY": center.y.thousandths,
                    "gradientRadius": radius.thousandths,
                ],
                AndroidGradient(gradient, startRadius: startRadius, endRadius: endRadius)
            )
        case .conic(let gradient, let center, let start, let end):
            self = Self.gradient(
                [
                    "type": "sweep",
                    "centerX": center.x.thousandths, "centerY": center.y.thousandths,
                ],
                AndroidGradient(gradient, start: start.degrees, end: end.degrees)
            )
        }
    }

    private static func last(of gradient: Gradient) -> DrawablePaint {
        .color(gradient.stops.last?.color ?? .clear)
    }

    private static func gradient(
        _ attributes: KeyValuePairs<String, String>,
        _ gradient: AndroidGradient
    ) -> DrawablePaint {
        let items = gradient.stops.map { stop in
            ResourceElement(
                "item",
                ["offset": stop.location.css, "color": "#" + stop.color.androidHex]
            )
        }
        return .gradient(ResourceElement("gradient", attributes, items))
    }
}
