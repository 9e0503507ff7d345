import Storyboards
import Testing

/// Axes have a few round numbers that include all values.
struct AxisTicksTests {
    @Test(arguments: [
        (0.0...130, [0.0, 50, 100, 150], 0), (0...1, [0, 0.5, 1], 1),
        (-400...30, [-400, -200, 0, 200], 0),
        (0...100, [0, 50, 100], 0), (0...0, [0, 0.01], 2), (0...0.03, [0, 0.01, 0.02, 0.03], 2),
    ])
    func decimals(range: ClosedRange<Double>, values: [Double], digits: Int) {
        let ticks = AxisTicks.decimal(range, count: range.upperBound == 130 ? 4 : 3)
        #expect(ticks.values == values)
        #expect(ticks.digits == digits)
    }

    @Test(arguments: [
        (0.0...170, [0.0, 45, 90, 135, 180]), (0...360, [0, 90, 180, 270, 360]),
        (0...630, [0, 180, 360, 540, 720]), (0...0, [0, 45]), (-90...90, [-90, -45, 0, 45, 90]),
    ])
    func degrees(range: ClosedRange<Double>, values: [Double]) {
        #expect(AxisTicks.degrees(range, count: 4).values == values)
    }

    @Test(arguments: [0.0...1e9, -1e6...1e6, 0...1e-9])
    func `large and tiny ranges have a limited number of ticks`(range: ClosedRange<Double>) {
        for ticks in [AxisTicks.decimal(range, count: 4), .degrees(range, count: 4)] {
            #expect(ticks.values.count <= 5)
            #expect(ticks.range.lowerBound <= range.lowerBound)
            #expect(ticks.range.upperBound >= range.upperBound)
        }
    }
}
