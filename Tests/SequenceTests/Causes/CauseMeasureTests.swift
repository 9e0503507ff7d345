import Comparison
import Foundation
import Goldens
import Testing

/// Measures how often the message of a failed golden names the cause, over seeded changes of single
/// properties in twenty designs.
///
/// PINWHEEL_CAUSES sets the number of changes and PINWHEEL_CAUSES_SEED the seed. With either of
/// them, a table is printed.
struct CauseMeasureTests {
    private static func variable(_ name: String) -> Int? {
        ProcessInfo.processInfo.environment[name].flatMap(Int.init)
    }

    @Test func `the message of a failed golden names the cause`() throws {
        let count = Self.variable("PINWHEEL_CAUSES")
        var campaign = try ChangeCampaign(seed: UInt64(Self.variable("PINWHEEL_CAUSES_SEED") ?? 1))
        var (known, pictures) = (CauseTally(), CauseTally())
        for _ in 0..<(count ?? 12) {
            let change = campaign.next()
            let (expected, actual) = (change.expected, change.actual)
            let verdict = SequenceVerdict(expected: expected, actual: actual)
            pictures.add(change, verdict)
            let search = DesignCauseSearch(change.variable, expected: expected, actual: actual)
            known.add(change, search.verdict())
        }
        if count != nil {
            print("by the pictures alone:\n\(pictures.table)\nwith the design:\n\(known.table)")
        }
        #expect(known.proportion(.right) >= 0.85, "\(known.table)")
        #expect(known.proportion(.wrong) <= 0.01, "\(known.table)")
    }
}

/// A count of answers by kind of change.
struct CauseTally {
    private var counts: [ChangeKind: [DesignChange.Answer: Int]] = [:]
    private var lines: [String] = []

    mutating func add(_ change: DesignChange, _ verdict: SequenceVerdict) {
        let answer = change.answer(verdict)
        counts[change.kind, default: [:]][answer, default: 0] += 1
        guard answer != .right else { return }
        let sentences = verdict.findings.map(\.sentence).joined(separator: "; ")
        lines.append("\(answer) \(change.layer ?? "-") \(change): \(sentences)")
    }

    private func total(_ answer: DesignChange.Answer) -> Int {
        counts.values.reduce(0) { $0 + $1[answer, default: 0] }
    }

    /// Returns the proportion of an answer among all answers.
    func proportion(_ answer: DesignChange.Answer) -> Double {
        let all = total(.right) + total(.plain) + total(.wrong)
        return all > 0 ? Double(total(answer)) / Double(all) : 0
    }

    /// A line for each kind of change, then one for each answer that is not right.
    var table: String {
        func row(_ name: String, _ count: (DesignChange.Answer) -> Int) -> String {
            let numbers = [count(.right), count(.plain), count(.wrong)].map { number in
                String(repeating: " ", count: max(7 - "\(number)".count, 0)) + "\(number)"
            }
            return name.padding(toLength: 16, withPad: " ", startingAt: 0) + numbers.joined()
        }
        let rows = ChangeKind.allCases.filter { counts[$0] != nil }.map { kind in
            row(kind.rawValue) { counts[kind]?[$0] ?? 0 }
        }
        let head = "                  right  plain  wrong"
        return ([head] + rows + [row("all", total)] + lines).joined(separator: "\n")
    }
}
