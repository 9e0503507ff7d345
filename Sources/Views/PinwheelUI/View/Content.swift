import Foundation
import Raster

/// Room that takes what is left of a stack.
public nonisolated struct Spacer: _PrimitiveView, Sendable {
    /// The least length in points; nil for the usual 8.
    public var minLength: CGFloat?
    /// Room.
    public init(minLength: CGFloat? = nil) { self.minLength = minLength }

    /// The view's place in the tree.
    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<
        Self
    > {
        LeafNode(view, context, SpacerItem(context.host)) { item, view, inputs in
            item.minLength = view.minLength
            item.axis = inputs.environment.stackAxis
        }
    }
}

/// Room of any length.
final class SpacerItem: LayoutItem {
    var minLength: CGFloat?
    /// The axis of the stack around; outside of stacks it takes room in both directions.
    var axis: Axis?

    override func measured(for proposal: ProposedViewSize) -> CGSize {
        let least = minLength ?? StackLayout.usualSpacing
        var size = CGSize(
            width: max(proposal.width ?? least, least),
            height: max(proposal.height ?? least, least)
        )
        if let axis { size[axis.other] = 0 }
        return size
    }

    /// It takes what all others leave.
    override var layoutPriority: Double { -.infinity }
    override var keepsSpacingInFrames: Bool { true }

    /// None along its stack; across it the usual.
    override var preferredSpacing: ViewSpacing {
        guard let axis else { return .zero }
        return ViewSpacing(0, on: axis == .horizontal ? .horizontal : .vertical)
    }
}

/// The place of a view that is one item.
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
    /// What the tree looks after itself.
    public typealias Body = _ShapeView<Rectangle, Color>
    /// The colour all over.
    public var body: _ShapeView<Rectangle, Color> { _ShapeView(Rectangle(), self) }
}

extension LinearGradient: View {
    /// The gradient all over.
    public var body: some View { _ShapeView(Rectangle(), self) }
}

extension RadialGradient: View {
    /// The gradient all over.
    public var body: some View { _ShapeView(Rectangle(), self) }
}

extension AngularGradient: View {
    /// The gradient all over.
    public var body: some View { _ShapeView(Rectangle(), self) }
}

/// A thin line between others.
public struct Divider: View {
    /// A line.
    public init() {}
    /// Across its stack, a pixel wide; horizontal outside of stacks.
    public var body: some View {
        EnvironmentReader { environment in
            let width = 1 / max(environment.displayScale, 1)
            let isVertical = environment.stackAxis == .horizontal
            return Color(UIColor.separator)
                .frame(width: isVertical ? width : nil, height: isVertical ? nil : width)
        }
    }
}
