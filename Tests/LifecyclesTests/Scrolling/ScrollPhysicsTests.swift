import Lifecycles
import Testing

/// A gesture moves the content as a finger moves a real scroll view.
@Suite struct ScrollPhysicsTests {
    static let travels: [Double] = [50, 100, 130, 150, 200, 250, 300, 400]

    /// Rows: height, offsets after `travels`.
    static let bands: [(Double, [Double])] = [
        (480, [26.01, 49.346, 62.23, 70.4, 89.492, 106.883, 122.791, 150.857]),
        (568, [26.23, 50.144, 63.506, 72.037, 92.153, 110.702, 127.858, 158.579]),
        (667, [26.411, 50.81, 64.578, 73.419, 94.427, 113.999, 132.278, 165.434]),
        (844, [26.632, 51.635, 65.916, 75.154, 97.317, 118.237, 138.018, 174.511]),
    ]

    @Test("The rubber band reduces the content's motion", arguments: bands)
    func band(row: (Double, [Double])) throws {
        let band = try #require(RubberBand(height: row.0))
        for (travel, offset) in zip(Self.travels, row.1) {
            #expect(Playing.isAlike(band.offset(after: travel), offset))
            #expect(Playing.isAlike(band.travel(to: band.offset(after: travel)), travel, digits: 9))
        }
        #expect(band.offset(after: -20) == -20 && band.travel(to: row.0) == .infinity)
    }

    static let offsets: [Double] = [30, 50, 60, 68, 80, 88, 96, 100, 110, 130, 135.882]

    /// Rows: height, travels to `offsets`.
    static let inverses: [(Double, [Double])] = [
        (
            568,
            [57.59, 99.68, 121.98, 140.45, 169.3, 189.33, 210.05, 220.67, 248.03, 306.52, 324.75]
        ),
        (
            667,
            [57.11, 98.28, 119.87, 137.67, 165.28, 184.32, 203.89, 213.88, 239.5, 293.58, 310.27]
        ),
        (
            844,
            [56.56, 96.63, 117.44, 134.47, 160.69, 178.62, 196.95, 206.26, 229.97, 279.4, 294.47]
        ),
    ]

    @Test("The travel for an offset is the inverse of the offset for a travel", arguments: inverses)
    func inverse(row: (Double, [Double])) throws {
        let band = try #require(RubberBand(height: row.0))
        for (offset, travel) in zip(Self.offsets, row.1) {
            #expect(Playing.isAlike(band.travel(to: offset), travel, digits: 2))
        }
    }

    static let times: [Double] = [0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6]

    /// Rows: β, offsets at `times` from 130.
    static let bounces: [(Double, [Double])] = [
        (10, [118.273, 95.649, 72.517, 52.781, 37.349, 25.889, 11.905, 5.256, 2.256]),
        (10.9, [116.461, 91.35, 66.781, 46.731, 31.741, 21.097, 8.904, 3.602, 1.416]),
    ]

    @Test("Released content springs back", arguments: bounces)
    func bounce(row: (Double, [Double])) {
        let bounce = BounceBack(rate: row.0)
        for (time, offset) in zip(Self.times, row.1) {
            #expect(Playing.isAlike(bounce.offset(from: 130, after: time), offset))
        }
    }

    @Test("Flung content decelerates at the published rates")
    func deceleration() throws {
        #expect(Playing.isAlike(Deceleration.normal.timeConstant, 0.49949983316645474, digits: 12))
        #expect(Playing.isAlike(Deceleration.normal.distance(from: 1_000), 499.4998, digits: 4))
        #expect(Playing.isAlike(Deceleration.fast.timeConstant, 0.09949916247342207, digits: 12))
        #expect(Playing.isAlike(Deceleration.fast.distance(from: 1_000), 99.499162, digits: 6))
        let time = try #require(Deceleration.normal.time(toGo: 100, from: 1_000))
        let way = Deceleration.normal.distance(from: 1_000, after: time)
        #expect(Playing.isAlike(way, 100, digits: 9))
        #expect(Deceleration.normal.time(toGo: 500, from: 1_000) == nil)
    }
}
