import Foundation

/// The distances that a view likes to have from others: 8 points where neither of two says.
public struct ViewSpacing: Sendable {
    /// What is said of each edge, in points; of two views the greater counts.
    private var lengths: [Edge: CGFloat] = [:]

    /// The usual.
    public init() {}
    /// A distance at some edges, the usual at others.
    init(_ length: CGFloat, on edges: Edge.Set) {
        for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { lengths[edge] = length }
    }

    /// None at any edge.
    public static let zero = ViewSpacing(0, on: .all)

    /// The distance to the next view, in points.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        let (end, start): (Edge, Edge) =
            axis == .horizontal ? (.trailing, .leading) : (.bottom, .top)
        switch (lengths[end], next.lengths[start]) {
        case (nil, nil): return StackLayout.usualSpacing
        case (let own?, nil): return own
        case (nil, let other?): return other
        case (let own?, let other?): return max(own, other)
        }
    }

    /// The greater of both, at some edges.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        for (edge, length) in other.lengths where edges.contains(Edge.Set(edge)) {
            lengths[edge] = max(lengths[edge] ?? length, length)
        }
    }

    /// The greater of both, at some edges.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }

    /// The usual at some edges.
    func resetting(_ edges: Edge.Set) -> ViewSpacing {
        var result = self
        for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
            result.lengths[edge] = nil
        }
        return result
    }
}
