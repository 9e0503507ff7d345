import Foundation

extension Binding: Identifiable where Value: Identifiable {
    /// The value's identity.
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
    /// A binding to an element.
    public typealias Element = Binding<Value.Element>
    /// Goes through the elements.
    public typealias Iterator = IndexingIterator<Binding<Value>>
    /// Some of the elements.
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    /// The collection's.
    public typealias Index = Value.Index
    /// The collection's.
    public typealias Indices = Value.Indices
    /// The first place.
    public var startIndex: Index { wrappedValue.startIndex }
    /// The place after the last one.
    public var endIndex: Index { wrappedValue.endIndex }
    /// All places.
    public var indices: Value.Indices { wrappedValue.indices }
    /// The next place.
    public func index(after i: Index) -> Index { wrappedValue.index(after: i) }

    /// A binding to an element; once its place is gone it keeps its value.
    public subscript(position: Index) -> Binding<Value.Element> {
        let base = self
        let first = wrappedValue[position]
        return Binding<Value.Element>(
            get: {
                let values = base.wrappedValue
                return values.indices.contains(position) ? values[position] : first
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
    /// The place before.
    public func index(before i: Index) -> Index { wrappedValue.index(before: i) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}

extension ForEach where Content: View {
    /// Views of bindings to elements that are told apart by a property.
    public nonisolated init<C>(
        _ data: Binding<C>,
        id: KeyPath<C.Element, ID>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == Binding<C>, C: MutableCollection & RandomAccessCollection {
        self.init(data: data, content: content, id: { $0.wrappedValue[keyPath: id] })
    }
}

extension List where SelectionValue == Never {
    /// A row for each binding to an element, told apart by a property.
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
    /// Rows of which some can be chosen: none ever is.
    public init(
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: Binding<SelectionValue?>.constant(nil), content: content)
    }
    /// A row for each element, of which one can be chosen: none ever is.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
    }
    /// A row for each element, of which some can be chosen: none ever is.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
    }
    /// A row for each element, told apart by a property, of which one can be chosen: none ever is.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
    }
}

/// Views of the elements of a collection.
public protocol DynamicViewContent: View {
    /// The elements.
    associatedtype Data: Collection
    /// The elements.
    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension DynamicViewContent {
    /// What a swipe that deletes elements does: nobody swipes.
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> Self { self }
    /// What a finger that moves elements does: nobody moves them.
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self { self }
}

/// A list beside a window: taken as plain.
public struct SidebarListStyle: ListStyle {
    /// The style.
    public init() {}
}
/// A list with room around: taken as plain.
public struct InsetListStyle: ListStyle {
    /// The style.
    public init() {}
}
/// The usual list: plain.
public typealias DefaultListStyle = PlainListStyle

extension ListStyle where Self == SidebarListStyle {
    /// Taken as plain.
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
