/// A shape that is ready to be drawn.
final class PreparedShape {
    let edges: EdgeChainTable
    let rows: Range<Int>
    let rule: FillRule
    let paint: PaintSampler
    let opacity: Float
    let blend: BlendMode

    init(
        edges: EdgeChainTable,
        rule: FillRule,
        paint: PaintSampler,
        opacity: Double,
        blend: BlendMode
    ) {
        self.edges = edges
        rows = edges.rows
        self.rule = rule
        self.paint = paint
        self.opacity = Float(min(opacity, 1))
        self.blend = blend
    }
}
