/// A colour of a catalogue, for the light and the dark appearance.
package struct ColorSet: Hashable, Sendable {
    /// A colour value, independent of the appearance.
    package enum Value: Hashable, Sendable {
        /// Components in a colour space, usually within 0…1.
        case components(red: Double, green: Double, blue: Double, alpha: Double, space: Space)
        /// A system colour by its name in catalogues, such as `systemRedColor`.
        case system(String)
    }

    /// A colour space. The raw value is its name in catalogues.
    package enum Space: String, Hashable, Sendable {
        /// sRGB. Grey values use it too, because they have the same transfer function.
        case sRGB = "srgb"
        /// Linear sRGB.
        case linear = "extended-linear-srgb"
        /// Display P3.
        case displayP3 = "display-p3"
    }

    /// The colour in the light appearance. It is `nil` for an empty set, such as `AccentColor` in a
    /// new project.
    package let light: Value?
    /// The colour in the dark appearance. It equals `light` if the set has no dark colour.
    package let dark: Value?

    /// Reads the colour set in the asset's folder.
    ///
    /// - Throws: `AssetError` if it cannot be read or a component is missing.
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
                throw AssetError(
                    "\(asset.folder)/Contents.json",
                    "a colour has no component “\(name)”"
                )
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
