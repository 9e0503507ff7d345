import CPixels

/// An item of a scene with its outline cut into rows and its paint made ready.
enum PreparedNode {
    /// A shape.
    case shape(PreparedShape)
    /// A group.
    case group(PreparedGroup)

    /// Whether it is a group.
    var isGroup: Bool {
        if case .group = self { true } else { false }
    }

    /// The rows that the node may touch.
    var rows: Range<Int> {
        switch self {
        case .shape(let shape): shape.rows
        case .group(let group): group.rows
        }
    }

    /// The rows that any of `nodes` may touch.
    static func rows(of nodes: [PreparedNode]) -> Range<Int> {
        let first = nodes.map({ $0.rows.lowerBound }).min() ?? 0
        let last = nodes.map({ $0.rows.upperBound }).max() ?? 0
        return first..<last
    }
}

/// A group that is ready to be drawn.
final class PreparedGroup {
    /// What it holds; nothing where it is blurred.
    let nodes: [PreparedNode]
    /// Its picture where it is blurred.
    let blurred: BlurredItems?
    let opacity: Float
    let blend: BlendMode
    let clips: [ScanOutline]
    let rows: Range<Int>
    let measure: Group.Measure

    init(
        nodes: [PreparedNode],
        blurred: BlurredItems?,
        opacity: Double,
        blend: BlendMode,
        clips: [ScanOutline],
        rows: Range<Int>,
        measure: Group.Measure
    ) {
        self.nodes = nodes
        self.blurred = blurred
        self.opacity = Float(min(opacity, 1))
        self.blend = blend
        self.clips = clips
        self.rows = rows
        self.measure = measure
    }
}

/// A shape that is ready to be drawn; the next picture may have another in its place.
@safe final class PreparedShape {
    /// Nil where the shape covers all of the picture, by one colour and source-over.
    private(set) var edges: EdgeChainTable?
    private(set) var rows = 0..<0
    private(set) var rule = FillRule.nonZero
    private var color = StraightPixel.zero
    /// Nil for one colour.
    private var sampler: PaintSampler?
    private(set) var opacity: Float = 0
    private(set) var blend = BlendMode.sourceOver
    /// The paint for the kernel; nil if it does not draw the shape.
    @unsafe private(set) var kernelPaint: cpixels_paint?

    init() {}

    /// What it is painted with.
    var paint: PaintSampler { sampler ?? .solid(color) }

    /// Makes it another shape.
    func replace(edges: EdgeChainTable?, rows: Range<Int>, rule: FillRule) {
        self.edges = edges
        self.rows = rows
        self.rule = rule
    }

    /// Paints it in one colour.
    func paint(_ color: StraightPixel, opacity: Float, blend: BlendMode) {
        self.color = color
        if sampler != nil { sampler = nil }
        self.opacity = opacity
        self.blend = blend
        unsafe kernelPaint =
            blend == .sourceOver ? unsafe cpixels_paint(color, opacity: opacity) : nil
    }

    /// Paints it in many.
    func paint(_ paint: PaintSampler, opacity: Float, blend: BlendMode) {
        sampler = paint
        self.opacity = opacity
        self.blend = blend
        unsafe kernelPaint =
            blend == .sourceOver ? unsafe paint.kernelPaint(opacity: opacity) : nil
    }
}
