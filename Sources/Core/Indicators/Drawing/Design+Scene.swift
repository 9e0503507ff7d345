import Raster

extension Design {
    /// Returns the items of all layers at a moment, without the background.
    ///
    /// In a state that the design does not have, layers have their default values.
    public func items(
        at moment: Moment,
        in environment: Environment,
        transform: Transform
    ) -> [Scene.Item] {
        items(of: content.layers, drawing(at: moment, in: environment), transform: transform)
    }

    /// The number of outermost layers.
    package var outermostLayerCount: Int { content.layers.count }

    /// Returns the items of an outermost layer at a moment.
    ///
    /// `transform` maps points around the canvas's centre to pixels.
    package func items(
        ofLayer index: Int,
        at moment: Moment,
        in environment: Environment,
        transform: Transform
    ) -> [Scene.Item] {
        var items: [Scene.Item] = []
        drawing(at: moment, in: environment)
            .draw(content.layers[index], in: canvas, transform: transform, onto: &items)
        return items
    }

    private func items(
        of layers: [Resolved.Layer],
        _ drawing: Drawing,
        transform: Transform
    ) -> [Scene.Item] {
        var items: [Scene.Item] = []
        for layer in layers {
            drawing.draw(layer, in: canvas, transform: transform, onto: &items)
        }
        return items
    }

    func drawing(
        at moment: Moment,
        in environment: Environment,
        within budget: ProjectionBudget? = nil
    ) -> Drawing {
        Drawing(
            timing(at: moment),
            after: history(before: moment),
            in: environment,
            within: budget
        )
    }

    /// Returns the scene of `layers` at a moment. `budget` limits the number of projected corners.
    func scene(
        of layers: [Resolved.Layer],
        at moment: Moment,
        in environment: Environment,
        within budget: ProjectionBudget
    ) -> Scene {
        let drawing = drawing(at: moment, in: environment, within: budget)
        return scene(at: moment, in: environment) { items(of: layers, drawing, transform: $0) }
    }

    private func timing(at moment: Moment) -> Timing {
        let timeline = timeline(of: moment.state) ?? StateTimeline(state: moment.state)
        return Timing(timeline, at: moment.position)
    }

    /// Returns the timings when previous states ended, latest first. If `moment` has no previous
    /// states, each state before it in the default order is assumed to be completed.
    private func history(before moment: Moment) -> [Timing] {
        guard moment.previous.isEmpty else {
            return content.dependentStates.isEmpty ? [] : moment.previous.map(timing)
        }
        guard content.dependentStates.contains(moment.state) else { return [] }
        var history: [Timing] = []
        var state = moment.state
        while let before = state.predecessor {
            if let timeline = timeline(of: before) {
                history.append(Timing(timeline, at: timeline.end))
            }
            state = before
        }
        return history
    }

    /// Returns the design's background colour at a moment, or `nil` if it has none.
    public func background(at moment: Moment, in environment: Environment) -> Color? {
        guard let background = content.background else { return nil }
        if let constant = background.motion.constant {
            let color = background[constant]
            return color.resolved(in: environment.appearance, of: environment.palette)
        }
        return drawing(at: moment, in: environment).color(background)
    }
}

extension Size {
    /// Returns the image size at a scale in pixels per point, rounded up to whole pixels.
    ///
    /// Returns `nil` if the size exceeds `DesignLimits`, or the scale is not in
    /// `Environment.scales`.
    package func pixelSize(atScale scale: Double) -> (width: Int, height: Int)? {
        guard Environment.scales.contains(scale) else { return nil }
        // Rounding errors in a product such as 60 × 1.1 must not add a pixel.
        let width = (self.width * scale - 1e-9).rounded(.up)
        let height = (self.height * scale - 1e-9).rounded(.up)
        let side = Double(DesignLimits.pixelSide)
        guard width <= side, height <= side, width * height <= Double(DesignLimits.pixels)
        else { return nil }
        return (Int(width), Int(height))
    }
}
