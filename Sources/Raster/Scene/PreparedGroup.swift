/// A group that is ready to be drawn.
final class PreparedGroup {
    let nodes: [PreparedNode]
    let opacity: Float
    let blend: BlendMode
    let clips: [(edges: EdgeChainTable, rule: FillRule)]
    let rows: Range<Int>

    init(
        nodes: [PreparedNode],
        opacity: Double,
        blend: BlendMode,
        clips: [(edges: EdgeChainTable, rule: FillRule)],
        rows: Range<Int>
    ) {
        self.nodes = nodes
        self.opacity = Float(min(opacity, 1))
        self.blend = blend
        self.clips = clips
        self.rows = rows
    }
}
