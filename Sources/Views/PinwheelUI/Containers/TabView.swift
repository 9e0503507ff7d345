import Foundation
import Raster

/// Several views of which one is seen: the one whose tag is chosen, else the first. There is no bar.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
    private let content: Content
    private let selection: () -> SelectionValue?

    /// Views with tags, and which of them is seen.
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.content = content()
        self.selection = { selection?.wrappedValue }
    }

    /// The view that is chosen.
    public var body: some View {
        ChosenPage(content: content, tag: selection().map { AnyHashable($0) })
    }
}

extension TabView where SelectionValue == Int {
    /// Views of which the first is seen.
    public init(@ViewBuilder content: () -> Content) {
        self.init(selection: nil, content: content)
    }
}

/// A view of several, and what a bar would call it.
public struct Tab<Content: View>: View {
    private let content: Content
    private let tag: AnyHashable?

    private init(tag: AnyHashable?, _ content: Content) {
        self.content = content
        self.tag = tag
    }
    /// A view, its title and its symbol.
    public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        @ViewBuilder content: () -> Content
    ) {
        self.init(tag: nil, content())
    }
    /// A view, its title, its symbol and its tag.
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        value: V,
        @ViewBuilder content: () -> Content
    ) {
        self.init(tag: AnyHashable(value), content())
    }
    /// A view and its tag.
    public init<V: Hashable>(value: V, @ViewBuilder content: () -> Content) {
        self.init(tag: AnyHashable(value), content())
    }

    /// The view.
    public var body: some View {
        TraitModified(content: content) { traits in
            if let tag { traits.tag = tag }
        }
    }
}

/// One of several views.
nonisolated struct ChosenPage<Content: View>: ContainerView {
    let content: Content
    let tag: AnyHashable?

    @MainActor func makeItem(in host: ViewHost) -> PagesItem { PagesItem(host) }

    @MainActor func configure(_ item: PagesItem, _ inputs: Inputs) { item.tag = tag }
}

/// Items of which one is laid out and drawn, over all that is there.
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

/// How several views are shown: always one, without a bar.
public protocol TabViewStyle: Sendable {}
/// With a bar: taken as without.
public struct DefaultTabViewStyle: TabViewStyle {
    /// The style.
    public init() {}
}
/// As pages with dots: taken as without.
public struct PageTabViewStyle: TabViewStyle {
    /// When dots are shown: never.
    public struct IndexDisplayMode: Sendable {
        /// As usual.
        public static let automatic = IndexDisplayMode()
        /// Always.
        public static let always = IndexDisplayMode()
        /// Never.
        public static let never = IndexDisplayMode()
    }
    /// The style.
    public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// With a bar: taken as without.
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == PageTabViewStyle {
    /// As pages: taken as without dots.
    public static var page: PageTabViewStyle { PageTabViewStyle() }
    /// As pages: taken as without dots.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

/// What lies behind dots: there are none.
public struct PageIndexViewStyle: Sendable {
    /// What lies behind dots.
    public struct BackgroundDisplayMode: Sendable {
        /// As usual.
        public static let automatic = BackgroundDisplayMode()
        /// Always something.
        public static let always = BackgroundDisplayMode()
        /// Nothing.
        public static let never = BackgroundDisplayMode()
    }
    /// The style.
    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
    /// Dots.
    public static func page(backgroundDisplayMode: BackgroundDisplayMode) -> PageIndexViewStyle {
        PageIndexViewStyle()
    }
    /// Dots.
    public static let page = PageIndexViewStyle()
}

nonisolated extension View {
    /// How several views are shown: always one, without a bar.
    public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { self }
    /// What dots look like: there are none.
    public func indexViewStyle(_ style: PageIndexViewStyle) -> some View { self }
    /// What stands beside a view's name: nothing.
    public func badge(_ count: Int) -> some View { self }
    /// What stands beside a view's name: nothing.
    public func badge(_ label: Text?) -> some View { self }
}
