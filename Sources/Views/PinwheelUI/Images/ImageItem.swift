import Foundation
import Raster

/// The layout item of an image.
final class ImageItem: LeafItem {
    private var image = Image(systemName: "square")
    private var style = AnimatedStyle()

    func set(_ image: Image, _ inputs: Inputs) {
        self.image = image
        let foreground = ForegroundStyle()._resolved(in: inputs.environment)
        style.set(foreground, with: inputs.transaction.effectiveAnimation, host)
    }

    override func measured(for proposal: ProposedViewSize) -> CGSize {
        let drawing = ImageDrawing(image, in: environment)
        drawing.report(to: host)
        guard image.isResizable else { return drawing.size }
        return proposal.replacingUnspecifiedDimensions(by: drawing.size)
    }

    override func draw(_ context: DrawContext, into items: inout [Scene.Item]) {
        let frame = frame.value(at: host.now)
        if environment.redactionReasons.contains(.placeholder) {
            let paint = Color.gray.opacity(0.3).resolved(in: environment)
            let shape = Raster.Shape(
                path: .rect(Rect(frame)),
                paint: .solid(paint),
                transform: context.transform
            )
            return context.emit([.shape(shape)], into: &items)
        }
        let drawing = ImageDrawing(image, in: environment)
        let leaf = drawing.items(in: frame, context.transform) { style.paint(in: $0, at: host.now) }
        context.emit(leaf, into: &items)
    }
}

/// An image with its environment.
struct ImageDrawing {
    /// The resolved content.
    private enum Content {
        case symbol(Symbol)
        case pixels(MipmappedImage, scale: CGFloat, isTemplate: Bool)
        /// A gray rectangle with a size in points, for a missing image.
        case missing(CGSize)
    }

    private let content: Content
    private let environment: EnvironmentValues
    private let fontSize: CGFloat
    private var isResizable: Bool
    /// The note reported to the session if the image is missing.
    private let note: String?
    /// The symbol's name if it has no outline.
    private let unknownSymbol: String?

    /// The size that replaces the unknown size of a missing image, in points.
    private static let missingSize = CGSize(width: 24, height: 24)

    init(_ image: Image, in environment: EnvironmentValues) {
        self.environment = environment
        isResizable = image.isResizable
        let font = environment.font ?? .body
        fontSize = font.size * environment.imageScale.factor
        switch image.source {
        case .symbol(let name):
            let variants = environment.symbolVariants.suffixes.map { ".\($0)" }.joined()
            let symbol = Symbol.named(name.hasSuffix(variants) ? name : name + variants)
            content = .symbol(symbol)
            note = nil
            unknownSymbol = symbol.isKnown ? nil : name
        case .asset(let name):
            (content, note) = Self.asset(name, image.mode, in: environment)
            unknownSymbol = nil
        case .pixels(let mipmaps, let scale):
            content = .pixels(mipmaps, scale: scale, isTemplate: image.mode == .template)
            (note, unknownSymbol) = (nil, nil)
        }
    }

    /// Adds a missing image or symbol to the session's notes.
    @MainActor func report(to host: ViewHost?) {
        if let note { host?.note(note) }
        if let unknownSymbol { host?.noteUnknownSymbol(unknownSymbol) }
    }

    private static func asset(
        _ name: AssetName,
        _ mode: Image.TemplateRenderingMode?,
        in environment: EnvironmentValues
    ) -> (Content, note: String?) {
        do {
            let image = try AssetLibrary.image(
                name,
                scale: environment.displayScale,
                isDark: environment.colorScheme == .dark
            )
            let isTemplate = mode.map { $0 == .template } ?? image.isTemplate ?? false
            return (.pixels(image.mipmaps, scale: image.scale, isTemplate: isTemplate), nil)
        } catch {
            let size = error.size ?? missingSize
            return (.missing(size), "\(error.reason): a gray rectangle is drawn instead")
        }
    }

    /// The drawing, stretched to its frame.
    var stretched: ImageDrawing {
        var drawing = self
        drawing.isResizable = true
        return drawing
    }

    /// The ideal size in points.
    var size: CGSize {
        switch content {
        case .symbol(let symbol):
            CGSize(width: symbol.size.width * fontSize, height: symbol.size.height * fontSize)
        case .missing(let size): size
        case .pixels(let mipmaps, let scale, _):
            CGSize(width: CGFloat(mipmaps.width) / scale, height: CGFloat(mipmaps.height) / scale)
        }
    }

    /// Returns the items in a frame. Symbols and template images are painted with `paint`, which
    /// receives the frame.
    func items(
        in frame: CGRect,
        _ transform: Transform,
        paint: (CGRect) -> ResolvedPaint
    ) -> [Scene.Item] {
        switch content {
        case .symbol(let symbol): items(of: symbol, in: frame, transform, paint: paint)
        case .missing:
            [
                .shape(
                    Raster.Shape(
                        path: .rect(Rect(frame)),
                        paint: .solid(Color.gray.opacity(0.4).resolved(in: environment)),
                        transform: transform
                    )
                )
            ]
        case .pixels(let mipmaps, _, let isTemplate):
            items(of: mipmaps, in: frame, transform, template: isTemplate ? paint(frame) : nil)
        }
    }

    private func items(
        of symbol: Symbol,
        in frame: CGRect,
        _ transform: Transform,
        paint: (CGRect) -> ResolvedPaint
    ) -> [Scene.Item] {
        guard size.width > 0, size.height > 0 else { return [] }
        let natural = isResizable ? size : frame.size
        let fit =
            isResizable
            ? Transform.scale(x: frame.width / natural.width, y: frame.height / natural.height)
            : .identity
        let weight = environment.text.weight ?? (environment.font ?? .body).weight
        return symbol.items(
            scale: fontSize,
            pen: weight.strokeWidth,
            // Symbols are drawn around the origin.
            paint: paint(
                CGRect(
                    x: -frame.width / 2,
                    y: -frame.height / 2,
                    width: frame.width,
                    height: frame.height
                )
            ),
            placement: fit.then(.translation(dx: frame.midX, dy: frame.midY)).then(transform)
        )
    }

    private func items(
        of mipmaps: MipmappedImage,
        in frame: CGRect,
        _ transform: Transform,
        template: ResolvedPaint?
    ) -> [Scene.Item] {
        let pixels = CGSize(
            width: frame.width
                * (transform.a * transform.a + transform.b * transform.b).squareRoot(),
            height: frame.height
                * (transform.c * transform.c + transform.d * transform.d).squareRoot()
        )
        let image = Raster.Shape(
            path: .rect(Rect(frame)),
            paint: .image(mipmaps.mipmap(ofAtLeast: pixels), rect: Rect(frame)),
            transform: transform
        )
        guard let template, case .solid(let color) = template.paint else { return [.shape(image)] }
        return [
            .group(
                Raster.Group(
                    items: [.shape(image)],
                    opacity: template.opacity,
                    measure: .silhouette(color)
                )
            )
        ]
    }
}
