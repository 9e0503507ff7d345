import Foundation

/// Expands to nothing, so that files with previews compile without a canvas.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PinwheelMacros", type: "Preview")

/// Expands to nothing, so that files with previews compile without a canvas.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil,
    traits: PreviewTrait,
    _ additional: PreviewTrait...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PinwheelMacros", type: "Preview")

/// A layout for a preview. It has no effect, because previews expand to nothing.
public struct PreviewTrait: Sendable {
    public static let sizeThatFitsLayout = PreviewTrait()
    public static let defaultLayout = PreviewTrait()
    public static let landscapeLeft = PreviewTrait()
    public static let landscapeRight = PreviewTrait()
    public static let portrait = PreviewTrait()
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
        PreviewTrait()
    }
}

/// Expands to nothing, because previews, which contain such state, expand to nothing too.
@attached(peer)
public macro Previewable() = #externalMacro(module: "PinwheelMacros", type: "Previewable")

/// Generates the key of a value in `EnvironmentValues` or `Transaction`: `extension
/// EnvironmentValues { @Entry var speed = 1.0 }`.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "PinwheelMacros", type: "Entry")
