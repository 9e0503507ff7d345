import Foundation
import Raster

/// The part of a shape's path between two fractions of its length.
public nonisolated struct _TrimmedShape<Base: Shape>: Shape {
    var base: Base
    var from: CGFloat
    var to: CGFloat
    public var animatableData: AnimatablePair<Base.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
    {
        get { AnimatablePair(base.animatableData, AnimatablePair(from, to)) }
        set {
            base.animatableData = newValue.first
            (from, to) = (newValue.second.first, newValue.second.second)
        }
    }
    public func path(in rect: CGRect) -> Path {
        base.path(in: rect).trimmedPath(from: from, to: to)
    }
    /// Returns the size of the base shape.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
}

/// The stroke outline of a shape.
public nonisolated struct _StrokedShape<Base: Shape>: Shape {
    var base: Base
    var style: StrokeStyle
    public var animatableData: AnimatablePair<Base.AnimatableData, StrokeStyle.AnimatableData> {
        get { AnimatablePair(base.animatableData, style.animatableData) }
        set {
            base.animatableData = newValue.first
            style.animatableData = newValue.second
        }
    }
    public func path(in rect: CGRect) -> Path { base.path(in: rect).strokedPath(style) }
    /// Returns the size of the base shape.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
    /// Returns the base shape's path and the stroke style. If the base is itself a stroke, the path
    /// is its outline.
    public func _stroked(in rect: CGRect) -> (path: Path, style: StrokeStyle?) {
        let (path, inner) = base._stroked(in: rect)
        return inner == nil ? (path, style) : (base.path(in: rect), style)
    }
}

/// A shape with a transform.
public nonisolated struct _MappedShape<Base: Shape, Map: _ShapeMap>: Shape {
    var base: Base
    var map: Map
    public var animatableData: AnimatablePair<Base.AnimatableData, Map.AnimatableData> {
        get { AnimatablePair(base.animatableData, map.animatableData) }
        set {
            base.animatableData = newValue.first
            map.animatableData = newValue.second
        }
    }
    public func path(in rect: CGRect) -> Path { base.path(in: rect).applying(map.map(in: rect)) }
}

/// A transform of a shape. It can depend on the rectangle of the shape.
public nonisolated protocol _ShapeMap: Animatable, Sendable {
    /// Returns the transform for a shape in `rect`.
    func map(in rect: CGRect) -> CGAffineTransform
}

nonisolated struct ShapeTransform: _ShapeMap {
    var transform: CGAffineTransform
    func map(in rect: CGRect) -> CGAffineTransform { transform }
}

/// A shape with a fixed size.
public nonisolated struct _SizedShape<Base: Shape>: Shape {
    var base: Base
    var size: CGSize
    public var animatableData: AnimatablePair<Base.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(base.animatableData, size.animatableData) }
        set {
            base.animatableData = newValue.first
            size.animatableData = newValue.second
        }
    }
    public func path(in rect: CGRect) -> Path {
        base.path(in: CGRect(origin: rect.origin, size: size))
    }
}

extension Shape {
    public nonisolated func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> some Shape {
        _TrimmedShape(base: self, from: start, to: end)
    }
    public nonisolated func stroke(style: StrokeStyle) -> some Shape {
        _StrokedShape(base: self, style: style)
    }
    public nonisolated func stroke(lineWidth: CGFloat = 1) -> some Shape {
        stroke(style: StrokeStyle(lineWidth: lineWidth))
    }
    public nonisolated func offset(_ offset: CGSize) -> some Shape {
        _MappedShape(base: self, map: TranslationEffect(offset: offset))
    }
    public nonisolated func offset(_ offset: CGPoint) -> some Shape {
        self.offset(CGSize(width: offset.x, height: offset.y))
    }
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
        offset(CGSize(width: x, height: y))
    }
    public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
        _MappedShape(base: self, map: RotationEffect(angle: angle, anchor: anchor))
    }
    public nonisolated func scale(
        x: CGFloat = 1,
        y: CGFloat = 1,
        anchor: UnitPoint = .center
    ) -> some Shape {
        _MappedShape(
            base: self,
            map: ScaleEffect(scale: CGSize(width: x, height: y), anchor: anchor)
        )
    }
    public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
        self.scale(x: scale, y: scale, anchor: anchor)
    }
    public nonisolated func transform(_ transform: CGAffineTransform) -> some Shape {
        _MappedShape(base: self, map: ShapeTransform(transform: transform))
    }
    public nonisolated func size(_ size: CGSize) -> some Shape {
        _SizedShape(base: self, size: size)
    }
    public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape {
        size(CGSize(width: width, height: height))
    }
}

public nonisolated struct AnyShape: Shape {
    private var shape: any Shape
    public init<Base: Shape>(_ shape: Base) { self.shape = shape }
    public var animatableData: _AnyAnimatableData {
        get { _AnyAnimatableData(of: shape) }
        set { shape = newValue.applied(to: shape) as? any Shape ?? shape }
    }
    public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
    /// Returns the size of the base shape.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        shape.sizeThatFits(proposal)
    }
}
