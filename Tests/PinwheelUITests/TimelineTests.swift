import PinwheelUI
import Testing

/// Timelines, phases and keyframes.
@MainActor
struct TimelineTests {
    private func seconds(_ date: Date) -> Double { date.timeIntervalSinceReferenceDate }

    @Test func `timelines follow animation, periodic, minute and explicit schedules`() throws {
        /// Whole points, because edges are rounded to pixels.
        func width(_ date: Date) -> CGFloat { 16 + 8 * CGFloat(seconds(date)) }
        let times = [0.125, 0.75, 40.5]
        #expect(
            try widths(at: times) {
                TimelineView(.animation) { Bar(width: width($0.date)) }
            } == [[17], [22], [340]]
        )
        #expect(
            try widths(at: times) {
                TimelineView(.animation(minimumInterval: 0.5)) { Bar(width: width($0.date)) }
            } == [[16], [20], [340]]
        )
        #expect(
            try widths(at: times) {
                TimelineView(.animation(minimumInterval: nil, paused: true)) {
                    Bar(width: width($0.date))
                }
            } == [[16], [16], [16]]
        )
        #expect(
            try widths(at: times) {
                TimelineView(.periodic(from: .now.addingTimeInterval(-10.25), by: 0.5)) {
                    Bar(width: width($0.date))
                }
            } == [[14], [22], [338]]
        )
        #expect(
            try widths(at: [1, 60, 119]) {
                TimelineView(.everyMinute) { Bar(width: 16 + CGFloat(seconds($0.date)) / 4) }
            } == [[16], [31], [31]]
        )
        #expect(
            try widths(at: [1]) {
                TimelineView(.everyMinute) { Bar(width: $0.cadence == .minutes ? 30 : 10) }
            } == [[30]]
        )
        #expect(
            try widths(at: times) {
                TimelineView(.explicit([0.5, 2].map { Date(timeIntervalSinceReferenceDate: $0) })) {
                    Bar(width: width($0.date))
                }
            } == [[20], [20], [32]]
        )
    }

    @Test func `each phase starts when the previous one is complete`() throws {
        let endless = try widths(at: [0, 0.5, 1, 1.5, 2, 2.5]) {
            PhaseAnimator([10.0, 20, 40]) {
                Bar(width: $0)
            } animation: { _ in
                .linear(duration: 1)
            }
        }
        #expect(endless == [[10], [15], [20], [30], [40], [25]])
        struct Subject: View {
            @State private var trigger = 0
            var body: some View {
                Bar(width: 10)
                    .phaseAnimator([1.0, 2], trigger: trigger) { content, phase in
                        content.scaleEffect(phase)
                    } animation: { _ in
                        .linear(duration: 1)
                    }
                    .onAppear {
                        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { trigger = 1 }
                    }
            }
        }
        #expect(
            try widths(at: [0.5, 1.5, 2, 2.5, 3, 9]) { Subject() } == [
                [10], [15], [20], [15], [10], [10],
            ]
        )
    }

    private struct Values {
        var width: CGFloat = 10
        var turn = 0.0
    }

    @Test func `keyframe tracks follow their closed forms`() throws {
        let timeline = KeyframeTimeline(initialValue: Values()) {
            KeyframeTrack(\.width) {
                LinearKeyframe(20, duration: 1)
                CubicKeyframe(40, duration: 1)
                CubicKeyframe(10, duration: 1)
                MoveKeyframe(5)
                LinearKeyframe(15, duration: 1, timingCurve: .easeInOut)
            }
            KeyframeTrack(\.turn) {
                SpringKeyframe(100, duration: 2, spring: Spring(duration: 0.5, bounce: 0.3))
            }
        }
        #expect(timeline.duration == 4)
        #expect(timeline.value(time: 0.25).width == 12.5)
        // A cubic from 20 to 40. Its velocity is 10 at the start, from the linear keyframe, and (10
        // − 20)/2 at the end.
        let middle = 20 + 20 * 0.5 + (10 * 0.125 - -5 * 0.125)
        #expect(abs(timeline.value(time: 1.5).width - middle) < 1e-9)
        #expect(abs(timeline.value(time: 2).width - 40) < 1e-9)
        #expect(timeline.value(time: 3).width == 5)
        #expect(timeline.value(time: 3.5).width == 10)
        #expect(timeline.value(time: 9).width == 15)
        let (omega, zeta) = (2 * Double.pi / 0.5, 0.7)
        let swing = omega * (1 - zeta * zeta).squareRoot()
        for time in [0.05, 0.2, 0.7, 1.9] {
            let shape =
                cos(swing * time) + zeta * omega / swing * sin(swing * time)
            let exact = 100 * (1 - exp(-zeta * omega * time) * shape)
            #expect(abs(timeline.value(time: time).turn - exact) < 1e-6)
        }
    }

    @Test func `a keyframe animator repeats, or runs when its trigger changes`() throws {
        let repeated = try widths(at: [0, 0.5, 1, 1.25]) {
            KeyframeAnimator(initialValue: Values()) {
                Bar(width: $0.width)
            } keyframes: { _ in
                KeyframeTrack(\.width) { LinearKeyframe(30, duration: 1) }
            }
        }
        #expect(repeated == [[10], [20], [10], [15]])
        struct Subject: View {
            @State private var trigger = 0
            var body: some View {
                Bar(width: 10)
                    .keyframeAnimator(initialValue: 1.0, trigger: trigger) { content, scale in
                        content.scaleEffect(scale)
                    } keyframes: { _ in
                        LinearKeyframe(3, duration: 1)
                        LinearKeyframe(1, duration: 1)
                    }
                    .onAppear {
                        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { trigger = 1 }
                    }
            }
        }
        #expect(
            try widths(at: [0.5, 1.5, 2, 2.5, 5]) { Subject() } == [[10], [20], [30], [20], [10]]
        )
    }
}
