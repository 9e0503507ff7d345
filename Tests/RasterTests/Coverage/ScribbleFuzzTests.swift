import Foundation
import Raster
import SeededRandom
import Testing

/// No pixel is drawn away from the outline: scribbles of every kind, drawn by every route.
///
/// With `PINWHEEL_FUZZ_MINUTES` set, the test runs for that time and prints the number of rows
/// drawn. `PINWHEEL_FUZZ_SEED` selects other scribbles.
@Suite struct ScribbleFuzzTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let minutes = environment["PINWHEEL_FUZZ_MINUTES"].flatMap(Double.init)
    private static let seed = environment["PINWHEEL_FUZZ_SEED"].flatMap(UInt64.init) ?? 0
    /// The rows of each kind and each mode, if no time is set.
    private static let rowCount = 1_200

    /// How a scribble is drawn.
    enum DrawingMode: CaseIterable {
        case stroke, fill, evenOdd
    }

    @Test(
        "Pixels are drawn only where the outline is",
        arguments: RandomScribble.Kind.allCases,
        DrawingMode.allCases
    )
    func draw(kind: RandomScribble.Kind, mode: DrawingMode) {
        var random = SplitMix64(seed: 0x5C1B + Self.seed)
        let kinds = RandomScribble.Kind.allCases.count * DrawingMode.allCases.count
        let end = Self.minutes.map { Date(timeIntervalSinceNow: $0 * 60 / Double(kinds) * 2) }
        var rows = 0
        var count = 0
        var renderer = Renderer()
        while end.map({ Date() < $0 }) ?? (rows < Self.rowCount) {
            let scribble = RandomScribble(kind, using: &random)
            var check = ScribbleCheck(scribble, mode, with: &renderer)
            // The finest reference takes a hundred times as long as drawing.
            check.isExact = count % 40 == 20
            check.run()
            for fault in check.faults.prefix(3) {
                Issue.record("\(kind) \(count) of seed \(Self.seed), \(mode): \(fault)")
            }
            if !check.faults.isEmpty { break }
            rows += scribble.height
            count += 1
        }
        #expect(renderer.unclosedRows == 0)
        if Self.minutes != nil { print("\(kind), \(mode): \(count) scribbles, \(rows) rows") }
    }
}
