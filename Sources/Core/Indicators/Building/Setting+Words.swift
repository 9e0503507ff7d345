import Raster

extension Setting where Value == StrokeStyle.Cap {
    /// Cuts the stroke off at the end point.
    public static var butt: Setting { .constant(.butt) }
    /// Ends the stroke with a half disc around the end point.
    public static var round: Setting { .constant(.round) }
    /// Extends the stroke beyond the end point by half its width.
    public static var square: Setting { .constant(.square) }
}

extension Setting where Value == StrokeStyle.Join {
    /// Extends corners to a point, up to the miter limit.
    public static var miter: Setting { .constant(.miter) }
    /// Rounds corners by a disc.
    public static var round: Setting { .constant(.round) }
    /// Cuts corners off straight.
    public static var bevel: Setting { .constant(.bevel) }
}

extension Setting where Value == FillRule {
    /// Points with a winding number other than 0 are inside.
    public static var nonZero: Setting { .constant(.nonZero) }
    /// Points with an odd winding number are inside.
    public static var evenOdd: Setting { .constant(.evenOdd) }
}

extension Setting where Value == ImageFilter {
    /// Interpolates enlarged pixels and averages reduced ones.
    public static var smooth: Setting { .constant(.smooth) }
    /// Copies the nearest pixel, for pixel art.
    public static var nearest: Setting { .constant(.nearest) }
}

extension Setting where Value == Path.Corners {
    /// Quarter circles.
    public static var circular: Setting { .constant(.circular) }
    /// SwiftUI's default, whose curvature changes smoothly.
    public static var continuous: Setting { .constant(.continuous) }
}

extension Setting where Value == TextAlignment {
    /// The line starts at the layer's centre.
    public static var leading: Setting { .constant(.leading) }
    /// The line is centred at the layer's centre.
    public static var center: Setting { .constant(.center) }
    /// The line ends at the layer's centre.
    public static var trailing: Setting { .constant(.trailing) }
}

extension Setting where Value == FollowRotation {
    /// The layer keeps its rotation.
    public static var none: Setting { .constant(.none) }
    /// The layer's x axis points in the direction of the outline.
    public static var auto: Setting { .constant(.auto) }
}

extension Setting where Value == CopyOrder {
    /// From the first to the last.
    public static var forwards: Setting { .constant(.forwards) }
    /// From the last to the first.
    public static var backwards: Setting { .constant(.backwards) }
    /// From the centre to both ends.
    public static var center: Setting { .constant(.center) }
    /// From both ends to the centre.
    public static var edges: Setting { .constant(.edges) }
    /// A random order determined by a seed.
    public static var random: Setting { .constant(.random) }
}
