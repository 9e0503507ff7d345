import Foundation

/// A frame of lengths that follow from those of what is around.
nonisolated struct ContainerFrame: ItemModifier {
    let axes: Axis.Set
    let alignment: Alignment
    /// The size of the scroll view around, or of all.
    let container: @MainActor () -> ProposedViewSize
    let length: (CGFloat, Axis) -> CGFloat

    static var isLayout: Bool { true }

    @MainActor private var frame: FixedFrame {
        let container = container()
        func own(_ axis: Axis) -> CGFloat? {
            guard axes.contains(Axis.Set(rawValue: 1 << axis.rawValue)) else { return nil }
            return container[axis].map { length($0, axis) }
        }
        return FixedFrame(width: own(.horizontal), height: own(.vertical), alignment: alignment)
    }

    @MainActor func spacing(of child: LayoutItem) -> ViewSpacing { frame.spacing(of: child) }

    @MainActor func size(for proposal: ProposedViewSize, of child: LayoutItem) -> CGSize {
        frame.size(for: proposal, of: child)
    }

    @MainActor func place(
        _ child: LayoutItem,
        in frame: CGRect,
        _ proposal: ProposedViewSize,
        _ context: PlacementContext,
        by put: (CGRect, ProposedViewSize, PlacementContext) -> Void
    ) {
        self.frame.place(child, in: frame, proposal, context, by: put)
    }

    @MainActor func guide(
        _ key: AlignmentKey,
        in size: CGSize,
        _ proposal: ProposedViewSize,
        of child: LayoutItem
    ) -> CGFloat? {
        frame.guide(key, in: size, proposal, of: child)
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
