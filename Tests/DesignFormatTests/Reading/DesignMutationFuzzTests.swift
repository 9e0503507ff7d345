import DesignFormat
import SeededRandom
import Indicators
import Raster
import Testing

/// Reading a damaged file gives a design that can be drawn, or problems with positions.
@Suite struct DesignMutationFuzzTests {
    private static let pieces = [
        "{", "}", "[", "]", ":", ",", "-", "\n", " ", "\"", "'", "#", "&a", "*a", "$", "!", "|",
        ">", "?", "0", "1e9", "-7", ".", "null", "true", "idle", "ease", "default", "x", "\t",
        "\u{0}", "é", "999999999999999999999",
    ]

    private func mutated(_ bytes: [UInt8], _ random: inout SplitMix64) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            let place = Int.random(in: 0..<max(bytes.count, 1), using: &random)
            let end = min(place + Int.random(in: 0...12, using: &random), bytes.count)
            switch Int.random(in: 0..<5, using: &random) {
            case 0: bytes.removeSubrange(min(place, end)..<end)
            case 1: bytes.insert(contentsOf: bytes[min(place, end)..<end], at: place)
            case 2 where !bytes.isEmpty: bytes[place] = UInt8(truncatingIfNeeded: random.next())
            default:
                let piece = Self.pieces.randomElement(using: &random) ?? ""
                bytes.insert(contentsOf: Array(piece.utf8), at: place)
            }
        }
        return bytes
    }

    @Test(arguments: BuiltInDesigns.articleNames)
    func `mutated built-in designs are read or refused and never crash`(name: String) throws {
        let source = try #require(BuiltInDesigns.source(named: name))
        var random = SplitMix64(seed: UInt64(name.utf8.count) * 7_919)
        let count = Campaign.count(5_000)
        var designs = 0
        for _ in 0..<count {
            let bytes = mutated(source, &random)
            do {
                let design = try Design(yaml: bytes, name: name, file: "m.yaml")
                designs += 1
                for state in design.states {
                    let moments =
                        state.drive == .time
                        ? [Moment(state: state.state, position: .time(0.3))]
                        : design.moments(of: state.state, steps: 3)
                    for moment in moments {
                        let scene = design.scene(at: moment, in: .standard)
                        #expect(scene.width > 0 && scene.height > 0)
                    }
                }
            } catch {
                #expect(!error.problems.isEmpty)
                #expect(error.problems.allSatisfy { $0.line >= 1 && $0.column >= 1 })
            }
        }
        // A mutation of a comment or of a number is still a design.
        #expect(designs > count / 20)
    }
}
