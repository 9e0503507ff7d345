import Foundation
import Indicators
import PinwheelUI
import PinwheelUITesting
import Testing

/// Views whose properties change during a test. The tests are plain functions on any thread.
struct ViewChangeTests {
    /// A square that moves to the other side within a second.
    struct Slider: View {
        var isAtEnd = false
        var color = Color.blue

        var body: some View {
            Rectangle()
                .fill(color)
                .frame(width: 10, height: 10)
                .offset(x: isAtEnd ? 15 : -15)
                .animation(.linear(duration: 1), value: isAtEnd)
        }
    }

    private let size = CGSize(width: 40, height: 10)

    @Test func slides() {
        expectGolden(
            .view(
                Slider(),
                size: size,
                changes: [.change(\.isAtEnd, to: true, at: 0.5)],
                times: .at([0, 0.5, 1, 1.5])
            )
        )
    }

    @Test("changes at one time apply in order, and a new view value keeps the state")
    func changesColor() {
        expectGolden(
            .view(
                Slider(),
                size: .fixed(width: 40, height: 10),
                changes: [
                    .change(\.isAtEnd, to: true, at: 0.5),
                    .change(to: Slider(isAtEnd: true, color: .red), at: 1),
                    .change(\.color, to: .green, at: 1.5, animation: .linear(duration: 1)),
                ],
                times: .every(0.5, for: 2.5),
                traits: [.displayScale(2), .colorScheme(.dark), .background(.white)]
            )
        )
    }

    @Test func frames() {
        expectGolden(.view(Slider(), size: size, times: .frames(2, fps: 30)))
    }

    @Test("invalid times, sizes and traits are reported as issues")
    func faults() {
        withKnownIssue { expectGolden(.view(Slider(), times: .at([-1]))) }
        withKnownIssue { expectGolden(.view(Slider(), times: .every(0, for: 1))) }
        withKnownIssue { expectGolden(.view(Slider(), times: .frames(0))) }
        withKnownIssue { expectGolden(.view(Slider(), traits: [.displayScale(0)])) }
        withKnownIssue {
            expectGolden(.view(Slider(), size: CGSize(width: CGFloat.infinity, height: 1)))
        }
    }

    @Test("text sizes have no effect, which a warning reports")
    func contentSize() {
        withKnownIssue {
            expectGolden(
                .view(
                    Slider(),
                    size: size,
                    traits: [.preferredContentSizeCategory(.accessibilityLarge)]
                ),
                named: "largeText"
            )
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains("has no effect") }
        }
    }
}
