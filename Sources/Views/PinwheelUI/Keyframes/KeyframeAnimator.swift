public nonisolated struct KeyframeAnimator<Value, Content: View>: _PrimitiveView {
    /// The condition that starts the keyframes.
    enum Runs {
        case once
        case forEver
        /// Starts whenever the trigger differs from the previous one.
        case atChange(Any, isEqual: (Any) -> Bool)
    }

    let first: Value
    let runs: Runs
    let content: (Value) -> Content
    let timeline: (Value) -> KeyframeTimeline<Value>

    public init(
        initialValue: Value,
        repeating: Bool = true,
        @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) {
        first = initialValue
        runs = repeating ? .forEver : .once
        self.content = content
        timeline = { value in KeyframeTimeline(initialValue: value) { keyframes(value) } }
    }

    public init<Trigger: Equatable>(
        initialValue: Value,
        trigger: Trigger,
        @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) {
        first = initialValue
        runs = .atChange(trigger) { ($0 as? Trigger) == trigger }
        self.content = content
        timeline = { value in KeyframeTimeline(initialValue: value) { keyframes(value) } }
    }

    /// Creates the node of the view.
    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<
        Self
    > {
        KeyframeNode(view, context)
    }
}

/// The node of a keyframe animator. Its value is that of the frame being drawn.
final class KeyframeNode<Value, Content: View>: ParentNode<
    KeyframeAnimator<Value, Content>, Content
>
{
    private var run: (timeline: KeyframeTimeline<Value>, start: Double)?
    private var value: Value
    /// When the keyframes of the current view start and repeat.
    private var runs: KeyframeAnimator<Value, Content>.Runs
    /// Whether the final value has been drawn.
    private var isDone = true

    override init(_ view: KeyframeAnimator<Value, Content>, _ context: _NodeContext) {
        (value, runs) = (view.first, view.runs)
        super.init(view, context)
        if case .atChange = view.runs {} else { begin() }
        show()
        host.updateBeforeFrames(self) { [weak self] in self?.follow() ?? false }
    }

    override func makeContent() -> Content { host.reading(self) { view.content(value) } }

    /// Starts the keyframes from the current value.
    private func begin() {
        take(at: host.now)
        run = (view.timeline(value), host.now)
        isDone = false
        take(at: host.now)
    }

    private func take(at time: Double) {
        guard let (timeline, start) = run else { return }
        let (passed, duration) = (time - start, timeline.duration)
        if case .forEver = view.runs, duration > 0 {
            value = timeline.value(time: passed.truncatingRemainder(dividingBy: duration))
        } else {
            value = timeline.value(time: passed)
            isDone = passed >= duration
        }
    }

    /// Updates the value before a frame is drawn. Returns whether the content was updated.
    private func follow() -> Bool {
        guard run != nil, !isDone else { return false }
        take(at: host.now)
        reevaluateForFrame()
        return true
    }

    override func viewDidChange() {
        if case .atChange(let old, _) = runs, case .atChange(_, let isEqual) = view.runs,
            !isEqual(old)
        {
            begin()
        }
        runs = view.runs
        take(at: host.now)
    }
}

nonisolated extension View {
    public func keyframeAnimator<Value>(
        initialValue: Value,
        repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        let view = PlaceholderContentView<Self>(view: AnyView(self))
        return KeyframeAnimator(
            initialValue: initialValue,
            repeating: repeating,
            content: { content(view, $0) },
            keyframes: keyframes
        )
    }
    public func keyframeAnimator<Value>(
        initialValue: Value,
        trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        let view = PlaceholderContentView<Self>(view: AnyView(self))
        return KeyframeAnimator(
            initialValue: initialValue,
            trigger: trigger,
            content: { content(view, $0) },
            keyframes: keyframes
        )
    }
}
