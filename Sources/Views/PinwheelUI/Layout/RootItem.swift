import Foundation
import Raster

/// The whole: its views lie in the middle of what is there, one below the other if there are several.
final class RootItem: ContainerItem {
    /// The size of the whole, in points.
    private(set) var size = CGSize.zero

    /// Lays out all items. What `proposal` does not give is the content's own length; once that is known,
    /// the content is offered just the whole, as windows do.
    func layOut(in proposal: ProposedViewSize) {
        let stack = StackLayout(
            axis: .vertical,
            children: children,
            alignment: HorizontalAlignment.center.key,
            spacing: nil
        )
        size = proposal.replacingUnspecifiedDimensions(by: stack.size(for: proposal))
        let whole = ProposedViewSize(size)
        let content = stack.size(for: whole)
        let origin = CGPoint(
            x: (size.width - content.width) / 2,
            y: (size.height - content.height) / 2
        )
        let context = PlacementContext(transform: .identity)
        stack.place(in: CGRect(origin: origin, size: content), whole, context)
    }
}
