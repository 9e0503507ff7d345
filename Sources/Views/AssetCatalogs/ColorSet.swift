/// A colour of a catalogue, for light and for dark.
package struct ColorSet: Hashable, Sendable {
    /// What a colour is made of.
    package enum Value: Hashable, Sendable {
        /// Components of 0…1 in a space.
        case components(red: Double, green: Double, blue: Double, alpha: Double, space: Space)
        /// One of the system's, as `systemRedColor`.
        case system(String)
    }

    /// The spaces of components.
    package enum Space: String, Hashable, Sendable {
        /// sRGB, and grays of its gamma.
        case sRGB = "srgb"
        /// sRGB before its transfer function.
        case linear = "extended-linear-srgb"
        /// Display P3.
        case displayP3 = "display-p3"
    }

    /// The colour on light; nil where the set says none, as in a new project's `AccentColor`.
    package let light: Value?
    /// The colour on dark: that on light, where there is none of its own.
    package let dark: Value?

    /// Reads the colour in `asset`'s folder.
    package init(_ asset: Asset) throws(AssetError) {
        let contents = try AssetContents.read(in: asset.folder)
        let entries = (contents.colors ?? []).enumerated()
            .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
            .map(\.element)
        func value(isDark: Bool) throws(AssetError) -> Value? {
            guard let color = entries.first(where: { $0.isDark == isDark })?.color else {
                return nil
            }
            return try Self.value(color, in: asset)
        }
        light = try value(isDark: false)
        dark = try value(isDark: true) ?? light
    }

    private static func value(_ color: ColorContents, in asset: Asset) throws(AssetError) -> Value {
        if let reference = color.reference { return .system(reference) }
        let components = color.components ?? [:]
        func component(_ name: String) throws(AssetError) -> Double {
            guard let value = components[name]?.value else {
                throw AssetError("\(asset.folder)/Contents.json", "a colour has no “\(name)”")
            }
            return value
        }
        let alpha = components["alpha"]?.value ?? 1
        if components["white"] != nil {
            let white = try component("white")
            return .components(red: white, green: white, blue: white, alpha: alpha, space: .sRGB)
        }
        return .components(
            red: try component("red"),
            green: try component("green"),
            blue: try component("blue"),
            alpha: alpha,
            space: Space(rawValue: color.space ?? "") ?? .sRGB
        )
    }
}
