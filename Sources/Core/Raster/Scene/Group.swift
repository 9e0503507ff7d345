/// Items drawn on a clear background of their own, then composited as one picture.
public struct Group: Hashable, Sendable {
    /// A region outside of which the group does not show.
    public struct Clip: Hashable, Sendable {
        /// The region's outline.
        public var path: Path
        /// Which points the outline surrounds.
        public var rule: FillRule
        /// From the path's space to pixels.
        public var transform: Transform

        /// The region that `path` surrounds by `rule`, sent to pixels by `transform`.
        public init(path: Path, rule: FillRule = .nonZero, transform: Transform = .identity) {
            self.path = path
            self.rule = rule
            self.transform = transform
        }
    }

    /// What of a finished group counts where it meets what is there.
    public enum Measure: Hashable, Sendable {
        /// Its colours, as they are.
        case color
        /// Black, as opaque as the colours are bright: .2126·R + .7152·G + .0722·B, times their alpha.
        case luminance
        /// One colour, as opaque as the group is there, as in a shadow.
        case silhouette(Color)
        /// Its colours, each sent through a matrix; what is clear stays so.
        case filtered(ColorMatrix)
    }

    /// The items, back to front, with transforms of their own to pixels.
    public var items: [Scene.Item]
    /// Multiplies the finished group's alpha; 0…1.
    public var opacity: Double
    /// How the finished group meets what is there.
    public var blend: BlendMode
    /// The regions, all of which must hold; none for no clipping.
    public var clips: [Clip]
    /// What of the finished group counts.
    public var measure: Measure
    /// The standard deviation of the Gaussian that blurs the finished group, in pixels; 0 for none, at most
    /// 1000. It is as if pixels beside the picture were drawn, too.
    public var blur: Double

    /// A group of items; opaque and unclipped by default.
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
