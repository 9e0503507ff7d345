import Raster

extension Design {
    /// The range for the number of moments per state at which the cost is estimated.
    private static let moments = 3...64
    /// The maximum number of curves and lines examined over all moments. Each takes less than 0.1
    /// µs.
    private static let workLimit = 400_000

    /// Reports an error if a frame at scale 1 would take too much time or memory.
    ///
    /// The cost is estimated at the turning points of each state's values, then between them. Heavy
    /// designs are examined at fewer moments.
    ///
    /// - Returns: The highest cost of the examined frames.
    func checkCost(_ resolver: inout Resolver) -> DrawingCost {
        var peak = DrawingCost()
        let weight = content.layers.reduce(DrawingWeight()) { $0 + $1.weight }
        // A shape costs about as much as 16 segments of its outline.
        let work = max((16 * weight.shapes + weight.segments) * states.count, 1)
        let moments = Self.moments
        let count = min(max(Self.workLimit / work, moments.lowerBound), moments.upperBound)
        for timeline in states {
            let times = CostlyTimes(of: content.layers, in: timeline).first(count)
            for time in times {
                guard let excess = excess(at: time, in: timeline, &peak) else { continue }
                report(excess, at: time, in: timeline, &resolver)
                return peak
            }
            // The progress of a pull may exceed 1. Values have no turning points after the last of
            // these times.
            let interval = 0...max(1, times.max() ?? 1)
            guard times.count > 1, let found = search(interval, of: timeline, count, &peak) else {
                continue
            }
            report(found.excess, at: found.time, in: timeline, &resolver)
            return peak
        }
        return peak
    }

    private func report(
        _ excess: String,
        at time: Double,
        in timeline: StateTimeline,
        _ resolver: inout Resolver
    ) {
        let suffix = time == 0 ? "" : " at \((time * 1000).rounded() / 1000)"
        resolver.at("layers") {
            $0.report("a frame of “\(timeline.state.rawValue)”\(suffix) would \(excess)")
        }
    }

    /// Searches an interval for a time when a frame costs too much, in at most `count` steps.
    ///
    /// An interval is skipped if the upper bound of its cost is within the limits. Otherwise it is
    /// halved. The costliest interval is halved first.
    private func search(
        _ whole: ClosedRange<Double>,
        of timeline: StateTimeline,
        _ count: Int,
        _ peak: inout DrawingCost
    ) -> (time: Double, excess: String)? {
        var open: [(interval: ClosedRange<Double>, load: Double)] = []
        func add(_ interval: ClosedRange<Double>) {
            let layers = CostliestLayers(in: timeline, during: interval).layers(content.layers)
            let middle = (interval.lowerBound + interval.upperBound) / 2
            let load = load(of: layers, at: middle, in: timeline)
            if load > 1 { open.append((interval, load)) }
        }
        add(whole)
        for _ in 0..<count {
            guard let index = open.indices.max(by: { open[$0].load < open[$1].load }) else { break }
            let interval = open.remove(at: index).interval
            let middle = (interval.lowerBound + interval.upperBound) / 2
            if let excess = excess(at: middle, in: timeline, &peak) { return (middle, excess) }
            guard interval.lowerBound < middle, middle < interval.upperBound else { continue }
            add(interval.lowerBound...middle)
            add(middle...interval.upperBound)
        }
        return nil
    }

    /// Returns the cost of a frame as a multiple of the limit.
    private func load(
        of layers: [Resolved.Layer],
        at time: Double,
        in timeline: StateTimeline
    ) -> Double {
        let budget = ProjectionBudget()
        let moment = Moment(state: timeline.state, position: .progress(time))
        let cost = DrawingCost(of: scene(of: layers, at: moment, in: .standard, within: budget))
        return max(
            cost.edges / Double(DesignLimits.edges),
            cost.pixels / Double(DesignLimits.paintedPixels),
            budget.isExceeded ? .infinity : 0
        )
    }

    /// Returns a message if the frame at a time exceeds a limit, or `nil`. Layers with a 3D
    /// rotation are also checked without the rotation.
    private func excess(
        at time: Double,
        in timeline: StateTimeline,
        _ peak: inout DrawingCost
    ) -> String? {
        let budget = ProjectionBudget()
        let moment = Moment(state: timeline.state, position: .progress(time))
        let scene = scene(of: content.layers, at: moment, in: .standard, within: budget)
        let cost = DrawingCost(of: scene)
        peak.edges = max(peak.edges, cost.edges)
        peak.pixels = max(peak.pixels, cost.pixels)
        if let excess = Self.excess(of: budget) ?? Self.excess(of: cost) { return excess }
        let flat = Scene(width: scene.width, height: scene.height, items: budget.items)
        return Self.excess(of: DrawingCost(of: flat))
    }

    /// Returns a message if a frame exceeds the limit on projected corners. Otherwise `nil`.
    private static func excess(of budget: ProjectionBudget) -> String? {
        guard budget.isExceeded else { return nil }
        return
            "project outlines with about \(round(budget.corners)) corners, counting copies and "
            + "dashes; allowed: at most \(DesignLimits.projectedCorners)"
    }

    /// Returns a message if a frame exceeds a limit on edges or pixels, or `nil`.
    private static func excess(of cost: DrawingCost) -> String? {
        let (edges, pixels) = (DesignLimits.edges, DesignLimits.paintedPixels)
        if cost.edges > Double(edges) {
            return
                "split outlines into about \(round(cost.edges)) edges, counting copies and "
                + "dashes; allowed: at most \(edges)"
        }
        if cost.pixels > Double(pixels) {
            return "paint about \(round(cost.pixels)) pixels, counting copies, and counting "
                + "pixels of gradients, images, groups and blend modes several times; "
                + "allowed: at most \(pixels)"
        }
        return nil
    }

    /// Returns a message if frames at a scale exceed a limit, or `nil` if they may be drawn.
    ///
    /// Frames at scale 1 are checked when the design is created. Edges grow linearly with the scale
    /// and pixels quadratically.
    package func excess(atScale scale: Double) -> String? {
        let edges = peak.edges * scale
        let pixels = peak.pixels * scale * scale
        guard edges > DesignLimits.frameEdges || pixels > DesignLimits.framePixels else {
            return nil
        }
        let (verb, count, limit) =
            edges > DesignLimits.frameEdges
            ? ("have", "\(Self.round(edges)) edges", DesignLimits.frameEdges)
            : ("paint", "\(Self.round(pixels)) pixels", DesignLimits.framePixels)
        return "\(verb) about \(count); allowed: \(Self.round(limit)); "
            + "most are in the layer “\(costliestLayer)”"
    }

    /// The label of the outermost layer with the highest cost at the end of the first state.
    private var costliestLayer: String {
        let moment = Moment(state: states.first?.state ?? .idle, position: .progress(1))
        let costs = content.layers.map { layer in
            let scene = scene(of: [layer], at: moment, in: .standard, within: ProjectionBudget())
            let cost = DrawingCost(of: scene)
            return max(
                cost.edges / Double(DesignLimits.edges),
                cost.pixels / Double(DesignLimits.paintedPixels)
            )
        }
        let costliest = costs.indices.max { costs[$0] < costs[$1] }
        return costliest.map { content.layers.labels[$0] } ?? ""
    }

    /// Rounds an estimate to two significant digits.
    private static func round(_ number: Double) -> String {
        guard number < 1e15 else { return "more than 1000000000000000" }
        var step = 1.0
        while number / step >= 100 { step *= 10 }
        return String(Int64((number / step).rounded() * step))
    }
}
