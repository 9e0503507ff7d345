import Raster
import Testing

/// The stops of a gradient after creation.
@Suite struct GradientTests {
    @Test func `colours are evenly spaced`() {
        let gradient = Gradient(colors: [.black, .white, .black, .white, .black])
        #expect(gradient.stops.map(\.location) == [0, 0.25, 0.5, 0.75, 1])
        #expect(gradient.interpolation == .oklab)
        #expect(Gradient(colors: [.white]).stops == [.init(color: .white, location: 0)])
        #expect(Gradient(colors: []).stops.isEmpty)
    }

    @Test func `locations are clamped and never decrease`() {
        let places = [-1, 0.5, 0.25, .nan, 3, .infinity, 0.75]
        let gradient = Gradient(stops: places.map { .init(color: .white, location: $0) })
        #expect(gradient.stops.map(\.location) == [0, 0.5, 0.5, 0.5, 1, 1, 1])
    }

    @Test func `a location that is set later is validated, too`() {
        var stop = Gradient.Stop(color: .white, location: 0.5)
        stop.location = .nan
        #expect(Gradient(stops: [stop]).stops.map(\.location) == [0])
        stop.location = 7
        #expect(Gradient(stops: [stop]).stops.map(\.location) == [1])
    }
}
