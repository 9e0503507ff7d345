import Raster

extension Design {
    /// At how many moments of each state its cost is estimated, at the least and at the most.
    private static let moments = 3...64
    /// How much may be looked at to tell the cost, in curves and lines, over all moments; each
    /// takes under 0.1 µs.
    private static let patience = 400_000

    /// Refuses a design of which a frame at scale 1 would take too long, or too much memory.
    ///
    /// Each state is looked at where its driven values turn, heavy designs at fewer moments.
    func checkCost(_ resolver: inout Resolver) {
        let weight = content.layers.reduce(DrawingWeight()) { $0 + $1.weight }
        // A shape by itself takes as long as 16 pieces of its outline.
        let work = max((16 * weight.shapes + weight.segments) * states.count, 1)
        let count = min(max(Self.patience / work, Self.moments.lowerBound), Self.moments.upperBound)
        for timeline in states {
            for time in CostlyTimes(of: content.layers, in: timeline).first(count) {
                let moment = Moment(state: timeline.state, position: .progress(time))
                guard let excess = excess(at: moment) else { continue }
                let suffix = time == 0 ? "" : " at \((time * 1000).rounded() / 1000)"
                return resolver.at("layers") {
                    $0.report("a frame of “\(timeline.state.rawValue)”\(suffix) would \(excess)")
                }
            }
        }
    }

    /// What the frame of a moment would do too much, or would if what it turns in space lay flat; nil where it
    /// may be drawn.
    private func excess(at moment: Moment) -> String? {
        let budget = ProjectionBudget()
        let scene = scene(at: moment, in: .standard, within: budget)
        if let excess = Self.excess(of: budget) ?? Self.excess(of: DrawingCost(of: scene)) {
            return excess
        }
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

    /// Two digits of a number, which is an estimate.
    private static func round(_ number: Double) -> String {
        guard number < 1e15 else { return "more than 1000000000000000" }
        var step = 1.0
        while number / step >= 100 { step *= 10 }
        return String(Int64((number / step).rounded() * step))
    }
}
