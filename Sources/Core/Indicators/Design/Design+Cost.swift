import Raster

extension Design {
    /// At how many moments of each state its cost is estimated, at the least and at the most.
    private static let moments = 3...64
    /// How much may be looked at to tell the cost, in curves and lines, over all moments; each
    /// takes under 0.1 µs.
    private static let patience = 400_000

    /// Refuses a design if one of its frames at scale 1 would take too long, or too much memory.
    ///
    /// The cost is estimated where the driven values of each state turn, for heavy designs at fewer
    /// moments, then between these moments.
    ///
    /// - Returns: The largest cost of the frames that were looked at.
    func checkCost(_ resolver: inout Resolver) -> DrawingCost {
        var peak = DrawingCost()
        let weight = content.layers.reduce(DrawingWeight()) { $0 + $1.weight }
        // A shape by itself takes as long as 16 pieces of its outline.
        let work = max((16 * weight.shapes + weight.segments) * states.count, 1)
        let count = min(max(Self.patience / work, Self.moments.lowerBound), Self.moments.upperBound)
        for timeline in states {
            let times = CostlyTimes(of: content.layers, in: timeline).first(count)
            for time in times {
                guard let excess = excess(at: time, in: timeline, &peak) else { continue }
                report(excess, at: time, in: timeline, &resolver)
                return peak
            }
            // A pull may go on beyond 1, where values no longer turn after the last of these times.
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

    /// Looks for a time in an interval at which a frame would cost too much, in at most `count` parts.
    ///
    /// Intervals whose costliest layers are cheap enough are excluded. The others are halved, the
    /// costliest first.
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

    /// The cost of a frame in multiples of what is allowed.
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

    /// What the frame at a time of a state would do too much, or would if the layers that it turns
    /// in space were flat; `nil` if it may be drawn.
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

    /// What a frame would turn in space too much; nil where it may be drawn.
    private static func excess(of budget: ProjectionBudget) -> String? {
        guard budget.isExceeded else { return nil }
        return
            "turn outlines of about \(round(budget.corners)) corners in space, copies and dashes "
            + "counted; allowed: at most \(DesignLimits.projectedCorners)"
    }

    /// What a frame would do too much; nil where it may be drawn.
    private static func excess(of cost: DrawingCost) -> String? {
        let (edges, pixels) = (DesignLimits.edges, DesignLimits.paintedPixels)
        if cost.edges > Double(edges) {
            return
                "cut its outlines into about \(round(cost.edges)) edges, copies and dashes counted; "
                + "allowed: at most \(edges)"
        }
        if cost.pixels > Double(pixels) {
            return "paint about \(round(cost.pixels)) pixels, copies counted, those of gradients, "
                + "images, groups and blend modes for several; allowed: at most \(pixels)"
        }
        return nil
    }

    /// Returns why frames at a scale would take too much time and memory; `nil` if they may be drawn.
    ///
    /// Frames at scale 1 are checked when the design is made. Each unit of scale multiplies edges
    /// once, and pixels twice.
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

    /// The label of the outermost layer that costs most at the end of the first state.
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

    /// Two digits of a number, which is an estimate.
    private static func round(_ number: Double) -> String {
        guard number < 1e15 else { return "more than 1000000000000000" }
        var step = 1.0
        while number / step >= 100 { step *= 10 }
        return String(Int64((number / step).rounded() * step))
    }
}
