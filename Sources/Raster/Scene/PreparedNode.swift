/// An item of a scene with its outline cut into rows and its paint made ready.
enum PreparedNode {
    /// A shape.
    case shape(PreparedShape)
    /// A group.
    case group(PreparedGroup)

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
