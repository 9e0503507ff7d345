import Foundation

/// A frame whose size is computed from the size of a container.
nonisolated struct ContainerFrame: PlacingModifier {
    let axes: Axis.Set
    let alignment: Alignment
    /// A closure that returns the size of the enclosing scroll view, or the size proposed to the
    /// root view.
    let container: @MainActor () -> ProposedViewSize
    let length: (CGFloat, Axis) -> CGFloat

    @MainActor private var fixed: FixedFrame {
        let container = container()
        func own(_ axis: Axis) -> CGFloat? {
            guard axes.contains(Axis.Set(rawValue: 1 << axis.rawValue)) else { return nil }
            return container[axis].map { length($0, axis) }
        }
        return FixedFrame(width: own(.horizontal), height: own(.vertical), alignment: alignment)
    }

    @MainActor func spacing(of child: LayoutItem) -> ViewSpacing { fixed.spacing(of: child) }

    @MainActor func size(for proposal: ProposedViewSize, of child: LayoutItem) -> CGSize {
        fixed.size(for: proposal, of: child)
    }

    @MainActor func childProposal(
        _ proposal: ProposedViewSize,
        in size: CGSize,
        _ child: LayoutItem
    )
        -> ProposedViewSize
    {
        fixed.childProposal(proposal, in: size, child)
    }

    @MainActor func frame(of child: LayoutItem, _ offered: ProposedViewSize, in frame: CGRect)
        -> CGRect
    {
        alignment.frame(of: child, offered, in: frame)
    }
}

/// A weak reference to the host of a tree.
struct WeakHost { weak var host: ViewHost? }

nonisolated extension View {
    /// Gives the view the size of the enclosing scroll view, or the size proposed to the root view.
    public func containerRelativeFrame(
        _ axes: Axis.Set,
        alignment: Alignment = .center
    ) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
    }
    /// Sizes the view as `span` of `count` equal parts of the container, `spacing` points apart.
    public func containerRelativeFrame(
        _ axes: Axis.Set,
        count: Int,
        span: Int = 1,
        spacing: CGFloat,
        alignment: Alignment = .center
    ) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in
            let part = (length - spacing * CGFloat(count - 1)) / CGFloat(max(count, 1))
            return max(part * CGFloat(span) + spacing * CGFloat(span - 1), 0)
        }
    }
    /// Computes the size from that of the enclosing scroll view, or from the size proposed to the
    /// root view.
    public func containerRelativeFrame(
        _ axes: Axis.Set,
        alignment: Alignment = .center,
        _ length: @escaping (_ length: CGFloat, _ axis: Axis) -> CGFloat
    ) -> some View {
        EnvironmentReader { environment in
            let (scroll, root) = (environment.enclosingScroll, environment.host)
            return ItemModified(
                self,
                ContainerFrame(
                    axes: axes,
                    alignment: alignment,
                    container: {
                        scroll.item?.useContainer() ?? root.host?.proposal ?? .unspecified
                    },
                    length: length
                )
            )
        }
    }
}
