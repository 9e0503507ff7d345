import Foundation
import Raster

/// A container that shows the view with the selected tag, or the first view. It has no tab bar.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
    private let content: Content
    private let selection: () -> SelectionValue?

    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.content = content()
        self.selection = { selection?.wrappedValue }
    }

    public var body: some View {
        SelectedPage(content: content, tag: selection().map { AnyHashable($0) })
    }
}

extension TabView where SelectionValue == Int {
    /// Creates a tab view that always shows the first view.
    public init(@ViewBuilder content: () -> Content) {
        self.init(selection: nil, content: content)
    }
}

/// A page of a tab view. Its title and its symbol are not drawn.
public struct Tab<Content: View>: View {
    private let content: Content
    private let tag: AnyHashable?

    private init(tag: AnyHashable?, _ content: Content) {
        self.content = content
        self.tag = tag
    }
    public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        @ViewBuilder content: () -> Content
    ) {
        self.init(tag: nil, content())
    }
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        value: V,
        @ViewBuilder content: () -> Content
    ) {
        self.init(tag: AnyHashable(value), content())
    }
    public init<V: Hashable>(value: V, @ViewBuilder content: () -> Content) {
        self.init(tag: AnyHashable(value), content())
    }

    public var body: some View {
        TraitModified(content: content) { traits in
            if let tag { traits.tag = tag }
        }
    }
}

/// A container that shows one of several views.
nonisolated struct SelectedPage<Content: View>: ContainerView {
    let content: Content
    let tag: AnyHashable?

    @MainActor func makeItem(in host: ViewHost) -> PagesItem { PagesItem(host) }

    @MainActor func configure(_ item: PagesItem, _ inputs: Inputs) { item.tag = tag }
}

/// The layout item that lays out and draws the view with a tag, or the first view. It fills the
/// proposed size.
final class PagesItem: ContainerItem {
    var tag: AnyHashable?

    private var page: LayoutItem? {
        children.first { tag != nil && $0.traits.tag == tag } ?? children.first
    }

    override func measured(for proposal: ProposedViewSize) -> CGSize {
        let own = page?.size(for: proposal) ?? .zero
        return CGSize(width: proposal.width ?? own.width, height: proposal.height ?? own.height)
    }

    override func arrange(
        in frame: CGRect,
        _ proposal: ProposedViewSize,
        _ context: PlacementContext
    ) {
        guard let page else { return }
        let offered = ProposedViewSize(frame.size)
        let size = page.size(for: offered)
        let origin = CGPoint(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2)
        page.place(in: CGRect(origin: origin, size: size), offered, context)
    }

    override func draw(_ context: DrawContext, into items: inout [Scene.Item]) {
        page?.draw(context, into: &items)
    }

    override func collectPreferences(_ values: inout PreferenceValues) {
        page?.collectPreferences(&values)
    }
}

/// The style of tab views. All styles are drawn as one view without a tab bar.
public protocol TabViewStyle: Sendable {}
/// Drawn without a tab bar.
public struct DefaultTabViewStyle: TabViewStyle {
    public init() {}
}
/// Drawn without the dots of a page control.
public struct PageTabViewStyle: TabViewStyle {
    /// The setting for when to show the page control. It has no effect: page controls are not
    /// drawn.
    public struct IndexDisplayMode: Sendable {
        public static let automatic = IndexDisplayMode()
        public static let always = IndexDisplayMode()
        public static let never = IndexDisplayMode()
    }
    public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// Drawn without a tab bar.
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == PageTabViewStyle {
    /// Drawn without the dots of a page control.
    public static var page: PageTabViewStyle { PageTabViewStyle() }
    /// Drawn without the dots of a page control.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

/// The style of the page control. It has no effect: page controls are not drawn.
public struct PageIndexViewStyle: Sendable {
    public struct BackgroundDisplayMode: Sendable {
        public static let automatic = BackgroundDisplayMode()
        public static let always = BackgroundDisplayMode()
        public static let never = BackgroundDisplayMode()
    }
    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
    public static func page(backgroundDisplayMode: BackgroundDisplayMode) -> PageIndexViewStyle {
        PageIndexViewStyle()
    }
    public static let page = PageIndexViewStyle()
}

nonisolated extension View {
    /// No effect: tab views always show one view without a tab bar.
    public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { self }
    /// No effect: page controls are not drawn.
    public func indexViewStyle(_ style: PageIndexViewStyle) -> some View { self }
    /// No effect: badges are not drawn.
    public func badge(_ count: Int) -> some View { self }
    /// No effect: badges are not drawn.
    public func badge(_ label: Text?) -> some View { self }
}
