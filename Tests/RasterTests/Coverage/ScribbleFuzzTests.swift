import Foundation
import Raster
import SeededRandom
import Testing

/// No ink where no outline is: scribbles of every kind, drawn in every way.
///
/// With `PINWHEEL_FUZZ_MINUTES` set it goes on for so long and prints how many rows it drew;
/// `PINWHEEL_FUZZ_SEED` makes other scribbles.
@Suite struct ScribbleFuzzTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let minutes = environment["PINWHEEL_FUZZ_MINUTES"].flatMap(Double.init)
    private static let seed = environment["PINWHEEL_FUZZ_SEED"].flatMap(UInt64.init) ?? 0
    /// Rows of each kind and each way of inking when no time is set.
    private static let rowCount = 1_200

    /// How a scribble becomes ink.
    enum Inking: CaseIterable {
        case stroke, fill, evenOdd
    }

    @Test("Ink lies where outlines are", arguments: RandomScribble.Kind.allCases, Inking.allCases)
    func ink(kind: RandomScribble.Kind, inking: Inking) {
        var random = SplitMix64(seed: 0x5C1B + Self.seed)
        let kinds = RandomScribble.Kind.allCases.count * Inking.allCases.count
        let end = Self.minutes.map { Date(timeIntervalSinceNow: $0 * 60 / Double(kinds) * 2) }
        var rows = 0
        var count = 0
        var renderer = Renderer()
        while end.map({ Date() < $0 }) ?? (rows < Self.rowCount) {
            let scribble = RandomScribble(kind, using: &random)
            var check = ScribbleCheck(scribble, inking, with: &renderer)
            // The finest yardstick takes a hundred times as long as drawing.
            check.isExact = count % 40 == 20
            check.run()
            for fault in check.faults.prefix(3) {
                Issue.record("\(kind) \(count) of seed \(Self.seed), \(inking): \(fault)")
            }
            if !check.faults.isEmpty { break }
            rows += scribble.height
            count += 1
        }
        #expect(renderer.unclosedRows == 0)
        if Self.minutes != nil { print("\(kind), \(inking): \(count) scribbles, \(rows) rows") }
    }
}
