import AssetCatalogs
import Foundation
import Indicators
import Raster

extension Color.Source {
    /// A colour of a catalogue, as it is in an environment; gray, which the session notes, for one that is
    /// not there.
    static func resolved(_ name: AssetName, in environment: EnvironmentValues) -> Raster.Color {
        let reason: String
        do {
            let set = try AssetLibrary.color(name)
            let value = environment.colorScheme == .dark ? set.dark : set.light
            // A set that says nothing is the accent of a new project.
            guard let value else { return Color.accentColor.resolved(in: environment) }
            if let color = Color(value) { return color.resolved(in: environment) }
            reason = "the colour “\(name.name)” is one of the system's that is not known"
        } catch {
            reason = error.reason
        }
        note("\(reason): a gray is in its place")
        return Color.gray.resolved(in: environment)
    }

    private static func note(_ note: String) {
        guard let host = VirtualTime.host else { return }
        // Views are drawn where they live.
        MainActor.assumeIsolated { host.note(note) }
    }
}

extension Color {
    /// A colour as a catalogue has it; nil for an unknown one of the system's.
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

    /// A colour by the name that catalogues have for it: `systemRedColor`, `labelColor`.
    private static func system(named name: String) -> Color? {
        let name = name.hasSuffix("Color") ? String(name.dropLast("Color".count)) : name
        if let color = backgrounds[name] { return Color(color) }
        let bare = name.hasPrefix("system") ? String(name.dropFirst("system".count)) : name
        let plain = bare.prefix(1).lowercased() + bare.dropFirst()
        return SystemColor(rawValue: labels[plain] ?? plain).map { Color(.system($0)) }
    }

    private static let labels = [
        "label": "primary", "secondaryLabel": "secondary", "tertiaryLabel": "tertiary",
        "quaternaryLabel": "quaternary",
    ]

    /// UIKit's colours that SwiftUI has no names for.
    private static let backgrounds: [String: UIColor] = [
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
