import DesignFormat
import Foundation
import Indicators
import Raster
import Testing

/// A design is drawn within limits or rejected, however absurd it is.
///
/// A frame takes at most one second of work at a scale of 1, and 256 MB at a scale of 1 or 3.
/// Rejected designs name the exceeded limit.
///
/// PINWHEEL_FUZZ_MINUTES sets the time for each kind, and PINWHEEL_FUZZ_SEED the seed.
@Suite(.serialized)
struct AbsurdDesignTests {
    private static let variables = ProcessInfo.processInfo.environment
    private static let minutes = variables["PINWHEEL_FUZZ_MINUTES"].flatMap(Double.init)
    private static let seed = variables["PINWHEEL_FUZZ_SEED"].flatMap(UInt64.init) ?? 1

    @Test(arguments: AbsurdDesign.Kind.allCases)
    func `absurd designs are drawn within a second or rejected`(kind: AbsurdDesign.Kind) throws {
        let clock = ContinuousClock()
        let end = clock.now + (Self.minutes.map { .seconds(60 * $0) } ?? .milliseconds(150))
        var (tried, accepted) = (0, 0)
        var most = FrameWork()
        var mostAtThree = most
        // A short run tries at least three designs and accepts at least one.
        while clock.now < end || tried < 3 || accepted == 0 && tried < 100 {
            let seed = Self.seed << 32 + UInt64(tried)
            let text = AbsurdDesign(kind, seed: seed).text
            tried += 1
            guard let design = Self.design(text, "\(kind) \(seed)") else { continue }
            accepted += 1
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
                "\(kind): \(tried) designs, \(accepted) accepted, a frame in \(most.time) and "
                    + "\(most.memory) MB at most; at a scale of 3 \(mostAtThree.time) and "
                    + "\(mostAtThree.memory) MB"
            )
        }
        #expect(accepted > 0)
    }

    /// Returns the design, or `nil` if it is rejected with an exceeded limit.
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

    /// Draws a frame without cached data.
    private static func draw(_ design: Design, scale: Double) throws -> FrameWork {
        let environment = try #require(Environment(scale: scale))
        let moment = Moment(state: .pulling, position: .progress(0.5))
        let scene = design.scene(at: moment, in: environment)
        return FrameWork(drawing: scene, measuresMemory: minutes != nil)
    }
}
