import Foundation

/// A view for the canvas of an editor; nothing on Linux, so that files with previews compile unchanged.
///
/// - Parameters:
///   - name: What the canvas calls it.
///   - body: The view.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PinwheelMacros", type: "Preview")

/// A view for the canvas of an editor with what it is laid out in; nothing on Linux.
///
/// - Parameters:
///   - name: What the canvas calls it.
///   - traits: What it is shown in.
///   - additional: More of the same.
///   - body: The view.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil,
    traits: PreviewTrait,
    _ additional: PreviewTrait...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PinwheelMacros", type: "Preview")

/// What the canvas of an editor shows a view in; without effect on Linux.
public struct PreviewTrait: Sendable {
    /// As large as the view.
    public static let sizeThatFitsLayout = PreviewTrait()
    /// As large as the device.
    public static let defaultLayout = PreviewTrait()
    /// On its side, to the left.
    public static let landscapeLeft = PreviewTrait()
    /// On its side, to the right.
    public static let landscapeRight = PreviewTrait()
    /// Upright.
    public static let portrait = PreviewTrait()
    /// Of a size in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
        PreviewTrait()
    }
}

/// State within a preview; nothing on Linux, where previews are nothing.
@attached(peer)
public macro Previewable() = #externalMacro(module: "PinwheelMacros", type: "Previewable")

/// A value of the surroundings, of transactions or the like, of which the key is written by the compiler:
/// `extension EnvironmentValues { @Entry var speed = 1.0 }`.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "PinwheelMacros", type: "Entry")
