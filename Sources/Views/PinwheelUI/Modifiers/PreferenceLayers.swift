import Foundation
import Raster

/// A view with another in front or behind that is made of what it tells.
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

/// The place of a view and what is made of what it tells.
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

    /// Makes the other view of what is told, once the content has its place.
    private func makeOther() -> [LayoutItem] {
        let content = host.reading(self) { view.other(item.children.preference(Key.self)) }
        var inputs = inputs.below
        inputs.transaction = placingTransaction
        if let other { other.update(content, inputs) } else { other = add(content, inputs) }
        return other?.items ?? []
    }

    override func reevaluate(_ inputs: Inputs) { take(inputs) }

    override func remove() {
        other?.remove()
        super.remove()
    }
}

/// Items, and others that are made once those have their places.
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
    /// A view in front that is made of what this one tells.
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
    /// A view behind that is made of what this one tells.
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
