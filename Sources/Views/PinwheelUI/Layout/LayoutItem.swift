import Foundation
import Raster

/// What belongs to a view where it stands among others.
struct ItemTraits {
    /// Who is drawn later.
    var zIndex = 0.0
    /// The room round a row of a list; nil for the usual.
    var rowInsets: EdgeInsets?
    /// Whether a list draws no line below.
    var hidesSeparator = false
    /// Whether it is a view of a choice or a list, which may go while its surroundings stay.
    var mayGo = false
    /// How it comes and goes; nil for fading.
    var transition: AnyTransition?
    /// How many columns of a grid it takes.
    var columns = 1
    /// In which directions it does not make its column and row of a grid larger.
    var unsizedAxes: Axis.Set = []
    /// How views lie in its column of a grid.
    var columnAlignment: HorizontalAlignment?
    /// How it lies in its cell of a grid.
    var cellAnchor: UnitPoint?
    /// What tells it from others.
    var tag: AnyHashable?
    /// What it says to layouts of one's own, by their keys.
    var layoutValues: [ObjectIdentifier: Any] = [:]
}

/// Where items are being placed.
struct PlacementContext: Equatable {
    /// From the space of layout to what is seen, as far as it is known while placing.
    var transform: Transform
    /// The named spaces around: their way to what is seen, and their origin and size.
    var spaces: [AnyHashable: NamedSpace] = [:]
    /// Whether children are laid out from right to left.
    var isRightToLeft = false
    /// The frame of the item that places its children.
    var container = CGRect.zero

    /// A space that a view above has named.
    struct NamedSpace: Equatable {
        var transform: Transform
        var frame: CGRect
    }

    /// Returns a child's frame in its container. Containers compute frames from left to right; from right to
    /// left they are mirrored about the container's middle.
    fileprivate func directed(_ frame: CGRect) -> CGRect {
        guard isRightToLeft else { return frame }
        var frame = frame
        frame.origin.x = container.minX + container.maxX - frame.maxX
        return frame
    }
}

/// What is laid out and drawn: a leaf, or something around others. It lives as long as its place.
///
/// Places are in one space for the whole tree, in points; what turns and scales does so when it is drawn.
@MainActor
class LayoutItem {
    var traits = ItemTraits()
    /// The sizes that were asked for in the layout pass `sizesPass`.
    private var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []
    private var sizesPass = 0
    let host: ViewHost

    init(_ host: ViewHost) { self.host = host }

    /// The size that the item takes of what is offered.
    final func size(for proposal: ProposedViewSize) -> CGSize {
        if sizesPass != host.layoutPass {
            sizesPass = host.layoutPass
            sizes.removeAll(keepingCapacity: true)
        }
        // A closure on the main actor would be checked to be there for each size.
        for known in sizes where known.proposal == proposal { return known.size }
        let size = measured(for: proposal)
        sizes.append((proposal, size))
        return size
    }

    /// Computes the size.
    func measured(for proposal: ProposedViewSize) -> CGSize { .zero }

    /// Places the item in a frame that its container has computed from left to right.
    final func place(
        in frame: CGRect,
        _ proposal: ProposedViewSize,
        _ context: PlacementContext
    ) {
        var inner = context
        inner.container = context.directed(frame)
        arrange(in: inner.container, proposal, inner)
    }

    /// Takes a place: `frame` has the size that the item has chosen of `proposal`.
    func arrange(in frame: CGRect, _ proposal: ProposedViewSize, _ context: PlacementContext) {}

    /// A guide that was set, in the item's own space.
    func guide(_ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
        nil
    }

    /// Draws in front of what is there.
    func draw(_ context: DrawContext, into items: inout [Scene.Item]) {}

    /// Who is asked first for the space of a stack, and sizes what lies over each other.
    var layoutPriority: Double { 0 }

    /// The distances that it likes to have from others.
    var preferredSpacing: ViewSpacing { ViewSpacing() }

    /// Whether its distances hold through a frame around it, as a spacer's do.
    var keepsSpacingInFrames: Bool { false }

    /// Whether it is on its way out: it is drawn where it was, and takes no part in layout.
    var isLeaving: Bool { false }

    /// Appends what views below have set for a preference's key, in order.
    func collectPreferences(_ values: inout PreferenceValues) {}

    /// Size and guides.
    final func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
        let size = size(for: proposal)
        return ViewDimensions(size) { [unowned self] in guide($0, in: size, proposal) }
    }
}

extension [LayoutItem] {
    /// The only item, where a stack of it is as if there were no stack; nil where there are several, or where
    /// it may go: a layout stays then, and lays out one.
    @MainActor var unary: LayoutItem? { count == 1 && !self[0].traits.mayGo ? self[0] : nil }
}

/// An item around one other, which passes on what it does not change.
@MainActor
class WrappingItem: LayoutItem {
    let child: LayoutItem
    /// The child's place.
    private(set) var childFrame = CGRect.zero

    init(_ child: LayoutItem) {
        self.child = child
        super.init(child.host)
        traits = child.traits
    }

    override func measured(for proposal: ProposedViewSize) -> CGSize { child.size(for: proposal) }

    override func arrange(
        in frame: CGRect,
        _ proposal: ProposedViewSize,
        _ context: PlacementContext
    ) {
        placeChild(in: frame, proposal, context)
    }

    final func placeChild(
        in frame: CGRect,
        _ proposal: ProposedViewSize,
        _ context: PlacementContext
    ) {
        childFrame = frame
        child.place(in: frame, proposal, context)
    }

    override func guide(_ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize)
        -> CGFloat?
    {
        child.guide(key, in: size, proposal)
    }

    override func draw(_ context: DrawContext, into items: inout [Scene.Item]) {
        child.draw(context, into: &items)
    }

    override var layoutPriority: Double { child.layoutPriority }
    override var preferredSpacing: ViewSpacing { child.preferredSpacing }
    override var keepsSpacingInFrames: Bool { child.keepsSpacingInFrames }
    override var isLeaving: Bool { child.isLeaving }

    override func collectPreferences(_ values: inout PreferenceValues) {
        child.collectPreferences(&values)
    }
}

/// Items around others, each kept as long as the one in it is there.
///
/// Of no generic type: of one all would be looked up anew for each place.
@MainActor
struct ItemsAround {
    private(set) var all: [WrappingItem] = []

    // A closure on the main actor would be checked to be there for each item.
    private func isAround(_ inner: [LayoutItem]) -> Bool {
        guard inner.count == all.count else { return false }
        for index in inner.indices where inner[index] !== all[index].child { return false }
        return true
    }

    /// Puts an item around each of `inner`, in their order, by `make` where there was none.
    mutating func renew(around inner: [LayoutItem], by make: (LayoutItem) -> WrappingItem) {
        if isAround(inner) { return }
        let known = Dictionary(
            all.map { (ObjectIdentifier($0.child), $0) },
            uniquingKeysWith: { first, _ in first }
        )
        all = inner.map { known[ObjectIdentifier($0)] ?? make($0) }
    }

    /// Puts an item around each of `inner`, with its traits, and appends all to `items`.
    mutating func collect(
        around inner: [LayoutItem],
        into items: inout [LayoutItem],
        by make: (LayoutItem) -> WrappingItem
    ) {
        renew(around: inner, by: make)
        for item in all {
            item.traits = item.child.traits
            items.append(item)
        }
    }
}

/// An item around several.
@MainActor
class ContainerItem: LayoutItem {
    /// The items that are laid out; those on their way out are drawn only.
    var children: [LayoutItem] = [] {
        didSet {
            drawn = children
            if drawn.contains(where: \.isLeaving) { children.removeAll(where: \.isLeaving) }
        }
    }
    /// All that is drawn.
    private var drawn: [LayoutItem] = []

    override func draw(_ context: DrawContext, into items: inout [Scene.Item]) {
        for child in inDrawingOrder { child.draw(context, into: &items) }
    }

    /// By z-index, and where that is equal as they come.
    private var inDrawingOrder: [LayoutItem] {
        guard drawn.contains(where: { $0.traits.zIndex != 0 }) else { return drawn }
        return drawn.enumerated().sorted {
            ($0.element.traits.zIndex, $0.offset) < ($1.element.traits.zIndex, $1.offset)
        }.map(\.element)
    }

    override func collectPreferences(_ values: inout PreferenceValues) {
        for child in children { child.collectPreferences(&values) }
    }
}
