import Raster

/// A cache of small images of a design's outermost layers.
struct LayerImageCache: ~Copyable {
    private let design: Design
    private let environment: Environment
    private var renderer = Renderer()
    private var drawn: [Key: RenderedLayer] = [:]
    private var budget = DrawingBudget()

    private struct Key: Hashable {
        let layer: Int
        let moment: Moment
    }

    /// Creates a cache. Images use the light appearance and have at most 120 pixels per side.
    init(of design: Design) {
        self.design = design
        environment = Environment.small(for: design.canvas, side: 120, atMost: 2)
    }

    /// Returns the image of a layer at a moment. Returns `nil` if the drawing budget is exhausted.
    mutating func image(ofLayer layer: Int, at moment: Moment) -> RenderedLayer? {
        let key = Key(layer: layer, moment: moment)
        if let rendered = drawn[key] { return rendered }
        let transform = design.canvas.toPixels(atScale: environment.scale)
        let items = design.items(ofLayer: layer, at: moment, in: environment, transform: transform)
        let scene = design.canvas.scene(of: items, in: environment)
        budget.subtract(DrawingCost(of: scene))
        guard budget.isAvailable else { return nil }
        let rendered = RenderedLayer(
            image: renderer.render(scene),
            pixelArea: 1 / (environment.scale * environment.scale)
        )
        drawn[key] = rendered
        return rendered
    }

    /// The image of a layer.
    struct RenderedLayer {
        private let image: Image
        private let pixelArea: Double
        /// Whether the image is completely clear.
        let isEmpty: Bool

        fileprivate init(image: Image, pixelArea: Double) {
            self.image = image
            self.pixelArea = pixelArea
            isEmpty = !image.hasVisiblePixels
        }

        /// Returns the difference to an image of the same size, as an area of opaque pixels in
        /// square points.
        func difference(to other: RenderedLayer) -> Double {
            let (mine, theirs) = (image.pixels, other.image.pixels)
            var sum = 0
            for pixel in stride(from: 0, to: min(mine.count, theirs.count), by: 4) {
                let (alpha, other) = (Int(mine[pixel + 3]), Int(theirs[pixel + 3]))
                var most = abs(alpha - other) * 255
                for channel in pixel..<pixel + 3 {
                    most = max(most, abs(Int(mine[channel]) * alpha - Int(theirs[channel]) * other))
                }
                sum += most
            }
            return Double(sum) / (255 * 255) * pixelArea
        }
    }
}

/// A budget for drawing images in a check for warnings. It lasts for about a second.
struct DrawingBudget {
    private var edges = 5_000_000.0

    /// Whether the budget is not exhausted.
    var isAvailable: Bool { edges > 0 }

    /// Subtracts the cost of a scene.
    mutating func subtract(_ cost: DrawingCost) {
        // 100 painted pixels cost as much as an edge. Each image costs 100 additional edges.
        edges -= cost.edges + cost.pixels / 100 + 100
    }
}

extension Image {
    /// Whether any pixel is not clear.
    var hasVisiblePixels: Bool {
        stride(from: 3, to: pixels.count, by: 4).contains { pixels[$0] > 0 }
    }
}

extension Environment {
    /// Returns an environment whose scale limits both sides of the canvas to `side` pixels. The
    /// scale is at most `scale`.
    static func small(
        for canvas: Size,
        side: Double,
        atMost scale: Double,
        appearance: Appearance = .light
    ) -> Environment {
        let longest = max(canvas.width, canvas.height)
        let scale = max(min(scale, side / longest), scales.lowerBound)
        return Environment(appearance: appearance, scale: scale) ?? .standard
    }
}

extension Size {
    /// Returns the transform from points around the centre of an image of this size to its pixels.
    func toPixels(atScale scale: Double) -> Transform {
        .translation(dx: width / 2, dy: height / 2).then(.scale(scale))
    }

    /// Returns the scene of items that are in pixels.
    func scene(of items: [Scene.Item], in environment: Environment) -> Scene {
        guard let size = pixelSize(atScale: environment.scale) else {
            return Scene(width: 0, height: 0)
        }
        return Scene(width: size.width, height: size.height, items: items)
    }
}
