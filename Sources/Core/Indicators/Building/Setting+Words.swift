import Raster

extension Setting where Value == StrokeStyle.Cap {
    /// Cut at the end point.
    public static var butt: Setting { .constant(.butt) }
    /// A half disc around the end point.
    public static var round: Setting { .constant(.round) }
    /// Half a width farther than the end point.
    public static var square: Setting { .constant(.square) }
}

extension Setting where Value == StrokeStyle.Join {
    /// Sharp, up to the miter limit.
    public static var miter: Setting { .constant(.miter) }
    /// A disc around the corner.
    public static var round: Setting { .constant(.round) }
    /// Cut off straight.
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
    /// Quarters of a circle.
    public static var circular: Setting { .constant(.circular) }
    /// SwiftUI's default, which bends gently.
    public static var continuous: Setting { .constant(.continuous) }
}

extension Setting where Value == TextAlignment {
    /// The line begins at the layer's centre.
    public static var leading: Setting { .constant(.leading) }
    /// The line's middle lies at the layer's centre.
    public static var center: Setting { .constant(.center) }
    /// The line ends at the layer's centre.
    public static var trailing: Setting { .constant(.trailing) }
}

extension Setting where Value == CopyOrder {
    /// From the first to the last.
    public static var forwards: Setting { .constant(.forwards) }
    /// From the last to the first.
    public static var backwards: Setting { .constant(.backwards) }
    /// From the middle to both ends.
    public static var center: Setting { .constant(.center) }
    /// From both ends to the middle.
    public static var edges: Setting { .constant(.edges) }
    /// In an order that the seed decides.
    public static var random: Setting { .constant(.random) }
}
