/// Items that are drawn on a clear background and then composited as one image.
public struct Group: Hashable, Sendable {
    /// A region that limits where the group is visible.
    public struct Clip: Hashable, Sendable {
        /// The outline of the region.
        public var path: Path
        /// The fill rule of the outline.
        public var rule: FillRule
        /// The transform from the path's coordinates to pixels.
        public var transform: Transform

        /// Creates the region that `path` fills by `rule`.
        public init(path: Path, rule: FillRule = .nonZero, transform: Transform = .identity) {
            self.path = path
            self.rule = rule
            self.transform = transform
        }
    }

    /// The values of the drawn group that are composited.
    public enum Measure: Hashable, Sendable {
        /// The colours of the group.
        case color
        /// Black with the luminance of the colours as its alpha: (.2126·R + .7152·G +
        /// .0722·B)·alpha.
        case luminance
        /// One colour with the alpha of the group, as in a shadow.
        case silhouette(Color)
        /// The colours after a matrix is applied. Clear pixels stay clear.
        case filtered(ColorMatrix)
    }

    /// The items, back to front. Their transforms lead to pixels.
    public var items: [Scene.Item]
    /// The factor from 0 to 1 that multiplies the alpha of the group.
    public var opacity: Double
    /// The blend mode of the group.
    public var blend: BlendMode
    /// The regions that clip the group. Only their intersection is visible; an empty list does not
    /// clip.
    public var clips: [Clip]
    /// The values of the group that are composited.
    public var measure: Measure
    /// The standard deviation of the Gaussian blur of the drawn group, in pixels, 0 to 1000. The
    /// value 0 does not blur. Items outside the image contribute to the blur.
    public var blur: Double

    /// Creates a group of items, by default opaque and unclipped.
    public init(
        items: [Scene.Item],
        opacity: Double = 1,
        blend: BlendMode = .sourceOver,
        clips: [Clip] = [],
        measure: Measure = .color,
        blur: Double = 0
    ) {
        self.items = items
        self.opacity = opacity
        self.blend = blend
        self.clips = clips
        self.measure = measure
        self.blur = blur
    }
}
