import Foundation
import Raster

/// The properties of a view that its container reads.
struct ItemTraits {
    /// The drawing order. Items with greater values are drawn in front.
    var zIndex = 0.0
    /// The insets of the item as a row of a list. `nil` for the default.
    var rowInsets: EdgeInsets?
    /// Whether a list draws no separator below the row.
    var hidesSeparator = false
    /// Whether the item belongs to a conditional view or a `ForEach`, and can be removed without
    /// its container.
    var isRemovable = false
    /// The transition of insertion and removal. `nil` for opacity.
    var transition: AnyTransition?
    /// The number of columns that the item spans in a grid.
    var columns = 1
    /// The axes along which the item does not enlarge its grid column or row.
    var unsizedAxes: Axis.Set = []
    /// The alignment of the item's grid column.
    var columnAlignment: HorizontalAlignment?
    /// The item's position in its grid cell.
    var cellAnchor: UnitPoint?
    /// The value that identifies the item for pickers and tab views.
    var tag: AnyHashable?
    /// The values for custom layouts, by their keys.
    var layoutValues: [ObjectIdentifier: Any] = [:]
}

/// The state that a container passes to its items when it places them.
struct PlacementContext: Equatable {
    /// The transform from the space of the layout to the image, without perspective and running
    /// animations.
    var transform: Transform
    /// The named coordinate spaces of all ancestors.
    var spaces: [AnyHashable: NamedSpace] = [:]
    var isRightToLeft = false
    /// The frame of the item whose children are being placed.
    var container = CGRect.zero

    /// A coordinate space that an ancestor has named.
    struct NamedSpace: Equatable {
        var transform: Transform
        var frame: CGRect
    }

    /// Returns the frame, mirrored about the container's centre in a right-to-left context.
    /// Containers compute frames from left to right.
    fileprivate func mirroredIfNeeded(_ frame: CGRect) -> CGRect {
        guard isRightToLeft else { return frame }
        var frame = frame
        frame.origin.x = container.minX + container.maxX - frame.maxX
        return frame
    }
}

/// A node of the layout that is measured, placed and drawn. It lives as long as its view's node.
///
/// All frames are in points of one space for the entire tree. Rotations and scales apply only when
/// the item is drawn.
@MainActor
class LayoutItem {
    var traits = ItemTraits()
    /// The sizes computed in the layout pass `sizesPass`.
    private var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []
    private var sizesPass = 0
    let host: ViewHost

    init(_ host: ViewHost) { self.host = host }

    /// Returns the size for a proposal. It is cached during a layout pass.
    final func size(for proposal: ProposedViewSize) -> CGSize {
        if sizesPass != host.layoutPass {
            sizesPass = host.layoutPass
            sizes.removeAll(keepingCapacity: true)
        }
        // A loop is faster than `first(where:)`, whose closure would check the main actor at each
        // call.
        for known in sizes where known.proposal == proposal { return known.size }
        let size = measured(for: proposal)
        sizes.append((proposal, size))
        return size
    }

    /// Computes the size for a proposal, without the cache of `size(for:)`.
    func measured(for proposal: ProposedViewSize) -> CGSize { .zero }

    /// Places the item in a frame computed from left to right. In a right-to-left context, the
    /// frame is mirrored first.
    final func place(
        in frame: CGRect,
        _ proposal: ProposedViewSize,
        _ context: PlacementContext
    ) {
        var inner = context
        inner.container = context.mirroredIfNeeded(frame)
        arrange(in: inner.container, proposal, inner)
    }

    /// Stores the final frame and places the children. The frame has the item's size for
    /// `proposal`.
    func arrange(in frame: CGRect, _ proposal: ProposedViewSize, _ context: PlacementContext) {}

    /// Returns an explicit alignment guide in the item's space. Returns `nil` if none is set.
    func guide(_ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
        nil
    }

    /// Appends the drawing of the item to `items`.
    func draw(_ context: DrawContext, into items: inout [Scene.Item]) {}

    /// The layout priority. In a stack, items with higher priorities get their space first. In an
    /// overlay, they determine the size.
    var layoutPriority: Double { 0 }

    /// The preferred distances from neighbours.
    var preferredSpacing: ViewSpacing { ViewSpacing() }

    /// Whether a frame around the item keeps the item's preferred distances. `true` for spacers.
    var keepsSpacingInFrames: Bool { false }

    /// Whether the removal transition is running. The item is then drawn at its last position and
    /// ignored by the layout.
    var isBeingRemoved: Bool { false }

    /// Appends the preference values of the subtree, in the order of the views.
    func collectPreferences(_ values: inout PreferenceValues) {}

    /// Returns the size and the alignment guides for a proposal.
    final func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
        let size = size(for: proposal)
        return ViewDimensions(size) { [unowned self] in guide($0, in: size, proposal) }
    }
}

extension [LayoutItem] {
    /// The only item. `nil` if there are none or several, or if the only item is removable: the
    /// container must lay out the same way before and after its removal.
    @MainActor var onlyItem: LayoutItem? {
        count == 1 && !self[0].traits.isRemovable ? self[0] : nil
    }
}

/// An item that forwards all calls to its only child. Subclasses override some of them.
@MainActor
class WrappingItem: LayoutItem {
    let child: LayoutItem
    /// The frame of the child.
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
    override var isBeingRemoved: Bool { child.isBeingRemoved }

    override func collectPreferences(_ values: inout PreferenceValues) {
        child.collectPreferences(&values)
    }
}

/// Wrappers around the items of a node's child. Each wrapper is reused as long as its item exists.
///
/// The type is not generic, because generic type metadata would be looked up again for each node.
@MainActor
struct ItemWrappers {
    private(set) var all: [WrappingItem] = []

    // A loop is faster than a closure, which would check the main actor for each item.
    private func isAround(_ inner: [LayoutItem]) -> Bool {
        guard inner.count == all.count else { return false }
        for index in inner.indices where inner[index] !== all[index].child { return false }
        return true
    }

    /// Updates the wrappers so that they wrap `inner`, in this order. Calls `make` for each new
    /// item.
    mutating func update(around inner: [LayoutItem], by make: (LayoutItem) -> WrappingItem) {
        if isAround(inner) { return }
        let known = Dictionary(
            all.map { (ObjectIdentifier($0.child), $0) },
            uniquingKeysWith: { first, _ in first }
        )
        all = inner.map { known[ObjectIdentifier($0)] ?? make($0) }
    }

    /// Updates the wrappers so that they wrap `inner`, copies the traits, and appends the wrappers
    /// to `items`.
    mutating func collect(
        around inner: [LayoutItem],
        into items: inout [LayoutItem],
        by make: (LayoutItem) -> WrappingItem
    ) {
        update(around: inner, by: make)
        for item in all {
            item.traits = item.child.traits
            items.append(item)
        }
    }
}

/// An item with several children.
@MainActor
class ContainerItem: LayoutItem {
    /// The children that are laid out. Children whose removal transitions are running are only
    /// drawn.
    var children: [LayoutItem] = [] {
        didSet {
            drawn = children
            if drawn.contains(where: \.isBeingRemoved) {
                children.removeAll(where: \.isBeingRemoved)
            }
        }
    }
    /// All children, including those whose removal transitions are running.
    private var drawn: [LayoutItem] = []

    override func draw(_ context: DrawContext, into items: inout [Scene.Item]) {
        for child in inDrawingOrder { child.draw(context, into: &items) }
    }

    /// The children by z-index. Children with equal indices stay in their order.
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
