import Base

/// Hints for easings, colours and gradients that CSS, SwiftUI and others write as function calls.
enum ThirdPartyCall {
    /// Returns a hint for a call. Returns `nil` if the call is unknown or valid.
    static func hint(for call: String) -> String? {
        guard let open = call.firstIndex(of: "(") else { return nil }
        let name = ThirdPartyKey.folded(String(call[..<open]).filter { $0 != "." })
        let inner = call[call.index(after: open)...].prefix { $0 != ")" }
        switch name {
        case "steps":
            let count = String(inner.prefix { $0.isASCIIDigit })
            return "write {steps: \(count.isEmpty ? "4" : count)}"
        case "cubicbezier" where !call.hasPrefix("cubic-bezier"), "bezier", "timingcurve", "cubic":
            return "write \"cubic-bezier(\(inner))\""
        case "spring", "interpolatingspring":
            return "write {spring: {response: 0.5, damping: 0.8}}"
        case "hsl", "hsla", "hsb", "hwb", "lab", "lch", "oklab", "oklch", "color":
            return "write the colour as #RRGGBB"
        case _ where name.hasSuffix("gradient"):
            let word = String(name.dropLast("gradient".count))
            let kinds = [("radial", "radial"), ("conic", "conic"), ("angular", "conic")]
            let kind = kinds.first { word.hasSuffix($0.0) }?.1 ?? "linear"
            return "write a gradient as a map, as in {\(kind): "
                + (kind == "radial"
                    ? "{colors: [red, blue], endRadius: 20}}" : "[red, blue]}")
        default: return nil
        }
    }
}
