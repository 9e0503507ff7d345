import Foundation
import Raster

nonisolated extension View {
    public func offset(_ offset: CGSize) -> some View {
        ItemModified(self, OffsetEffect(offset: offset))
    }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        offset(CGSize(width: x, height: y))
    }
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        ItemModified(self, RotationEffect(angle: angle, anchor: anchor))
    }
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        ItemModified(self, ScaleEffect(scale: scale, anchor: anchor))
    }
    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }
    public func scaleEffect(
        x: CGFloat = 1,
        y: CGFloat = 1,
        anchor: UnitPoint = .center
    ) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }
    public func transformEffect(_ transform: CGAffineTransform) -> some View {
        projectionEffect(ProjectionTransform(transform))
    }
    /// Multiplies the alpha of each leaf separately.
    public func opacity(_ opacity: Double) -> some View {
        ItemModified(self, OpacityEffect(opacity: opacity))
    }
    public func hidden() -> some View { opacity(0) }
    /// Blurs each leaf separately. `radius` is the standard deviation in points, and `opaque` is
    /// ignored.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        ItemModified(self, BlurEffect(radius: radius))
    }
    /// Adds a shadow to each leaf separately. `radius` is the standard deviation of its blur, in
    /// points.
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> some View {
        EnvironmentReader { environment in
            ItemModified(
                self,
                ShadowEffect(
                    color: color.resolved(in: environment),
                    radius: radius,
                    offset: CGSize(width: x, height: y)
                )
            )
        }
    }
    /// Sets the blend mode of each leaf separately.
    public func blendMode(_ blendMode: BlendMode) -> some View {
        ItemModified(self, BlendEffect(mode: blendMode.mode))
    }
    public func compositingGroup() -> some View { ItemModified(self, CompositingGroup()) }
    /// Identical to `compositingGroup()`.
    public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear)
        -> some View
    {
        compositingGroup()
    }
    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        ItemModified(self, ClipEffect(shape: shape, rule: style.isEOFilled ? .evenOdd : .nonZero))
    }
    public func clipped(antialiased: Bool = false) -> some View { clipShape(Rectangle()) }
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius, style: .circular))
    }
}

/// The colour space of a drawing group. It has no effect: colours are always blended as encoded.
public enum ColorRenderingMode: Hashable, Sendable {
    case nonLinear
    case linear
    case extendedLinear
}

public enum BlendMode: Hashable, Sendable {
    case normal
    case multiply
    case screen
    case overlay
    case darken
    case lighten
    case colorDodge
    case colorBurn
    case softLight
    case hardLight
    case difference
    case exclusion
    case hue
    case saturation
    case color
    case luminosity
    case sourceAtop
    case destinationOver
    case destinationOut
    case plusDarker
    case plusLighter

    var mode: Raster.BlendMode {
        switch self {
        case .normal: .sourceOver
        case .multiply: .multiply
        case .screen: .screen
        case .overlay: .overlay
        case .darken: .darken
        case .lighten: .lighten
        case .colorDodge: .colorDodge
        case .colorBurn: .colorBurn
        case .softLight: .softLight
        case .hardLight: .hardLight
        case .difference: .difference
        case .exclusion: .exclusion
        case .hue: .hue
        case .saturation: .saturation
        case .color: .color
        case .luminosity: .luminosity
        case .sourceAtop: .sourceAtop
        case .destinationOver: .destinationOver
        case .destinationOut: .destinationOut
        case .plusDarker: .plusDarker
        case .plusLighter: .plusLighter
        }
    }
}
