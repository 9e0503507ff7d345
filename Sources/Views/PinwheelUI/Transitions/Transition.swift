/// Where a view is on its way in or out.
public enum TransitionPhase: Hashable, Sendable {
    /// It is about to come.
    case willAppear
    /// It is there.
    case identity
    /// It goes.
    case didDisappear

    /// Whether it is there.
    public var isIdentity: Bool { self == .identity }
    /// −1 before, 0 while it is there, 1 after.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// The view that a transition, or an animator, is given.
public nonisolated struct PlaceholderContentView<Value>: _PrimitiveView {
    let view: AnyView

    /// The view's place in the tree.
    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<
        Self
    > {
        WrapperNode(view, context) { $0.view }
    }
}

/// How a view comes and goes.
@MainActor @preconcurrency
public protocol Transition {
    /// What is made.
    associatedtype Body: View
    /// The view that comes and goes.
    typealias Content = PlaceholderContentView<Self>
    /// The view in a phase.
    @ViewBuilder @MainActor @preconcurrency
    func body(content: Content, phase: TransitionPhase) -> Body
}

/// How a view comes and goes, of any kind.
public struct AnyTransition: @unchecked Sendable {
    /// A view in a phase.
    typealias Effect = @MainActor (AnyView, TransitionPhase) -> AnyView

    /// What it makes of a view.
    let effect: Effect
    /// The animation of its coming, in place of the change's; nil for that.
    private(set) var insertionAnimation: Animation?
    /// The animation of its going, in place of the change's; nil for that.
    private(set) var removalAnimation: Animation?

    /// A transition by what a view looks like in a phase.
    nonisolated init(_ effect: @escaping Effect) { self.effect = effect }

    /// A transition.
    public init<T: Transition>(_ transition: T) {
        nonisolated(unsafe) let transition = transition
        self.init { content, phase in
            AnyView(
                unsafe transition.body(content: PlaceholderContentView(view: content), phase: phase)
            )
        }
    }

    /// It comes in one way and goes in another.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> Self {
        var result = AnyTransition { content, phase in
            let isGoing = phase == .didDisappear
            let come = insertion.effect(content, isGoing ? .identity : phase)
            return removal.effect(come, isGoing ? phase : .identity)
        }
        result.insertionAnimation = insertion.insertionAnimation
        result.removalAnimation = removal.removalAnimation
        return result
    }

    /// Both at once.
    public func combined(with other: AnyTransition) -> AnyTransition {
        let (first, second) = (self, other)
        var result = AnyTransition { second.effect(first.effect($0, $1), $1) }
        result.insertionAnimation = insertionAnimation ?? other.insertionAnimation
        result.removalAnimation = removalAnimation ?? other.removalAnimation
        return result
    }

    /// The same by an animation of its own.
    public func animation(_ animation: Animation?) -> AnyTransition {
        var result = self
        result.insertionAnimation = animation
        result.removalAnimation = animation
        return result
    }
}

nonisolated extension View {
    /// How the view comes and goes where changes are animated.
    public func transition(_ transition: AnyTransition) -> some View {
        TraitModified(content: self) { $0.transition = transition }
    }
    /// How the view comes and goes where changes are animated.
    @_disfavoredOverload
    public func transition<T: Transition>(_ transition: T) -> some View {
        self.transition(AnyTransition(transition))
    }
}
