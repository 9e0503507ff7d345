import Foundation
import Raster

/// A symbol, an image of an asset catalogue, or pixels.
public nonisolated struct Image: _PrimitiveView, Equatable {
    /// The origin of the image.
    enum Source: Equatable, Sendable {
        case symbol(String)
        case asset(AssetName)
        case pixels(MipmappedImage, scale: CGFloat)
    }

    let source: Source
    private(set) var isResizable = false
    private(set) var mode: TemplateRenderingMode?

    init(_ source: Source) { self.source = source }

    /// Creates an image of a symbol. Pinwheel draws its own outlines, and a crossed square for
    /// symbols without one.
    public init(systemName: String) { self.init(.symbol(systemName)) }
    /// Creates an image of a symbol. `variableValue` is ignored.
    public init(systemName: String, variableValue: Double?) { self.init(.symbol(systemName)) }
    /// Creates an image of pixels, with `scale` pixels per point.
    public init(_ image: Raster.Image, scale: CGFloat = 1) {
        self.init(.pixels(MipmappedImage(image), scale: scale > 0 ? scale : 1))
    }

    public enum TemplateRenderingMode: Hashable, Sendable {
        case template
        case original
    }

    /// The resizing mode of an image. It is always `stretch`.
    public enum ResizingMode: Hashable, Sendable {
        /// Treated as `stretch`.
        case tile
        case stretch
    }

    /// The size of symbols relative to their font.
    public enum Scale: Hashable, Sendable {
        /// A scale of 0.78.
        case small
        /// A scale of 1.
        case medium
        /// A scale of 1.28.
        case large

        var factor: CGFloat {
            switch self {
            case .small: 0.78
            case .medium: 1
            case .large: 1.28
            }
        }
    }

    /// The quality of enlargement. It is ignored: enlargement is always linear.
    public enum Interpolation: Hashable, Sendable {
        case none
        case low
        case medium
        case high
    }

    /// Returns an image that accepts any proposed size. Both parameters are ignored.
    public func resizable(
        capInsets: EdgeInsets = EdgeInsets(),
        resizingMode: ResizingMode = .stretch
    ) -> Image {
        var image = self
        image.isResizable = true
        return image
    }
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        var image = self
        image.mode = renderingMode
        return image
    }
    /// Returns the image unchanged: it is always enlarged linearly.
    public func interpolation(_ interpolation: Interpolation) -> Image { self }
    /// Returns the image unchanged: edges are always antialiased.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }
    /// Returns the image unchanged: symbols are always monochrome.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

    /// The symbol's name. `nil` for other images.
    var symbolName: String? { if case .symbol(let name) = source { name } else { nil } }

    /// Creates the node of the view.
    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<
        Self
    > {
        LeafNode(view, context, ImageItem(context.host)) { $0.set($1, $2) }
    }
}

/// The rendering mode of symbols. It is always monochrome.
public struct SymbolRenderingMode: Hashable, Sendable {
    private let number: Int
    public static let monochrome = SymbolRenderingMode(number: 0)
    /// Treated as monochrome.
    public static let multicolor = SymbolRenderingMode(number: 1)
    /// Treated as monochrome.
    public static let hierarchical = SymbolRenderingMode(number: 2)
    /// Treated as monochrome.
    public static let palette = SymbolRenderingMode(number: 3)
}

/// Variants of symbols, stored as suffixes of symbol names.
public struct SymbolVariants: Hashable, Sendable {
    let suffixes: [String]
    public static let none = SymbolVariants(suffixes: [])
    public static let fill = SymbolVariants(suffixes: ["fill"])
    public static let circle = SymbolVariants(suffixes: ["circle"])
    public static let square = SymbolVariants(suffixes: ["square"])
    public var fill: SymbolVariants { SymbolVariants(suffixes: suffixes + ["fill"]) }
    public var circle: SymbolVariants { SymbolVariants(suffixes: suffixes + ["circle"]) }
}

extension EnvironmentValues {
    @Entry public var imageScale: Image.Scale = .medium
    @Entry public var symbolVariants: SymbolVariants = .none
}

nonisolated extension View {
    public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
    public func symbolVariant(_ variant: SymbolVariants) -> some View {
        environment(\.symbolVariants, variant)
    }
    /// Returns the view unchanged: symbols are always monochrome.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
}
