import Foundation
import Raster

/// A scrolling column of rows with separators. Rows are at least `defaultMinListRowHeight` high.
/// All lists have the plain style.
public struct List<SelectionValue: Hashable, Content: View>: View {
    private let content: Content

    private init(rows: Content) { content = rows }

    public var body: some View {
        ScrollView {
            ListRows(content: content).frame(maxWidth: .infinity)
        }
        .frame(maxWidth: .infinity)
        .background(BackgroundStyle())
    }
}

extension List where SelectionValue == Never {
    public init(@ViewBuilder content: () -> Content) { self.init(rows: content()) }
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(rows: ForEach(data, content: rowContent))
    }
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(rows: ForEach(data, id: id, content: rowContent))
    }
    public init<RowContent: View>(
        _ data: Range<Int>,
        @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(rows: ForEach(data, content: rowContent))
    }
}

extension List {
    /// Creates a list without a selection: rows cannot be selected.
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(rows: content())
    }
}

/// The rows of a list.
nonisolated struct ListRows<Content: View>: ContainerView {
    let content: Content

    @MainActor func makeItem(in host: ViewHost) -> ListRowsItem { ListRowsItem(host) }

    @MainActor func configure(_ item: ListRowsItem, _ inputs: Inputs) {
        item.environment = inputs.environment
    }
}

/// The layout item of a list's rows. It draws the separators, one pixel high.
final class ListRowsItem: ContainerItem {
    var environment = EnvironmentValues()
    private var separators: [Rect] = []

    private static let insets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)

    /// Returns the insets of a row, the proposal for its view, and its height in points.
    private func row(_ child: LayoutItem, width: CGFloat?) -> (
        insets: EdgeInsets, offered: ProposedViewSize, height: CGFloat
    ) {
        let insets = child.traits.rowInsets ?? Self.insets
        let offered = ProposedViewSize(width: width, height: nil).inset(by: insets)
        let height = child.size(for: offered).height + insets.top + insets.bottom
        return (insets, offered, max(height, environment.defaultMinListRowHeight))
    }

    override func measured(for proposal: ProposedViewSize) -> CGSize {
        var size = CGSize(width: proposal.width ?? 0, height: 0)
        for child in children {
            let (insets, offered, height) = row(child, width: proposal.width)
            size.height += height
            if proposal.width == nil {
                let width = child.size(for: offered).width + insets.leading + insets.trailing
                size.width = max(size.width, width)
            }
        }
        return size
    }

    override func arrange(
        in frame: CGRect,
        _ proposal: ProposedViewSize,
        _ context: PlacementContext
    ) {
        separators.removeAll(keepingCapacity: true)
        var top = frame.minY
        for (index, child) in children.enumerated() {
            let (insets, offered, height) = row(child, width: frame.width)
            let size = child.size(for: offered)
            let centerY = top + (height + insets.top - insets.bottom) / 2
            let origin = CGPoint(x: frame.minX + insets.leading, y: centerY - size.height / 2)
            child.place(in: CGRect(origin: origin, size: size), offered, context)
            top += height
            if index + 1 < children.count, !child.traits.hidesSeparator {
                let pixel = 1 / max(environment.displayScale, 1)
                let left = frame.minX + insets.leading
                let width = frame.maxX - left
                separators.append(Rect(x: left, y: top - pixel, width: width, height: pixel))
            }
        }
    }

    override func draw(_ context: DrawContext, into items: inout [Scene.Item]) {
        super.draw(context, into: &items)
        let color = Color(UIColor.separator).resolved(in: environment)
        for separator in separators {
            let shape = Raster.Shape(
                path: .rect(separator),
                paint: .solid(color),
                transform: context.transform
            )
            context.emit([.shape(shape)], into: &items)
        }
    }
}

/// Rows with a header and a footer. Both are drawn as rows, in the secondary style and the footnote
/// font.
public struct Section<Parent: View, Content: View, Footer: View>: View {
    private let header: Parent
    private let content: Content
    private let footer: Footer

    public init(
        @ViewBuilder content: () -> Content,
        @ViewBuilder header: () -> Parent,
        @ViewBuilder footer: () -> Footer
    ) {
        self.content = content()
        self.header = header()
        self.footer = footer()
    }

    public var body: some View {
        Group {
            header.font(.footnote).foregroundStyle(.secondary)
            content
            footer.font(.footnote).foregroundStyle(.secondary)
        }
    }
}

extension Section where Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(content: content, header: header) { EmptyView() }
    }
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
    where Parent == Text {
        self.init(content: content) { Text(titleKey) }
    }
    public init(@ViewBuilder content: () -> Content) where Parent == EmptyView {
        self.init(content: content, header: { EmptyView() })
    }
}

/// A list of controls, without grouping.
public struct Form<Content: View>: View {
    private let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public var body: some View { List { content } }
}

/// The style of lists. All styles are drawn as the plain one.
public protocol ListStyle: Sendable {}

public struct PlainListStyle: ListStyle {
    public init() {}
}
/// Drawn as the plain style.
public struct GroupedListStyle: ListStyle {
    public init() {}
}
/// Drawn as the plain style.
public struct InsetGroupedListStyle: ListStyle {
    public init() {}
}

extension ListStyle where Self == PlainListStyle {
    public static var plain: PlainListStyle { PlainListStyle() }
    /// The plain style.
    public static var automatic: PlainListStyle { PlainListStyle() }
    /// Drawn as the plain style.
    public static var inset: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
    /// Drawn as the plain style.
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
    /// Drawn as the plain style.
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

@frozen public enum Visibility: Hashable, Sendable, CaseIterable {
    case automatic
    case visible
    case hidden
}

nonisolated extension View {
    /// No effect: lists always have the plain style.
    public func listStyle<S: ListStyle>(_ style: S) -> some View { self }
    public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        TraitModified(content: self) { $0.rowInsets = insets }
    }
    public func listRowSeparator(_ visibility: Visibility) -> some View {
        TraitModified(content: self) { $0.hidesSeparator = visibility == .hidden }
    }
    /// No effect: rows have no background of their own.
    public func listRowBackground<V: View>(_ view: V?) -> some View { self }
    /// No effect: separators always have the system's colour.
    public func listRowSeparatorTint(_ color: Color?) -> some View { self }
    /// No effect: there are no swipe actions.
    public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing,
        allowsFullSwipe: Bool = true,
        @ViewBuilder content: () -> T
    ) -> some View { self }
}

@frozen public enum HorizontalEdge: Int8, Hashable, Sendable, CaseIterable {
    case leading
    case trailing
}
