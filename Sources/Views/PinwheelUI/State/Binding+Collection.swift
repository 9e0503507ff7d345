import Foundation

extension Binding: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index
    public typealias Indices = Value.Indices
    public var startIndex: Index { wrappedValue.startIndex }
    public var endIndex: Index { wrappedValue.endIndex }
    public var indices: Value.Indices { wrappedValue.indices }
    public func index(after i: Index) -> Index { wrappedValue.index(after: i) }

    /// A binding to the element at `position`. If the position is removed later, the binding
    /// returns the original element and ignores writes.
    public subscript(position: Index) -> Binding<Value.Element> {
        let base = self
        let original = wrappedValue[position]
        return Binding<Value.Element>(
            get: {
                let values = base.wrappedValue
                return values.indices.contains(position) ? values[position] : original
            },
            set: { element, transaction in
                var values = base.wrappedValue
                guard values.indices.contains(position) else { return }
                values[position] = element
                base.transaction(transaction).wrappedValue = values
            }
        )
    }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
    public func index(before i: Index) -> Index { wrappedValue.index(before: i) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}

extension ForEach where Content: View {
    public nonisolated init<C>(
        _ data: Binding<C>,
        id: KeyPath<C.Element, ID>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == Binding<C>, C: MutableCollection & RandomAccessCollection {
        self.init(data: data, content: content, id: { $0.wrappedValue[keyPath: id] })
    }
}

extension List where SelectionValue == Never {
    public init<C, ID: Hashable, RowContent: View>(
        _ data: Binding<C>,
        id: KeyPath<C.Element, ID>,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    )
    where
        Content == ForEach<Binding<C>, ID, RowContent>,
        C: MutableCollection & RandomAccessCollection
    {
        self.init { ForEach(data, id: id, content: rowContent) }
    }
}

extension List {
    /// Creates a list. `selection` is ignored.
    public init(
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: Binding<SelectionValue?>.constant(nil), content: content)
    }
    /// Creates a list. `selection` is ignored.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
    }
    /// Creates a list. `selection` is ignored.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
    }
    /// Creates a list. `selection` is ignored.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
    }
}

public protocol DynamicViewContent: View {
    associatedtype Data: Collection
    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension DynamicViewContent {
    /// Returns the content unchanged: rows are never deleted.
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> Self { self }
    /// Returns the content unchanged: rows are never moved.
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self { self }
}

/// The style of sidebars, drawn as a plain list.
public struct SidebarListStyle: ListStyle {
    public init() {}
}
/// The inset style, drawn as a plain list.
public struct InsetListStyle: ListStyle {
    public init() {}
}
/// The default style, which is the plain style.
public typealias DefaultListStyle = PlainListStyle

extension ListStyle where Self == SidebarListStyle {
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
