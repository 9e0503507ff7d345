/// The work and memory that a scene takes, estimated from the bounds of its shapes without drawing
/// it.
///
/// The estimate is never far below the actual cost. Parts outside the image cost almost nothing.
public struct DrawingCost: Hashable, Sendable {
    /// The number of pieces into which outlines are cut at the rows of pixels. Crowded pieces count
    /// several times. Each takes about 150 ns and 95 bytes.
    public var edges = 0.0
    /// The number of painted pixels. Pixels painted several times and slow paints count several
    /// times. Each takes about 1 ns.
    public var pixels = 0.0

    /// Creates a cost of 0.
    public init() {}

    static func += (cost: inout DrawingCost, other: DrawingCost) {
        cost.edges += other.edges
        cost.pixels += other.pixels
    }
}

extension DrawingCost {
    /// The cost of a pixel, in pixels of one colour.
    private enum Weight {
        static let gradient = 12.0
        /// Near a stop, the table of a gradient is not exact enough, and the colour is computed.
        static let stop = 1.0
        /// Two stops at one position, whose edge is antialiased.
        static let edge = 20.0
        /// The search for the nearest point of a line.
        static let line = 800.0
        /// A piece of a line near a pixel.
        static let piece = 10.0
        static let image = 20.0
        /// Each pixel of a reduced image that is averaged.
        static let averaged = 4.0
        static let projection = 12.0
        static let blend = 12.0
        static let group = 4.0
        static let clip = 2.0
        /// An edge whose winding is computed together with other outlines.
        static let joint = 1.0
        static let blur = 60.0
    }

    /// The number of clips whose winding is computed together with the clipped outline.
    private static let jointClips = 7

    /// Estimates the cost of `scene`.
    ///
    /// Complexity: linear in its items and in the elements of their paths.
    public init(of scene: Scene) {
        let frame = Rect(x: 0, y: 0, width: Double(scene.width), height: Double(scene.height))
        _ = add(scene.items, in: frame, clips: [])
    }

    /// Adds the cost of `items` within `frame` and within `clips`, outermost first. Returns the
    /// bounds of the pixels that they may change.
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
        pixels += Self.lineWork(of: shape.paint, transform: shape.transform, outline.pixels)
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
            weight(of: gradient)
        case .along(let gradient, _, _): Weight.line + weight(of: gradient)
        case .projected(.image(let image, _, let part, _), _):
            Weight.projection + Weight.image
                + Weight.averaged
                * min(
                    // All drawn pixels together average each image pixel about once, or several
                    // times if the image is skewed.
                    4 * Double(part?.width ?? image.width) * Double(part?.height ?? image.height)
                        / max(pixels, 1),
                    PixelFootprint.projectedArea
                )
        case .projected(let paint, _):
            Weight.projection + weight(of: paint, transform: transform, pixels)
        }
    }

    /// Returns the work of comparing pixels with the pieces of a line, in pixels of one colour.
    private static func lineWork(
        of paint: Paint,
        transform: Transform,
        _ pixels: Double
    ) -> Double {
        if case .projected(let paint, _) = paint {
            return lineWork(of: paint, transform: .scale(PaintSampler.projectedScale), pixels)
        }
        guard case .along(_, let line, let style) = paint else { return 0 }
        let scale = transform.maximumScale
        let steps = CentreLineSteps(scale: scale)
        var pieces = 0.0
        var (start, current) = (Point.zero, Point.zero)
        for element in line.elements {
            if case .move(let point) = element { start = point }
            let segment = PathSegment(element, from: current, contourStart: start)
            pieces += Double(steps.count(of: segment))
            current = element.end ?? start
        }
        // Each piece is compared with the pixels within half the width of it.
        let width = style.width * scale + 4
        return Weight.piece * pieces * min(width * width, pixels)
    }

    private static func weight(of gradient: Gradient) -> Double {
        let stops = gradient.stops
        let edges = zip(stops, stops.dropFirst()).count { $0.location == $1.location }
        return Weight.gradient + Weight.stop * Double(stops.count) + Weight.edge * Double(edges)
    }

    /// Returns the number of image pixels averaged for each drawn pixel, or 0 if the image is not
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

    /// Adds the cost of the items of a group. Returns the bounds of the pixels that they may
    /// change.
    private mutating func addInside(
        of group: Group,
        in frame: Rect,
        clips: [OutlineCost]
    ) -> Rect? {
        guard let kernel = group.kernel else {
            return add(group.items, in: frame, clips: clips)
        }
        let reach = Double(kernel.reach)
        // Blurred items are drawn completely and clipped afterwards.
        let near = frame.grown(by: reach)
        guard let inside = add(group.items, in: near, clips: []) else { return nil }
        let blurredImage = inside.grown(by: reach)
        pixels += blurredImage.width * blurredImage.height * Weight.blur
        return blurredImage.intersection(frame)
    }

    /// Adds the cost of combining the windings of an outline and its clips in the rows that they
    /// share.
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
            // The clips are combined again for each group.
            addClipping(of: outline, by: clips)
            clips.append(outline)
            visible = visible?.intersection(outline.bounds)
        }
        guard let visible else { return nil }
        let inside = addInside(of: group, in: frame, clips: clips)
        let erases = !group.blend.keepsBackdropOfClearSource
        guard let drawn = erases ? visible : inside?.intersection(visible) else { return nil }
        let blend = group.blend == .sourceOver ? 0 : Weight.blend
        // The coverage of clips is computed for entire rows.
        let rows = frame.width * drawn.height
        pixels += drawn.width * drawn.height * (Weight.group + blend)
        pixels += rows * Weight.clip * Double(group.clips.count)
        return drawn
    }
}
