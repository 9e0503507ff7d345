/// The names of predefined colours and styles in SwiftUI and UIKit. As in Xcode, an asset with such
/// a name is only available as a resource: `Color(.red)`.
package enum FrameworkColors {
    /// The names of the members.
    package static let names: Set<String> = [
        "accentColor", "background", "bar", "black", "blue", "brown", "clear", "cyan", "darkGray",
        "darkText",
        "fill", "foreground", "gray", "green", "indigo", "label", "lightGray", "lightText", "link",
        "magenta",
        "mint", "opaqueSeparator", "orange", "pink", "placeholder", "placeholderText", "primary",
        "purple",
        "quaternary", "quaternaryLabel", "quaternarySystemFill", "quinary", "red", "secondary",
        "secondaryLabel",
        "secondarySystemBackground", "secondarySystemFill", "secondarySystemGroupedBackground",
        "selection",
        "separator", "systemBackground", "systemBlue", "systemBrown", "systemCyan", "systemFill",
        "systemGray",
        "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6", "systemGreen",
        "systemGroupedBackground", "systemIndigo", "systemMint", "systemOrange", "systemPink",
        "systemPurple",
        "systemRed", "systemTeal", "systemYellow", "teal", "tertiary", "tertiaryLabel",
        "tertiarySystemBackground", "tertiarySystemFill", "tertiarySystemGroupedBackground", "tint",
        "tintColor",
        "white", "yellow",
    ]
}
