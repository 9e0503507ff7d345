/// A view that cycles through phases. Each phase starts when the animation to the previous one is
/// logically complete.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    private let phases: [Phase]
    private let trigger: Trigger?
    private let content: (Phase) -> Content
    private let animation: (Phase) -> Animation?
    @State private var index = 0
    /// The number of cycles started. A new cycle stops the one before.
    @State private var cycle = 0

    /// A type-erased `Equatable` value.
    fileprivate struct Trigger: Equatable {
        private let value: Any
        private let isEqual: (Any) -> Bool

        init<Value: Equatable>(_ value: Value) {
            self.value = value
            isEqual = { ($0 as? Value) == value }
        }
        static func == (left: Trigger, right: Trigger) -> Bool { left.isEqual(right.value) }
    }

    /// The minimum duration of a phase, in seconds: one frame at 60 Hz.
    private static var shortest: Double { 1 / 60 }

    public init(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.init(Array(phases), nil, content, animation)
    }

    public init(
        _ phases: some Sequence<Phase>,
        trigger: some Equatable,
        @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.init(Array(phases), Trigger(trigger), content, animation)
    }

    private init(
        _ phases: [Phase],
        _ trigger: Trigger?,
        _ content: @escaping (Phase) -> Content,
        _ animation: @escaping (Phase) -> Animation?
    ) {
        precondition(!phases.isEmpty, "a phase animator needs at least one phase")
        self.phases = phases
        self.trigger = trigger
        self.content = content
        self.animation = animation
    }

    /// The content for the current phase.
    public var body: some View {
        content(phases[index])
            .onAppear { if trigger == nil, phases.count > 1 { advance(in: cycle) } }
            .onChange(of: trigger) {
                cycle += 1
                advance(in: cycle)
            }
    }

    /// Animates to the next phase and schedules the one after it.
    private func advance(in cycle: Int) {
        guard cycle == self.cycle else { return }
        let next = (index + 1) % phases.count
        let animation = animation(phases[next])
        withAnimation(animation) { index = next }
        guard trigger == nil || next != 0 else { return }
        guard let length = animation.map({ $0.motion.logicalDuration }) ?? 0 else { return }
        DispatchQueue.main.asyncAfter(deadline: .now() + max(length, Self.shortest)) {
            advance(in: cycle)
        }
    }
}

nonisolated extension View {
    @MainActor @preconcurrency
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        let view = PlaceholderContentView<Self>(view: AnyView(self))
        return PhaseAnimator(phases, content: { content(view, $0) }, animation: animation)
    }
    @MainActor @preconcurrency
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        let view = PlaceholderContentView<Self>(view: AnyView(self))
        return PhaseAnimator(
            phases,
            trigger: trigger,
            content: { content(view, $0) },
            animation: animation
        )
    }
}
