import Foundation

/// UIKit's views: there are none.
@available(
    *,
    unavailable,
    message: "UIKit's views do not exist here; draw with ProgressView, shapes or Canvas"
)
public protocol UIViewRepresentable: View {}

/// UIKit's controllers: there are none.
@available(
    *,
    unavailable,
    message: "UIKit's controllers do not exist here; show the SwiftUI view that they hold"
)
public protocol UIViewControllerRepresentable: View {}

/// Pictures from the network: there is none.
@available(
    *,
    unavailable,
    message: "nothing is loaded here; show the placeholder, or an Image of pixels that are there"
)
public struct AsyncImage {
    /// A picture at an address.
    public init(url: URL?) {}
}

/// A picture as paint: there is none.
@available(
    *,
    unavailable,
    message: "shapes are not painted with pictures here; clip an Image by the shape"
)
public struct ImagePaint {
    /// A picture.
    public init(image: Image) {}
}

/// Metal's functions: there are none.
@available(
    *,
    unavailable,
    message: "Metal's functions do not run here; use Canvas, gradients or filters of colours"
)
public struct Shader: Sendable {}

/// Metal's functions: there are none.
@available(
    *,
    unavailable,
    message: "Metal's functions do not run here; use Canvas, gradients or filters of colours"
)
public struct ShaderLibrary: Sendable {}

/// Colours at points of a mesh: there are none.
@available(
    *,
    unavailable,
    message: "meshes of colours are not drawn here; lay linear and radial gradients over each other"
)
public struct MeshGradient: Sendable {}

/// SwiftUI's names, where they are spelled out: `SwiftUI.View`.
public enum SwiftUI {
    /// `View`.
    public typealias View = PinwheelUI.View
    /// `ViewModifier`.
    public typealias ViewModifier = PinwheelUI.ViewModifier
    /// `Shape`.
    public typealias Shape = PinwheelUI.Shape
    /// `Animatable`.
    public typealias Animatable = PinwheelUI.Animatable
    /// `Color`.
    public typealias Color = PinwheelUI.Color
    /// `Font`.
    public typealias Font = PinwheelUI.Font
    /// `Text`.
    public typealias Text = PinwheelUI.Text
    /// `Image`.
    public typealias Image = PinwheelUI.Image
    /// `Animation`.
    public typealias Animation = PinwheelUI.Animation
    /// `Path`.
    public typealias Path = PinwheelUI.Path
    /// `Circle`.
    public typealias Circle = PinwheelUI.Circle
    /// `Angle`.
    public typealias Angle = PinwheelUI.Angle
    /// `Gradient`.
    public typealias Gradient = PinwheelUI.Gradient
    /// `State`.
    public typealias State = PinwheelUI.State
    /// `Binding`.
    public typealias Binding = PinwheelUI.Binding
    /// `Environment`.
    public typealias Environment = PinwheelUI.Environment
    /// `Group`.
    public typealias Group = PinwheelUI.Group
    /// `Button`.
    public typealias Button = PinwheelUI.Button
    /// `ProgressView`.
    public typealias ProgressView = PinwheelUI.ProgressView
}
