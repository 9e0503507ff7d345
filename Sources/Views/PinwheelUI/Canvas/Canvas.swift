import Foundation
import Raster

/// A drawing of one's own, made anew for each picture.
public nonisolated struct Canvas<Symbols: View>: _PrimitiveView {
    let renderer: (inout GraphicsContext, CGSize) -> Void
    let symbols: Symbols

    /// A drawing, and views with tags that it can use.
    public init(
        opaque: Bool = false,
        colorMode: ColorRenderingMode = .nonLinear,
        rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
        @ViewBuilder symbols: () -> Symbols
    ) {
        self.renderer = renderer
        self.symbols = symbols()
    }

    /// A drawing.
    public init(
        opaque: Bool = false,
        colorMode: ColorRenderingMode = .nonLinear,
        rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) where Symbols == EmptyView {
        self.renderer = renderer
        symbols = EmptyView()
    }

    /// The view's place in the tree.
    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<
        Self
    > {
        let item = CanvasItem(context.host)
        let node = ContainerNode(view, context, { $0.symbols }, item) { item, view in
            item.renderer = view.renderer
        }
        item.node = node
        return node
    }
}

/// A drawing that is laid out; its children are symbols, which are not.
final class CanvasItem: ContainerItem {
    var renderer: (inout GraphicsContext, CGSize) -> Void = { _, _ in }
    weak var node: Node?
    private var frame = AnimatedFrame()

    override func measured(for proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    override func arrange(
        in frame: CGRect,
        _ proposal: ProposedViewSize,
        _ context: PlacementContext
    ) {
        guard let node else { return }
        self.frame.set(frame.rounded(toScale: node.inputs.environment.displayScale), of: node)
        for child in children {
            let place = CGRect(origin: .zero, size: child.size(for: .unspecified))
            child.place(in: place, .unspecified, PlacementContext(transform: .identity))
        }
    }

    override func draw(_ context: DrawContext, into items: inout [Scene.Item]) {
        guard let node else { return }
        let frame = frame.value(at: host.now)
        let place = Transform.translation(dx: frame.minX, dy: frame.minY).then(context.transform)
        let recording = CanvasRecording()
        var graphics = GraphicsContext(
            recording: recording,
            base: DrawContext(transform: place, scale: context.scale),
            environment: node.inputs.environment,
            size: frame.size,
            symbols: children
        )
        renderer(&graphics, frame.size)
        // The whole is one leaf, and drawn within its frame.
        guard !recording.items.isEmpty else { return }
        let clip = Raster.Group.Clip(
            path: .rect(Rect(x: 0, y: 0, width: frame.width, height: frame.height)),
            transform: place
        )
        context.emit([.group(Raster.Group(items: recording.items, clips: [clip]))], into: &items)
    }

    // Symbols tell nothing.
    override func collectPreferences(_ values: inout PreferenceValues) {}
}

/// What a canvas has drawn so far.
final class CanvasRecording {
    var items: [Scene.Item] = []
}
