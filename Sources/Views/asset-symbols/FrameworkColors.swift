/// Names that the colours and styles of SwiftUI and UIKit already have. As in Xcode, an asset with
/// such a name is available as a resource only: `Color(.red)`.
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
