/// A subview of another view. It can be shown in several places, each with its own state and
/// environment.
public nonisolated struct Subview: View, Identifiable {
    public struct ID: Hashable {
        let path: [AnyHashable]
    }

    public let id: ID
    let content: AnyView

    @MainActor public var body: some View { content }
}

public nonisolated struct SubviewsCollection: View, RandomAccessCollection {
    let subviews: [Subview]

    init(of view: some View) {
        var list = _SubviewList()
        list.list(view)
        subviews = list.subviews
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { subviews.count }
    public subscript(index: Int) -> Subview { subviews[index] }
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(subviews: subviews[bounds])
    }

    @MainActor public var body: some View { ForEach(subviews) { $0 } }
}

public nonisolated struct SubviewsCollectionSlice: View, RandomAccessCollection {
    let subviews: ArraySlice<Subview>

    public var startIndex: Int { subviews.startIndex }
    public var endIndex: Int { subviews.endIndex }
    public subscript(index: Int) -> Subview { subviews[index] }
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(subviews: subviews[bounds])
    }

    @MainActor public var body: some View { ForEach(subviews) { $0 } }
}

public nonisolated struct GroupElementsOfContent<Subviews: View, Content: View>: View {
    let subviews: Subviews
    let content: (SubviewsCollection) -> Content

    @MainActor public var body: some View { content(SubviewsCollection(of: subviews)) }
}

nonisolated extension Group {
    public init<Base: View, Result: View>(
        subviews view: Base,
        @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        self.init { GroupElementsOfContent(subviews: view, content: transform) }
    }
}

extension ForEach where Data == SubviewsCollection, ID == Subview.ID, Content: View {
    public nonisolated init<V: View>(
        subviews view: V,
        @ViewBuilder content: @escaping (Subview) -> Content
    ) {
        self.init(SubviewsCollection(of: view), content: content)
    }
}

/// The subviews found so far, each identified by its path in the view tree.
public nonisolated struct _SubviewList {
    private(set) var subviews: [Subview] = []
    private var path: [AnyHashable] = []

    init() {}

    /// Appends the subviews of a view.
    mutating func list<V: View>(_ view: V) { V._listSubviews(view, &self) }

    /// Appends the subviews of a view. `name` distinguishes the view from its siblings in the path.
    mutating func list<V: View>(_ view: V, as name: some Hashable) {
        path.append(AnyHashable(name))
        list(view)
        path.removeLast()
    }

    /// Appends a view that is itself a subview.
    mutating func append(_ view: some View) {
        subviews.append(Subview(id: Subview.ID(path: path), content: AnyView(view)))
    }
}

extension View {
    /// Appends the view itself.
    public nonisolated static func _listSubviews(_ view: Self, _ list: inout _SubviewList) {
        list.append(view)
    }
}
