/// About how much work and memory a scene takes, estimated from its shapes' bounds without drawing
/// it.
///
/// Never far too little for what is drawn; what lies outside of the picture counts next to nothing.
public struct DrawingCost: Hashable, Sendable {
    /// Pieces into which outlines are cut at the rows of pixels; more where they are crowded. Each
    /// takes about 150 ns and 95 bytes.
    public var edges = 0.0
    /// Pixels painted, each as often as it is; those that take longer count for several. Each takes
    /// about 1 ns.
    public var pixels = 0.0

    /// No work.
    public init() {}

    static func += (cost: inout DrawingCost, other: DrawingCost) {
        cost.edges += other.edges
        cost.pixels += other.pixels
    }
}

extension DrawingCost {
    /// How many plain pixels a pixel counts for.
    private enum Weight {
        static let gradient = 12.0
        /// Close to a stop a gradient's table is not exact enough, and the colour is worked out.
        static let stop = 1.0
        static let image = 20.0
        /// Each pixel of a reduced image that is averaged.
        static let averaged = 4.0
        static let projection = 12.0
        static let blend = 12.0
        static let group = 4.0
        static let clip = 2.0
        /// An edge that is looked at together with those of other outlines.
        static let joint = 1.0
        static let blur = 60.0
    }

    /// So many clips are looked at together with what they clip.
    private static let jointClips = 7

    /// The cost of `scene`.
    ///
    /// Complexity: linear in its items and in their paths' elements.
    public init(of scene: Scene) {
        let frame = Rect(x: 0, y: 0, width: Double(scene.width), height: Double(scene.height))
        _ = add(scene.items, in: frame, clips: [])
    }

    /// Adds what `items` cost within `frame` and within clips, those farthest out first; returns where they
    /// may draw.
    private mutating func add(
        _ items: [Scene.Item],
        in frame: Rect,
        clips: [OutlineCost]
    ) -> Rect? {
        var touched: Rect?
        for item in items {
            let drawn: Rect?
            switch item {
            case .shape(let shape): drawn = add(shape, in: frame, clips: clips)
            case .group(let group): drawn = add(group, in: frame, clips: clips)
            }
            touched = drawn.map { touched?.union($0) ?? $0 } ?? touched
        }
        return touched
    }

    private mutating func add(_ shape: Shape, in frame: Rect, clips: [OutlineCost]) -> Rect? {
        edges += 1
        guard let outline = OutlineCost(of: shape, in: frame) else { return nil }
        edges += outline.edges
        addClipping(of: outline, by: clips)
        let paint = Self.weight(of: shape.paint, transform: shape.transform, outline.pixels)
        let blend = shape.blend == .sourceOver ? 0 : Weight.blend
        pixels += outline.pixels * (paint + blend)
        return outline.bounds
    }

    /// Returns the work for one pixel of a paint, in pixels of one colour.
    ///
    /// `pixels` is the number of pixels painted.
    private static func weight(
        of paint: Paint,
        transform: Transform,
        _ pixels: Double
    ) -> Double {
        switch paint {
        case .solid: 1
        case .image(let image, let rect, let part, let filter):
            Weight.image
                + Weight.averaged
                * averagedPixels(
                    width: part?.width ?? image.width,
                    height: part?.height ?? image.height,
                    over: rect,
                    transform: transform,
                    filter
                )
        case .linear(let gradient, _, _), .radial(let gradient, _, _, _),
            .conic(let gradient, _, _, _):
            Weight.gradient + Weight.stop * Double(gradient.stops.count)
        case .projected(.image(let image, _, let part, _), _):
            Weight.projection + Weight.image
                + Weight.averaged
                * min(
                    // The pixels of an image together average it about once, skewed ones more often.
                    4 * Double(part?.width ?? image.width) * Double(part?.height ?? image.height)
                        / max(pixels, 1),
                    PixelFootprint.projectedArea
                )
        case .projected(let paint, _):
            Weight.projection + weight(of: paint, transform: transform, pixels)
        }
    }

    /// Returns how many pixels of an image are averaged for one that is drawn; 0 if it is not
    /// reduced.
    private static func averagedPixels(
        width: Int,
        height: Int,
        over rect: Rect,
        transform: Transform,
        _ filter: ImageFilter
    ) -> Double {
        guard filter == .smooth, let inverse = transform.inverted else { return 0 }
        let map = inverse.then(rect.map(toWidth: width, height: height))
        let footprint = PixelFootprint(map, width: width, height: height)
        return footprint.isOnePixel ? 0 : footprint.area
    }

    /// Adds what the items of a group cost; returns where they may draw.
    private mutating func addInside(
        of group: Group,
        in frame: Rect,
        clips: [OutlineCost]
    ) -> Rect? {
        guard let kernel = group.kernel else {
            return add(group.items, in: frame, clips: clips)
        }
        let reach = Double(kernel.reach)
        // What is blurred is drawn whole, and clipped afterwards.
        let near = frame.grown(by: reach)
        guard let inside = add(group.items, in: near, clips: []) else { return nil }
        let picture = inside.grown(by: reach)
        pixels += picture.width * picture.height * Weight.blur
        return picture.intersection(frame)
    }

    /// Adds what it takes to look at an outline together with the clips around it, in the rows that both
    /// have.
    private mutating func addClipping(of outline: OutlineCost, by clips: [OutlineCost]) {
        if clips.isEmpty { return }
        let around = clips.suffix(Self.jointClips).reduce(0) { sum, clip in
            guard let part = clip.bounds.intersection(outline.bounds) else { return sum }
            return sum + clip.edges * part.height / max(clip.bounds.height, 1)
        }
        edges += (outline.edges + around) * Weight.joint
    }

    private mutating func add(_ group: Group, in frame: Rect, clips: [OutlineCost]) -> Rect? {
        var visible: Rect? = frame
        var clips = clips
        for clip in group.clips {
            let shape = Shape(
                path: clip.path,
                style: .fill(clip.rule),
                paint: .solid(.black),
                transform: clip.transform
            )
            guard let outline = OutlineCost(of: shape, in: frame) else { return nil }
            edges += outline.edges
            // All of them are looked at for each group anew.
            addClipping(of: outline, by: clips)
            clips.append(outline)
            visible = visible?.intersection(outline.bounds)
        }
        guard let visible else { return nil }
        let inside = addInside(of: group, in: frame, clips: clips)
        let erases = !group.blend.keepsBackdropOfClearSource
        guard let drawn = erases ? visible : inside?.intersection(visible) else { return nil }
        let blend = group.blend == .sourceOver ? 0 : Weight.blend
        // Clips are worked out for whole rows.
        let rows = frame.width * drawn.height
        pixels += drawn.width * drawn.height * (Weight.group + blend)
        pixels += rows * Weight.clip * Double(group.clips.count)
        return drawn
    }
}
