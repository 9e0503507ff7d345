import AssetCatalogs
import Foundation
import Indicators
import Raster

extension Color.Source {
    /// Returns a colour of an asset catalogue for an environment. If the colour is missing, returns
    /// gray and adds a note to the session.
    static func resolved(_ name: AssetName, in environment: EnvironmentValues) -> Raster.Color {
        let reason: String
        do {
            let set = try AssetLibrary.color(name)
            let value = environment.colorScheme == .dark ? set.dark : set.light
            // An empty set is the accent colour of a new project.
            guard let value else { return Color.accentColor.resolved(in: environment) }
            if let color = Color(value) { return color.resolved(in: environment) }
            reason = "the colour “\(name.name)” refers to an unknown system colour"
        } catch {
            reason = error.reason
        }
        note("\(reason): gray is used instead")
        return Color.gray.resolved(in: environment)
    }

    private static func note(_ note: String) {
        guard let host = VirtualTime.host else { return }
        // Views are drawn on the main actor.
        MainActor.assumeIsolated { host.note(note) }
    }
}

extension Color {
    /// Creates a colour from its value in a catalogue. Returns `nil` for an unknown system colour.
    fileprivate init?(_ value: ColorSet.Value) {
        switch value {
        case .components(let red, let green, let blue, let alpha, let space):
            let space: RGBColorSpace =
                switch space {
                case .sRGB: .sRGB
                case .linear: .sRGBLinear
                case .displayP3: .displayP3
                }
            self.init(space, red: red, green: green, blue: blue, opacity: alpha)
        case .system(let name):
            guard let color = Self.system(named: name) else { return nil }
            self = color
        }
    }

    /// Returns a system colour by the name that catalogues use, such as `systemRedColor` or
    /// `labelColor`.
    private static func system(named name: String) -> Color? {
        let name = name.hasSuffix("Color") ? String(name.dropLast("Color".count)) : name
        if let color = uiKitColors[name] { return Color(color) }
        let bare = name.hasPrefix("system") ? String(name.dropFirst("system".count)) : name
        let plain = bare.prefix(1).lowercased() + bare.dropFirst()
        return SystemColor(rawValue: labels[plain] ?? plain).map { Color(.system($0)) }
    }

    private static let labels = [
        "label": "primary", "secondaryLabel": "secondary", "tertiaryLabel": "tertiary",
        "quaternaryLabel": "quaternary",
    ]

    /// The colours that have a name only in UIKit, by their names in catalogues.
    private static let uiKitColors: [String: UIColor] = [
        "systemBackground": .systemBackground,
        "secondarySystemBackground": .secondarySystemBackground,
        "tertiarySystemBackground": .tertiarySystemBackground,
        "systemGroupedBackground": .systemGroupedBackground,
        "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
        "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground,
        "systemFill": .systemFill,
        "secondarySystemFill": .secondarySystemFill,
        "tertiarySystemFill": .tertiarySystemFill,
        "quaternarySystemFill": .quaternarySystemFill,
        "systemGray2": .systemGray2,
        "systemGray3": .systemGray3,
        "systemGray4": .systemGray4,
        "systemGray5": .systemGray5,
        "systemGray6": .systemGray6,
        "separator": .separator,
        "opaqueSeparator": .opaqueSeparator,
        "link": .link,
        "placeholderText": .placeholderText,
        "darkText": .darkText,
        "lightText": .lightText,
    ]
}
