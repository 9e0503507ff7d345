/// A view for each element of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The elements.
    public var data: Data
    /// The view of an element.
    public var content: (Data.Element) -> Content
    let id: (Data.Element) -> ID
}

extension ForEach: View, _PrimitiveView where Content: View {
    /// What the tree looks after itself.
    public typealias Body = Never

    /// The view's place in the tree.
    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<
        Self
    > {
        ForEachNode(view, context)
    }

    /// Those of each element.
    public nonisolated static func _listSubviews(_ view: Self, _ list: inout _SubviewList) {
        for element in view.data { list.list(view.content(element), as: view.id(element)) }
    }
}

extension ForEach where Content: View {
    /// Views of elements that know what they are.
    public nonisolated init(
        _ data: Data,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, content: content, id: { $0.id })
    }

    /// Views of elements that are told apart by a property.
    public nonisolated init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }

    /// Views of numbers.
    public nonisolated init(
        _ data: Range<Int>,
        @ViewBuilder content: @escaping (Int) -> Content
    ) where Data == Range<Int>, ID == Int {
        self.init(data: data, content: content, id: { $0 })
    }
}

/// The places of elements' views: each goes with its element's identity.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _ViewNode<
    ForEach<Data, ID, Content>
>
{
    private var children: [ID: Presence<_ViewNode<Content>>] = [:]
    private var order: [ID] = []
    /// The places in that order.
    private var places: [Presence<_ViewNode<Content>>] = []
    /// Those on their way out, behind the others.
    private var leaving: [ID] = []
    private var isNew = true

    override init(_ view: ForEach<Data, ID, Content>, _ context: _NodeContext) {
        super.init(view, context)
        show(inputs)
        isNew = false
    }

    override func update(_ view: ForEach<Data, ID, Content>, _ inputs: Inputs) {
        super.update(view, inputs)
        show(inputs)
    }

    private func show(_ inputs: Inputs) {
        // The elements may be read from state, too.
        let contents = host.reading(self) { view.data.map { (view.id($0), view.content($0)) } }
        let isSame =
            leaving.isEmpty && contents.count == order.count
            && order.indices.allSatisfy { contents[$0].0 == order[$0] }
        if isSame {
            for index in order.indices { places[index].node.update(contents[index].1, inputs) }
        } else {
            show(contents, inputs)
        }
    }

    /// Shows elements of which some are others than before, or stand elsewhere.
    private func show(_ contents: [(ID, Content)], _ inputs: Inputs) {
        let before = order + leaving
        order.removeAll(keepingCapacity: true)
        var seen: Set<ID> = []
        // Of two elements with one identity the first counts.
        for (id, content) in contents where seen.insert(id).inserted {
            if isNew {
                children[id] = Presence(add(content, inputs), of: self)
            } else {
                show(content, in: &children[id], inputs)
            }
            order.append(id)
        }
        places = order.compactMap { children[$0] }
        leaving = before.filter { id in !seen.contains(id) && letGo(id, inputs.transaction) }
    }

    /// Has an element go; tells whether it stays for a while.
    private func letGo(_ id: ID, _ transaction: Transaction) -> Bool {
        let stays = children[id]?.leave(transaction) { [weak self] in
            self?.children[id] = nil
            self?.leaving.removeAll { $0 == id }
        }
        if stays != true { children[id] = nil }
        return stays == true
    }

    override func reevaluate(_ inputs: Inputs) {
        take(inputs)
        show(inputs)
    }

    override func collect(_ items: inout [LayoutItem]) {
        for id in leaving { children[id]?.collect(&items) }
        for place in places { place.collect(&items) }
    }

    override func remove() {
        for id in leaving + order { children[id]?.remove() }
        super.remove()
    }
}
