import Foundation

@available(
    *,
    unavailable,
    message: "view controllers are not available; show the SwiftUI view that they host"
)
public protocol UIViewControllerRepresentable: View {}

@available(
    *,
    unavailable,
    message: "AppKit's views are not available; draw with ProgressView, shapes or Canvas"
)
public protocol NSViewRepresentable: View {}

@available(
    *,
    unavailable,
    message: "view controllers are not available; show the SwiftUI view that they host"
)
public protocol NSViewControllerRepresentable: View {}

@available(
    *,
    unavailable,
    message: "display links are not available; use TimelineView(.animation) or a Timer"
)
public final class CADisplayLink {}

@available(
    *,
    unavailable,
    message: "image paints are not available; clip an Image to the shape"
)
public struct ImagePaint: ShapeStyle {
    public init(
        image: Image,
        sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
        scale: CGFloat = 1
    ) {}
    public func _resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        Color.clear._resolved(in: environment)
    }
}

@available(
    *,
    unavailable,
    message: "Metal shaders are not available; use Canvas, gradients or colour filters"
)
public struct Shader: ShapeStyle {
    public init(function: ShaderFunction, arguments: [Argument] = []) {}
    public func _resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        Color.clear._resolved(in: environment)
    }

    public struct Argument: Sendable {
        public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument() }
        public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
            Argument()
        }
        public static func float2(_ size: CGSize) -> Argument { Argument() }
        public static func float2(_ point: CGPoint) -> Argument { Argument() }
        public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
            Argument()
        }
        public static func float4<T: BinaryFloatingPoint>(
            _ x: T,
            _ y: T,
            _ z: T,
            _ w: T
        ) -> Argument { Argument() }
        public static func floatArray(_ array: [Float]) -> Argument { Argument() }
        public static func color(_ color: Color) -> Argument { Argument() }
        public static func colorArray(_ array: [Color]) -> Argument { Argument() }
        public static func image(_ image: Image) -> Argument { Argument() }
        public static var boundingRect: Argument { Argument() }
    }
}

@available(
    *,
    unavailable,
    message: "Metal shaders are not available; use Canvas, gradients or colour filters"
)
@dynamicCallable
public struct ShaderFunction: Sendable {
    public init(library: ShaderLibrary, name: String) {}
    public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
        Shader(function: self, arguments: args)
    }
}

@available(
    *,
    unavailable,
    message: "Metal shaders are not available; use Canvas, gradients or colour filters"
)
@dynamicMemberLookup
public struct ShaderLibrary: Sendable {
    public init(data: Data) {}
    public init(url: URL) {}
    public static let `default` = ShaderLibrary(data: Data())
    public static func bundle(_ bundle: Bundle) -> ShaderLibrary { .default }
    public static subscript(dynamicMember name: String) -> ShaderFunction {
        ShaderFunction(library: .default, name: name)
    }
    public subscript(dynamicMember name: String) -> ShaderFunction {
        ShaderFunction(library: self, name: name)
    }
}

extension View {
    @available(
        *,
        unavailable,
        message: "Metal shaders are not available; use colorMultiply, hueRotation and other filters"
    )
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View { self }
    @available(
        *,
        unavailable,
        message: "Metal shaders are not available; use Canvas, blur or other filters"
    )
    public func layerEffect(
        _ shader: Shader,
        maxSampleOffset: CGSize,
        isEnabled: Bool = true
    ) -> some View { self }
    @available(
        *,
        unavailable,
        message: "Metal shaders are not available; use projectionEffect or a GeometryEffect"
    )
    public func distortionEffect(
        _ shader: Shader,
        maxSampleOffset: CGSize,
        isEnabled: Bool = true
    ) -> some View { self }
}

@available(
    *,
    unavailable,
    message: "mesh gradients are not available; overlay linear and radial gradients"
)
public nonisolated struct MeshGradient: ShapeStyle, View {
    public init(
        width: Int,
        height: Int,
        points: [SIMD2<Float>],
        colors: [Color],
        background: Color = .clear,
        smoothsColors: Bool = true
    ) {}
    public func _resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        Color.clear._resolved(in: environment)
    }
    public var body: some View { EmptyView() }
}

@available(
    *,
    unavailable,
    message: "styles have no shadows; use the view's shadow(color:radius:x:y:)"
)
public struct ShadowStyle: Sendable {
    public static func drop(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle() }
    public static func inner(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55),
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle() }
}

extension ShapeStyle {
    @available(
        *,
        unavailable,
        message: "styles have no shadows; use the view's shadow(color:radius:x:y:)"
    )
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }
    @available(
        *,
        unavailable,
        message: "styles have no blend mode; use the view's blendMode(_:)"
    )
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }
}
