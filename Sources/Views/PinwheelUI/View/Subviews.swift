/// One of the views that a view stands for, which can be shown elsewhere and more than once.
///
/// It is made where it is shown: what surrounds it there holds for it.
public nonisolated struct Subview: View, Identifiable {
    /// What tells a subview from the others of its collection.
    public struct ID: Hashable {
        let path: [AnyHashable]
    }

    /// What tells it from others, also after a change.
    public let id: ID
    let content: AnyView

    /// The view.
    @MainActor public var body: some View { content }
}

/// The views that a view stands for, in order.
public nonisolated struct SubviewsCollection: View, RandomAccessCollection {
    let subviews: [Subview]

    init(of view: some View) {
        var list = _SubviewList()
        list.list(view)
        subviews = list.subviews
    }

    /// The first one's index.
    public var startIndex: Int { 0 }
    /// The index behind the last one.
    public var endIndex: Int { subviews.count }
    /// The one at an index.
    public subscript(index: Int) -> Subview { subviews[index] }
    /// Those at some indices.
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(subviews: subviews[bounds])
    }

    /// All of them.
    @MainActor public var body: some View { ForEach(subviews) { $0 } }
}

/// Some of the views that a view stands for.
public nonisolated struct SubviewsCollectionSlice: View, RandomAccessCollection {
    let subviews: ArraySlice<Subview>

    /// The first one's index.
    public var startIndex: Int { subviews.startIndex }
    /// The index behind the last one.
    public var endIndex: Int { subviews.endIndex }
    /// The one at an index.
    public subscript(index: Int) -> Subview { subviews[index] }
    /// Those at some indices.
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(subviews: subviews[bounds])
    }

    /// All of them.
    @MainActor public var body: some View { ForEach(subviews) { $0 } }
}

/// What is made of a view's subviews.
public nonisolated struct GroupElementsOfContent<Subviews: View, Content: View>: View {
    let subviews: Subviews
    let content: (SubviewsCollection) -> Content

    /// The views.
    @MainActor public var body: some View { content(SubviewsCollection(of: subviews)) }
}

nonisolated extension Group {
    /// Views made of the views that another one stands for.
    public init<Base: View, Result: View>(
        subviews view: Base,
        @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        self.init { GroupElementsOfContent(subviews: view, content: transform) }
    }
}

extension ForEach where Data == SubviewsCollection, ID == Subview.ID, Content: View {
    /// A view for each of the views that another one stands for.
    public nonisolated init<V: View>(
        subviews view: V,
        @ViewBuilder content: @escaping (Subview) -> Content
    ) {
        self.init(SubviewsCollection(of: view), content: content)
    }
}

/// Subviews as they are found, each with the way to it.
public nonisolated struct _SubviewList {
    private(set) var subviews: [Subview] = []
    private var path: [AnyHashable] = []

    init() {}

    /// Lists what a view stands for.
    mutating func list<V: View>(_ view: V) { V._listSubviews(view, &self) }

    /// Lists what a view stands for, which a name tells from others beside it.
    mutating func list<V: View>(_ view: V, as name: some Hashable) {
        path.append(AnyHashable(name))
        list(view)
        path.removeLast()
    }

    /// Lists a view that stands for itself.
    mutating func append(_ view: some View) {
        subviews.append(Subview(id: Subview.ID(path: path), content: AnyView(view)))
    }
}

extension View {
    /// Itself.
    public nonisolated static func _listSubviews(_ view: Self, _ list: inout _SubviewList) {
        list.append(view)
    }
}
