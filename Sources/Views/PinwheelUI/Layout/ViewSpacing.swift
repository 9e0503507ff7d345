import Foundation

/// The preferred distances of a view from its neighbours. The distance of two views without
/// preferences is 8 points.
public struct ViewSpacing: Sendable {
    /// The preferences by edge, in points. Of two neighbours the greater preference wins.
    private var lengths: [Edge: CGFloat] = [:]

    public init() {}
    /// Creates a preference for some edges.
    init(_ length: CGFloat, on edges: Edge.Set) {
        for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { lengths[edge] = length }
    }

    public static let zero = ViewSpacing(0, on: .all)

    /// Returns the distance to the next view, in points.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        let (end, start): (Edge, Edge) =
            axis == .horizontal ? (.trailing, .leading) : (.bottom, .top)
        switch (lengths[end], next.lengths[start]) {
        case (nil, nil): return StackLayout.defaultSpacing
        case (let own?, nil): return own
        case (nil, let other?): return other
        case (let own?, let other?): return max(own, other)
        }
    }

    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        for (edge, length) in other.lengths where edges.contains(Edge.Set(edge)) {
            lengths[edge] = max(lengths[edge] ?? length, length)
        }
    }

    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }

    /// Returns the spacing without preferences for some edges.
    func resetting(_ edges: Edge.Set) -> ViewSpacing {
        var result = self
        for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
            result.lengths[edge] = nil
        }
        return result
    }
}
