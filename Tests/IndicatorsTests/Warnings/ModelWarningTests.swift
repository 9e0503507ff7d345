import Indicators
import Raster
import Testing

/// Designs made in Swift have the same warnings, with the path in the model.
@Suite struct ModelWarningTests {
    @Test func `each warning has its place in the model`() throws {
        let design = try Design("odd", canvas: 40, parameters: [.number("spare", default: 1)]) {
            Circle(diameter: 20)
                .offset(x: 8, y: 0)
                .rotate(.by(pulling: [0, 90], refreshing: [0, 360], success: 0))
                .fill(.red)
            Circle(diameter: .by(pulling: [4, 4], else: 4)).opacity(0).fill(.red)
        }
        #expect(
            design.warnings.map { "\($0.kind) \($0.path)" } == [
                "absent-state layers[0].rotate.success",
                "still-course layers[1].circle.diameter.pulling",
                "unseen-layer layers[1]", "unused-parameter parameters.spare",
            ]
        )
        #expect(
            design.warnings.last?.description.hasPrefix("parameters.spare: the parameter") ?? false
        )
    }

    @Test func `the number of warnings is limited`() throws {
        let parameters = (0..<60).map { Parameter.number("p\($0)", default: 1) }
        let design = try Design("many", canvas: 40, parameters: parameters) {
            Circle(diameter: 20).fill(.red)
        }
        #expect(design.warnings.count == DesignLimits.problems)
    }
}
