import Foundation

/// The decoded `Contents.json` of a catalogue's folder. Apple's “Asset Catalog Format Reference”
/// defines the format. Properties that do not affect drawing are ignored.
struct AssetContents: Decodable {
    /// The properties of a folder.
    struct Properties: Decodable {
        var providesNamespace: Bool?
        var templateRenderingIntent: String?

        private enum CodingKeys: String, CodingKey {
            case providesNamespace = "provides-namespace"
            case templateRenderingIntent = "template-rendering-intent"
        }
    }

    /// An appearance that an entry applies to, such as `luminosity` with `dark`.
    struct Appearance: Decodable {
        var appearance: String
        var value: String
    }

    /// A colour or an image file, with the environment that it applies to.
    struct Entry: Decodable {
        var idiom: String?
        var appearances: [Appearance]?
        var gamut: String?
        var scale: String?
        var filename: String?
        var color: ColorContents?

        private enum CodingKeys: String, CodingKey {
            case idiom, appearances, scale, filename, color
            case gamut = "display-gamut"
        }

        var isDark: Bool { has("luminosity", "dark") }

        /// How badly the entry matches a phone with standard contrast. Lower is better.
        var rank: Int {
            let idioms = ["universal", "iphone", "ipad"]
            let idiomRank = idioms.firstIndex(of: idiom ?? "universal") ?? idioms.count
            return idiomRank + (gamut == "display-P3" ? 10 : 0) + (has("contrast", "high") ? 20 : 0)
        }

        private func has(_ appearance: String, _ value: String) -> Bool {
            appearances?.contains { $0.appearance == appearance && $0.value == value } == true
        }
    }

    var properties: Properties?
    var colors: [Entry]?
    var images: [Entry]?

    /// Decodes the `Contents.json` of a folder. Returns empty contents if there is no such file.
    static func read(in folder: String) throws(AssetError) -> AssetContents {
        let path = "\(folder)/Contents.json"
        guard FileManager.default.fileExists(atPath: path) else { return AssetContents() }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw AssetError(path, "the file cannot be read")
        }
        do {
            return try JSONDecoder().decode(AssetContents.self, from: data)
        } catch {
            throw AssetError(path, "invalid asset catalogue JSON: \(failureDescription(of: error))")
        }
    }

    /// Describes where and why decoding failed.
    private static func failureDescription(of error: any Error) -> String {
        switch error as? DecodingError {
        case .typeMismatch(_, let context), .valueNotFound(_, let context),
            .keyNotFound(_, let context), .dataCorrupted(let context):
            let keys = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }
            let place = keys.isEmpty ? "" : "at \(keys.joined(separator: ".")): "
            return place + context.debugDescription
        default: return "\(error)"
        }
    }
}

/// The colour of an entry in a colour set.
struct ColorContents: Decodable {
    /// A component as a fraction such as `0.5`, or as a byte such as `255` or `0xFF`.
    struct Component: Decodable {
        let value: Double

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let number = try? container.decode(Double.self) {
                value = number
                return
            }
            let text = try container.decode(String.self)
            let bytes = text.hasPrefix("0x") ? UInt8(text.dropFirst(2), radix: 16) : UInt8(text)
            guard let number = bytes.map({ Double($0) / 255 }) ?? Double(text), number.isFinite
            else {
                throw DecodingError.dataCorruptedError(
                    in: container,
                    debugDescription: "“\(text)” is not a colour component; use a number from 0 "
                        + "to 1, or a byte such as 255 or 0xFF"
                )
            }
            value = number
        }
    }

    var space: String?
    var components: [String: Component]?
    var reference: String?

    private enum CodingKeys: String, CodingKey {
        case space = "color-space"
        case components, reference
    }
}
