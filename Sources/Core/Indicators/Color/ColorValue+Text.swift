import Base
import Raster

extension ColorValue {
    /// The colour in the syntax of design files.
    ///
    /// `init(parsing:)` converts the text of a named or fixed colour back to the same components.
    /// It does not accept adaptive and faded colours.
    public var text: String {
        switch self {
        case .system(let name): name.rawValue
        case .fixed(let color): Self.text(of: color)
        case .adaptive(let light, let dark): "{light: \(light.quoted), dark: \(dark.quoted)}"
        case .faded(let color, let alpha):
            "{color: \(Self.text(of: color) { $0.quoted }), "
                + "alpha: \(Self.text(of: alpha) { NumberText.short($0) })}"
        }
    }

    private static func text<Value>(
        of setting: Setting<Value>,
        _ text: (Value) -> String
    ) -> String {
        switch setting {
        case .constant(let value): text(value)
        case .parameter(let name): "$" + name
        case .choice(let choice): "{$\(choice.parameter): …}"
        }
    }

    /// The text, quoted as required within braces.
    private var quoted: String {
        if case .fixed(let color) = self { "\"" + Self.text(of: color) + "\"" } else { text }
    }

    private static func text(of color: Color) -> String {
        let channels = [color.red, color.green, color.blue]
        let bytes = channels.map { ($0 * 255).rounded() }
        let isWhole = zip(bytes, channels).allSatisfy { $0 / 255 == $1 }
        if isWhole, color.alpha == 1 { return "#" + bytes.map(Self.hex).joined() }
        let alpha = (color.alpha * 255).rounded()
        let short = "rgba(\(numbers(channels)), \(NumberText.short(color.alpha)))"
        if isWhole, alpha / 255 == color.alpha, short.utf8.count > 24 {
            return "#" + (bytes + [alpha]).map(Self.hex).joined()
        }
        return color.alpha == 1 ? "rgb(\(numbers(channels)))" : short
    }

    private static func numbers(_ channels: [Double]) -> String {
        channels.map { channel in
            // The number in 0…255 that yields the same bits when divided by 255.
            let scaled = channel * 255
            let near = [scaled.rounded(), scaled, scaled.nextUp, scaled.nextDown]
            return NumberText.short(near.first { $0 / 255 == channel } ?? scaled)
        }
        .joined(separator: ", ")
    }

    private static func hex(_ byte: Double) -> String {
        let digits = String(Int(byte), radix: 16, uppercase: true)
        return digits.count == 1 ? "0" + digits : digits
    }
}
