import Foundation

/// A view of UIKit in SwiftUI. `UIActivityIndicatorView`, `UIVisualEffectView` and plain `UIView`
/// are available.
@MainActor @preconcurrency
public protocol UIViewRepresentable: _PrimitiveView {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>
    /// Creates UIKit's view, once for each node.
    func makeUIView(context: Context) -> UIViewType
    /// Updates UIKit's view, first after it is created.
    func updateUIView(_ uiView: UIViewType, context: Context)
    /// Cleans up after the node is removed.
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    /// Creates the coordinator, before the view.
    func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable {
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

    /// Creates the node of the view.
    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        RepresentedNode(view, context)
    }
}

extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    public let coordinator: Representable.Coordinator
    /// The environment of the node.
    public let environment: EnvironmentValues
    /// The transaction of the update.
    public let transaction: Transaction
}

/// The node of a represented view, which exists as long as the node.
private final class RepresentedNode<Representable: UIViewRepresentable>:
    BodyNode<Representable, Representable, UIViewContent>
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

/// A view of UIKit with its coordinator.
@MainActor
private final class Represented<Representable: UIViewRepresentable> {
    /// The node, once it exists.
    weak var node: Node?
    private let first: Inputs
    private var made: (view: Representable.UIViewType, coordinator: Representable.Coordinator)?

    init(_ inputs: Inputs) { first = inputs }

    /// Returns the view after creating it if necessary and updating it.
    func updated(by representable: Representable) -> UIViewContent {
        let made = made ?? make(by: representable)
        representable.updateUIView(made.view, context: context(made.coordinator))
        return UIViewContent(view: made.view)
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

    /// Dismantles the view after its node is removed.
    func dismantle() {
        guard let made else { return }
        Representable.dismantleUIView(made.view, coordinator: made.coordinator)
    }
}

/// The SwiftUI content of a UIKit view. It is updated after every change of that view.
private struct UIViewContent: _PrimitiveView {
    let view: UIView

    static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        let node = BodyNode(view, context, by: { $0 }) { _, shown in shown.view.displayedContent }
        view.view.changed = { [weak node] in
            if let node { node.host.invalidate(node) }
        }
        return node
    }
}
