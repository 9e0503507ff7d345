import Foundation
import Raster

public nonisolated struct ViewThatFits<Content: View>: ContainerView {
    let axes: Axis.Set
    let content: Content

    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    @MainActor func makeItem(in host: ViewHost) -> FittingItem { FittingItem(host) }

    @MainActor func configure(_ item: FittingItem, _ inputs: Inputs) { item.axes = axes }
}

/// The layout item of a `ViewThatFits`. It lays out all children and shows one.
final class FittingItem: ContainerItem {
    var axes: Axis.Set = [.horizontal, .vertical]
    private var shown: LayoutItem?

    private func fitting(_ proposal: ProposedViewSize) -> LayoutItem? {
        children.first { child in
            // Along an axis that is not tested, the child gets the original proposal.
            let ideal = child.size(
                for: ProposedViewSize(
                    width: axes.contains(.horizontal) ? nil : proposal.width,
                    height: axes.contains(.vertical) ? nil : proposal.height
                )
            )
            let fitsWidth = proposal.width.map { ideal.width <= $0 } ?? true
            let fitsHeight = proposal.height.map { ideal.height <= $0 } ?? true
            return (fitsWidth || !axes.contains(.horizontal))
                && (fitsHeight || !axes.contains(.vertical))
        } ?? children.last
    }

    override func measured(for proposal: ProposedViewSize) -> CGSize {
        fitting(proposal)?.size(for: proposal) ?? .zero
    }

    override func arrange(
        in frame: CGRect,
        _ proposal: ProposedViewSize,
        _ context: PlacementContext
    ) {
        shown = fitting(proposal)
        shown?.place(in: frame, proposal, context)
    }

    override func guide(_ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize)
        -> CGFloat?
    {
        fitting(proposal)?.guide(key, in: size, proposal)
    }

    override func draw(_ context: DrawContext, into items: inout [Scene.Item]) {
        shown?.draw(context, into: &items)
    }

    override func collectPreferences(_ values: inout PreferenceValues) {
        shown?.collectPreferences(&values)
    }
}
