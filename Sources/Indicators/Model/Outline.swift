import Raster

/// An outline in a layer's own space: points from the layer's centre.
public enum Outline: Hashable, Sendable {
    /// A circle.
    case circle(Setting<Circle>)
    /// An ellipse.
    case ellipse(Setting<Ellipse>)
    /// A rectangle.
    case rect(Setting<Rectangle>)
    /// A rectangle with rounded corners.
    case roundedRect(Setting<RoundedRectangle>)
    /// A rectangle whose shorter sides are rounded off.
    case capsule(Setting<Capsule>)
    /// A straight line.
    case line(Setting<Line>)
    /// Straight lines through corners.
    case polygon(Setting<Polygon>)
    /// An outline by SVG path data.
    case path(Setting<PathData>)
}

/// A circle about the layer's centre.
public struct Circle: Hashable, Sendable {
    /// Points across.
    public var diameter: Driven<Double>

    /// A circle by its points across.
    public init(diameter: Driven<Double>) { self.diameter = diameter }
}

/// An ellipse about the layer's centre.
public struct Ellipse: Hashable, Sendable {
    /// Width and height in points.
    public var size: DrivenPair

    /// An ellipse by its width and height in points.
    public init(size: DrivenPair) { self.size = size }

    /// An ellipse by its width and height in points.
    public init(_ width: Setting<Double>, _ height: Setting<Double>) {
        size = DrivenPair(width, height)
    }
}

/// A rectangle about the layer's centre.
public struct Rectangle: Hashable, Sendable {
    /// Width and height in points.
    public var size: DrivenPair

    /// A rectangle by its width and height in points.
    public init(size: DrivenPair) { self.size = size }

    /// A rectangle by its width and height in points.
    public init(_ width: Setting<Double>, _ height: Setting<Double>) {
        size = DrivenPair(width, height)
    }
}

/// A rectangle with rounded corners about the layer's centre.
public struct RoundedRectangle: Hashable, Sendable {
    /// Width and height in points.
    public var size: DrivenPair
    /// The corners' radius in points.
    public var radius: Driven<Double>
    /// How the corners bend.
    public var corners: Setting<Path.Corners>

    /// A rectangle with corners of a radius, in points.
    public init(
        size: DrivenPair,
        radius: Driven<Double>,
        corners: Setting<Path.Corners> = .constant(.continuous)
    ) {
        self.size = size
        self.radius = radius
        self.corners = corners
    }
}

/// A rectangle about the layer's centre whose shorter sides are rounded off.
public struct Capsule: Hashable, Sendable {
    /// Width and height in points.
    public var size: DrivenPair
    /// How the corners bend.
    public var corners: Setting<Path.Corners>

    /// A capsule by its width and height in points.
    public init(size: DrivenPair, corners: Setting<Path.Corners> = .constant(.continuous)) {
        self.size = size
        self.corners = corners
    }
}

/// A straight line between two places, in points from the layer's centre.
public struct Line: Hashable, Sendable {
    /// The beginning.
    public var from: DrivenPair
    /// The end.
    public var to: DrivenPair

    /// A line between two places.
    public init(from: DrivenPair, to: DrivenPair) {
        self.from = from
        self.to = to
    }

    /// A line between two places, (x, y) in points from the layer's centre.
    public init(
        from start: (Setting<Double>, Setting<Double>),
        to end: (Setting<Double>, Setting<Double>)
    ) {
        from = DrivenPair(start.0, start.1)
        to = DrivenPair(end.0, end.1)
    }
}

/// Straight lines through corners, in points from the layer's centre.
public struct Polygon: Hashable, Sendable {
    /// The corners, 2…1000.
    public var points: Setting<[Setting<Pair>]>
    /// Whether the last corner joins the first.
    public var isClosed: Setting<Bool>

    /// Straight lines through corners.
    public init(points: Setting<[Setting<Pair>]>, isClosed: Setting<Bool> = true) {
        self.points = points
        self.isClosed = isClosed
    }

    /// Straight lines through corners, (x, y) in points from the layer's centre.
    public init(
        _ points: [(Setting<Double>, Setting<Double>)],
        isClosed: Setting<Bool> = true
    ) {
        self.init(points: .constant(points.map { .pair($0.0, $0.1) }), isClosed: isClosed)
    }
}

/// An outline by SVG path data.
public struct PathData: Hashable, Sendable {
    /// The data, as in the attribute `d` of SVG.
    public var data: Setting<String>
    /// The box in points from whose top left corner the data count, its centre at the layer's; nil
    /// where they count from the layer's centre.
    public var size: Setting<Pair>?

    /// The outline of some path data.
    public init(_ data: Setting<String>, size: Setting<Pair>? = nil) {
        self.data = data
        self.size = size
    }
}
