import Foundation

/// A style that has no effect: pickers are always a label and an arrow.
public protocol PickerStyle: Sendable {}
public struct DefaultPickerStyle: PickerStyle {
    public init() {}
}
public struct InlinePickerStyle: PickerStyle {
    public init() {}
}
public struct MenuPickerStyle: PickerStyle {
    public init() {}
}
public struct NavigationLinkPickerStyle: PickerStyle {
    public init() {}
}
public struct PalettePickerStyle: PickerStyle {
    public init() {}
}
public struct SegmentedPickerStyle: PickerStyle {
    public init() {}
}
public struct WheelPickerStyle: PickerStyle {
    public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
extension PickerStyle where Self == PalettePickerStyle {
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

nonisolated extension View {
    /// No effect: pickers are always a label and an arrow.
    public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { self }
}
