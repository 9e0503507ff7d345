import DesignFormat
import Indicators
import Raster
import TestSupport
import Testing

/// The positions and rotations of the compass and its needle, and the background colours, are those
/// of the article.
@Suite struct CompassTests {
    private let compass: Design

    init() throws { compass = try #require(BuiltInDesigns.design(named: "compass")) }

    /// Returns the centres of the two icons. The first circle is the compass's ring, the last the
    /// hole in the needle.
    private func centres(_ scene: Scene) throws -> (compass: Double, needle: Double) {
        let rings = scene.shapes.filter { shape in
            guard let bounds = shape.path.bounds else { return false }
            return isClose(bounds.width, bounds.height) && bounds.width > 3
        }
        return (
            try #require(rings.first).transform.origin.x,
            try #require(rings.last).transform.origin.x
        )
    }

    @Test(
        // The icons' left edges as in the published table, about a middle of 187.5.
        arguments: [
            (0.0, 217.5, 97.5), (0.26, 201.9, 113.1), (0.52, 186.3, 128.7), (0.78, 170.7, 144.3),
            (0.988, 158.22, 156.78),
        ]
    )
    func `the icons move with the ratio of the pull`(
        ratio: Double,
        compassX: Double,
        spinnerX: Double
    ) throws {
        let centres = try centres(compass.scene(.pulling, progress: ratio))
        #expect(isClose(centres.compass - 90, compassX + 30 - 187.5))
        #expect(isClose(centres.needle - 90, spinnerX + 30 - 187.5))
    }

    @Test func `the icons are joined while armed and refreshing`() throws {
        for scene in [compass.scene(.armed, progress: 1.3), compass.scene(.refreshing, time: 1)] {
            let centres = try centres(scene)
            #expect(isClose(centres.compass, 90) && isClose(centres.needle, 90))
        }
    }

    @Test func `the icons part on the path on which they met`() throws {
        let centres = try centres(compass.scene(.finishing, progress: 0.26))
        #expect(isClose(centres.compass, 90 + 60 * 0.74) && isClose(centres.needle, 90 - 60 * 0.74))
    }

    @Test(
        arguments: [
            (0.0, 0.0, 255, 255, 255), (0.15, 45, 255, 217, 217), (0.3, 90, 255, 178, 178),
            (0.6, 180, 178, 178, 255), (0.9, 270, 217, 178, 217), (1.2, 0, 178, 255, 255),
            (3.9, 90, 255, 178, 178), (4.2, 180, 178, 178, 255), (2 + 3.6 * 20, 240, 217, 178, 178),
        ] as [(Double, Double, Int, Int, Int)]
    )
    func `the needle rotates by 300 degrees per second over the published colours`(
        time: Double,
        degrees: Double,
        red: Int,
        green: Int,
        blue: Int
    ) throws {
        let shapes = compass.scene(.refreshing, time: time).shapes
        let needle = try #require(shapes.last)
        #expect(isClose(needle.transform.degrees, degrees, within: 1e-6))
        let background = try #require(shapes.first?.color)
        // The last row is between two colours of the article's cycle, so only the rotation is
        // checked.
        guard time < 70 else { return }
        for (part, expected) in [
            (background.red, red), (background.green, green), (background.blue, blue),
        ] {
            let over = 255 * (part * background.alpha + 1 - background.alpha)
            #expect(abs(over - Double(expected)) <= 1)
        }
    }

    @Test func `the background is transparent except while refreshing`() {
        for state in [StateName.idle, .pulling, .armed, .finishing] {
            let alpha = compass.scene(state, progress: 0.5).shapes.first?.color?.alpha
            #expect(alpha == 0)
        }
    }
}
