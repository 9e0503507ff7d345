import Foundation

/// The regions of a safe area. They have no effect: there is no safe area.
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let container = SafeAreaRegions(rawValue: 1)
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    public static let all: SafeAreaRegions = [.container, .keyboard]
}

@frozen public enum VerticalEdge: Int8, Hashable, Sendable, CaseIterable {
    case top
    case bottom

    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let top = Set(rawValue: 1)
        public static let bottom = Set(rawValue: 2)
        public static let all: Set = [.top, .bottom]
    }
}

nonisolated extension View {
    /// No effect: there is no safe area.
    public func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all,
        edges: Edge.Set = .all
    ) -> some View { self }
    /// No effect: there is no safe area.
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
    /// Places a view at the upper or lower edge, which leaves less space for this view.
    public func safeAreaInset<V: View>(
        edge: VerticalEdge,
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        let inset = content()
        let edge: Edge = edge == .top ? .top : .bottom
        return _LayoutView(
            layout: InsetLayout(edge: edge, alignment: alignment.key, spacing: spacing),
            content: Group {
                ZStack { self }
                ZStack { inset }
            }
        )
    }
    /// Identical to `padding`.
    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        padding(edges, length)
    }
    /// Identical to `padding`.
    public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }
}
