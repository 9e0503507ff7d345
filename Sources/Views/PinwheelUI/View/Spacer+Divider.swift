import Foundation
import Raster

public nonisolated struct Spacer: _PrimitiveView, Sendable {
    /// The minimum length in points, or `nil` for 8 points.
    public var minLength: CGFloat?
    public init(minLength: CGFloat? = nil) { self.minLength = minLength }

    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<
        Self
    > {
        LeafNode(view, context, SpacerItem(context.host)) { item, view, inputs in
            item.minLength = view.minLength
            item.axis = inputs.environment.stackAxis
        }
    }
}

/// The layout item of a `Spacer`.
final class SpacerItem: LayoutItem {
    var minLength: CGFloat?
    /// The axis of the enclosing stack. It is `nil` outside a stack, where the spacer expands in
    /// both directions.
    var axis: Axis?

    override func measured(for proposal: ProposedViewSize) -> CGSize {
        let minimum = minLength ?? StackLayout.defaultSpacing
        var size = CGSize(
            width: max(proposal.width ?? minimum, minimum),
            height: max(proposal.height ?? minimum, minimum)
        )
        if let axis { size[axis.other] = 0 }
        return size
    }

    /// The lowest priority: the spacer gets only the space that its siblings leave.
    override var layoutPriority: Double { -.infinity }
    override var keepsSpacingInFrames: Bool { true }

    /// The spacing is zero along the stack's axis and the default across it.
    override var preferredSpacing: ViewSpacing {
        guard let axis else { return .zero }
        return ViewSpacing(0, on: axis == .horizontal ? .horizontal : .vertical)
    }
}

/// An item without children. Its frame is rounded to whole pixels. Changes of the frame can be
/// animated.
class LeafItem: LayoutItem {
    fileprivate(set) weak var node: Node?
    private(set) var frame = AnimatedFrame()

    final var environment: EnvironmentValues { node?.inputs.environment ?? EnvironmentValues() }

    override func arrange(
        in frame: CGRect,
        _ proposal: ProposedViewSize,
        _ context: PlacementContext
    ) {
        guard let node else { return }
        self.frame.set(frame.rounded(toScale: environment.displayScale), of: node)
    }
}

/// The node of a view that is a single layout item.
final class LeafNode<V: View, Item: LayoutItem>: _ViewNode<V> {
    private let item: Item
    private let configure: (Item, V, Inputs) -> Void

    init(
        _ view: V,
        _ context: _NodeContext,
        _ item: Item,
        _ configure: @escaping (Item, V, Inputs) -> Void
    ) {
        self.item = item
        self.configure = configure
        super.init(view, context)
        (item as? LeafItem)?.node = self
        item.traits = inputs.traits
        configure(item, view, inputs)
    }

    override func update(_ view: V, _ inputs: Inputs) {
        super.update(view, inputs)
        item.traits = inputs.traits
        configure(item, view, inputs)
    }

    override func collect(_ items: inout [LayoutItem]) { items.append(item) }
}

extension Color: View {
    public typealias Body = _ShapeView<Rectangle, Color>
    public var body: _ShapeView<Rectangle, Color> { _ShapeView(Rectangle(), self) }
}

extension LinearGradient: View {
    public var body: some View { _ShapeView(Rectangle(), self) }
}

extension RadialGradient: View {
    public var body: some View { _ShapeView(Rectangle(), self) }
}

extension AngularGradient: View {
    public var body: some View { _ShapeView(Rectangle(), self) }
}

public struct Divider: View {
    public init() {}
    /// A line one pixel thick.
    public var body: some View {
        EnvironmentReader { environment in
            let width = 1 / max(environment.displayScale, 1)
            let isVertical = environment.stackAxis == .horizontal
            return Color(UIColor.separator)
                .frame(width: isVertical ? width : nil, height: isVertical ? nil : width)
        }
    }
}
