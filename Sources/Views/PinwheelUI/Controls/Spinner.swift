import Foundation
import Indicators
import Raster

/// The system's activity indicator. Its animation starts when the view appears.
nonisolated struct Spinner: _PrimitiveView {
    let tint: Color?
    var isTurning = true

    @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        LeafNode(view, context, SpinnerItem(context.host)) { $0.set($1, $2) }
    }
}

/// The layout item of a `Spinner`: a wheel of eight spokes.
final class SpinnerItem: LeafItem {
    private var style = AnimatedStyle()
    private let start: Double
    private var isTurning = true

    override init(_ host: ViewHost) {
        start = host.now
        super.init(host)
    }

    func set(_ view: Spinner, _ inputs: Inputs) {
        let color = view.tint ?? inputs.environment.tint ?? .secondary
        let style = color._resolved(in: inputs.environment)
        self.style.set(style, with: inputs.transaction.effectiveAnimation, host)
        isTurning = view.isTurning
    }

    private var isLarge: Bool {
        let size = environment.controlSize
        return size == .large || size == .extraLarge
    }

    override func measured(for proposal: ProposedViewSize) -> CGSize {
        let side: CGFloat = isLarge ? 37 : 20
        return CGSize(width: side, height: side)
    }

    override func draw(_ context: DrawContext, into items: inout [Scene.Item]) {
        let frame = frame.value(at: host.now)
        guard case .solid(let color) = style.paint(in: frame, at: host.now).paint else { return }
        let image = SpokeWheel.image(after: isTurning ? host.now - start : 0)
        let wheel = isLarge ? SpokeWheel.large : .medium
        let center = Transform.translation(dx: frame.midX, dy: frame.midY)
        let leaf = wheel.items(
            SpokeWheel.opacities(image: image),
            color: color,
            placement: center.then(context.transform)
        )
        context.emit(leaf, into: &items)
    }
}

@frozen public enum ControlSize: Hashable, Sendable, CaseIterable {
    case mini
    case small
    case regular
    case large
    case extraLarge
}

extension EnvironmentValues {
    @Entry public var controlSize: ControlSize = .regular
}

nonisolated extension View {
    public func controlSize(_ controlSize: ControlSize) -> some View {
        environment(\.controlSize, controlSize)
    }
}
