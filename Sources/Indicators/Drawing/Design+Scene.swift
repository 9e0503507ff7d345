import Raster

extension Design {
    /// The picture of the design at a moment, in pixels.
    ///
    /// Total: a state that the design does not have is drawn with the values that its layers
    /// have by default, and a picture that would be too large (see `pixelSize(atScale:)`) is
    /// empty, 0 by 0 pixels.
    public func scene(at moment: Moment, in environment: Environment) -> Scene {
        guard let size = pixelSize(atScale: environment.scale) else {
            return Scene(width: 0, height: 0)
        }
        let drawing = drawing(at: moment, in: environment)
        let toPixels = Transform.translation(dx: canvas.width / 2, dy: canvas.height / 2)
            .then(.scale(environment.scale))
        let ground = [background(drawing, size)].compactMap(\.self)
        let layers = items(drawing, transform: toPixels)
        return Scene(width: size.width, height: size.height, items: ground + layers)
    }

    /// The layers at a moment, without the background; `transform` leads to pixels from points
    /// around the canvas's middle.
    package func items(
        at moment: Moment,
        in environment: Environment,
        transform: Transform
    ) -> [Scene.Item] {
        items(drawing(at: moment, in: environment), transform: transform)
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

    private func items(_ drawing: Drawing, transform: Transform) -> [Scene.Item] {
        var items: [Scene.Item] = []
        for layer in content.layers {
            drawing.draw(layer, in: canvas, transform: transform, onto: &items)
        }
        return items
    }

    func drawing(at moment: Moment, in environment: Environment) -> Drawing {
        let timeline = timeline(of: moment.state) ?? StateTimeline(state: moment.state)
        return Drawing(
            instant: Instant(
                state: moment.state,
                time: timeline.localTime(at: moment.position),
                length: timeline.length ?? 1
            ),
            environment: environment
        )
    }

    /// The design's own colour behind the layers at a moment; nil where it has none.
    package func background(at moment: Moment, in environment: Environment) -> Color? {
        content.background.map(drawing(at: moment, in: environment).color)
    }

    /// The colour behind the layers, over every pixel; nil where it is clear.
    private func background(_ drawing: Drawing, _ size: (width: Int, height: Int)) -> Scene.Item? {
        let own = content.background.map(drawing.color)
        guard let color = drawing.environment.background ?? own, color.alpha > 0 else {
            return nil
        }
        let all = Rect(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
        return .shape(Shape(path: .rect(all), paint: .solid(color)))
    }
}
