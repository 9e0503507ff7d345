import Comparison
import Foundation
import Testing

/// For any change, a verdict names the cause, or only says where the frames differ.
///
/// PINWHEEL_FUZZ_SEED sets the seed, PINWHEEL_FUZZ_COUNT the number of changes, and
/// PINWHEEL_FUZZ_MINUTES the duration in minutes.
struct VerdictFuzzTests {
    private static func variable(_ name: String) -> Double? {
        ProcessInfo.processInfo.environment[name].flatMap(Double.init)
    }

    @Test func `a wrong cause is reported for at most one percent of random changes`() {
        let seed = UInt64(Self.variable("PINWHEEL_FUZZ_SEED") ?? 1)
        let minutes = Self.variable("PINWHEEL_FUZZ_MINUTES")
        let count = Int(Self.variable("PINWHEEL_FUZZ_COUNT") ?? (minutes == nil ? 12 : 300))
        let end = ContinuousClock.now + .seconds(60 * (minutes ?? 0))
        var campaign = VerdictCampaign(seed: seed)
        var tally: [PlantedChange.Answer: Int] = [:]
        var wrong: [String] = []
        var made = 0
        while made < count || minutes != nil && ContinuousClock.now < end {
            let change = campaign.next()
            let verdict = SequenceVerdict(expected: change.expected, actual: change.actual)
            let answer = change.answer(verdict)
            tally[answer, default: 0] += 1
            made += 1
            guard answer == .wrong else { continue }
            wrong.append("\(change): \(verdict.findings.map(\.sentence).joined(separator: "; "))")
        }
        if made > 12 { print("verdicts of seed \(seed): \(tally)") }
        #expect(100 * wrong.count <= made, "\(wrong.joined(separator: "\n"))")
        // Verdicts that never name a cause would not be wrong either, but useless.
        #expect(made < 100 || 2 * tally[.named, default: 0] > made)
    }
}
