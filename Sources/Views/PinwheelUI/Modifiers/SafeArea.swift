import Foundation

/// Regions that views keep clear of: none here.
public struct SafeAreaRegions: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: UInt
    /// Regions by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The device's edges.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// The keyboard.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// All.
    public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// An upper or a lower side.
@frozen public enum VerticalEdge: Int8, Hashable, Sendable, CaseIterable {
    /// The upper.
    case top
    /// The lower.
    case bottom

    /// Some of both.
    public struct Set: OptionSet, Sendable {
        /// A bit for each.
        public let rawValue: Int8
        /// Sides by their bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// The upper.
        public static let top = Set(rawValue: 1)
        /// The lower.
        public static let bottom = Set(rawValue: 2)
        /// Both.
        public static let all: Set = [.top, .bottom]
    }
}

nonisolated extension View {
    /// Whether the view reaches under the device's edges: there are none.
    public func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all,
        edges: Edge.Set = .all
    ) -> some View { self }
    /// Whether the view reaches under the device's edges: there are none.
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
    /// A view at the upper or lower side, which takes its room from this one.
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
    /// Room at some sides that this view's content keeps clear of.
    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        padding(edges, length)
    }
    /// Room at all sides that this view's content keeps clear of.
    public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }
}
