import Base
import Indicators
import Raster

/// Numbers in a design file that can be varied: one number, a short list, a colour or the time of
/// a key.
struct DesignSetting: Sendable {
    /// How the numbers are written.
    enum Form: Equatable, Sendable {
        /// A number.
        case number
        /// A whole number.
        case integer
        /// A list of numbers.
        case list
        /// Red, green, blue and alpha, each 0…255.
        case color
        /// The time of a key, which is the last step of the path.
        case time
    }

    /// The location in the file.
    let path: [DesignTree.Step]
    /// How the numbers are written.
    let form: Form
    /// The numbers in the file, or the defaults if the file has none.
    let values: [Double]
    /// The word in the file for the numbers; nil for numbers themselves.
    var word: String?
    /// Whether the file has no such setting, and the numbers are the defaults.
    var isDefault = false

    /// The file with other numbers.
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

    /// The text of some numbers as a person would write it.
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

    /// A small change of one of the numbers, which shows how frames depend on it.
    func step(of index: Int) -> Double {
        switch form {
        case .color: values[index] < 128 ? 40 : -40
        case .integer: 1
        case .number, .list, .time:
            values[index] == 0 ? 0.5 : 0.06 * values[index].magnitude
        }
    }
}

/// The texts of colours of four channels, each 0…255.
enum ColorWord {
    /// The channels as hexadecimal digits, such as "#FF3B30".
    static func hex(_ channels: [Double]) -> String {
        let bytes = channels.map { Int(min(max($0, 0), 255).rounded()) }
        return (bytes[3] == 255 ? bytes.dropLast() : bytes[...]).reduce("#") { text, byte in
            text + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
    }

    /// The name of the system colour that has these channels; nil if there is none.
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
