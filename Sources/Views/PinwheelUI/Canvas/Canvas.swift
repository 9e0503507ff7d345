import Foundation
import Raster

/// A view that calls its renderer for each frame.
public nonisolated struct Canvas<Symbols: View>: ContainerView {
    let renderer: (inout GraphicsContext, CGSize) -> Void
    let symbols: Symbols

    /// Creates a canvas. All parameters except `renderer` and `symbols` are ignored.
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

    /// Creates a canvas. All parameters except `renderer` are ignored.
    public init(
        opaque: Bool = false,
        colorMode: ColorRenderingMode = .nonLinear,
        rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) where Symbols == EmptyView {
        self.renderer = renderer
        symbols = EmptyView()
    }

    /// Creates the node of the view.
    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<
        Self
    > {
        let node = ContainerNode(view, context)
        node.item.node = node
        return node
    }

    var content: Symbols { symbols }

    @MainActor func makeItem(in host: ViewHost) -> CanvasItem { CanvasItem(host) }

    @MainActor func configure(_ item: CanvasItem, _ inputs: Inputs) { item.renderer = renderer }
}

/// The layout item of a canvas. Its children are the symbols, which do not affect its size.
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
            let bounds = CGRect(origin: .zero, size: child.size(for: .unspecified))
            child.place(in: bounds, .unspecified, PlacementContext(transform: .identity))
        }
    }

    override func draw(_ context: DrawContext, into items: inout [Scene.Item]) {
        guard let node else { return }
        let frame = frame.value(at: host.now)
        let toPixels = Transform.translation(dx: frame.minX, dy: frame.minY).then(context.transform)
        let recording = CanvasRecording()
        var graphics = GraphicsContext(
            recording: recording,
            base: DrawContext(transform: toPixels, scale: context.scale),
            environment: node.inputs.environment,
            size: frame.size,
            symbols: children
        )
        renderer(&graphics, frame.size)
        // The drawing is a single leaf, clipped to the frame.
        guard !recording.items.isEmpty else { return }
        let clip = Raster.Group.Clip(
            path: .rect(Rect(x: 0, y: 0, width: frame.width, height: frame.height)),
            transform: toPixels
        )
        context.emit([.group(Raster.Group(items: recording.items, clips: [clip]))], into: &items)
    }

    // Preferences of symbols are not collected.
    override func collectPreferences(_ values: inout PreferenceValues) {}
}

/// The items that a canvas has drawn.
final class CanvasRecording {
    var items: [Scene.Item] = []
}
