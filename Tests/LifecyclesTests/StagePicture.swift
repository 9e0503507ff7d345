import Indicators
import Lifecycles
import Raster
import Testing

/// The pixels of a lifecycle's moment.
struct StagePicture {
    let image: Image
    let scene: Scene

    /// Draws a trace's moment at a time in seconds, at one pixel per point.
    init(
        _ lifecycle: AnyLifecycle,
        _ trace: String,
        at time: Double,
        work: RefreshWork? = nil,
        taps: [ScreenTap] = [],
        design: Design? = nil,
        view: StageView = .screen,
        appearance: Appearance = .light
    ) throws {
        let environment = try #require(Environment(appearance: appearance, scale: 1))
        let trace = try Playing.trace(trace).adding(taps)
        let moment = Replay(lifecycle, trace: trace, work: work).moment(at: time)
        let stage = Stage(lifecycle, design: design.map { AnyIndicator($0) }, view: view)
        scene = stage.scene(of: moment, in: environment)
        var renderer = Renderer()
        image = renderer.render(scene)
    }

    init(
        _ lifecycle: some Lifecycle,
        _ trace: String,
        at time: Double,
        work: RefreshWork? = nil,
        taps: [ScreenTap] = [],
        design: Design? = nil,
        view: StageView = .screen,
        appearance: Appearance = .light
    ) throws {
        try self.init(
            AnyLifecycle(lifecycle),
            trace,
            at: time,
            work: work,
            taps: taps,
            design: design,
            view: view,
            appearance: appearance
        )
    }

    /// The colour of the pixel at a position in points.
    subscript(x: Double, y: Double) -> [UInt8] {
        let pixel = image[Int(x), Int(y)]
        return [pixel.red, pixel.green, pixel.blue]
    }

    /// Returns whether a pixel has a colour, up to rounding to 8 bits.
    func has(_ color: [UInt8], _ x: Double, _ y: Double, within tolerance: Int = 1) -> Bool {
        zip(self[x, y], color).allSatisfy { abs(Int($0) - Int($1)) <= tolerance }
    }
}
