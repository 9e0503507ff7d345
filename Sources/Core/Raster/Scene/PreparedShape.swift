import CPixels

/// A shape that is ready to be drawn; the next picture may have another in its place.
///
/// What it is lies behind one pointer, so that no access needs a check for exclusive use: one thread owns it.
@safe final class PreparedShape {
    @unsafe private struct Content {
        var edges: EdgeChainTable?
        var rows = 0..<0
        var rule = FillRule.nonZero
        var color = StraightPixel.zero
        var sampler: PaintSampler?
        var opacity: Float = 0
        var blend = BlendMode.sourceOver
        var kernelPaint: cpixels_paint?
    }

    private let content: UnsafeMutablePointer<Content>

    init() {
        unsafe content = .allocate(capacity: 1)
        unsafe content.initialize(to: Content())
    }

    deinit {
        unsafe content.deinitialize(count: 1)
        unsafe content.deallocate()
    }

    /// Nil where the shape covers all of the picture, by one colour and source-over.
    var edges: EdgeChainTable? { unsafe content.pointee.edges }

    /// The rows that it may touch.
    var rows: Range<Int> { unsafe content.pointee.rows }

    /// By which rule its outline is filled.
    var rule: FillRule { unsafe content.pointee.rule }

    /// What it is painted with.
    var paint: PaintSampler {
        unsafe content.pointee.sampler ?? .solid(content.pointee.color)
    }

    var opacity: Float { unsafe content.pointee.opacity }

    var blend: BlendMode { unsafe content.pointee.blend }

    /// The paint for the kernel; nil if it does not draw the shape.
    @unsafe var kernelPaint: cpixels_paint? { unsafe content.pointee.kernelPaint }

    /// Makes it another shape.
    func replace(edges: EdgeChainTable?, rows: Range<Int>, rule: FillRule) {
        unsafe content.pointee.edges = edges
        unsafe content.pointee.rows = rows
        unsafe content.pointee.rule = rule
    }

    /// Paints it in one colour.
    func paint(_ color: StraightPixel, opacity: Float, blend: BlendMode) {
        unsafe content.pointee.color = color
        if unsafe content.pointee.sampler != nil { unsafe content.pointee.sampler = nil }
        unsafe content.pointee.opacity = opacity
        unsafe content.pointee.blend = blend
        unsafe content.pointee.kernelPaint =
            blend == .sourceOver ? unsafe cpixels_paint(color, opacity: opacity) : nil
    }

    /// Paints it in many.
    func paint(_ paint: PaintSampler, opacity: Float, blend: BlendMode) {
        unsafe content.pointee.sampler = paint
        unsafe content.pointee.opacity = opacity
        unsafe content.pointee.blend = blend
        unsafe content.pointee.kernelPaint =
            blend == .sourceOver ? unsafe paint.kernelPaint(opacity: opacity) : nil
    }
}
