import Foundation

/// How choices look: always a label and an arrow.
public protocol PickerStyle: Sendable {}
/// Taken as a label and an arrow.
public struct DefaultPickerStyle: PickerStyle {
    /// The style.
    public init() {}
}
/// Taken as a label and an arrow.
public struct InlinePickerStyle: PickerStyle {
    /// The style.
    public init() {}
}
/// Taken as a label and an arrow.
public struct MenuPickerStyle: PickerStyle {
    /// The style.
    public init() {}
}
/// Taken as a label and an arrow.
public struct NavigationLinkPickerStyle: PickerStyle {
    /// The style.
    public init() {}
}
/// Taken as a label and an arrow.
public struct PalettePickerStyle: PickerStyle {
    /// The style.
    public init() {}
}
/// Taken as a label and an arrow.
public struct SegmentedPickerStyle: PickerStyle {
    /// The style.
    public init() {}
}
/// Taken as a label and an arrow.
public struct WheelPickerStyle: PickerStyle {
    /// The style.
    public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// Taken as a label and an arrow.
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
    /// Taken as a label and an arrow.
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
    /// Taken as a label and an arrow.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// Taken as a label and an arrow.
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
extension PickerStyle where Self == PalettePickerStyle {
    /// Taken as a label and an arrow.
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
    /// Taken as a label and an arrow.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
    /// Taken as a label and an arrow.
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

nonisolated extension View {
    /// How choices look: always a label and an arrow.
    public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { self }
}
