import Foundation
import Raster

/// Rows below each other that can be scrolled, as high as 44 points at least, with lines between them.
public struct List<SelectionValue: Hashable, Content: View>: View {
    private let content: Content

    private init(rows: Content) { content = rows }

    /// The rows on the background of lists.
    public var body: some View {
        ScrollView {
            Rows(content: content).frame(maxWidth: .infinity)
        }
        .frame(maxWidth: .infinity)
        .background(BackgroundStyle())
    }
}

extension List where SelectionValue == Never {
    /// Rows.
    public init(@ViewBuilder content: () -> Content) { self.init(rows: content()) }
    /// A row for each element.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(rows: ForEach(data, content: rowContent))
    }
    /// A row for each element, told apart by a property.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(rows: ForEach(data, id: id, content: rowContent))
    }
    /// A row for each number.
    public init<RowContent: View>(
        _ data: Range<Int>,
        @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(rows: ForEach(data, content: rowContent))
    }
}

extension List {
    /// Rows of which one can be chosen: none ever is.
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(rows: content())
    }
}

/// A list's rows.
nonisolated struct Rows<Content: View>: ContainerView {
    let content: Content

    @MainActor func makeItem(in host: ViewHost) -> RowsItem { RowsItem(host) }

    @MainActor func configure(_ item: RowsItem, _ inputs: Inputs) {
        item.environment = inputs.environment
    }
}

/// Rows that are laid out, and the lines between them.
final class RowsItem: ContainerItem {
    var environment = EnvironmentValues()
    private var lines: [Rect] = []

    private static let insets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)

    /// A row's insets, what it is offered, and its height.
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
        lines.removeAll(keepingCapacity: true)
        var top = frame.minY
        for (index, child) in children.enumerated() {
            let (insets, offered, height) = row(child, width: frame.width)
            let size = child.size(for: offered)
            let middle = top + (height + insets.top - insets.bottom) / 2
            let origin = CGPoint(x: frame.minX + insets.leading, y: middle - size.height / 2)
            child.place(in: CGRect(origin: origin, size: size), offered, context)
            top += height
            if index + 1 < children.count, !child.traits.hidesSeparator {
                let hair = 1 / max(environment.displayScale, 1)
                let left = frame.minX + insets.leading
                lines.append(Rect(x: left, y: top - hair, width: frame.maxX - left, height: hair))
            }
        }
    }

    override func draw(_ context: DrawContext, into items: inout [Scene.Item]) {
        super.draw(context, into: &items)
        let color = Color(UIColor.separator).resolved(in: environment)
        for line in lines {
            let shape = Raster.Shape(
                path: .rect(line),
                paint: .solid(color),
                transform: context.transform
            )
            context.emit([.shape(shape)], into: &items)
        }
    }
}

/// Rows with a title above and a note below.
public struct Section<Parent: View, Content: View, Footer: View>: View {
    private let header: Parent
    private let content: Content
    private let footer: Footer

    /// Rows with a title and a note.
    public init(
        @ViewBuilder content: () -> Content,
        @ViewBuilder header: () -> Parent,
        @ViewBuilder footer: () -> Footer
    ) {
        self.content = content()
        self.header = header()
        self.footer = footer()
    }

    /// The title, the rows, the note.
    public var body: some View {
        Group {
            header.font(.footnote).foregroundStyle(.secondary)
            content
            footer.font(.footnote).foregroundStyle(.secondary)
        }
    }
}

extension Section where Footer == EmptyView {
    /// Rows with a title.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(content: content, header: header) { EmptyView() }
    }
    /// Rows with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
    where Parent == Text {
        self.init(content: content) { Text(titleKey) }
    }
    /// Rows.
    public init(@ViewBuilder content: () -> Content) where Parent == EmptyView {
        self.init(content: content, header: { EmptyView() })
    }
}

/// Controls below each other, as a list.
public struct Form<Content: View>: View {
    private let content: Content
    /// Controls.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    /// A list of them.
    public var body: some View { List { content } }
}

/// How lists look: always plain.
public protocol ListStyle: Sendable {}

/// Rows from side to side.
public struct PlainListStyle: ListStyle {
    /// The style.
    public init() {}
}
/// Taken as plain.
public struct GroupedListStyle: ListStyle {
    /// The style.
    public init() {}
}
/// Taken as plain.
public struct InsetGroupedListStyle: ListStyle {
    /// The style.
    public init() {}
}

extension ListStyle where Self == PlainListStyle {
    /// Rows from side to side.
    public static var plain: PlainListStyle { PlainListStyle() }
    /// Taken as plain.
    public static var automatic: PlainListStyle { PlainListStyle() }
    /// Taken as plain.
    public static var inset: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
    /// Taken as plain.
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
    /// Taken as plain.
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// Whether something is shown.
@frozen public enum Visibility: Hashable, Sendable, CaseIterable {
    /// As usual.
    case automatic
    /// It is.
    case visible
    /// It is not.
    case hidden
}

nonisolated extension View {
    /// How lists below look: always plain.
    public func listStyle<S: ListStyle>(_ style: S) -> some View { self }
    /// The room round a row of a list; nil for the usual.
    public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        TraitModified(content: self) { $0.rowInsets = insets }
    }
    /// Whether a line is drawn below a row of a list.
    public func listRowSeparator(_ visibility: Visibility) -> some View {
        TraitModified(content: self) { $0.hidesSeparator = visibility == .hidden }
    }
    /// What lies behind a row of a list: nothing here.
    public func listRowBackground<V: View>(_ view: V?) -> some View { self }
    /// The colour of lines between rows: always the system's.
    public func listRowSeparatorTint(_ color: Color?) -> some View { self }
    /// Actions that a swipe shows: none here.
    public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing,
        allowsFullSwipe: Bool = true,
        @ViewBuilder content: () -> T
    ) -> some View { self }
}

/// A side.
@frozen public enum HorizontalEdge: Int8, Hashable, Sendable, CaseIterable {
    /// The left.
    case leading
    /// The right.
    case trailing
}
