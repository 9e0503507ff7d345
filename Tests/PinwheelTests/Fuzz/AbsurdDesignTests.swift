import DesignFormat
import Foundation
import Indicators
import Raster
import Testing

/// A design that is taken is drawn within a second's work at a scale of 1, and by 256 MB at a scale of 1 or 3,
/// however absurd; any other is refused with the limit that it passes.
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
        let end = clock.now + (Self.minutes.map { .seconds(60 * $0) } ?? .milliseconds(150))
        var (tried, taken) = (0, 0)
        var most = FrameWork()
        var mostAtThree = most
        // In a short run at least three designs, of which one is taken.
        while clock.now < end || tried < 3 || taken == 0 && tried < 100 {
            let seed = Self.seed << 32 + UInt64(tried)
            let text = AbsurdDesign(kind, seed: seed).text
            tried += 1
            guard let design = Self.design(text, "\(kind) \(seed)") else { continue }
            taken += 1
            let drawn = try Self.draw(design, scale: 1)
            most = most.most(drawn)
            var all = drawn
            if Self.minutes != nil {
                var large = try Self.draw(design, scale: 3)
                mostAtThree = mostAtThree.most(large)
                large.time = .zero
                all = all.most(large)
            }
            let faults = all.faults(inCampaign: Self.minutes != nil)
            if faults.isEmpty { continue }
            let path = "\(NSTemporaryDirectory())pinwheel-absurd-\(kind)-\(seed).json"
            try Data(text.utf8).write(to: URL(fileURLWithPath: path))
            Issue.record("\(kind): \(faults.joined(separator: ", ")), kept as \(path)")
        }
        if Self.minutes != nil {
            print(
                "\(kind): \(tried) designs, \(taken) taken, a frame in \(most.time) and "
                    + "\(most.memory) MB at most; at a scale of 3 \(mostAtThree.time) and "
                    + "\(mostAtThree.memory) MB"
            )
        }
        #expect(taken > 0)
    }

    /// The design; nil where a limit is named that it passes.
    private static func design(_ text: String, _ name: String) -> Design? {
        do {
            return try Design(
                yaml: Array(text.utf8),
                name: "absurd",
                file: "absurd.json",
                assets: AbsurdDesign.assets
            )
        } catch {
            let namesLimit = ["allowed: at most", "more than", "less than"].contains {
                "\(error)".contains($0)
            }
            #expect(namesLimit, "\(name): \(error)")
            return nil
        }
    }

    /// Draws a frame of which nothing is known from before.
    private static func draw(_ design: Design, scale: Double) throws -> FrameWork {
        let environment = try #require(Environment(scale: scale))
        let moment = Moment(state: .pulling, position: .progress(0.5))
        let scene = design.scene(at: moment, in: environment)
        return FrameWork(drawing: scene, measuresMemory: minutes != nil)
    }
}
