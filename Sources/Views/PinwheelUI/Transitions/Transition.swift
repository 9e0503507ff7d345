public enum TransitionPhase: Hashable, Sendable {
    case willAppear
    case identity
    case didDisappear

    public var isIdentity: Bool { self == .identity }
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// The view that a transition or an animator modifies.
public nonisolated struct PlaceholderContentView<Value>: _PrimitiveView {
    let view: AnyView

    /// Creates the node of the view.
    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<
        Self
    > {
        WrapperNode(view, context) { $0.view }
    }
}

@MainActor @preconcurrency
public protocol Transition {
    associatedtype Body: View
    typealias Content = PlaceholderContentView<Self>
    @ViewBuilder @MainActor @preconcurrency
    func body(content: Content, phase: TransitionPhase) -> Body
}

public struct AnyTransition: @unchecked Sendable {
    /// A function that returns the content as it is drawn in a phase of the transition.
    typealias Effect = @MainActor (AnyView, TransitionPhase) -> AnyView

    let effect: Effect
    /// The animation of the insertion, or `nil` for the animation of the state change.
    private(set) var insertionAnimation: Animation?
    /// The animation of the removal, or `nil` for the animation of the state change.
    private(set) var removalAnimation: Animation?

    nonisolated init(_ effect: @escaping Effect) { self.effect = effect }

    public init<T: Transition>(_ transition: T) {
        nonisolated(unsafe) let transition = transition
        self.init { content, phase in
            AnyView(
                unsafe transition.body(content: PlaceholderContentView(view: content), phase: phase)
            )
        }
    }

    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> Self {
        var result = AnyTransition { content, phase in
            let isRemoval = phase == .didDisappear
            let inserted = insertion.effect(content, isRemoval ? .identity : phase)
            return removal.effect(inserted, isRemoval ? phase : .identity)
        }
        result.insertionAnimation = insertion.insertionAnimation
        result.removalAnimation = removal.removalAnimation
        return result
    }

    public func combined(with other: AnyTransition) -> AnyTransition {
        let (first, second) = (self, other)
        var result = AnyTransition { second.effect(first.effect($0, $1), $1) }
        result.insertionAnimation = insertionAnimation ?? other.insertionAnimation
        result.removalAnimation = removalAnimation ?? other.removalAnimation
        return result
    }

    public func animation(_ animation: Animation?) -> AnyTransition {
        var result = self
        result.insertionAnimation = animation
        result.removalAnimation = animation
        return result
    }
}

nonisolated extension View {
    public func transition(_ transition: AnyTransition) -> some View {
        TraitModified(content: self) { $0.transition = transition }
    }
    @_disfavoredOverload
    public func transition<T: Transition>(_ transition: T) -> some View {
        self.transition(AnyTransition(transition))
    }
}
