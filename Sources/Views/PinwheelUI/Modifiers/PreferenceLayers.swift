import Foundation
import Raster

/// A view with an overlay or background created from a preference of the view.
nonisolated struct PreferenceLayered<Content: View, Key: PreferenceKey, Other: View>:
    ContainerView
{
    let content: Content
    let key: Key.Type
    let alignment: Alignment
    let isBehind: Bool
    let other: (Key.Value) -> Other

    @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        PreferenceLayeredNode(view, context)
    }

    @MainActor func makeItem(in host: ViewHost) -> PreferenceLayeredItem {
        PreferenceLayeredItem(host)
    }

    @MainActor func configure(_ item: PreferenceLayeredItem, _ inputs: Inputs) {
        item.alignment = alignment
        item.isBehind = isBehind
    }
}

/// The node of a view with an overlay or background created from a preference.
final class PreferenceLayeredNode<Content: View, Key: PreferenceKey, Other: View>: ContainerNode<
    PreferenceLayered<Content, Key, Other>
>
{
    private var other: _ViewNode<Other>?

    override init(_ view: PreferenceLayered<Content, Key, Other>, _ context: _NodeContext) {
        super.init(view, context)
        item.placed = { [unowned self] in makeOther() }
    }

    override func contentInputs() -> Inputs { inputs }

    /// Creates or updates the overlay or background. Called after the content has been placed.
    private func makeOther() -> [LayoutItem] {
        let content = host.evaluate(self) { view.other(item.children.preference(Key.self)) }
        var inputs = inputs.forChildren
        inputs.transaction = placingTransaction
        if let other { other.update(content, inputs) } else { other = add(content, inputs) }
        return other?.items ?? []
    }

    override func reevaluate(_ inputs: Inputs) { setInputs(inputs) }

    override func remove() {
        other?.remove()
        super.remove()
    }
}

/// A layout item with an overlay or a background that is created after the item has been placed.
final class PreferenceLayeredItem: ArrangedItem<OverlaidLayout> {
    var alignment = Alignment.center
    var isBehind = false
    var placed: () -> [LayoutItem] = { [] }
    private var others: [LayoutItem] = []

    override var layout: OverlaidLayout {
        OverlaidLayout(children: children, alignment: .center)
    }

    override func arrange(
        in frame: CGRect,
        _ proposal: ProposedViewSize,
        _ context: PlacementContext
    ) {
        super.arrange(in: frame, proposal, context)
        others = placed()
        OverlaidLayout(children: others, alignment: alignment)
            .place(over: frame, dimensions(for: proposal), context)
    }

    override func draw(_ context: DrawContext, into items: inout [Scene.Item]) {
        if isBehind { for other in others { other.draw(context, into: &items) } }
        super.draw(context, into: &items)
        if !isBehind { for other in others { other.draw(context, into: &items) } }
    }

    override func collectPreferences(_ values: inout PreferenceValues) {
        super.collectPreferences(&values)
        for other in others { other.collectPreferences(&values) }
    }
}

nonisolated extension View {
    public func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self,
        alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        PreferenceLayered(
            content: self,
            key: key,
            alignment: alignment,
            isBehind: false,
            other: transform
        )
    }
    public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self,
        alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        PreferenceLayered(
            content: self,
            key: key,
            alignment: alignment,
            isBehind: true,
            other: transform
        )
    }
}
