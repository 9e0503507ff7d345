import Foundation

/// A shape drawn several times, the later ones in front.
public nonisolated struct _ShapeChain<Content: Shape, Layers: View>: _PrimitiveView {
    let shape: Content
    let layers: Layers

    /// The view's place in the tree.
    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<
        Self
    > {
        WrapperNode(view, context) { $0.layers }
    }
}

/// A view that is a shape drawn so far, which can be drawn once more in front.
public nonisolated protocol _DrawnShape<Content>: View {
    /// The shape.
    associatedtype Content: Shape
    /// The shape.
    var _shape: Content { get }
}

extension _ShapeView: _DrawnShape {
    /// The shape.
    public nonisolated var _shape: Content { shape }
}

extension _ShapeChain: _DrawnShape {
    /// The shape.
    public nonisolated var _shape: Content { shape }
}

nonisolated extension _DrawnShape {
    /// The same shape filled in front of it.
    public func fill<Front: ShapeStyle>(
        _ content: Front = ForegroundStyle(),
        style: FillStyle = FillStyle()
    ) -> _ShapeChain<Content, some View> {
        let shape = _shape
        return _ShapeChain(shape: shape, layers: overlay { shape.fill(content, style: style) })
    }
    /// The same shape stroked in front of it.
    public func stroke<Front: ShapeStyle>(
        _ content: Front,
        style: StrokeStyle,
        antialiased: Bool = true
    ) -> _ShapeChain<Content, some View> {
        let shape = _shape
        return _ShapeChain(shape: shape, layers: overlay { shape.stroke(content, style: style) })
    }
    /// The same shape stroked in front of it.
    public func stroke<Front: ShapeStyle>(
        _ content: Front,
        lineWidth: CGFloat = 1,
        antialiased: Bool = true
    ) -> _ShapeChain<Content, some View> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }
}

nonisolated extension _DrawnShape where Content: InsettableShape {
    /// What a pen leaves just inside the same shape, in front of it.
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
    /// What a pen leaves just inside the same shape, in front of it.
    public func strokeBorder<Front: ShapeStyle>(
        _ content: Front = ForegroundStyle(),
        lineWidth: CGFloat = 1,
        antialiased: Bool = true
    ) -> _ShapeChain<Content, some View> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
    }
}

// What follows a stroke is drawn by the shape that was stroked, not by what the pen left.
nonisolated extension _ShapeView {
    private func along<Base: Shape>() -> _ShapeChain<Base, Self>
    where Content == _StrokedShape<Base> {
        _ShapeChain(shape: shape.base, layers: self)
    }
    /// The shape that was stroked, filled in front of it.
    public func fill<Base: Shape, Front: ShapeStyle>(
        _ content: Front = ForegroundStyle(),
        style: FillStyle = FillStyle()
    ) -> _ShapeChain<Base, some View> where Content == _StrokedShape<Base> {
        along().fill(content, style: style)
    }
    /// The shape that was stroked, stroked once more in front of it.
    public func stroke<Base: Shape, Front: ShapeStyle>(
        _ content: Front,
        style: StrokeStyle,
        antialiased: Bool = true
    ) -> _ShapeChain<Base, some View> where Content == _StrokedShape<Base> {
        along().stroke(content, style: style)
    }
    /// The shape that was stroked, stroked once more in front of it.
    public func stroke<Base: Shape, Front: ShapeStyle>(
        _ content: Front,
        lineWidth: CGFloat = 1,
        antialiased: Bool = true
    ) -> _ShapeChain<Base, some View> where Content == _StrokedShape<Base> {
        along().stroke(content, lineWidth: lineWidth)
    }
    /// What a pen leaves just inside the shape that was stroked, in front of it.
    public func strokeBorder<Base: InsettableShape, Front: ShapeStyle>(
        _ content: Front = ForegroundStyle(),
        style: StrokeStyle,
        antialiased: Bool = true
    ) -> _ShapeChain<Base, some View> where Content == _StrokedShape<Base> {
        along().strokeBorder(content, style: style)
    }
    /// What a pen leaves just inside the shape that was stroked, in front of it.
    public func strokeBorder<Base: InsettableShape, Front: ShapeStyle>(
        _ content: Front = ForegroundStyle(),
        lineWidth: CGFloat = 1,
        antialiased: Bool = true
    ) -> _ShapeChain<Base, some View> where Content == _StrokedShape<Base> {
        along().strokeBorder(content, lineWidth: lineWidth)
    }
}
