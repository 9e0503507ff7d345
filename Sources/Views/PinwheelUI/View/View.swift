@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
    /// Creates the node that keeps the view's state in the view tree.
    @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self>
    /// Appends the view's subviews, identified by their paths in the view tree.
    nonisolated static func _listSubviews(_ view: Self, _ list: inout _SubviewList)
}

extension Never: View {
    public var body: Never { fatalError("Never has no body") }
}

/// A view without a body. Its node draws it or lays it out.
@MainActor @preconcurrency
public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
    /// Never called.
    public var body: Never { fatalError("\(Self.self) has no body") }
}

public nonisolated struct EmptyView: _PrimitiveView, Sendable {
    public init() {}
    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<
        Self
    > {
        _ViewNode(view, context)
    }

    public static func _listSubviews(_ view: Self, _ list: inout _SubviewList) {}
}
