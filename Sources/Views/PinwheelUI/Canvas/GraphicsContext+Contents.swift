import Foundation
import Raster

extension GraphicsContext {
    /// A text with its environment.
    public struct ResolvedText {
        fileprivate let text: Text
        fileprivate let environment: EnvironmentValues
        /// The shading of text runs that have no style.
        public var shading: Shading = .foreground

        fileprivate func layout(_ size: CGSize) -> TextLayout {
            TextLayout(text, in: environment, width: size.width, height: size.height)
        }
        /// Returns the size of the text in points, laid out in a proposed size.
        public func measure(in size: CGSize) -> CGSize {
            let layout = layout(size)
            return CGSize(width: layout.width, height: layout.height)
        }
        public func firstBaseline(in size: CGSize) -> CGFloat { layout(size).baselines.first ?? 0 }
        public func lastBaseline(in size: CGSize) -> CGFloat { layout(size).baselines.last ?? 0 }
    }

    /// An image with its environment.
    public struct ResolvedImage {
        fileprivate let drawing: ImageDrawing
        public var size: CGSize { drawing.size }
        /// The bottom of the image, in points from its top.
        public var baseline: CGFloat { size.height }
        /// The shading of a symbol or a template image, or `nil` for the foreground style.
        public var shading: Shading?
    }

    /// A symbol of the canvas.
    public struct ResolvedSymbol {
        fileprivate let item: LayoutItem
        public let size: CGSize
    }

    private static let unlimited = CGSize(width: CGFloat.infinity, height: .infinity)

    private func frame(_ size: CGSize, at point: CGPoint, _ anchor: UnitPoint) -> CGRect {
        let origin = CGPoint(
            x: point.x - anchor.x * size.width,
            y: point.y - anchor.y * size.height
        )
        return CGRect(origin: origin, size: size)
    }

    public func resolve(_ text: Text) -> ResolvedText {
        ResolvedText(text: text, environment: environment)
    }
    public func resolve(_ image: Image) -> ResolvedImage {
        let drawing = ImageDrawing(image, in: environment)
        // The renderer of a canvas runs on the main actor.
        nonisolated(unsafe) let reported = drawing
        MainActor.assumeIsolated { unsafe reported.report(to: VirtualTime.host) }
        return ResolvedImage(drawing: drawing)
    }
    /// Returns the shading unchanged. It is resolved when it is drawn.
    public func resolve(_ shading: Shading) -> Shading { shading }
    /// Returns the symbol with a tag, or `nil` if the canvas has no such symbol.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        // The renderer of a canvas runs on the main actor.
        let symbols = symbols
        nonisolated(unsafe) var found: ResolvedSymbol?
        let tag = AnyHashable(id)
        nonisolated(unsafe) let wanted = tag
        MainActor.assumeIsolated {
            if let item = symbols.first(where: { unsafe $0.traits.tag == wanted }) {
                unsafe found = ResolvedSymbol(item: item, size: item.size(for: .unspecified))
            }
        }
        return unsafe found
    }

    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let size = text.measure(in: Self.unlimited)
        draw(text, text.layout(Self.unlimited), in: frame(size, at: point, anchor))
    }
    public func draw(_ text: ResolvedText, in rect: CGRect) {
        let layout = text.layout(rect.size)
        let size = CGSize(width: layout.width, height: layout.height)
        draw(text, layout, in: CGRect(origin: rect.origin, size: size))
    }

    private func draw(_ text: ResolvedText, _ layout: TextLayout, in frame: CGRect) {
        let items = layout.items(in: frame, environment, toPixels) { run in
            let style = run.style ?? AnyShapeStyle(text.shading)
            return style._resolved(in: environment).paint(in: frame)
        }
        emit(items)
    }

    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }
    /// Draws an image stretched to a rectangle. `style` is ignored.
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image.resizable()), in: rect)
    }
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(image, in: frame(image.size, at: point, anchor))
    }
    /// Draws an image stretched to a rectangle. `style` is ignored.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        let style = (image.shading ?? .foreground)._resolved(in: environment)
        emit(image.drawing.stretched.items(in: rect, toPixels) { style.paint(in: $0) })
    }

    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(symbol, in: frame(symbol.size, at: point, anchor))
    }
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        guard symbol.size.width > 0, symbol.size.height > 0 else { return }
        let fit = Transform.scale(
            x: rect.width / symbol.size.width,
            y: rect.height / symbol.size.height
        )
        let map = fit.then(.translation(dx: rect.minX, dy: rect.minY)).then(toPixels)
        let context = DrawContext(transform: map, scale: base.scale)
        // The renderer of a canvas runs on the main actor.
        let item = symbol.item
        nonisolated(unsafe) var drawn: [Scene.Item] = []
        let plain = context
        MainActor.assumeIsolated { unsafe item.draw(plain, into: &drawn) }
        unsafe emit(drawn)
    }
}
