import DesignFormat
import Foundation
import Indicators
import Raster
import Testing

/// A design that is taken is drawn within a second, however absurd; any other is refused with the limit that
/// it passes.
///
/// PINWHEEL_FUZZ_MINUTES sets for how long each kind is tried, and PINWHEEL_FUZZ_SEED the seed.
@Suite(.serialized)
struct AbsurdDesignTests {
    private static let variables = ProcessInfo.processInfo.environment
    private static let minutes = variables["PINWHEEL_FUZZ_MINUTES"].flatMap(Double.init)
    private static let seed = variables["PINWHEEL_FUZZ_SEED"].flatMap(UInt64.init) ?? 1

    @Test(arguments: AbsurdDesign.Kind.allCases)
    func drawnWithinASecondOrRefused(kind: AbsurdDesign.Kind) throws {
        let clock = ContinuousClock()
        let end = clock.now + (Self.minutes.map { .seconds(60 * $0) } ?? .milliseconds(1_500))
        let environment = try #require(Environment(scale: 1))
        var (tried, taken, slowest) = (0, 0, Duration.zero)
        while clock.now < end {
            let seed = Self.seed << 32 + UInt64(tried)
            let text = AbsurdDesign(kind, seed: seed).text
            tried += 1
            let design: Design
            do {
                design = try Design(yaml: Array(text.utf8), name: "absurd", file: "absurd.json")
            } catch {
                let namesLimit = ["allowed: at most", "more than", "shorter than"].contains {
                    "\(error)".contains($0)
                }
                #expect(namesLimit, "\(kind) \(seed): \(error)")
                continue
            }
            taken += 1
            // Nothing is remembered from the design before.
            var renderer = Renderer()
            let moment = Moment(state: .pulling, position: .progress(0.5))
            let scene = design.scene(at: moment, in: environment)
            let time = clock.measure { _ = renderer.render(scene) }
            slowest = max(slowest, time)
            // Beside other tests on a busy machine the bound is the campaign's, threefold.
            let limit: Duration = Self.minutes == nil ? .seconds(3) : .seconds(1)
            if time > limit {
                let path = "\(NSTemporaryDirectory())pinwheel-absurd-\(kind)-\(seed).json"
                try Data(text.utf8).write(to: URL(fileURLWithPath: path))
                Issue.record(
                    "\(kind): a frame takes \(time) by \(DrawingCost(of: scene)), kept as \(path)"
                )
            }
        }
        if Self.minutes != nil {
            print("\(kind): \(tried) designs, \(taken) taken, a frame in \(slowest) at most")
        }
        #expect(tried > 2 && taken > 0)
    }
}
