import Raster

extension WarningSubject {
    /// Returns findings for layers that are invisible for all examined parameters. Layers within an
    /// invisible layer are omitted.
    func unseenLayers() -> [WarningKind.Finding] {
        var visibility = LayerVisibility()
        visibility.examine(base)
        // Variants are examined only if invisible layers remain, which is rare.
        if !visibility.unseen.isEmpty {
            for variant in variants.dropFirst() { visibility.examine(variant) }
        }
        if !visibility.unseen.isEmpty {
            for design in design.extremes {
                visibility.examine(SurveyedDesign(design, allBranches: false))
            }
        }
        let outermost = visibility.unseen.filter { path in
            !visibility.unseen.contains { $0 != path && path.steps.starts(with: $0.steps) }
        }
        return outermost.map { path in
            WarningKind.Finding(
                path: path,
                message: "the layer is never visible",
                hint: "check its opacity, scale, trim and paint, and whether it is empty or "
                    + "outside of the canvas"
            )
        }
    }
}

extension Design {
    /// Variants of the design with one extreme parameter value: a number at an end of its range, or
    /// black colours.
    fileprivate var extremes: [Design] {
        parameters.flatMap { parameter -> [Design] in
            let black = ColorValue.fixed(Color(red: 0, green: 0, blue: 0))
            let values: [ParameterValue] =
                switch parameter.kind {
                case .number(let range): [.number(range.lowerBound), .number(range.upperBound)]
                case .integer(let range):
                    [range.lowerBound, range.upperBound].map { .number(Double($0)) }
                case .color: [.color(black)]
                case .colors: [.colors([black, black])]
                case .choice, .boolean: []
                }
            return values.compactMap { try? setting([(parameter.name, $0)]) }
        }
    }
}

/// A search for layers that are invisible at all examined moments.
private struct LayerVisibility {
    /// The layers not yet found visible, in the order of the design.
    private(set) var unseen: [ModelPath] = []
    private var seen: Set<ModelPath> = []
    /// The remaining drawing budget. If it is exhausted, the remaining layers count as visible.
    private var budget = DrawingBudget()

    /// Examines the layers of a design that have not been found visible before.
    mutating func examine(_ subject: SurveyedDesign) {
        var renderer = Renderer()
        let chains = LayerChains(of: subject.design.content.layers).list
        for (path, chain) in zip(subject.survey.layers, chains) where !seen.contains(path) {
            if isSeen(chain, of: subject.design, &renderer) {
                seen.insert(path)
                unseen.removeAll { $0 == path }
            } else if !unseen.contains(path) {
                unseen.append(path)
            }
        }
    }

    private mutating func isSeen(
        _ chain: Resolved.Layer,
        of design: Design,
        _ renderer: inout Renderer
    ) -> Bool {
        let moments = design.moments(for: chain)
        for appearance in Appearance.allCases {
            let environment = Environment.small(
                for: design.canvas,
                side: 128,
                atMost: 1,
                appearance: appearance
            )
            var mayBeVisible = false
            for moment in moments {
                guard budget.isAvailable else { return true }
                let scene = design.scene(of: chain, at: moment, in: environment)
                let cost = DrawingCost(of: scene)
                budget.subtract(cost)
                guard cost.pixels > 0 else { continue }
                mayBeVisible = true
                if renderer.render(scene).hasVisiblePixels { return true }
            }
            // A layer that paints nothing in one appearance paints nothing in the other.
            guard mayBeVisible else { return false }
        }
        return false
    }
}

extension Design {
    /// Returns the scene of a single layer.
    fileprivate func scene(
        of layer: Resolved.Layer,
        at moment: Moment,
        in environment: Environment
    ) -> Scene {
        var items: [Scene.Item] = []
        let transform = canvas.toPixels(atScale: environment.scale)
        drawing(at: moment, in: environment)
            .draw(layer, in: canvas, transform: transform, onto: &items)
        return canvas.scene(of: items, in: environment)
    }

    /// Returns the moments when a layer may be visible, the most likely first.
    fileprivate func moments(for layer: Resolved.Layer) -> [Moment] {
        states.flatMap { timeline -> [Moment] in
            let isTimed = timeline.drive == .time
            let (from, to) = isTimed ? (0, 1) : (timeline.from, timeline.to)
            let costlyTimes = CostlyTimes(of: [layer], in: timeline).first(8).filter { time in
                isTimed || time >= min(from, to) && (time <= max(from, to) || timeline.isOpenEnded)
            }
            let beyond = timeline.isOpenEnded ? [to + 0.5, to + 1] : []
            return ([to, (from + to) / 2, from] + costlyTimes + beyond).map {
                Moment(state: timeline.state, position: .progress($0))
            }
        }
    }
}

extension StateTimeline {
    /// Whether the pull can exceed the end of the state's progress range.
    fileprivate var isOpenEnded: Bool { state == .armed && drive == .progress }
}
