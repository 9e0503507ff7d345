import Foundation

/// A shape that is drawn several times. Later layers are in front.
public nonisolated struct _ShapeChain<Content: Shape, Layers: View>: _PrimitiveView {
    let shape: Content
    let layers: Layers

    /// Creates the node of the view.
    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<
        Self
    > {
        WrapperNode(view, context) { $0.layers }
    }
}

/// A view that draws a shape. Further calls of `fill` and `stroke` draw the shape again in front.
public nonisolated protocol _DrawnShape<Content>: View {
    /// The type of the drawn shape.
    associatedtype Content: Shape
    /// The drawn shape.
    var _shape: Content { get }
}

extension _ShapeView: _DrawnShape {
    public nonisolated var _shape: Content { shape }
}

extension _ShapeChain: _DrawnShape {
    public nonisolated var _shape: Content { shape }
}

nonisolated extension _DrawnShape {
    /// Fills the shape in front of the existing layers.
    public func fill<Front: ShapeStyle>(
        _ content: Front = ForegroundStyle(),
        style: FillStyle = FillStyle()
    ) -> _ShapeChain<Content, some View> {
        let shape = _shape
        return _ShapeChain(shape: shape, layers: overlay { shape.fill(content, style: style) })
    }
    /// Strokes the shape in front of the existing layers. `antialiased` is ignored.
    public func stroke<Front: ShapeStyle>(
        _ content: Front,
        style: StrokeStyle,
        antialiased: Bool = true
    ) -> _ShapeChain<Content, some View> {
        let shape = _shape
        return _ShapeChain(shape: shape, layers: overlay { shape.stroke(content, style: style) })
    }
    /// Strokes the shape in front of the existing layers. `antialiased` is ignored.
    public func stroke<Front: ShapeStyle>(
        _ content: Front,
        lineWidth: CGFloat = 1,
        antialiased: Bool = true
    ) -> _ShapeChain<Content, some View> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }
}

nonisolated extension _DrawnShape where Content: InsettableShape {
    /// Strokes the inside of the shape in front of the existing layers. `antialiased` is ignored.
    public func strokeBorder<Front: ShapeStyle>(
        _ content: Front = ForegroundStyle(),
        style: StrokeStyle,
        antialiased: Bool = true
    ) -> _ShapeChain<Content, some View> {
        let shape = _shape
        return _ShapeChain(
            shape: shape,
            layers: overlay { shape.strokeBorder(content, style: style) }
        )
    }
    /// Strokes the inside of the shape in front of the existing layers. `antialiased` is ignored.
    public func strokeBorder<Front: ShapeStyle>(
        _ content: Front = ForegroundStyle(),
        lineWidth: CGFloat = 1,
        antialiased: Bool = true
    ) -> _ShapeChain<Content, some View> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
    }
}

// After a stroke, further calls draw the base shape, not the stroke outline.
nonisolated extension _ShapeView {
    private func baseChain<Base: Shape>() -> _ShapeChain<Base, Self>
    where Content == _StrokedShape<Base> {
        _ShapeChain(shape: shape.base, layers: self)
    }
    /// Fills the base shape in front of its stroke.
    public func fill<Base: Shape, Front: ShapeStyle>(
        _ content: Front = ForegroundStyle(),
        style: FillStyle = FillStyle()
    ) -> _ShapeChain<Base, some View> where Content == _StrokedShape<Base> {
        baseChain().fill(content, style: style)
    }
    /// Strokes the base shape again in front of its stroke. `antialiased` is ignored.
    public func stroke<Base: Shape, Front: ShapeStyle>(
        _ content: Front,
        style: StrokeStyle,
        antialiased: Bool = true
    ) -> _ShapeChain<Base, some View> where Content == _StrokedShape<Base> {
        baseChain().stroke(content, style: style)
    }
    /// Strokes the base shape again in front of its stroke. `antialiased` is ignored.
    public func stroke<Base: Shape, Front: ShapeStyle>(
        _ content: Front,
        lineWidth: CGFloat = 1,
        antialiased: Bool = true
    ) -> _ShapeChain<Base, some View> where Content == _StrokedShape<Base> {
        baseChain().stroke(content, lineWidth: lineWidth)
    }
    /// Strokes the inside of the base shape in front of its stroke. `antialiased` is ignored.
    public func strokeBorder<Base: InsettableShape, Front: ShapeStyle>(
        _ content: Front = ForegroundStyle(),
        style: StrokeStyle,
        antialiased: Bool = true
    ) -> _ShapeChain<Base, some View> where Content == _StrokedShape<Base> {
        baseChain().strokeBorder(content, style: style)
    }
    /// Strokes the inside of the base shape in front of its stroke. `antialiased` is ignored.
    public func strokeBorder<Base: InsettableShape, Front: ShapeStyle>(
        _ content: Front = ForegroundStyle(),
        lineWidth: CGFloat = 1,
        antialiased: Bool = true
    ) -> _ShapeChain<Base, some View> where Content == _StrokedShape<Base> {
        baseChain().strokeBorder(content, lineWidth: lineWidth)
    }
}
