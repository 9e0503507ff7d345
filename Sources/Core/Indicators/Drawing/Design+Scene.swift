import Raster

extension Design {
    /// The layers at a moment, without the background; a state that the design does not have is
    /// drawn with the values that its layers have by default.
    public func items(
        at moment: Moment,
        in environment: Environment,
        transform: Transform
    ) -> [Scene.Item] {
        items(of: content.layers, drawing(at: moment, in: environment), transform: transform)
    }

    /// How many layers there are, those in groups left out.
    package var outermostLayers: Int { content.layers.count }

    /// One of the outermost layers at a moment; `transform` leads to pixels from points around the
    /// canvas's middle.
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

    /// The scene of a moment, with `layers` in place of the design's; layers turned in space are
    /// bounded by `budget`.
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

    /// Where the states before were left: as the moment says, else each at its end in the usual course.
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

    /// The design's own colour behind the layers at a moment; nil where it has none.
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
    /// The picture's size at so many pixels a point: rounded up to whole pixels; nil where a side
    /// or the whole passes `DesignLimits`, or the scale `Environment.scales`.
    package func pixelSize(atScale scale: Double) -> (width: Int, height: Int)? {
        guard Environment.scales.contains(scale) else { return nil }
        // A product such as 60 × 1.1 must not gain a pixel by its last bit.
        let width = (self.width * scale - 1e-9).rounded(.up)
        let height = (self.height * scale - 1e-9).rounded(.up)
        let side = Double(DesignLimits.pixelSide)
        guard width <= side, height <= side, width * height <= Double(DesignLimits.pixels)
        else { return nil }
        return (Int(width), Int(height))
    }
}
