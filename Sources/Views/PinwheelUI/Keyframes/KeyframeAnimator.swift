public nonisolated struct KeyframeAnimator<Value, Content: View>: _PrimitiveView {
    /// The event that starts the keyframes.
    enum RunMode {
        case once
        case forever
        /// Starts whenever the trigger differs from the previous one.
        case onChange(Any, isEqual: (Any) -> Bool)
    }

    let first: Value
    let runMode: RunMode
    let content: (Value) -> Content
    let timeline: (Value) -> KeyframeTimeline<Value>

    public init(
        initialValue: Value,
        repeating: Bool = true,
        @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) {
        first = initialValue
        runMode = repeating ? .forever : .once
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
        runMode = .onChange(trigger) { ($0 as? Trigger) == trigger }
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

/// The node of a keyframe animator. It computes the value of each frame.
final class KeyframeNode<Value, Content: View>: ParentNode<
    KeyframeAnimator<Value, Content>, Content
>
{
    private var run: (timeline: KeyframeTimeline<Value>, start: Double)?
    private var value: Value
    /// The run mode of the last view, for comparing triggers.
    private var runMode: KeyframeAnimator<Value, Content>.RunMode
    /// Whether the final value has been drawn.
    private var isDone = true

    override init(_ view: KeyframeAnimator<Value, Content>, _ context: _NodeContext) {
        (value, runMode) = (view.first, view.runMode)
        super.init(view, context)
        if case .onChange = view.runMode {} else { begin() }
        show()
        host.updateBeforeFrames(self) { [weak self] in self?.updateForFrame() ?? false }
    }

    override func makeContent() -> Content { host.evaluate(self) { view.content(value) } }

    /// Starts the keyframes from the current value.
    private func begin() {
        updateValue(at: host.now)
        run = (view.timeline(value), host.now)
        isDone = false
        updateValue(at: host.now)
    }

    private func updateValue(at time: Double) {
        guard let (timeline, start) = run else { return }
        let (passed, duration) = (time - start, timeline.duration)
        if case .forever = view.runMode, duration > 0 {
            value = timeline.value(time: passed.truncatingRemainder(dividingBy: duration))
        } else {
            value = timeline.value(time: passed)
            isDone = passed >= duration
        }
    }

    /// Updates the value and the content before a frame is drawn. Returns `false` if no keyframes
    /// run.
    private func updateForFrame() -> Bool {
        guard run != nil, !isDone else { return false }
        updateValue(at: host.now)
        reevaluateForFrame()
        return true
    }

    override func viewDidChange() {
        if case .onChange(let old, _) = runMode, case .onChange(_, let isEqual) = view.runMode,
            !isEqual(old)
        {
            begin()
        }
        runMode = view.runMode
        updateValue(at: host.now)
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
