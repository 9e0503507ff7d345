import PinwheelUI
import Testing

/// When the completions of animations are called.
@MainActor
struct CompletionTests {
    /// A view that makes a change when it appears, and shows the number of completion calls.
    private struct Subject: View {
        struct Model {
            var width: CGFloat = 10
            var other: CGFloat = 10
            var calls = 0
        }
        var endless = false
        let change: @MainActor (Binding<Model>, @escaping @Sendable () -> Void) -> Void
        @State private var model = Model()
        var body: some View {
            HStack(spacing: 0) {
                Bar(width: model.width)
                Bar(width: model.other)
                Bar(width: CGFloat(100 * model.calls))
            }
            .onAppear {
                change($model) { MainActor.assumeIsolated { model.calls += 1 } }
            }
        }
    }

    /// Returns the number of completion calls until some times.
    private func calls(
        at times: [Double],
        _ change:
            @escaping @MainActor (
                Binding<Subject.Model>, @escaping @Sendable () -> Void
            ) -> Void
    ) throws -> [Int] {
        try widths(at: times) { Subject(change: change) }.map { Int(($0.last ?? 0) / 100) }
    }

    @Test func `two changes with one completion make one update and one call`() throws {
        #expect(
            try calls(at: [0.9, 1, 5]) { model, completion in
                withAnimation(.linear(duration: 1)) {
                    model.width.wrappedValue = 20
                    model.other.wrappedValue = 20
                } completion: {
                    completion()
                }
            } == [0, 1, 1]
        )
    }

    @Test func `a completion is called once, after the last change of its transaction`() throws {
        #expect(
            try calls(at: [0.9, 1, 5]) { model, completion in
                withAnimation(.linear(duration: 1)) {
                    model.width.wrappedValue = 20
                    withAnimation(.linear(duration: 3)) { model.calls.wrappedValue = 0 }
                    withTransaction(Transaction()) { model.other.wrappedValue = 30 }
                    model.other.wrappedValue = 20
                } completion: {
                    completion()
                }
            } == [0, 1, 1]
        )
    }

    @Test func `a completion of an endless animation is never called`() throws {
        #expect(
            try calls(at: [0, 1, 50]) { model, completion in
                withAnimation(.linear(duration: 1).repeatForever()) {
                    model.width.wrappedValue = 20
                } completion: {
                    completion()
                }
            } == [0, 0, 0]
        )
    }

    @Test func `a completion is called immediately if nothing is animated or changed`() throws {
        #expect(
            try calls(at: [0]) { model, completion in
                withAnimation(nil) {
                    model.width.wrappedValue = 20
                } completion: {
                    completion()
                }
            } == [1]
        )
        #expect(
            try calls(at: [0]) { _, completion in
                withAnimation(.linear(duration: 1)) {
                } completion: {
                    completion()
                }
            } == [1]
        )
        #expect(
            try calls(at: [0]) { model, completion in
                withAnimation(.linear(duration: 1)) {
                    model.width.wrappedValue = 10
                } completion: {
                    completion()
                }
            } == [1]
        )
    }

    @Test func `a completion does not wait for animations that its changes do not affect`() throws {
        struct Spinner: View {
            let number: CGFloat
            @State private var isOn = false
            var body: some View {
                Bar(width: isOn ? 20 : 10)
                    .opacity(1 - 0 * number)
                    .onAppear {
                        withAnimation(.linear(duration: 1).repeatForever()) { isOn = true }
                    }
            }
        }
        struct Subject: View {
            @State private var number: CGFloat = 10
            @State private var isDone = false
            var body: some View {
                HStack(spacing: 0) {
                    Spinner(number: number)
                    Bar(width: number)
                    if isDone { Bar(width: 5) }
                }
                .onAppear {
                    DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
                        withAnimation(.linear(duration: 1)) {
                            number = 30
                        } completion: {
                            MainActor.assumeIsolated { isDone = true }
                        }
                    }
                }
            }
        }
        #expect(try widths(at: [1.9, 2]) { Subject() }.map(\.count) == [2, 3])
    }

    @Test func `the removed criterion waits for the settling of a spring`() throws {
        func called(_ criteria: AnimationCompletionCriteria) throws -> [Int] {
            try calls(at: [0.49, 0.51, 5]) { model, completion in
                withAnimation(.spring(duration: 0.5), completionCriteria: criteria) {
                    model.width.wrappedValue = 100
                } completion: {
                    completion()
                }
            }
        }
        #expect(try called(.logicallyComplete) == [0, 1, 1])
        #expect(try called(.removed) == [0, 0, 1])
    }

    @Test func `logical completion comes at the given time, at the latest at the end`() throws {
        func early(_ animation: Animation) throws -> [Int] {
            try calls(at: [0.29, 0.3, 0.99, 1, 5]) { model, completion in
                withAnimation(animation) {
                    model.width.wrappedValue = 20
                } completion: {
                    completion()
                }
            }
        }
        let linear = Animation.linear(duration: 1)
        #expect(try early(linear.logicallyComplete(after: 0.3)) == [0, 1, 1, 1, 1])
        #expect(try early(linear.logicallyComplete(after: 3)) == [0, 0, 0, 1, 1])
        #expect(try early(linear.repeatForever().logicallyComplete(after: 0.3)) == [0, 1, 1, 1, 1])
        let removed = try calls(at: [0.3, 0.99, 1]) { model, completion in
            withAnimation(
                linear.logicallyComplete(after: 0.3),
                completionCriteria: .removed
            ) {
                model.width.wrappedValue = 20
            } completion: {
                completion()
            }
        }
        #expect(removed == [0, 0, 1])
        let moved = try widths(at: [0.25, 0.5]) {
            Subject { model, _ in
                withAnimation(linear.logicallyComplete(after: 0.1)) {
                    model.width.wrappedValue = 20
                }
            }
        }
        #expect(moved.map { $0[0] } == [12.5, 15])
    }
}
