/// A view with an action for the values of a publisher.
nonisolated struct PublisherObserver<Content: View, P: Publisher>: ContentView
where P.Failure == Never {
    let content: Content
    let publisher: P
    let action: (P.Output) -> Void

    @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        PublisherObserverNode(view, context)
    }
}

/// The node of a view that subscribes to a publisher. It subscribes again when the publisher
/// changes.
final class PublisherObserverNode<Content: View, P: Publisher>: ContentNode<
    PublisherObserver<Content, P>
>
where P.Failure == Never {
    private var subscription: AnyCancellable?

    override init(_ view: PublisherObserver<Content, P>, _ context: _NodeContext) {
        super.init(view, context)
        host.afterUpdate { [weak self] in self?.subscribe() }
        host.atEnd { [weak self] in self?.subscription = nil }
    }

    private func subscribe() {
        guard !isRemoved else { return }
        subscription = view.publisher.sink { [weak self] value in self?.view.action(value) }
    }

    override func update(_ view: PublisherObserver<Content, P>, _ inputs: Inputs) {
        let isSame = hasEqualState(self.view.publisher, view.publisher)
        super.update(view, inputs)
        if !isSame { host.afterUpdate { [weak self] in self?.subscribe() } }
    }

    override func remove() {
        super.remove()
        subscription = nil
    }
}

nonisolated extension View {
    /// Calls the action for each value that the publisher sends while the view exists.
    public func onReceive<P: Publisher>(
        _ publisher: P,
        perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        PublisherObserver(content: self, publisher: publisher, action: action)
    }
}
