import Foundation
import Raster

extension GraphicsContext {
    /// A text, its lines known.
    public struct ResolvedText {
        fileprivate let text: Text
        fileprivate let environment: EnvironmentValues
        /// What it is painted with, where its runs do not say.
        public var shading: Shading = .foreground

        fileprivate func layout(_ size: CGSize) -> TextLayout {
            TextLayout(text, in: environment, width: size.width, height: size.height)
        }
        /// The size that it takes of what is offered.
        public func measure(in size: CGSize) -> CGSize {
            let layout = layout(size)
            return CGSize(width: layout.width, height: layout.height)
        }
        /// How far below its top the first line stands, in points.
        public func firstBaseline(in size: CGSize) -> CGFloat { layout(size).baselines.first ?? 0 }
        /// How far below its top the last line stands, in points.
        public func lastBaseline(in size: CGSize) -> CGFloat { layout(size).baselines.last ?? 0 }
    }

    /// A picture, its size known.
    public struct ResolvedImage {
        fileprivate let drawing: ImageDrawing
        /// The size in points.
        public var size: CGSize { drawing.size }
        /// How far below its top its letters would stand: at its end.
        public var baseline: CGFloat { size.height }
        /// What a symbol is painted with.
        public var shading: Shading?
    }

    /// A view of the canvas's symbols.
    public struct ResolvedSymbol {
        fileprivate let item: LayoutItem
        /// The size in points.
        public let size: CGSize
    }

    private static let endless = CGSize(width: CGFloat.infinity, height: .infinity)

    private func frame(_ size: CGSize, at point: CGPoint, _ anchor: UnitPoint) -> CGRect {
        let origin = CGPoint(
            x: point.x - anchor.x * size.width,
            y: point.y - anchor.y * size.height
        )
        return CGRect(origin: origin, size: size)
    }

    /// A text, its lines known.
    public func resolve(_ text: Text) -> ResolvedText {
        ResolvedText(text: text, environment: environment)
    }
    /// A picture, its size known.
    public func resolve(_ image: Image) -> ResolvedImage {
        let drawing = ImageDrawing(image, in: environment)
        // Canvases are drawn on the main actor.
        nonisolated(unsafe) let reported = drawing
        MainActor.assumeIsolated { unsafe reported.report(to: VirtualTime.host) }
        return ResolvedImage(drawing: drawing)
    }
    /// A shading as it is in the surroundings.
    public func resolve(_ shading: Shading) -> Shading { shading }
    /// The symbol with a tag; nil where there is none.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        // Canvases are drawn on the main actor.
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

    /// Draws a text, `anchor` of it at a point.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }
    /// Draws a text in a rectangle, from its top on.
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
    /// Draws a text, `anchor` of it at a point.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let size = text.measure(in: Self.endless)
        draw(text, text.layout(Self.endless), in: frame(size, at: point, anchor))
    }
    /// Draws a text in a rectangle, from its top on.
    public func draw(_ text: ResolvedText, in rect: CGRect) {
        let layout = text.layout(rect.size)
        let size = CGSize(width: layout.width, height: layout.height)
        draw(text, layout, in: CGRect(origin: rect.origin, size: size))
    }

    private func draw(_ text: ResolvedText, _ layout: TextLayout, in frame: CGRect) {
        let items = layout.items(in: frame, environment, place) { run in
            let style = run.style ?? AnyShapeStyle(text.shading)
            return style._resolved(in: environment).paint(in: frame)
        }
        emit(items)
    }

    /// Draws a picture, `anchor` of it at a point.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }
    /// Draws a picture over a rectangle.
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image.resizable()), in: rect)
    }
    /// Draws a picture, `anchor` of it at a point.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(image, in: frame(image.size, at: point, anchor))
    }
    /// Draws a picture over a rectangle.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        let style = (image.shading ?? .foreground)._resolved(in: environment)
        emit(image.drawing.stretched.items(in: rect, place) { style.paint(in: $0) })
    }

    /// Draws a symbol, `anchor` of it at a point.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(symbol, in: frame(symbol.size, at: point, anchor))
    }
    /// Draws a symbol over a rectangle.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        guard symbol.size.width > 0, symbol.size.height > 0 else { return }
        let fit = Transform.scale(
            x: rect.width / symbol.size.width,
            y: rect.height / symbol.size.height
        )
        let map = fit.then(.translation(dx: rect.minX, dy: rect.minY)).then(place)
        let context = DrawContext(transform: map, scale: base.scale)
        // Canvases are drawn on the main actor.
        let item = symbol.item
        nonisolated(unsafe) var drawn: [Scene.Item] = []
        let plain = context
        MainActor.assumeIsolated { unsafe item.draw(plain, into: &drawn) }
        unsafe emit(drawn)
    }
}
