import Foundation
import Raster

nonisolated extension View {
    /// The view, moved without others' notice.
    public func offset(_ offset: CGSize) -> some View {
        ItemModified(self, OffsetEffect(offset: offset))
    }
    /// The view, moved without others' notice.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        offset(CGSize(width: x, height: y))
    }
    /// The view, turned about a point of its frame; clockwise when positive.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        ItemModified(self, RotationEffect(angle: angle, anchor: anchor))
    }
    /// The view, scaled about a point of its frame.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        ItemModified(self, ScaleEffect(scale: scale, anchor: anchor))
    }
    /// The view, scaled about a point of its frame.
    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }
    /// The view, scaled about a point of its frame.
    public func scaleEffect(
        x: CGFloat = 1,
        y: CGFloat = 1,
        anchor: UnitPoint = .center
    ) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }
    /// The view, its points sent through a map about its frame's corner.
    public func transformEffect(_ transform: CGAffineTransform) -> some View {
        projectionEffect(ProjectionTransform(transform))
    }
    /// The view, its alpha multiplied leaf by leaf.
    public func opacity(_ opacity: Double) -> some View {
        ItemModified(self, OpacityEffect(opacity: opacity))
    }
    /// The view's room, without the view.
    public func hidden() -> some View { opacity(0) }
    /// The view, each leaf blurred by a Gaussian of a standard deviation in points.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        ItemModified(self, BlurEffect(radius: radius))
    }
    /// The view, each leaf with a shadow; its blur's standard deviation is `radius` points.
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
    /// How each leaf meets what is there.
    public func blendMode(_ blendMode: BlendMode) -> some View {
        ItemModified(self, BlendEffect(mode: blendMode.mode))
    }
    /// The view as one picture, for what fades, blends and filters it.
    public func compositingGroup() -> some View { ItemModified(self, CompositingGroup()) }
    /// The view as one picture.
    public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear)
        -> some View
    {
        compositingGroup()
    }
    /// The view, seen only within a shape.
    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        ItemModified(self, ClipEffect(shape: shape, rule: style.isEOFilled ? .evenOdd : .nonZero))
    }
    /// The view, seen only within its frame.
    public func clipped(antialiased: Bool = false) -> some View { clipShape(Rectangle()) }
    /// The view with rounded corners.
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius, style: .circular))
    }
}

/// How colours are mixed: always as they are encoded.
public enum ColorRenderingMode: Hashable, Sendable {
    /// As they are encoded.
    case nonLinear
    /// Taken as `nonLinear`.
    case linear
    /// Taken as `nonLinear`.
    case extendedLinear
}

/// How a picture meets what is there.
public enum BlendMode: Hashable, Sendable {
    /// Over it.
    case normal
    /// The product.
    case multiply
    /// The product of what is missing.
    case screen
    /// Multiplied where it is dark, screened where it is light.
    case overlay
    /// The darker.
    case darken
    /// The lighter.
    case lighten
    /// Brightened.
    case colorDodge
    /// Darkened.
    case colorBurn
    /// Darkened or brightened a little.
    case softLight
    /// Multiplied or screened.
    case hardLight
    /// What they differ by.
    case difference
    /// As difference, weaker.
    case exclusion
    /// The hue of what comes.
    case hue
    /// The saturation of what comes.
    case saturation
    /// The hue and saturation of what comes.
    case color
    /// The luminosity of what comes.
    case luminosity
    /// Over it, only where something is.
    case sourceAtop
    /// Behind it.
    case destinationOver
    /// What is there goes where something comes.
    case destinationOut
    /// The sum, down to black.
    case plusDarker
    /// The sum, up to white.
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
