import Foundation

/// A view of UIKit's among SwiftUI's. Of UIKit's views there is the wheel, `UIActivityIndicatorView`, with
/// which pull-to-refreshes from before `ProgressView` are made; others cannot be made here.
@MainActor @preconcurrency
public protocol UIViewRepresentable: _PrimitiveView {
    /// UIKit's view.
    associatedtype UIViewType: UIView
    /// What UIKit's view tells of events.
    associatedtype Coordinator = Void
    /// What is known when the view is made and updated.
    typealias Context = UIViewRepresentableContext<Self>
    /// Makes UIKit's view, once for a place.
    func makeUIView(context: Context) -> UIViewType
    /// Brings it up to date, first when it has been made.
    func updateUIView(_ uiView: UIViewType, context: Context)
    /// The place is gone.
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    /// Makes what is told of events, before the view.
    func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable {
    /// Nothing is done.
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

    /// The view's place in the tree.
    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        RepresentedNode(view, context)
    }
}

extension UIViewRepresentable where Coordinator == Void {
    /// Nothing is told of events.
    public func makeCoordinator() {}
}

/// What is known when a view of UIKit's is made and updated.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    /// What is told of events.
    public let coordinator: Representable.Coordinator
    /// The surroundings.
    public let environment: EnvironmentValues
    /// What goes with the change.
    public let transaction: Transaction
}

/// The place of a view of UIKit's, which lasts as long as it.
private final class RepresentedNode<Representable: UIViewRepresentable>:
    BodyNode<Representable, Representable, ShownUIView>
{
    private let represented: Represented<Representable>

    init(_ view: Representable, _ context: _NodeContext) {
        let represented = Represented<Representable>(context.inputs)
        self.represented = represented
        super.init(view, context, by: { $0 }) { _, view in represented.updated(by: view) }
        represented.node = self
    }

    override func remove() {
        represented.dismantle()
        super.remove()
    }
}

/// A view of UIKit's with its coordinator.
@MainActor
private final class Represented<Representable: UIViewRepresentable> {
    /// Its place, once it is there.
    weak var node: Node?
    private let first: Inputs
    private var made: (view: Representable.UIViewType, coordinator: Representable.Coordinator)?

    init(_ inputs: Inputs) { first = inputs }

    /// UIKit's view, brought up to date.
    func updated(by representable: Representable) -> ShownUIView {
        let made = made ?? make(by: representable)
        representable.updateUIView(made.view, context: context(made.coordinator))
        return ShownUIView(view: made.view)
    }

    private func make(
        by representable: Representable
    ) -> (view: Representable.UIViewType, coordinator: Representable.Coordinator) {
        let coordinator = representable.makeCoordinator()
        let view = representable.makeUIView(context: context(coordinator))
        made = (view, coordinator)
        return (view, coordinator)
    }

    private func context(_ coordinator: Representable.Coordinator) -> Representable.Context {
        let inputs = node?.inputs ?? first
        return UIViewRepresentableContext(
            coordinator: coordinator,
            environment: inputs.environment,
            transaction: inputs.transaction
        )
    }

    /// The place is gone.
    func dismantle() {
        guard let made else { return }
        Representable.dismantleUIView(made.view, coordinator: made.coordinator)
    }
}

/// What is seen of a view of UIKit's: again after each change, whoever makes it.
private struct ShownUIView: _PrimitiveView {
    let view: UIView

    static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        let node = BodyNode(view, context, by: { $0 }) { _, shown in shown.view.shown }
        view.view.changed = { [weak node] in
            if let node { node.host.invalidate(node) }
        }
        return node
    }
}
