import Foundation
import Raster

/// A scrollable view. A session's scroll trace moves only vertical scroll views that are not inside
/// another scroll view.
public nonisolated struct ScrollView<Content: View>: ContainerView {
    public var content: Content
    public var axes: Axis.Set
    /// Whether scroll indicators are visible. It has no effect: they are never drawn.
    public var showsIndicators: Bool

    /// Creates a scroll view. Several content views form a stack along the scroll axis.
    public init(
        _ axes: Axis.Set = .vertical,
        showsIndicators: Bool = true,
        @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }

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

/// The node of a scroll view. It runs the refresh action.
final class ScrollNode<Content: View>: ContainerNode<ScrollView<Content>> {
    override init(_ view: ScrollView<Content>, _ context: _NodeContext) {
        super.init(view, context)
        host.scrolling.addStepAction(for: self) { [weak self] in self?.step() }
    }

    /// Returns the inputs of the content. Scroll views inside do not follow the trace.
    override func contentInputs() -> Inputs {
        var inputs = super.contentInputs()
        inputs.environment.isInsideScrollView = true
        inputs.environment.enclosingScroll = WeakScrollItem(item: item)
        inputs.environment.contentMargins = EdgeInsets()
        return inputs
    }

    /// Updates the refresh control after a step of the trace.
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
        host.scheduleLayout(until: host.now + RefreshControl.closingDuration)
    }
}

/// A weak reference to the layout item of a scroll view.
struct WeakScrollItem { weak var item: ScrollItem? }

/// The layout item of a scroll view.
final class ScrollItem: ContainerItem {
    var axes: Axis.Set = .vertical
    var environment = EnvironmentValues()
    var control = RefreshControl()
    private var frame = CGRect.zero
    private var contentSize = CGSize.zero
    /// The size that `containerRelativeFrame` refers to, without the content margins. It is the
    /// proposal during measurement and the final size during placement.
    private var container = ProposedViewSize.unspecified
    private var isContainerUsed = false

    /// Whether the scroll view follows the trace.
    var isDriven: Bool {
        axes.contains(.vertical) && environment.isScrollEnabled && !environment.isInsideScrollView
    }

    var height: CGFloat { frame.height }

    /// The downward offset of the content in points, rounded to whole pixels, negative if it is
    /// scrolled up.
    private var pull: CGFloat {
        guard isDriven else { return 0 }
        let (offset, hold) = (host.scrolling.offset, control.openOffset(at: host.now))
        // An open refresh control moves the resting position of the content: scrolling up starts
        // there.
        let pull = offset < 0 ? hold + offset : max(offset, hold)
        let scale = max(environment.displayScale, 1)
        return (pull * scale).rounded(.toNearestOrAwayFromZero) / scale
    }

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

    /// Returns the proposal for the content. It is unspecified along the scroll axes.
    private func contentProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
        var result = proposal.inset(by: environment.contentMargins)
        if axes.contains(.horizontal) { result.width = nil }
        if axes.contains(.vertical) { result.height = nil }
        return result
    }

    /// Sets the container size. Invalidates the cached sizes if a view inside has used a different
    /// container size.
    private func setContainer(_ size: ProposedViewSize) {
        let inner = size.inset(by: environment.contentMargins)
        if isContainerUsed, inner != container { host.invalidateSizes() }
        container = inner
    }

    /// Returns the container size for `containerRelativeFrame`, and records that it is used.
    func useContainer() -> ProposedViewSize {
        isContainerUsed = true
        return container
    }

    override func measured(for proposal: ProposedViewSize) -> CGSize {
        setContainer(proposal)
        var size = content.size(for: contentProposal(for: proposal))
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
        setContainer(ProposedViewSize(frame.size))
        var contentProposal = contentProposal(for: ProposedViewSize(frame.size))
        contentSize = content.size(for: contentProposal)
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
        // Propose the content's own length along the scroll axes, so that overlays inside fill it.
        for axis in Axis.allCases where contentProposal[axis] == nil {
            contentProposal[axis] = contentSize[axis]
        }
        content.place(in: CGRect(origin: origin, size: contentSize), contentProposal, context)
    }

    override func draw(_ context: DrawContext, into items: inout [Scene.Item]) {
        let pull = pull
        var clips: [Raster.Group.Clip] = []
        if !environment.isScrollClipDisabled {
            let bounds = Rect(frame.rounded(toScale: environment.displayScale))
            clips.append(Raster.Group.Clip(path: .rect(bounds), transform: context.transform))
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

/// The preference for the geometries of all scroll views in a subtree.
enum ScrollGeometryKey: PreferenceKey {
    static var defaultValue: [ScrollGeometry] { [] }
    static func reduce(value: inout [ScrollGeometry], nextValue: () -> [ScrollGeometry]) {
        value += nextValue()
    }
}
