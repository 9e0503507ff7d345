import Indicators
import Pictures
import Raster

/// The pixels around a design's canvas, where a part of it may be cut off.
struct CanvasSurroundings: Sendable {
    private let design: any Indicator
    private let environment: Environment
    private let size: (width: Int, height: Int)

    /// The width of the examined frame around the canvas, in pixels.
    private static let margin = 4

    init(of design: any Indicator, in environment: Environment) {
        self.design = design
        self.environment = environment
        size = design.pixelSize(atScale: environment.scale) ?? (0, 0)
    }

    /// Returns the largest alpha around the canvas in each frame, 0…255. The background is not
    /// drawn.
    func alphas(of frames: [StateFrame], threads: Int) -> [Int] {
        let alphas: [Int]? = try? ThreadedMap.run(count: frames.count, threads: threads) {
            renderer,
            index in
            Result<Int, EncodingError>.success(alpha(at: frames[index].moment, with: &renderer))
        }
        return alphas ?? []
    }

    private func alpha(at moment: Moment, with renderer: inout Renderer) -> Int {
        let margin = Self.margin
        let toPixels = Transform.translation(
            dx: design.canvas.width / 2,
            dy: design.canvas.height / 2
        )
        .then(.scale(environment.scale))
        .then(.translation(dx: Double(margin), dy: Double(margin)))
        let scene = Scene(
            width: size.width + 2 * margin,
            height: size.height + 2 * margin,
            items: design.items(at: moment, in: environment, transform: toPixels)
        )
        let image = renderer.render(scene)
        var largest = 0
        for y in 0..<image.height {
            let isInRows = margin..<margin + size.height ~= y
            for x in 0..<image.width where !isInRows || !(margin..<margin + size.width ~= x) {
                largest = max(largest, Int(image[x, y].alpha))
            }
        }
        return largest
    }
}
