import Foundation

/// A frame of lengths that follow from those of what is around.
nonisolated struct ContainerFrame: PlacingModifier {
    let axes: Axis.Set
    let alignment: Alignment
    /// The size of the scroll view around, or of all.
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

    @MainActor func offered(_ proposal: ProposedViewSize, in size: CGSize, _ child: LayoutItem)
        -> ProposedViewSize
    {
        fixed.offered(proposal, in: size, child)
    }

    @MainActor func frame(of child: LayoutItem, _ offered: ProposedViewSize, in frame: CGRect)
        -> CGRect
    {
        alignment.frame(of: child, offered, in: frame)
    }
}

/// What knows the size of all.
struct WeakHost { weak var host: ViewHost? }

nonisolated extension View {
    /// The frame's lengths are those of the scroll view around, or of all.
    public func containerRelativeFrame(
        _ axes: Axis.Set,
        alignment: Alignment = .center
    ) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
    }
    /// The frame's lengths are `span` of `count` shares, so many points apart, of the scroll view around, or
    /// of all.
    public func containerRelativeFrame(
        _ axes: Axis.Set,
        count: Int,
        span: Int = 1,
        spacing: CGFloat,
        alignment: Alignment = .center
    ) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in
            let share = (length - spacing * CGFloat(count - 1)) / CGFloat(max(count, 1))
            return max(share * CGFloat(span) + spacing * CGFloat(span - 1), 0)
        }
    }
    /// The frame's lengths are made of those of the scroll view around, or of all.
    public func containerRelativeFrame(
        _ axes: Axis.Set,
        alignment: Alignment = .center,
        _ length: @escaping (_ length: CGFloat, _ axis: Axis) -> CGFloat
    ) -> some View {
        EnvironmentReader { environment in
            let (scroll, all) = (environment.enclosingScroll, environment.host)
            return ItemModified(
                self,
                ContainerFrame(
                    axes: axes,
                    alignment: alignment,
                    container: {
                        scroll.item?.askContainer() ?? all.host?.offered ?? .unspecified
                    },
                    length: length
                )
            )
        }
    }
}
