import Raster

extension Color {
    /// The colour as `#rrggbbaa`.
    package var hex: String {
        "#"
            + [red, green, blue, alpha].map { component in
                let digits = String(Int((component * 255).rounded()), radix: 16)
                return digits.count < 2 ? "0" + digits : digits
            }.joined()
    }
}
