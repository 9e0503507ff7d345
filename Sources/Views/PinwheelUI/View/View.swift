/// A part of what is seen: described by other views, or drawn by itself.
@MainActor @preconcurrency
public protocol View {
    /// What the view is made of.
    associatedtype Body: View
    /// The views that this one is made of.
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
    /// The view's place in the tree.
    @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self>
    /// The views that the view stands for, told apart as the tree tells them apart.
    nonisolated static func _listSubviews(_ view: Self, _ list: inout _SubviewList)
}

extension Never: View {
    /// There is none.
    public var body: Never { fatalError("Never has no body") }
}

/// A view that is drawn or laid out by the tree itself.
@MainActor @preconcurrency
public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
    /// Never asked for: the tree looks after the view itself.
    public var body: Never { fatalError("\(Self.self) has no body") }
}

/// A view that is nothing.
public nonisolated struct EmptyView: _PrimitiveView, Sendable {
    /// Nothing.
    public init() {}
    /// The view's place in the tree.
    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<
        Self
    > {
        _ViewNode(view, context)
    }

    /// None.
    public static func _listSubviews(_ view: Self, _ list: inout _SubviewList) {}
}
