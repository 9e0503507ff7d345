/// A view that goes through phases: each begins when the animation to the one before is complete.
///
/// Without a trigger it goes round and round; with one it goes round once whenever that changes.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    private let phases: [Phase]
    private let trigger: Trigger?
    private let content: (Phase) -> Content
    private let animation: (Phase) -> Animation?
    @State private var index = 0
    /// Counts the rounds that were begun: those before the newest one go no further.
    @State private var round = 0

    /// Something that can be equal, whatever it is.
    fileprivate struct Trigger: Equatable {
        private let value: Any
        private let isEqual: (Any) -> Bool

        init<Value: Equatable>(_ value: Value) {
            self.value = value
            isEqual = { ($0 as? Value) == value }
        }
        static func == (left: Trigger, right: Trigger) -> Bool { left.isEqual(right.value) }
    }

    /// How long a phase stays that is reached without an animation, in seconds: a frame.
    private static var shortest: Double { 1 / 60 }

    /// Phases that follow each other without end.
    public init(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.init(Array(phases), nil, content, animation)
    }

    /// Phases that follow each other once whenever a value changes.
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
        precondition(!phases.isEmpty, "there is at least one phase")
        self.phases = phases
        self.trigger = trigger
        self.content = content
        self.animation = animation
    }

    /// The view in its phase.
    public var body: some View {
        content(phases[index])
            .onAppear { if trigger == nil, phases.count > 1 { go(on: round) } }
            .onChange(of: trigger) {
                round += 1
                go(on: round)
            }
    }

    /// Goes to the next phase, and on when that is reached.
    private func go(on round: Int) {
        guard round == self.round else { return }
        let next = (index + 1) % phases.count
        let animation = animation(phases[next])
        withAnimation(animation) { index = next }
        guard trigger == nil || next != 0 else { return }
        guard let length = animation.map({ $0.motion.logicalDuration }) ?? 0 else { return }
        DispatchQueue.main.asyncAfter(deadline: .now() + max(length, Self.shortest)) {
            go(on: round)
        }
    }
}

nonisolated extension View {
    /// The view, changed by phases that follow each other without end.
    @MainActor @preconcurrency
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        let view = PlaceholderContentView<Self>(view: AnyView(self))
        return PhaseAnimator(phases, content: { content(view, $0) }, animation: animation)
    }
    /// The view, changed by phases that follow each other once whenever a value changes.
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
