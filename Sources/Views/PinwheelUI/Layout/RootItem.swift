import Foundation
import Raster

/// The root of the layout. It centres its content. Several views form a vertical stack.
final class RootItem: ContainerItem {
    /// The size of the image, in points.
    private(set) var size = CGSize.zero

    /// Lays out all items. A dimension that is `nil` in `proposal` takes the ideal length of the
    /// content. The content is then proposed the resulting size, as a window does.
    func layOut(in proposal: ProposedViewSize) {
        let stack = StackLayout(
            axis: .vertical,
            children: children,
            alignment: HorizontalAlignment.center.key,
            spacing: nil
        )
        size = proposal.replacingUnspecifiedDimensions(by: stack.size(for: proposal))
        let finalSize = ProposedViewSize(size)
        let content = stack.size(for: finalSize)
        let origin = CGPoint(
            x: (size.width - content.width) / 2,
            y: (size.height - content.height) / 2
        )
        let context = PlacementContext(transform: .identity)
        stack.place(in: CGRect(origin: origin, size: content), finalSize, context)
    }
}
