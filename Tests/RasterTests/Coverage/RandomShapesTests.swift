import SeededRandom
import Raster
import Testing

/// No pixel of any shape deviates by more than one 8-bit step from the exact area.
@Suite struct RandomShapesTests {
    @Test(
        "A thousand random shapes are within one step of the exact area",
        arguments: RandomShape.Kind.allCases
    )
    func worstAndMean(kind: RandomShape.Kind) {
        var random = SplitMix64(seed: 121)
        var sum = 0.0
        let count = 200
        for i in 0..<count {
            let shape = RandomShape(kind, using: &random)
            let error = CoverageError(shape.image, shape.reference)
            #expect(error.worst <= 1, "shape \(i): \(error), \(shape.style) of \(shape.path)")
            sum += error.edgeRMS
        }
        // The final rounding alone gives .289.
        #expect(sum / Double(count) <= 0.30)
    }
}
