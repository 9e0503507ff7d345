import Raster

extension Design {
    /// How far into each state its cost is told.
    private static let shares = [0, 0.5, 1]

    /// Refuses a design of which a frame at scale 1 would take too long, or too much memory.
    func checkCost(_ resolver: inout Resolver) {
        for timeline in states {
            for share in Self.shares {
                let moment = Moment(state: timeline.state, position: timeline.position(at: share))
                let cost = DrawingCost(of: scene(at: moment, in: .standard))
                guard let excess = Self.excess(of: cost) else { continue }
                return resolver.at("layers") {
                    $0.report("a frame of “\(timeline.state.rawValue)” would \(excess)")
                }
            }
        }
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
        return String(Int((number / step).rounded() * step))
    }
}

extension StateTimeline {
    /// How far the state has got after a share, 0…1, of its lead-in and period, or of its progress.
    fileprivate func position(at share: Double) -> Moment.Position {
        switch drive {
        case .progress: .progress(from + (to - from) * share)
        case .time: .time((intro + period) * share)
        }
    }
}
