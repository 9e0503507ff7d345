import Foundation
import Raster

/// A symbol, a picture of a catalogue of assets, or pixels.
public nonisolated struct Image: _PrimitiveView, Equatable {
    /// What is shown.
    enum Source: Equatable, Sendable {
        case symbol(String)
        case asset(AssetName)
        case picture(Picture, scale: CGFloat)
    }

    let source: Source
    private(set) var isResizable = false
    private(set) var mode: TemplateRenderingMode?

    init(_ source: Source) { self.source = source }

    /// A symbol by its name, drawn by an outline of the package's own; of a name without one a square.
    public init(systemName: String) { self.init(.symbol(systemName)) }
    /// A symbol by its name; `variableValue` is not shown.
    public init(systemName: String, variableValue: Double?) { self.init(.symbol(systemName)) }
    /// Pixels, `scale` of them to a point.
    public init(_ picture: Raster.Image, scale: CGFloat = 1) {
        self.init(.picture(Picture(picture), scale: scale > 0 ? scale : 1))
    }

    /// How a picture is coloured.
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// By the style of foregrounds.
        case template
        /// By its own colours.
        case original
    }

    /// How a resizable picture fills its frame: always stretched.
    public enum ResizingMode: Hashable, Sendable {
        /// Taken as `stretch`.
        case tile
        /// Stretched.
        case stretch
    }

    /// How much larger than their font symbols are.
    public enum Scale: Hashable, Sendable {
        /// Smaller.
        case small
        /// As the font.
        case medium
        /// Larger.
        case large

        var factor: CGFloat {
            switch self {
            case .small: 0.78
            case .medium: 1
            case .large: 1.28
            }
        }
    }

    /// How well a picture is enlarged: always linearly.
    public enum Interpolation: Hashable, Sendable {
        /// Taken as linear.
        case none
        /// Taken as linear.
        case low
        /// Taken as linear.
        case medium
        /// Taken as linear.
        case high
    }

    /// The picture, which takes all that it is offered.
    public func resizable(
        capInsets: EdgeInsets = EdgeInsets(),
        resizingMode: ResizingMode = .stretch
    ) -> Image {
        var image = self
        image.isResizable = true
        return image
    }
    /// The picture in the style of foregrounds, or in its own colours.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        var image = self
        image.mode = renderingMode
        return image
    }
    /// The picture, enlarged linearly.
    public func interpolation(_ interpolation: Interpolation) -> Image { self }
    /// The picture with smooth edges.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }
    /// The symbol in one colour.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

    /// The name of a symbol; nil of another picture.
    var symbolName: String? { if case .symbol(let name) = source { name } else { nil } }

    /// The view's place in the tree.
    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<
        Self
    > {
        let item = ImageItem(context.host)
        let node = LeafNode(view, context, item) { $0.set($1, $2) }
        item.node = node
        return node
    }
}

/// How symbols of several parts are coloured: always in one colour.
public struct SymbolRenderingMode: Hashable, Sendable {
    private let number: Int
    /// One colour.
    public static let monochrome = SymbolRenderingMode(number: 0)
    /// Taken as one colour.
    public static let multicolor = SymbolRenderingMode(number: 1)
    /// Taken as one colour.
    public static let hierarchical = SymbolRenderingMode(number: 2)
    /// Taken as one colour.
    public static let palette = SymbolRenderingMode(number: 3)
}

/// Forms of symbols: what is added to their names.
public struct SymbolVariants: Hashable, Sendable {
    let suffixes: [String]
    /// As they are.
    public static let none = SymbolVariants(suffixes: [])
    /// Filled.
    public static let fill = SymbolVariants(suffixes: ["fill"])
    /// In a circle.
    public static let circle = SymbolVariants(suffixes: ["circle"])
    /// In a square.
    public static let square = SymbolVariants(suffixes: ["square"])
    /// The form, filled.
    public var fill: SymbolVariants { SymbolVariants(suffixes: suffixes + ["fill"]) }
    /// The form in a circle.
    public var circle: SymbolVariants { SymbolVariants(suffixes: suffixes + ["circle"]) }
}

private enum ScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }
private enum VariantKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }

extension EnvironmentValues {
    /// How much larger than their font symbols are.
    public var imageScale: Image.Scale {
        get { self[ScaleKey.self] }
        set { self[ScaleKey.self] = newValue }
    }
    /// The form of symbols.
    public var symbolVariants: SymbolVariants {
        get { self[VariantKey.self] }
        set { self[VariantKey.self] = newValue }
    }
}

nonisolated extension View {
    /// How much larger than their font symbols below are.
    public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
    /// The form of symbols below.
    public func symbolVariant(_ variant: SymbolVariants) -> some View {
        environment(\.symbolVariants, variant)
    }
    /// How symbols of several parts are coloured: always in one colour.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
}
