import Foundation
import Raster

/// A shape drawn with a style.
public nonisolated struct _ShapeView<Content: Shape, Style: ShapeStyle>: _PrimitiveView {
    let shape: Content
    let style: Style
    let fill: FillStyle

    init(_ shape: Content, _ style: Style, fill: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
        self.fill = fill
    }

    /// Creates the node of the view.
    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<
        Self
    > {
        LeafNode(view, context, ShapeItem(view, context)) { $0.set($1, $2) }
    }
}

/// The layout item of a shape.
final class ShapeItem<Content: Shape, Style: ShapeStyle>: LeafItem {
    private var view: _ShapeView<Content, Style>
    private var data: AnimatedValue<Content.AnimatableData>
    private var style: AnimatedStyle

    init(_ view: _ShapeView<Content, Style>, _ context: _NodeContext) {
        self.view = view
        data = AnimatedValue(view.shape.animatableData)
        style = AnimatedStyle(view.style._resolved(in: context.inputs.environment))
        super.init(context.host)
    }

    func set(_ view: _ShapeView<Content, Style>, _ inputs: Inputs) {
        let animation = inputs.transaction.effectiveAnimation
        host.recordAnimationEnd(data.set(view.shape.animatableData, with: animation, at: host.now))
        style.set(view.style._resolved(in: inputs.environment), with: animation, host)
        self.view = view
    }

    override func measured(for proposal: ProposedViewSize) -> CGSize {
        view.shape.sizeThatFits(proposal)
    }

    override func draw(_ context: DrawContext, into items: inout [Scene.Item]) {
        var shape = view.shape
        if Content.AnimatableData.self != EmptyAnimatableData.self {
            shape.animatableData = data.value(at: host.now)
        }
        let frame = frame.value(at: host.now)
        let bounds = CGRect(origin: .zero, size: frame.size)
        let (path, pen) = shape._stroked(in: bounds)
        guard !path.isEmpty else { return }
        let paint = style.paint(in: bounds, at: host.now)
        let drawn = Raster.Shape(
            path: path.outline,
            style: pen.map { .stroke($0.rasterStyle) }
                ?? .fill(view.fill.isEOFilled ? .evenOdd : .nonZero),
            paint: paint.paint,
            transform: Transform.translation(dx: frame.minX, dy: frame.minY)
                .then(context.transform),
            opacity: paint.opacity
        )
        context.emit([.shape(drawn)], into: &items)
    }
}

extension CGRect {
    /// Returns the rectangle with each edge rounded to the nearest pixel boundary, and halves
    /// rounded up.
    func rounded(toScale scale: CGFloat) -> CGRect {
        guard scale > 0 else { return self }
        func rounded(_ value: CGFloat) -> CGFloat { (value * scale + 0.5).rounded(.down) / scale }
        let (left, top) = (rounded(minX), rounded(minY))
        return CGRect(x: left, y: top, width: rounded(maxX) - left, height: rounded(maxY) - top)
    }
}

extension Shape {
    public nonisolated func fill<Style: ShapeStyle>(
        _ content: Style = ForegroundStyle(),
        style: FillStyle = FillStyle()
    ) -> _ShapeView<Self, Style> {
        _ShapeView(self, content, fill: style)
    }
    public nonisolated func fill(style: FillStyle = FillStyle()) -> _ShapeView<
        Self, ForegroundStyle
    > {
        _ShapeView(self, ForegroundStyle(), fill: style)
    }
    /// Strokes the shape with a style. `antialiased` is ignored.
    public nonisolated func stroke<Style: ShapeStyle>(
        _ content: Style,
        style: StrokeStyle,
        antialiased: Bool = true
    ) -> _ShapeView<_StrokedShape<Self>, Style> {
        _ShapeView(_StrokedShape(base: self, style: style), content)
    }
    /// Strokes the shape with a style. `antialiased` is ignored.
    public nonisolated func stroke<Style: ShapeStyle>(
        _ content: Style,
        lineWidth: CGFloat = 1,
        antialiased: Bool = true
    ) -> _ShapeView<_StrokedShape<Self>, Style> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }
}

extension InsettableShape {
    /// Strokes the inside of the shape with a style. `antialiased` is ignored.
    public nonisolated func strokeBorder<Style: ShapeStyle>(
        _ content: Style = ForegroundStyle(),
        style: StrokeStyle,
        antialiased: Bool = true
    ) -> _ShapeView<_StrokedShape<InsetShape>, Style> {
        inset(by: style.lineWidth / 2).stroke(content, style: style)
    }
    /// Strokes the inside of the shape with a style. `antialiased` is ignored.
    public nonisolated func strokeBorder<Style: ShapeStyle>(
        _ content: Style = ForegroundStyle(),
        lineWidth: CGFloat = 1,
        antialiased: Bool = true
    ) -> _ShapeView<_StrokedShape<InsetShape>, Style> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
    }
}
