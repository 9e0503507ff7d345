import Foundation

/// A SwiftUI view that shows a UIKit view. The available UIKit views are `UIActivityIndicatorView`,
/// `UIVisualEffectView` and plain `UIView`.
@MainActor @preconcurrency
public protocol UIViewRepresentable: _PrimitiveView {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>
    /// Creates the UIKit view, once per node.
    func makeUIView(context: Context) -> UIViewType
    /// Updates the UIKit view: once after its creation, and again after each change.
    func updateUIView(_ uiView: UIViewType, context: Context)
    /// Cleans up after the node is removed.
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    /// Creates the coordinator. Called before `makeUIView(context:)`.
    func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable {
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

    /// Creates the node of the view.
    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        UIKitViewNode(view, context)
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

/// The node of a UIKit view. Both have the same lifetime.
private final class UIKitViewNode<Representable: UIViewRepresentable>:
    BodyNode<Representable, Representable, UIViewContent>
{
    private let owner: UIKitViewOwner<Representable>

    init(_ view: Representable, _ context: _NodeContext) {
        let owner = UIKitViewOwner<Representable>(context.inputs)
        self.owner = owner
        super.init(view, context, by: { $0 }) { _, view in owner.update(with: view) }
        owner.node = self
    }

    override func remove() {
        owner.dismantle()
        super.remove()
    }
}

/// The owner of a UIKit view and its coordinator. Both are created on the first update.
@MainActor
private final class UIKitViewOwner<Representable: UIViewRepresentable> {
    /// The node, once it exists.
    weak var node: Node?
    private let initialInputs: Inputs
    private var created: (view: Representable.UIViewType, coordinator: Representable.Coordinator)?

    init(_ inputs: Inputs) { initialInputs = inputs }

    /// Creates the view if necessary, updates it, and returns the content that draws it.
    func update(with representable: Representable) -> UIViewContent {
        let created = created ?? create(with: representable)
        representable.updateUIView(created.view, context: context(created.coordinator))
        return UIViewContent(view: created.view)
    }

    private func create(
        with representable: Representable
    ) -> (view: Representable.UIViewType, coordinator: Representable.Coordinator) {
        let coordinator = representable.makeCoordinator()
        let view = representable.makeUIView(context: context(coordinator))
        created = (view, coordinator)
        return (view, coordinator)
    }

    private func context(_ coordinator: Representable.Coordinator) -> Representable.Context {
        let inputs = node?.inputs ?? initialInputs
        return UIViewRepresentableContext(
            coordinator: coordinator,
            environment: inputs.environment,
            transaction: inputs.transaction
        )
    }

    /// Dismantles the view after its node is removed.
    func dismantle() {
        guard let created else { return }
        Representable.dismantleUIView(created.view, coordinator: created.coordinator)
    }
}

/// The SwiftUI content that draws a UIKit view. It is updated after every change to that view.
private struct UIViewContent: _PrimitiveView {
    let view: UIView

    static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        let node = BodyNode(view, context, by: { $0 }) { _, shown in shown.view.displayedContent }
        view.view.onChange = { [weak node] in
            if let node { node.host.invalidate(node) }
        }
        return node
    }
}
