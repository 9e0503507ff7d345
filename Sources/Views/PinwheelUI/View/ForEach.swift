public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public var data: Data
    public var content: (Data.Element) -> Content
    let id: (Data.Element) -> ID
}

extension ForEach: View, _PrimitiveView where Content: View {
    public typealias Body = Never

    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<
        Self
    > {
        ForEachNode(view, context)
    }

    public nonisolated static func _listSubviews(_ view: Self, _ list: inout _SubviewList) {
        for element in view.data { list.list(view.content(element), as: view.id(element)) }
    }
}

extension ForEach where Content: View {
    public nonisolated init(
        _ data: Data,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, content: content, id: { $0.id })
    }

    public nonisolated init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }

    public nonisolated init(
        _ data: Range<Int>,
        @ViewBuilder content: @escaping (Int) -> Content
    ) where Data == Range<Int>, ID == Int {
        self.init(data: data, content: content, id: { $0 })
    }
}

/// The node of a `ForEach`, with a child node for each element's identity.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _ViewNode<
    ForEach<Data, ID, Content>
>
{
    private var children: [ID: TransitioningChild<_ViewNode<Content>>] = [:]
    private var order: [ID] = []
    /// The children for the identities in `order`.
    private var orderedChildren: [TransitioningChild<_ViewNode<Content>>] = []
    /// The identities of removed elements whose removal transitions are running. Their items are
    /// drawn behind the other items.
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
        // The view also depends on state that its closures read.
        let contents = host.evaluate(self) { view.data.map { (view.id($0), view.content($0)) } }
        let isSame =
            leaving.isEmpty && contents.count == order.count
            && order.indices.allSatisfy { contents[$0].0 == order[$0] }
        if isSame {
            for index in order.indices {
                orderedChildren[index].node.update(contents[index].1, inputs)
            }
        } else {
            show(contents, inputs)
        }
    }

    /// Updates the children when elements were inserted, removed or moved.
    private func show(_ contents: [(ID, Content)], _ inputs: Inputs) {
        let before = order + leaving
        order.removeAll(keepingCapacity: true)
        var seen: Set<ID> = []
        // Only the first of several elements with equal identities is shown.
        for (id, content) in contents where seen.insert(id).inserted {
            if isNew {
                children[id] = TransitioningChild(add(content, inputs), of: self)
            } else {
                show(content, in: &children[id], inputs)
            }
            order.append(id)
        }
        orderedChildren = order.compactMap { children[$0] }
        leaving = before.filter { id in !seen.contains(id) && startRemoval(id, inputs.transaction) }
    }

    /// Starts the removal of an element. Returns whether it stays until its transition has ended.
    private func startRemoval(_ id: ID, _ transaction: Transaction) -> Bool {
        let stays = children[id]?.startRemoval(transaction) { [weak self] in
            self?.children[id] = nil
            self?.leaving.removeAll { $0 == id }
        }
        if stays != true { children[id] = nil }
        return stays == true
    }

    override func reevaluate(_ inputs: Inputs) {
        setInputs(inputs)
        show(inputs)
    }

    override func collect(_ items: inout [LayoutItem]) {
        for id in leaving { children[id]?.collect(&items) }
        for child in orderedChildren { child.collect(&items) }
    }

    override func remove() {
        for id in leaving + order { children[id]?.remove() }
        super.remove()
    }
}
