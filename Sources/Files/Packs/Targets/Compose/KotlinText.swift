import Indicators
import Raster

extension Double {
    /// The number as a `Float` in Kotlin, rounded to a ten-thousandth, such as `1.5f`.
    var kotlin: String { tenThousandths + "f" }

    /// The number rounded to a ten-thousandth, without a needless `.0`.
    var tenThousandths: String { ((self * 10_000).rounded() / 10_000 + 0).css }
}

extension Color {
    /// The colour as Compose's `Color`.
    var kotlin: String { "Color(0x\(androidHex))" }
}

extension BlendMode {
    /// The name in Compose's `BlendMode`.
    var kotlin: String {
        switch self {
        case .sourceOver, .plusDarker: "SrcOver"
        case .source: "Src"
        case .destination: "Dst"
        case .destinationOver: "DstOver"
        case .sourceIn: "SrcIn"
        case .destinationIn: "DstIn"
        case .sourceOut: "SrcOut"
        case .destinationOut: "DstOut"
        case .sourceAtop: "SrcAtop"
        case .destinationAtop: "DstAtop"
        case .plusLighter: "Plus"
        case .hardLight: "Hardlight"
        case .softLight: "Softlight"
        case .clear, .xor, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn,
            .difference, .exclusion, .hue, .saturation, .color, .luminosity:
            rawValue.prefix(1).uppercased() + rawValue.dropFirst()
        }
    }
}

extension StateName {
    /// The name of the state's entry in an enumeration, such as `NoMore`.
    var kotlin: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}

extension [String] {
    /// The lines with four more blanks before each that is not empty.
    var indented: [String] { map { $0.isEmpty ? $0 : "    " + $0 } }
}

/// The names of declarations in a file of Kotlin.
struct KotlinNames {
    private var used: Set<String> = []

    private static let keywords: Set<String> = [
        "as", "break", "class", "continue", "do", "else", "false", "for", "fun", "if", "in",
        "interface", "is", "null", "object", "package", "return", "super", "this", "throw", "true",
        "try", "typealias", "typeof", "val", "var", "when", "while",
    ]

    /// Creates names that are not used for anything else.
    init(reserved: Set<String>) { used = reserved }

    /// Returns an unused name that begins as `base`, whose words are separated by other characters
    /// than letters and digits.
    mutating func name(_ base: String) -> String {
        let words = base.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
        var first = words.enumerated()
            .map { $0 == 0 ? lowercased($1) : $1.prefix(1).uppercased() + $1.dropFirst() }
            .joined()
        if first.first?.isLetter != true { first = "layer" + first }
        if Self.keywords.contains(first) { first += "Layer" }
        var (name, number) = (first, 1)
        while !used.insert(name).inserted {
            number += 1
            name = first + (first.last?.isNumber == true ? "_" : "") + "\(number)"
        }
        return name
    }

    private func lowercased(_ word: Substring) -> String {
        word.prefix(1).lowercased() + word.dropFirst()
    }
}
