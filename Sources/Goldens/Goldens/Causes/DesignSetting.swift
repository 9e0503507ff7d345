import Base
import Indicators
import Raster

/// A value in a design file that can be varied: a number, a short list of numbers, a colour, or the
/// time of a keyframe.
struct DesignSetting: Sendable {
    /// The notation of the numbers.
    enum Form: Equatable, Sendable {
        case number
        case integer
        case list
        /// Red, green, blue and alpha, each 0…255.
        case color
        /// The time of a keyframe. It is the last key of the path.
        case time
    }

    /// The path to the value.
    let path: [DesignTree.Step]
    /// The notation of the numbers.
    let form: Form
    /// The numbers in the file, or the default values if the file has none.
    let values: [Double]
    /// The name of the colour in the file, or `nil` for other settings.
    var word: String?
    /// Whether the setting is missing in the file, so that `values` are its defaults.
    var isDefault = false

    /// Returns the file with other numbers.
    func tree(_ values: [Double], in tree: DesignTree) -> DesignTree? {
        guard form == .time else { return tree.setting(path, Self.tree(values, form)) }
        guard case .key(let key) = path.last else { return nil }
        return tree.replacing(path.dropLast()) { map in
            var entries = map.entries
            guard let index = entries.firstIndex(where: { $0.key == key }) else { return nil }
            entries[index].key = NumberText.short(values[0])
            return .map(entries)
        }
    }

    /// Returns numbers in the notation of a design file. Colours are named if possible.
    func text(_ values: [Double], in environment: Environment) -> String {
        guard form == .color else { return Self.tree(values, form).flow }
        if let word, values == self.values { return word }
        return ColorWord.name(values, in: environment) ?? ColorWord.hex(values)
    }

    private static func tree(_ values: [Double], _ form: Form) -> DesignTree {
        switch form {
        case .number, .time: .plain(NumberText.short(values[0]))
        case .integer: .plain(NumberText.short(values[0].rounded()))
        case .list: .list(values.map { .plain(NumberText.short($0)) })
        case .color: .scalar(ColorWord.hex(values), isQuoted: true)
        }
    }

    /// Returns a small change of the number at `index`, for measuring its effect on frames.
    func step(of index: Int) -> Double {
        switch form {
        case .color: values[index] < 128 ? 40 : -40
        case .integer: 1
        case .number, .list, .time:
            values[index] == 0 ? 0.5 : 0.06 * values[index].magnitude
        }
    }
}

/// Conversions of colours with four channels, each 0…255, to text.
enum ColorWord {
    /// Returns the channels as hexadecimal digits, such as "#FF3B30".
    static func hex(_ channels: [Double]) -> String {
        let bytes = channels.map { Int(min(max($0, 0), 255).rounded()) }
        return (bytes[3] == 255 ? bytes.dropLast() : bytes[...]).reduce("#") { text, byte in
            text + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
    }

    /// Returns the name of the system colour with these channels, or `nil` if there is none.
    static func name(_ channels: [Double], in environment: Environment) -> String? {
        let text = hex(channels)
        return SystemColor.allCases.first { name in
            let color = name.resolved(in: environment.appearance, of: environment.palette)
            return hex(color.channels) == text
        }?.rawValue
    }
}

extension Color {
    /// Red, green, blue and alpha, each 0…255.
    var channels: [Double] { [red, green, blue, alpha].map { 255 * $0 } }
}
