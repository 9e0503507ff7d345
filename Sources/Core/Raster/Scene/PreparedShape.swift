import CPixels

/// A shape that is ready to be drawn. It is reused for another shape of the next image.
///
/// One thread owns a shape. The content is behind one pointer, so that no access needs an
/// exclusivity check.
@safe final class PreparedShape {
    @unsafe private struct Content {
        var edges: OutlineEdges?
        var rows = 0..<0
        var rule = FillRule.nonZero
        var color = StraightPixel.zero
        var sampler: PaintSampler?
        var opacity: Float = 0
        var blend = BlendMode.sourceOver
        var conicAngles: ConicAngleCache?
        /// Whether kernels can draw the shape. If so, `forKernels` is valid.
        var isKernelShape = false
    }

    private let content: UnsafeMutablePointer<Content>
    /// The shape as a C struct at a fixed address.
    private let forKernels: UnsafeMutablePointer<cpixels_shape>

    init() {
        unsafe content = .allocate(capacity: 1)
        unsafe content.initialize(to: Content())
        unsafe forKernels = .allocate(capacity: 1)
        unsafe forKernels.initialize(to: cpixels_shape())
    }

    deinit {
        unsafe content.deinitialize(count: 1)
        unsafe content.deallocate()
        unsafe forKernels.deallocate()
    }

    /// The edges. `nil` if the shape covers the entire image in one colour with source-over
    /// blending.
    var edges: OutlineEdges? { unsafe content.pointee.edges }

    /// The rows that the shape may cover.
    var rows: Range<Int> { unsafe content.pointee.rows }

    /// The fill rule of the outline.
    var rule: FillRule { unsafe content.pointee.rule }

    /// The paint.
    var paint: PaintSampler {
        unsafe content.pointee.sampler ?? .solid(content.pointee.color)
    }

    var opacity: Float { unsafe content.pointee.opacity }

    var blend: BlendMode { unsafe content.pointee.blend }

    /// The directions of a conic gradient that the kernels read; `nil` for other paints.
    var conicAngles: ConicAngleCache? { unsafe content.pointee.conicAngles }

    /// The shape as a C struct for the kernels. `nil` if they cannot draw it. Valid until the shape
    /// changes.
    @unsafe var kernelShape: UnsafePointer<cpixels_shape>? {
        unsafe content.pointee.isKernelShape ? UnsafePointer(forKernels) : nil
    }

    /// Replaces the outline. The paint must be replaced next.
    func replace(edges: OutlineEdges?, rows: Range<Int>, rule: FillRule) {
        unsafe content.pointee.edges = edges
        unsafe content.pointee.rows = rows
        unsafe content.pointee.rule = rule
        if let edges { unsafe forKernels.pointee.edges = edges.memory }
        unsafe forKernels.pointee.is_everywhere = edges == nil ? 1 : 0
        unsafe forKernels.pointee.is_even_odd = rule.isEvenOdd
    }

    /// Replaces the paint by one colour.
    func paint(_ color: StraightPixel, opacity: Float, blend: BlendMode) {
        unsafe content.pointee.color = color
        if unsafe content.pointee.sampler != nil {
            unsafe content.pointee.sampler = nil
            unsafe content.pointee.conicAngles = nil
        }
        unsafe content.pointee.opacity = opacity
        unsafe content.pointee.blend = blend
        unsafe content.pointee.isKernelShape = blend == .sourceOver
        unsafe forKernels.pointee.paint = cpixels_paint(color, opacity: opacity)
    }

    /// Replaces the paint by one with a colour for each pixel.
    func paint(_ paint: PaintSampler, opacity: Float, blend: BlendMode) {
        unsafe content.pointee.sampler = paint
        unsafe content.pointee.opacity = opacity
        unsafe content.pointee.blend = blend
        unsafe content.pointee.conicAngles = paint.conicAngles
        unsafe content.pointee.isKernelShape = false
        guard blend == .sourceOver, let kernelPaint = unsafe paint.kernelPaint(opacity: opacity)
        else { return }
        unsafe content.pointee.isKernelShape = true
        unsafe forKernels.pointee.paint = kernelPaint
    }
}
