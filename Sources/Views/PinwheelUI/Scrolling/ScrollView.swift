import Foundation
import Raster

/// Views that can be scrolled. A session's trace drives those that scroll vertically and are not inside of
/// another one.
public nonisolated struct ScrollView<Content: View>: ContainerView {
    /// The content.
    public var content: Content
    /// The directions in which it scrolls.
    public var axes: Axis.Set
    /// Whether bars are shown while it scrolls: they are never drawn.
    public var showsIndicators: Bool

    /// Content that can be scrolled; several views lie one after another in the first direction.
    public init(
        _ axes: Axis.Set = .vertical,
        showsIndicators: Bool = true,
        @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }

    /// The view's place in the tree.
    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<
        Self
    > {
        ScrollNode(view, context)
    }

    var stackAxis: Axis? { axes == .horizontal ? .horizontal : .vertical }

    @MainActor func makeItem(in host: ViewHost) -> ScrollItem { ScrollItem(host) }

    @MainActor func configure(_ item: ScrollItem, _ inputs: Inputs) {
        item.axes = axes
        item.environment = inputs.environment
    }
}

/// The place of a view that scrolls.
final class ScrollNode<Content: View>: ContainerNode<ScrollView<Content>> {
    override init(_ view: ScrollView<Content>, _ context: _NodeContext) {
        super.init(view, context)
        host.scrolling.follow(self) { [weak self] in self?.step() }
    }

    /// What goes down to the content, where other scroll views stay as they are.
    override func contentInputs() -> Inputs {
        var inputs = super.contentInputs()
        inputs.environment.isInsideScrollView = true
        inputs.environment.enclosingScroll = WeakScrollItem(item: item)
        inputs.environment.contentMargins = EdgeInsets()
        return inputs
    }

    /// The trace has gone on.
    private func step() {
        let driver = host.scrolling
        guard item.isDriven, let refresh = inputs.environment.refresh else { return }
        let fires = item.control.pull(
            to: driver.offset,
            isTouching: driver.isTouching,
            height: item.height,
            at: host.now
        )
        guard fires else { return }
        Task { @MainActor [weak self] in
            await refresh()
            self?.finishRefreshing()
        }
    }

    private func finishRefreshing() {
        item.control.finish(at: host.now)
        host.layOutAgain(until: host.now + RefreshControl.leaving)
    }
}

/// A scroll view that does not keep it alive.
struct WeakScrollItem { weak var item: ScrollItem? }

/// Content of any length, seen through a frame.
final class ScrollItem: ContainerItem {
    var axes: Axis.Set = .vertical
    var environment = EnvironmentValues()
    var control = RefreshControl()
    private var frame = CGRect.zero
    private var contentSize = CGSize.zero
    /// What it was offered, then its size, without margins: what frames in it may refer to.
    private var container = ProposedViewSize.unspecified
    private var isContainerAsked = false

    /// Whether the trace drives it.
    var isDriven: Bool {
        axes.contains(.vertical) && environment.isScrollEnabled && !environment.isInsideScrollView
    }

    /// The frame's height, in points.
    var height: CGFloat { frame.height }

    /// The downward offset of the content, in points, rounded to whole pixels; negative if scrolled up.
    private var pull: CGFloat {
        guard isDriven else { return 0 }
        let (offset, hold) = (host.scrolling.offset, control.hold(at: host.now))
        // The refresh control moves the content's position at rest: scrolling up starts from there.
        let pull = offset < 0 ? hold + offset : max(offset, hold)
        let scale = max(environment.displayScale, 1)
        return (pull * scale).rounded(.toNearestOrAwayFromZero) / scale
    }

    /// The size, and where the content is.
    var geometry: ScrollGeometry {
        var insets = environment.contentMargins
        if control.isRefreshing { insets.top += RefreshControl.height }
        return ScrollGeometry(
            contentOffset: CGPoint(x: 0, y: -pull - environment.contentMargins.top),
            contentSize: contentSize,
            contentInsets: insets,
            containerSize: frame.size
        )
    }

    private var content: StackLayout {
        let isVertical = axes != .horizontal
        return StackLayout(
            axis: isVertical ? .vertical : .horizontal,
            children: children,
            alignment: isVertical
                ? HorizontalAlignment.center.key : VerticalAlignment.center.key,
            spacing: nil
        )
    }

    /// What the content is offered: nothing along the directions in which it scrolls.
    private func offered(_ proposal: ProposedViewSize) -> ProposedViewSize {
        var offered = proposal.inset(by: environment.contentMargins)
        if axes.contains(.horizontal) { offered.width = nil }
        if axes.contains(.vertical) { offered.height = nil }
        return offered
    }

    /// Takes what frames in it may refer to; sizes that have been found for another one hold no more.
    private func contain(_ size: ProposedViewSize) {
        let inner = size.inset(by: environment.contentMargins)
        if isContainerAsked, inner != container { host.forgetSizes() }
        container = inner
    }

    /// What a frame in it refers to.
    func askContainer() -> ProposedViewSize {
        isContainerAsked = true
        return container
    }

    override func measured(for proposal: ProposedViewSize) -> CGSize {
        contain(proposal)
        var size = content.size(for: offered(proposal))
        size.width += environment.contentMargins.size.width
        size.height += environment.contentMargins.size.height
        if axes.contains(.horizontal), let width = proposal.width { size.width = width }
        if axes.contains(.vertical), let height = proposal.height { size.height = height }
        return size
    }

    override func arrange(
        in frame: CGRect,
        _ proposal: ProposedViewSize,
        _ context: PlacementContext
    ) {
        self.frame = frame
        contain(ProposedViewSize(frame.size))
        let offered = offered(ProposedViewSize(frame.size))
        contentSize = content.size(for: offered)
        var context = context
        let space = PlacementContext.NamedSpace(transform: context.transform, frame: frame)
        context.spaces[AnyHashable(ScrollSpaceName())] = space
        for axis in Axis.allCases where axes.contains(Axis.Set(rawValue: 1 << axis.rawValue)) {
            context.spaces[AnyHashable(ScrollSpaceName(axis: axis))] = space
        }
        context.transform = Transform.translation(dx: 0, dy: pull).then(context.transform)
        let margins = environment.contentMargins
        let inner = CGRect(
            x: frame.minX + margins.leading,
            y: frame.minY + margins.top,
            width: frame.width - margins.leading - margins.trailing,
            height: frame.height
        )
        let isAcross = !axes.contains(.horizontal)
        let origin = CGPoint(
            x: isAcross ? inner.midX - contentSize.width / 2 : inner.minX,
            y: axes.contains(.vertical) ? inner.minY : inner.midY - contentSize.height / 2
        )
        // Once its length is known the content is offered just that: what lies over others in it fills it.
        var taken = offered
        for axis in Axis.allCases where taken[axis] == nil { taken[axis] = contentSize[axis] }
        content.place(in: CGRect(origin: origin, size: contentSize), taken, context)
    }

    override func draw(_ context: DrawContext, into items: inout [Scene.Item]) {
        let pull = pull
        var clips: [Raster.Group.Clip] = []
        if !environment.isScrollClipDisabled {
            let all = Rect(frame.rounded(toScale: environment.displayScale))
            clips.append(Raster.Group.Clip(path: .rect(all), transform: context.transform))
        }
        context.emitGroup(clippedBy: clips, into: &items) { plain, drawn in
            if environment.refresh != nil, isDriven {
                let color = (environment.tint ?? .secondary).resolved(in: environment)
                drawn += control.items(pull: pull, in: frame, color: color, at: host.now, plain)
            }
            super.draw(plain.transformed(by: .translation(dx: 0, dy: pull)), into: &drawn)
        }
    }

    override func collectPreferences(_ values: inout PreferenceValues) {
        if values.key == ObjectIdentifier(ScrollGeometryKey.self) { values.append([geometry]) }
        super.collectPreferences(&values)
    }
}

/// The geometries of scroll views below.
enum ScrollGeometryKey: PreferenceKey {
    static var defaultValue: [ScrollGeometry] { [] }
    static func reduce(value: inout [ScrollGeometry], nextValue: () -> [ScrollGeometry]) {
        value += nextValue()
    }
}
