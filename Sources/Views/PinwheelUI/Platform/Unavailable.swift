import Foundation

/// UIKit's controllers: there are none.
@available(
    *,
    unavailable,
    message: "UIKit's controllers do not exist here; show the SwiftUI view that they hold"
)
public protocol UIViewControllerRepresentable: View {}

/// AppKit's views: there are none.
@available(
    *,
    unavailable,
    message: "AppKit's views do not exist here; draw with ProgressView, shapes or Canvas"
)
public protocol NSViewRepresentable: View {}

/// AppKit's controllers: there are none.
@available(
    *,
    unavailable,
    message: "AppKit's controllers do not exist here; show the SwiftUI view that they hold"
)
public protocol NSViewControllerRepresentable: View {}

/// A link to a screen's frames: there is none.
@available(
    *,
    unavailable,
    message: "there are no screens here; use TimelineView(.animation), or a Timer"
)
public final class CADisplayLink {}

/// A picture as paint: there is none.
@available(
    *,
    unavailable,
    message: "shapes are not painted with pictures here; clip an Image by the shape"
)
public struct ImagePaint: ShapeStyle {
    /// A picture.
    public init(
        image: Image,
        sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
        scale: CGFloat = 1
    ) {}
    /// Nothing.
    public func _resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        Color.clear._resolved(in: environment)
    }
}

/// Metal's functions: there are none.
@available(
    *,
    unavailable,
    message: "Metal's functions do not run here; use Canvas, gradients or filters of colours"
)
public struct Shader: ShapeStyle {
    /// A function and what it is given.
    public init(function: ShaderFunction, arguments: [Argument] = []) {}
    /// Nothing.
    public func _resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        Color.clear._resolved(in: environment)
    }

    /// What a function is given.
    public struct Argument: Sendable {
        /// A number.
        public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument() }
        /// Two numbers.
        public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
            Argument()
        }
        /// Two numbers.
        public static func float2(_ size: CGSize) -> Argument { Argument() }
        /// Two numbers.
        public static func float2(_ point: CGPoint) -> Argument { Argument() }
        /// Three numbers.
        public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
            Argument()
        }
        /// Four numbers.
        public static func float4<T: BinaryFloatingPoint>(
            _ x: T,
            _ y: T,
            _ z: T,
            _ w: T
        ) -> Argument { Argument() }
        /// Numbers.
        public static func floatArray(_ array: [Float]) -> Argument { Argument() }
        /// A colour.
        public static func color(_ color: Color) -> Argument { Argument() }
        /// Colours.
        public static func colorArray(_ array: [Color]) -> Argument { Argument() }
        /// A picture.
        public static func image(_ image: Image) -> Argument { Argument() }
        /// The view's frame.
        public static var boundingRect: Argument { Argument() }
    }
}

/// A function of Metal: there is none.
@available(
    *,
    unavailable,
    message: "Metal's functions do not run here; use Canvas, gradients or filters of colours"
)
@dynamicCallable
public struct ShaderFunction: Sendable {
    /// A function of a library, by its name.
    public init(library: ShaderLibrary, name: String) {}
    /// What it makes of what it is given.
    public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
        Shader(function: self, arguments: args)
    }
}

/// Metal's functions: there are none.
@available(
    *,
    unavailable,
    message: "Metal's functions do not run here; use Canvas, gradients or filters of colours"
)
@dynamicMemberLookup
public struct ShaderLibrary: Sendable {
    /// A library from its bytes.
    public init(data: Data) {}
    /// A library from a file.
    public init(url: URL) {}
    /// That of the app.
    public static let `default` = ShaderLibrary(data: Data())
    /// That of a bundle.
    public static func bundle(_ bundle: Bundle) -> ShaderLibrary { .default }
    /// A function by its name.
    public static subscript(dynamicMember name: String) -> ShaderFunction {
        ShaderFunction(library: .default, name: name)
    }
    /// A function by its name.
    public subscript(dynamicMember name: String) -> ShaderFunction {
        ShaderFunction(library: self, name: name)
    }
}

/// Metal's functions: there are none.
extension View {
    /// The view, its colours by one of Metal's functions: not available.
    @available(
        *,
        unavailable,
        message:
            "Metal's functions do not run here; use colorMultiply, hueRotation and other filters"
    )
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View { self }
    /// The view, its pixels by one of Metal's functions: not available.
    @available(
        *,
        unavailable,
        message: "Metal's functions do not run here; use Canvas, blur or other filters"
    )
    public func layerEffect(
        _ shader: Shader,
        maxSampleOffset: CGSize,
        isEnabled: Bool = true
    ) -> some View { self }
    /// The view, its places by one of Metal's functions: not available.
    @available(
        *,
        unavailable,
        message: "Metal's functions do not run here; use projectionEffect or a GeometryEffect"
    )
    public func distortionEffect(
        _ shader: Shader,
        maxSampleOffset: CGSize,
        isEnabled: Bool = true
    ) -> some View { self }
}

/// Colours at points of a mesh: there are none.
@available(
    *,
    unavailable,
    message: "meshes of colours are not drawn here; lay linear and radial gradients over each other"
)
public nonisolated struct MeshGradient: ShapeStyle, View {
    /// Colours at points.
    public init(
        width: Int,
        height: Int,
        points: [SIMD2<Float>],
        colors: [Color],
        background: Color = .clear,
        smoothsColors: Bool = true
    ) {}
    /// Nothing.
    public func _resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        Color.clear._resolved(in: environment)
    }
    /// Nothing.
    public var body: some View { EmptyView() }
}

/// Shadows of styles: there are none.
@available(
    *,
    unavailable,
    message: "styles have no shadows here; use the view's shadow(color:radius:x:y:)"
)
public struct ShadowStyle: Sendable {
    /// Behind.
    public static func drop(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle() }
    /// Within.
    public static func inner(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55),
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle() }
}

extension ShapeStyle {
    /// The style with a shadow: not available.
    @available(
        *,
        unavailable,
        message: "styles have no shadows here; use the view's shadow(color:radius:x:y:)"
    )
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }
    /// Not there.
    @available(
        *,
        unavailable,
        message: "styles do not blend by themselves here; use the view's blendMode(_:)"
    )
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }
}
