import Foundation
import Raster

/// A symbol or a picture that is laid out and drawn.
final class ImageItem: LayoutItem {
    private var image = Image(systemName: "square")
    private var style = AnimatedStyle()
    weak var node: Node?
    private var frame = AnimatedFrame()

    func set(_ image: Image, _ inputs: Inputs) {
        self.image = image
        let foreground = ForegroundStyle()._resolved(in: inputs.environment)
        style.set(foreground, with: inputs.transaction.effectiveAnimation, host)
    }

    private var environment: EnvironmentValues { node?.inputs.environment ?? EnvironmentValues() }

    override func measured(for proposal: ProposedViewSize) -> CGSize {
        let drawing = ImageDrawing(image, in: environment)
        if let note = drawing.note { host.note(note) }
        guard image.isResizable else { return drawing.size }
        return proposal.replacingUnspecifiedDimensions(by: drawing.size)
    }

    override func place(in frame: CGRect, _ proposal: ProposedViewSize, _ context: PlacementContext)
    {
        guard let node else { return }
        self.frame.set(frame.rounded(toScale: environment.displayScale), of: node)
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

/// A picture in its surroundings.
struct ImageDrawing {
    private var image: Image
    private let environment: EnvironmentValues
    private let symbol: Symbol?
    private let fontSize: CGFloat
    /// What is drawn in another way than was asked for.
    let note: String?

    /// The side of what takes the place of a picture that is not there, in points.
    private static let missingSide: CGFloat = 24

    init(_ image: Image, in environment: EnvironmentValues) {
        self.image = image
        self.environment = environment
        let font = environment.font ?? .body
        fontSize = font.size * environment.imageScale.factor
        switch image.source {
        case .symbol(let name):
            let variants = environment.symbolVariants.suffixes.map { ".\($0)" }.joined()
            let symbol = Symbol.named(name.hasSuffix(variants) ? name : name + variants)
            self.symbol = symbol
            note =
                symbol.isKnown
                ? nil : "there is no outline for the symbol “\(name)”: a square is in its place"
        case .missing(let name):
            symbol = nil
            note = "there is no catalogue of assets for “\(name)”: a gray square is in its place"
        case .picture:
            symbol = nil
            note = nil
        }
    }

    /// The same, stretched over the frame in which it is drawn.
    var stretched: ImageDrawing {
        var drawing = self
        drawing.image = image.resizable()
        return drawing
    }

    /// The size of its own, in points.
    var size: CGSize {
        switch image.source {
        case .symbol:
            let size = symbol?.size ?? .zero
            return CGSize(width: size.width * fontSize, height: size.height * fontSize)
        case .missing: return CGSize(width: Self.missingSide, height: Self.missingSide)
        case .picture(let picture, let scale):
            return CGSize(
                width: CGFloat(picture.width) / scale,
                height: CGFloat(picture.height) / scale
            )
        }
    }

    /// What is drawn in a frame; symbols and templates in the paint for a frame round what is painted.
    func items(
        in frame: CGRect,
        _ transform: Transform,
        paint: (CGRect) -> ResolvedPaint
    ) -> [Scene.Item] {
        // Symbols are drawn round the origin.
        let centered = CGRect(
            x: -frame.width / 2,
            y: -frame.height / 2,
            width: frame.width,
            height: frame.height
        )
        let foreground = paint(symbol == nil ? frame : centered)
        switch image.source {
        case .symbol:
            guard let symbol, size.width > 0, size.height > 0 else { return [] }
            let natural = image.isResizable ? size : frame.size
            let fit =
                image.isResizable
                ? Transform.scale(x: frame.width / natural.width, y: frame.height / natural.height)
                : .identity
            let weight = environment.text.weight ?? (environment.font ?? .body).weight
            return symbol.items(
                scale: fontSize,
                pen: weight.pen,
                paint: foreground,
                placement: fit.then(.translation(dx: frame.midX, dy: frame.midY)).then(transform)
            )
        case .missing:
            let gray = Color.gray.opacity(0.4).resolved(in: environment)
            return [
                .shape(
                    Raster.Shape(
                        path: .rect(Rect(frame)),
                        paint: .solid(gray),
                        transform: transform
                    )
                )
            ]
        case .picture(let picture, _):
            let shown = Raster.Shape(
                path: .rect(Rect(frame)),
                paint: .image(picture, rect: Rect(frame)),
                transform: transform
            )
            guard image.mode == .template, case .solid(let color) = foreground.paint else {
                return [.shape(shown)]
            }
            return [
                .group(
                    Raster.Group(
                        items: [.shape(shown)],
                        opacity: foreground.opacity,
                        measure: .silhouette(color)
                    )
                )
            ]
        }
    }
}
