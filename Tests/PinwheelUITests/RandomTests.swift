import Foundation
import PinwheelUI
import Raster
import Testing

/// Random numbers of views: a golden of a view that draws some must be the same each time.
@MainActor
struct RandomTests {
    /// Bars of random lengths: once for all, now and then, and for each frame.
    private struct Subject: View {
        @State private var first = [CGFloat.random(in: 0...50), CGFloat(Int.random(in: 0..<50))]
        @State private var ticked: CGFloat = 0
        @State private var chosen: CGFloat = 0
        var body: some View {
            TimelineView(.animation) { _ in
                HStack(spacing: 0) {
                    Bar(width: first[0])
                    Bar(width: first[1])
                    Bar(width: ticked)
                    Bar(width: chosen)
                    Bar(width: Double.random(in: 0..<50))
                }
            }
            .task {
                for _ in 0..<4 {
                    try? await Task.sleep(for: .seconds(0.5))
                    ticked = Bool.random() ? .random(in: 10...40) : .random(in: 40...50)
                    chosen = [5, 10, 15, 20].shuffled().randomElement() ?? 0
                }
            }
        }
    }

    private let times = [0, 0.3, 0.5, 1.25, 2]

    @Test("They are the same each time that a view lives, in any order of frames")
    func repeatable() throws {
        let seen = try widths(at: times) { Subject() }
        #expect(try widths(at: times) { Subject() } == seen)
        #expect(try widths(at: times.reversed()) { Subject() } == seen.reversed())
        #expect(try widths(at: [2]) { Subject() } == [seen[4]])
    }

    @Test("They differ from moment to moment, and from each other")
    func random() throws {
        let seen = try widths(at: times) { Subject() }
        #expect(Set(seen.map { $0[$0.count - 1] }).count > 3)
        #expect(Set(seen.map { $0[2] }).count == 4)
        #expect(seen[0][0] != seen[0][1])
    }

    @Test("Code that knows little of its numbers draws them, too")
    func generics() throws {
        func bar<Number: FixedWidthInteger, Length: BinaryFloatingPoint>(
            _ numbers: ClosedRange<Number>,
            _ lengths: Range<Length>
        ) -> Bar where Length.RawSignificand: FixedWidthInteger {
            let number = Number.random(in: numbers)
            return Bar(width: CGFloat(number) + CGFloat(Length.random(in: lengths)).rounded())
        }
        func drawn() throws -> [[Double]] {
            try widths(at: [0]) { bar(UInt8(0)...200, Float(0)..<100) }
        }
        #expect(try drawn() == drawn())
    }

    @Test("Outside of views they are the system's")
    func outside() {
        #expect((0..<4).map { _ in UInt64.random(in: 0 ... .max) } != Array(repeating: 0, count: 4))
    }
}
