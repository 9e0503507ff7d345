import Foundation

extension EnvironmentValues {
    @Entry public var isScrollEnabled: Bool = true
    /// Whether the view is inside a scroll view. Only the outermost scroll view follows the trace.
    @Entry var isInsideScrollView: Bool = false
    /// The host of the tree.
    @Entry var host: WeakHost = WeakHost()
    /// The nearest enclosing scroll view.
    @Entry var enclosingScroll: WeakScrollItem = WeakScrollItem()
    /// Whether content of scroll views is visible outside their frames.
    @Entry var isScrollClipDisabled: Bool = false
    /// The content insets of scroll views, in points.
    @Entry var contentMargins: EdgeInsets = EdgeInsets()
}

/// A view that calls an action when a property of a scroll view changes. It observes the first
/// scroll view in its content, or the enclosing one if there is none.
nonisolated struct ScrollObserver<Content: View, Value: Equatable>: ContentView {
    let content: Content
    let value: (ScrollGeometry, ScrollPhase) -> Value
    /// Receives the old value, the new value and the geometry.
    let action: (Value, Value, ScrollGeometry) -> Void
    /// Whether the action is also called for the first value.
    let includesInitialValue: Bool

    @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        ScrollObserverNode(view, context)
    }
}

/// The node of a `ScrollObserver`. It checks the value after each layout.
final class ScrollObserverNode<Content: View, Value: Equatable>: ContentNode<
    ScrollObserver<Content, Value>
>
{
    private var last: Value?

    override init(_ view: ScrollObserver<Content, Value>, _ context: _NodeContext) {
        super.init(view, context)
        host.addLayoutObserver(for: self) { [weak self] in self?.checkValue() ?? false }
    }

    private func checkValue() -> Bool {
        let inside = (child?.items ?? []).preference(ScrollGeometryKey.self).first
        guard let geometry = inside ?? inputs.environment.enclosingScroll.item?.geometry else {
            return false
        }
        let value = view.value(geometry, host.scrolling.phase)
        guard value != last else { return false }
        let old = last
        last = value
        if let old { view.action(old, value, geometry) }
        if old == nil, view.includesInitialValue { view.action(value, value, geometry) }
        return true
    }
}

nonisolated extension View {
    /// Calls `action` with the initial value as both arguments, and then whenever the value
    /// changes.
    public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type,
        of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        ScrollObserver(
            content: self,
            value: { geometry, _ in transform(geometry) },
            action: { old, new, _ in action(old, new) },
            includesInitialValue: true
        )
    }
    public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View {
        onScrollPhaseChange { old, new, _ in action(old, new) }
    }
    /// Calls `action` when the phase changes. The velocity in its context is always `nil`.
    public func onScrollPhaseChange(
        _ action:
            @escaping (
                _ oldPhase: ScrollPhase,
                _ newPhase: ScrollPhase,
                _ context: ScrollPhaseChangeContext
            ) -> Void
    ) -> some View {
        ScrollObserver(
            content: self,
            value: { _, phase in phase },
            action: { old, new, geometry in
                action(old, new, ScrollPhaseChangeContext(geometry: geometry, velocity: nil))
            },
            includesInitialValue: false
        )
    }
    public func refreshable(action: @escaping @MainActor @Sendable () async -> Void) -> some View {
        EnvironmentModified(content: self) { $0.refresh = RefreshAction(action: action) }
    }
    public func scrollDisabled(_ disabled: Bool) -> some View {
        EnvironmentModified(content: self) { values in
            if disabled { values.isScrollEnabled = false }
        }
    }
    public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        EnvironmentModified(content: self) { $0.isScrollClipDisabled = disabled }
    }
    /// Adds margins around the content of scroll views, 16 points if `length` is `nil`.
    public func contentMargins(
        _ edges: Edge.Set = .all,
        _ length: CGFloat?,
        for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(edges, EdgeInsets(length ?? 16, on: edges), for: placement)
    }
    public func contentMargins(
        _ length: CGFloat,
        for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(.all, length, for: placement)
    }
    public func contentMargins(
        _ edges: Edge.Set = .all,
        _ insets: EdgeInsets,
        for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        EnvironmentModified(content: self) { values in
            guard placement != .scrollIndicators else { return }
            var margins = values.contentMargins
            if edges.contains(.top) { margins.top = insets.top }
            if edges.contains(.leading) { margins.leading = insets.leading }
            if edges.contains(.bottom) { margins.bottom = insets.bottom }
            if edges.contains(.trailing) { margins.trailing = insets.trailing }
            values.contentMargins = margins
        }
    }
}

/// The part of a scroll view that margins apply to.
public struct ContentMarginPlacement: Hashable, Sendable {
    private let number: Int
    public static let automatic = ContentMarginPlacement(number: 0)
    public static let scrollContent = ContentMarginPlacement(number: 1)
    /// Scroll indicators, which are never drawn.
    public static let scrollIndicators = ContentMarginPlacement(number: 2)
}
