import Foundation
import PinwheelUI
import Testing

/// Actions triggered by frames run sixty times a second, regardless of the requested times.
@MainActor
struct FrameActionTests {
    /// Returns the width of the last bar, which counts the actions.
    private func counted<Content: View>(
        at times: [Double],
        @ViewBuilder _ view: @escaping () -> Content
    ) throws -> Double? {
        try widths(at: times, view).last?.last
    }

    /// Sequences of requested times that end at 0.5 s.
    nonisolated private static let timeSequences: [[Double]] = [
        [0.5], [0.1, 0.2, 0.3, 0.4, 0.5], [0.013, 0.42, 0.5], [2, 0.2, 0.5], [0, 0.5, 0.5],
    ]

    @Test(arguments: timeSequences)
    func `a timeline's dates change sixty times a second`(times: [Double]) throws {
        struct Subject: View {
            @State private var count = 0
            var body: some View {
                TimelineView(.animation) { context in
                    Color.clear.onChange(of: context.date) { count += 1 }
                }
                Bar(width: CGFloat(count))
            }
        }
        #expect(try counted(at: times) { Subject() } == 30)
    }

    @Test(arguments: timeSequences)
    func `an animated body runs its actions sixty times a second`(times: [Double]) throws {
        nonisolated struct Moving: View, Animatable {
            var value: Double
            let onUpdate: @MainActor () -> Void
            var animatableData: Double {
                get { value }
                set { value = newValue }
            }
            @MainActor var body: some View { Color.clear.onChange(of: value) { onUpdate() } }
        }
        struct Subject: View {
            @State private var isOn = false
            @State private var count = 0
            var body: some View {
                Moving(value: isOn ? 1 : 0) { count += 1 }
                    .onAppear { withAnimation(.linear(duration: 2)) { isOn = true } }
                Bar(width: CGFloat(count))
            }
        }
        #expect(try counted(at: times) { Subject() } == 30)
    }

    @Test(arguments: timeSequences)
    func `keyframes run actions sixty times a second`(times: [Double]) throws {
        struct Subject: View {
            @State private var count = 0
            var body: some View {
                Color.clear.keyframeAnimator(initialValue: 0.0) { content, value in
                    content.onChange(of: value) { count += 1 }
                } keyframes: { _ in
                    LinearKeyframe(1, duration: 1)
                }
                Bar(width: CGFloat(count))
            }
        }
        #expect(try counted(at: times) { Subject() } == 30)
    }

    @Test(arguments: timeSequences)
    func `sizes and preferences that follow the date are reported sixty times a second`(
        times: [Double]
    ) throws {
        struct Width: PreferenceKey {
            static var defaultValue: Double { -1 }
            static func reduce(value: inout Double, nextValue: () -> Double) {
                value = nextValue()
            }
        }
        struct Subject: View {
            @State private var sizes = 0
            @State private var values = 0
            var body: some View {
                TimelineView(.animation) { context in
                    let date = context.date.timeIntervalSinceReferenceDate
                    Color.clear.frame(width: 1 + date)
                        .onGeometryChange(for: CGFloat.self) {
                            $0.size.width
                        } action: { _ in
                            sizes += 1
                        }
                        .preference(key: Width.self, value: date)
                }
                .onPreferenceChange(Width.self) { _ in values += 1 }
                Bar(width: CGFloat(sizes + 100 * values))
            }
        }
        #expect(try counted(at: times) { Subject() } == 31 * 101)
    }

    @Test(arguments: timeSequences)
    func `an animation of a view that a frame inserts starts at that frame`(
        times: [Double]
    ) throws {
        struct Growing: View {
            @State private var isGrown = false
            var body: some View {
                Bar(width: isGrown ? 60 : 0)
                    .onAppear { withAnimation(.linear(duration: 1)) { isGrown = true } }
            }
        }
        struct Subject: View {
            var body: some View {
                TimelineView(.animation) { context in
                    if context.date.timeIntervalSinceReferenceDate > 0.31 { Growing() }
                }
            }
        }
        // The first frame after 0.31 s is number 19.
        let width = try #require(try counted(at: times) { Subject() })
        #expect(abs(width - 60 * (0.5 - 19.0 / 60)) < 1e-9)
    }
}
