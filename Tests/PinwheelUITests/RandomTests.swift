import Foundation
import PinwheelUI
import Raster
import Testing

/// Random numbers of views, which must be identical in each run because of goldens.
@MainActor
struct RandomTests {
    /// Bars of random lengths: chosen once, at some times, and for each frame.
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

    @Test func `random numbers are the same in each run, in any order of frames`() throws {
        let seen = try widths(at: times) { Subject() }
        #expect(try widths(at: times) { Subject() } == seen)
        #expect(try widths(at: times.reversed()) { Subject() } == seen.reversed())
        #expect(try widths(at: [2]) { Subject() } == [seen[4]])
    }

    @Test func `random numbers change over time and differ from each other`() throws {
        let seen = try widths(at: times) { Subject() }
        #expect(Set(seen.map { $0[$0.count - 1] }).count > 3)
        #expect(Set(seen.map { $0[2] }).count == 4)
        #expect(seen[0][0] != seen[0][1])
    }

    @Test func `generic code receives repeatable random numbers`() throws {
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

    @Test func `outside a view random numbers come from the system`() {
        #expect((0..<4).map { _ in UInt64.random(in: 0 ... .max) } != Array(repeating: 0, count: 4))
    }
}
