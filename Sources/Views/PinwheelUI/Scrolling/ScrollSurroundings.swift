import Foundation

extension EnvironmentValues {
    /// Whether scroll views can be scrolled.
    @Entry public var isScrollEnabled: Bool = true
    /// Whether a scroll view is around, which is scrolled in place of those inside.
    @Entry var isInsideScrollView: Bool = false
    /// What knows the size of all.
    @Entry var host: WeakHost = WeakHost()
    /// The scroll view around.
    @Entry var enclosingScroll: WeakScrollItem = WeakScrollItem()
    /// Whether content shows beyond scroll views.
    @Entry var isScrollClipDisabled: Bool = false
    /// The room around scroll views' content.
    @Entry var contentMargins: EdgeInsets = EdgeInsets()
}

/// A view whose user is told when something of a scroll view changes: of the first one in it, else of the one
/// around it.
nonisolated struct ScrollTold<Content: View, Value: Equatable>: ContentView {
    let content: Content
    let value: (ScrollGeometry, ScrollPhase) -> Value
    /// Told the old and the new value, and the geometry.
    let action: (Value, Value, ScrollGeometry) -> Void
    /// Whether the first value is told, too.
    let tellsFirst: Bool

    @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        ScrollToldNode(view, context)
    }
}

/// The place of such a view.
final class ScrollToldNode<Content: View, Value: Equatable>: ContentNode<
    ScrollTold<Content, Value>
>
{
    private var last: Value?

    override init(_ view: ScrollTold<Content, Value>, _ context: _NodeContext) {
        super.init(view, context)
        host.listen(self) { [weak self] in self?.hear() ?? false }
    }

    private func hear() -> Bool {
        let below = (child?.items ?? []).preference(ScrollGeometryKey.self).first
        guard let geometry = below ?? inputs.environment.enclosingScroll.item?.geometry else {
            return false
        }
        let value = view.value(geometry, host.scrolling.phase)
        guard value != last else { return false }
        let old = last
        last = value
        if let old { view.action(old, value, geometry) }
        if old == nil, view.tellsFirst { view.action(value, value, geometry) }
        return true
    }
}

nonisolated extension View {
    /// Told when something of a scroll view's geometry changes: its first value, then the old and the new one.
    public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type,
        of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        ScrollTold(
            content: self,
            value: { geometry, _ in transform(geometry) },
            action: { old, new, _ in action(old, new) },
            tellsFirst: true
        )
    }
    /// Told when what moves a scroll view's content changes.
    public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View {
        onScrollPhaseChange { old, new, _ in action(old, new) }
    }
    /// Told when what moves a scroll view's content changes, and where the content is.
    public func onScrollPhaseChange(
        _ action:
            @escaping (
                _ oldPhase: ScrollPhase,
                _ newPhase: ScrollPhase,
                _ context: ScrollPhaseChangeContext
            ) -> Void
    ) -> some View {
        ScrollTold(
            content: self,
            value: { _, phase in phase },
            action: { old, new, geometry in
                action(old, new, ScrollPhaseChangeContext(geometry: geometry, velocity: nil))
            },
            tellsFirst: false
        )
    }
    /// What a pull, or an action by the environment's `refresh`, does.
    public func refreshable(action: @escaping @MainActor @Sendable () async -> Void) -> some View {
        EnvironmentModified(content: self) { $0.refresh = RefreshAction(action: action) }
    }
    /// Whether scroll views below stay where they are.
    public func scrollDisabled(_ disabled: Bool) -> some View {
        EnvironmentModified(content: self) { values in
            if disabled { values.isScrollEnabled = false }
        }
    }
    /// Whether content shows beyond scroll views below.
    public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        EnvironmentModified(content: self) { $0.isScrollClipDisabled = disabled }
    }
    /// The room around scroll views' content, in points.
    public func contentMargins(
        _ edges: Edge.Set = .all,
        _ length: CGFloat?,
        for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(edges, EdgeInsets(length ?? 16, on: edges), for: placement)
    }
    /// The room around scroll views' content, in points.
    public func contentMargins(
        _ length: CGFloat,
        for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(.all, length, for: placement)
    }
    /// The room around scroll views' content.
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

/// What margins are for.
public struct ContentMarginPlacement: Hashable, Sendable {
    private let number: Int
    /// Content and bars.
    public static let automatic = ContentMarginPlacement(number: 0)
    /// Content.
    public static let scrollContent = ContentMarginPlacement(number: 1)
    /// Bars, which are never drawn.
    public static let scrollIndicators = ContentMarginPlacement(number: 2)
}
