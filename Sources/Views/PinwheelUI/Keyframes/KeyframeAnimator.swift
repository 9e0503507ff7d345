/// A view made by a value that keyframes change.
public nonisolated struct KeyframeAnimator<Value, Content: View>: _PrimitiveView {
    /// When the keyframes run.
    enum Runs {
        case once
        case forEver
        /// Whenever what it is given is not equal to what it was.
        case atChange(Any, isEqual: (Any) -> Bool)
    }

    let first: Value
    let runs: Runs
    let content: (Value) -> Content
    let timeline: (Value) -> KeyframeTimeline<Value>

    /// A view whose keyframes run from the beginning, again and again if `repeating`.
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

    /// A view whose keyframes run whenever a value changes.
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

    /// The view's place in the tree.
    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<
        Self
    > {
        KeyframeNode(view, context)
    }
}

/// The place of a view made by keyframes: its value is that of the frame that is seen.
final class KeyframeNode<Value, Content: View>: _ViewNode<KeyframeAnimator<Value, Content>> {
    private var child: _ViewNode<Content>?
    private var run: (timeline: KeyframeTimeline<Value>, start: Double)?
    private var value: Value
    /// Whether the value at the end has been shown.
    private var isDone = true

    override init(_ view: KeyframeAnimator<Value, Content>, _ context: _NodeContext) {
        value = view.first
        super.init(view, context)
        if case .atChange = view.runs {} else { begin() }
        child = add(content(), inputs)
        host.followFrames(self) { [weak self] in self?.follow() ?? false }
    }

    private func content() -> Content { host.reading(self) { view.content(value) } }

    /// The keyframes begin now, from where the value is.
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

    /// Before a frame that is seen.
    private func follow() -> Bool {
        guard run != nil, !isDone else { return false }
        take(at: host.now)
        var inputs = inputs
        inputs.transaction = Transaction()
        reevaluate(inputs)
        return true
    }

    override func update(_ view: KeyframeAnimator<Value, Content>, _ inputs: Inputs) {
        let before = self.view.runs
        super.update(view, inputs)
        if case .atChange(let old, _) = before, case .atChange(_, let isEqual) = view.runs,
            !isEqual(old)
        {
            begin()
        }
        take(at: host.now)
        child?.update(content(), inputs)
    }

    override func reevaluate(_ inputs: Inputs) {
        take(inputs)
        child?.update(content(), inputs)
    }

    override func collect(_ items: inout [LayoutItem]) { child?.collect(&items) }

    override func remove() {
        child?.remove()
        super.remove()
    }
}

nonisolated extension View {
    /// The view, changed by a value whose keyframes run from the beginning.
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
    /// The view, changed by a value whose keyframes run whenever another one changes.
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
