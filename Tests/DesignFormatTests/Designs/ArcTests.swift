import DesignFormat
import Indicators
import Raster
import TestSupport
import Testing

/// The gradient ring grows, rotates and spins by the formulas of the published component.
@Suite struct ArcTests {
    private let arc: Design

    init() throws { arc = try #require(BuiltInDesigns.design(named: "arc")) }

    private static let ring = Path.circle(center: .zero, radius: 20)

    private func ring(_ scene: Scene, trim: Double, degrees: Double) throws {
        let shape = try #require(scene.shapes.first)
        #expect(scene.shapes.count == 1)
        #expect(shape.path == Self.ring.trimmed(from: 0, to: trim))
        #expect(isClose(shape.transform.degrees, degrees))
        #expect(isClose(shape.transform.origin.x, 30))
        #expect(isClose(shape.transform.origin.y, 30))
    }

    @Test(
        arguments: [
            (0.11818, 17.727), (0.23636, 35.455), (0.47273, 70.909), (0.70909, 106.364),
            (0.94545, 141.818), (0.98485, 147.727),
        ]
    )
    func `while pulled, the ring is trimmed to p and rotated by 150 p degrees`(
        progress: Double,
        degrees: Double
    ) throws {
        let shape = try #require(arc.scene(.pulling, progress: progress).shapes.first)
        #expect(shape.path == Self.ring.trimmed(from: 0, to: progress))
        #expect(isClose(shape.transform.degrees, degrees, within: 0.002))
    }

    @Test func `nothing is drawn when idle`() {
        #expect(arc.scene(.idle, progress: 0).shapes.isEmpty)
        #expect(arc.scene(.pulling, progress: 0).shapes.isEmpty)
    }

    @Test func `the armed ring is complete and upside down, however far the pull goes`() throws {
        for progress in [1, 1.2, 50] {
            try ring(arc.scene(.armed, progress: progress), trim: 1, degrees: 180)
        }
    }

    @Test(
        arguments: [
            (0, 0), (0.05, 20), (0.1, 40), (0.3, 120), (0.8, 320), (0.9, 0), (1.7, 320),
            (9_000.1, 40),
        ]
    )
    func `while refreshing, the ring spins at 400 degrees per second`(time: Double, degrees: Double)
        throws
    {
        let shape = try #require(arc.scene(.refreshing, time: time).shapes.first)
        #expect(shape.path == Self.ring.trimmed(from: 0, to: 0.999))
        #expect(isClose(shape.transform.degrees, degrees, within: 1e-6))
    }

    @Test(
        arguments: [(0.94, 338.4), (0.7, 252), (0.4, 144), (0.04, 14.4)]
    )
    func `finishing plays backwards with p`(progress: Double, degrees: Double) throws {
        try ring(arc.scene(.finishing, progress: progress), trim: progress, degrees: degrees)
    }

    @Test func `finishing takes 0.35 s, from the complete ring to nothing`() {
        let moments = arc.moments(of: .finishing)
        #expect(moments.count == 22)
        #expect(moments.first?.position == .progress(1))
        #expect(moments.last?.position == .progress(0))
    }

    @Test func `the stroke is 8 points wide with round caps and a gradient`() throws {
        let shape = try #require(arc.scene(.armed, progress: 1).shapes.first)
        #expect(shape.pen == StrokeStyle(width: 8, cap: .round))
        let colors = [
            Color(red8: 50, green8: 173, blue8: 230), Color(red8: 0, green8: 199, blue8: 190),
            Color(red8: 88, green8: 86, blue8: 214), Color(red8: 50, green8: 173, blue8: 230),
        ]
        let expected = Paint.conic(
            Gradient(colors: colors),
            center: .zero,
            start: .degrees(0),
            end: .degrees(360)
        )
        #expect(shape.paint == expected)
    }

    @Test func `width and colours are parameters`() throws {
        let changed = try arc.overriding([("lineWidth", "6"), ("ring", "red,#00F,rgb(1,2,3)")])
        let shape = try #require(changed.scene(.armed, progress: 1).shapes.first)
        #expect(shape.pen?.width == 6)
        guard case .conic(let gradient, _, _, _) = shape.paint else {
            Issue.record("the ring lost its gradient")
            return
        }
        #expect(gradient.stops.map(\.location) == [0, 0.5, 1])
        #expect(gradient.stops[1].color == Color(red: 0, green: 0, blue: 1))
    }
}
