/// An item of a scene with its edges cut into rows and its paint prepared.
enum PreparedNode {
    case shape(PreparedShape)
    case group(PreparedGroup)

    var isGroup: Bool {
        if case .group = self { true } else { false }
    }

    /// The rows that the item may change.
    var rows: Range<Int> {
        switch self {
        case .shape(let shape): shape.rows
        case .group(let group): group.rows
        }
    }

    /// Returns the rows that any of `nodes` may change.
    static func rows(of nodes: [PreparedNode]) -> Range<Int> {
        let first = nodes.map({ $0.rows.lowerBound }).min() ?? 0
        let last = nodes.map({ $0.rows.upperBound }).max() ?? 0
        return first..<last
    }
}

/// A group that is ready to be drawn.
final class PreparedGroup {
    /// The items of the group. Empty if the group is blurred.
    let nodes: [PreparedNode]
    /// The image of the blurred items; `nil` if the group is not blurred.
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
