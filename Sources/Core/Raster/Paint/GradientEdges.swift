/// The hard edges of a gradient: the positions where its colour jumps.
struct GradientEdges {
    /// A hard edge.
    struct Edge {
        /// The position of the edge.
        let location: Double
        /// The premultiplied colour just before the edge.
        fileprivate let before: SIMD4<Double>
        /// The premultiplied colour just after the edge.
        fileprivate let after: SIMD4<Double>
    }

    /// An edge that crosses a pixel.
    struct Crossing {
        /// The edge.
        let edge: Edge
        /// The position of the edge minus that of the pixel's centre.
        let offset: Double
        /// The fraction of the pixel's area after the edge.
        let fraction: Double
    }

    private let ramp: GradientRamp
    private let isCyclic: Bool
    /// The edges by position. In a cyclic gradient, the edge at 0 is the change from its end to its
    /// start.
    let edges: [Edge]

    /// The largest change of a component that is not an edge.
    private static let invisible = 0.25 / 255

    /// Finds the hard edges of `ramp`. `isCyclic` is whether it starts again at its end.
    init(_ ramp: GradientRamp, isCyclic: Bool) {
        self.ramp = ramp
        self.isCyclic = isCyclic
        var edges: [Edge] = []
        func add(_ location: Double, from first: Color, to second: Color) {
            let (before, after) = (first.premultiplied, second.premultiplied)
            let jump = after - before
            guard max(jump.max(), -jump.min()) > Self.invisible else { return }
            edges.append(Edge(location: location, before: before, after: after))
        }
        if isCyclic { add(0, from: ramp.colorBefore(1), to: ramp.color(at: 0)) }
        var last = 0.0
        for (node, next) in zip(ramp.nodes, ramp.nodes.dropFirst())
        where node.location == next.location && node.location > last && node.location < 1 {
            last = node.location
            add(last, from: ramp.colorBefore(last), to: ramp.color(at: last))
        }
        self.edges = edges
    }

    /// Whether there are no edges.
    var isEmpty: Bool { edges.isEmpty }

    /// Returns the straight colour of a pixel: the mean of the colours between its edges, weighted
    /// by their areas.
    ///
    /// - Parameters:
    ///   - t: The position of the pixel's centre.
    ///   - reach: Half of the pixel's extent along the gradient.
    ///   - crossings: The edges in the pixel, by offset.
    func color(at t: Double, reach: Double, _ crossings: [Crossing]) -> SIMD4<Float> {
        guard let first = crossings.first, let last = crossings.last else {
            return SIMD4<Float>(ramp.color(at: within(t)).straight)
        }
        // The middles of the parts before the first edge and after the last.
        let start = t + (first.offset - reach) / 2
        let end = t + (last.offset + reach) / 2
        let before =
            first.offset > -reach
            ? ramp.colorBefore(within(start)).premultiplied : first.edge.before
        let after =
            last.offset < reach ? ramp.color(at: within(end)).premultiplied : last.edge.after
        var sum = before * (1 - first.fraction) + after * last.fraction
        for (one, two) in zip(crossings, crossings.dropFirst()) {
            let color = (one.edge.after + two.edge.before) * 0.5
            sum += color * max(one.fraction - two.fraction, 0)
        }
        return Self.straight(sum)
    }

    /// Returns the edges between two positions.
    func edges(from low: Double, to high: Double) -> ArraySlice<Edge> {
        let first = firstIndex(from: low)
        return edges[first..<max(first, firstIndex(from: high))]
    }

    private func firstIndex(from location: Double) -> Int {
        var (low, high) = (0, edges.count)
        while low < high {
            let middle = (low + high) / 2
            if edges[middle].location < location { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Returns a position of a cyclic gradient in 0…1.
    private func within(_ t: Double) -> Double { isCyclic ? t - t.rounded(.down) : t }

    /// Returns the distance of a position from another, by the shorter way around a cyclic
    /// gradient.
    func distance(_ t: Double, from other: Double) -> Double {
        let distance = t - other
        guard isCyclic, abs(distance) >= 0.5 else { return distance }
        return distance > 0 ? distance - 1 : distance + 1
    }

    /// Returns the straight colour of premultiplied components.
    static func straight(_ premultiplied: SIMD4<Double>) -> SIMD4<Float> {
        let alpha = min(premultiplied.w, 1)
        guard alpha > 0 else { return .zero }
        var color = (premultiplied / alpha).clamped(lowerBound: .zero, upperBound: .one)
        color.w = alpha
        return SIMD4<Float>(color)
    }
}

extension Color {
    /// Red, green and blue multiplied by alpha, and alpha.
    var premultiplied: SIMD4<Double> {
        SIMD4(red * alpha, green * alpha, blue * alpha, alpha)
    }
}
