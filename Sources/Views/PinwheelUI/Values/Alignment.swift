import Foundation

public protocol AlignmentID: SendableMetatype {
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

public struct HorizontalAlignment: Hashable, Sendable {
    let key: AlignmentKey
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, .horizontal) }
    init(key: AlignmentKey) { self.key = key }

    public static let leading = HorizontalAlignment(Leading.self)
    public static let center = HorizontalAlignment(CenterX.self)
    public static let trailing = HorizontalAlignment(Trailing.self)

    private enum Leading: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum CenterX: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
    }
    private enum Trailing: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }
}

public struct VerticalAlignment: Hashable, Sendable {
    let key: AlignmentKey
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, .vertical) }
    init(key: AlignmentKey) { self.key = key }

    public static let top = VerticalAlignment(Top.self)
    public static let center = VerticalAlignment(CenterY.self)
    public static let bottom = VerticalAlignment(Bottom.self)
    /// The first baseline of text, or the bottom edge of a view without text.
    public static let firstTextBaseline = VerticalAlignment(FirstBaseline.self)
    /// The last baseline of text, or the bottom edge of a view without text.
    public static let lastTextBaseline = VerticalAlignment(LastBaseline.self)

    private enum Top: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum CenterY: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
    }
    private enum Bottom: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
    private enum FirstBaseline: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
    private enum LastBaseline: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
}

public struct Alignment: Hashable, Sendable {
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    public static let center = Alignment(horizontal: .center, vertical: .center)
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    public static let top = Alignment(horizontal: .center, vertical: .top)
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    public static let leadingFirstTextBaseline = Alignment(
        horizontal: .leading,
        vertical: .firstTextBaseline
    )
    public static let leadingLastTextBaseline = Alignment(
        horizontal: .leading,
        vertical: .lastTextBaseline
    )
    public static let centerFirstTextBaseline = Alignment(
        horizontal: .center,
        vertical: .firstTextBaseline
    )
    public static let centerLastTextBaseline = Alignment(
        horizontal: .center,
        vertical: .lastTextBaseline
    )
    public static let trailingFirstTextBaseline = Alignment(
        horizontal: .trailing,
        vertical: .firstTextBaseline
    )
    public static let trailingLastTextBaseline = Alignment(
        horizontal: .trailing,
        vertical: .lastTextBaseline
    )
}

/// An alignment guide with its axis.
struct AlignmentKey: Hashable, Sendable {
    private let id: ObjectIdentifier
    let axis: Axis
    private let type: any AlignmentID.Type

    init(_ type: any AlignmentID.Type, _ axis: Axis) {
        id = ObjectIdentifier(type)
        self.axis = axis
        self.type = type
    }

    func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
        type.defaultValue(in: dimensions)
    }

    /// Whether a container derives the guide from its children. Guides of edges and centres come
    /// from the container's own size.
    var isCombined: Bool { !Self.frameGuides.contains(self) }

    private static let frameGuides: Set<AlignmentKey> = [
        HorizontalAlignment.leading.key, HorizontalAlignment.center.key,
        HorizontalAlignment.trailing.key, VerticalAlignment.top.key,
        VerticalAlignment.center.key, VerticalAlignment.bottom.key,
    ]

    /// Combines the guides of children into the guide of their container. Returns `nil` if there
    /// are no guides.
    ///
    /// Returns the smallest guide for the first baseline, the largest for the last baseline, and
    /// otherwise the mean.
    func combined(_ guides: [CGFloat]) -> CGFloat? {
        guard !guides.isEmpty else { return nil }
        if self == VerticalAlignment.firstTextBaseline.key { return guides.min() }
        if self == VerticalAlignment.lastTextBaseline.key { return guides.max() }
        return guides.reduce(0, +) / CGFloat(guides.count)
    }

    static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id && lhs.axis == rhs.axis }
    func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(axis)
    }
}

public struct ViewDimensions {
    public let width: CGFloat
    public let height: CGFloat
    /// Returns a guide that the view sets explicitly, or `nil`.
    let explicit: (AlignmentKey) -> CGFloat?

    init(_ size: CGSize, explicit: @escaping (AlignmentKey) -> CGFloat? = { _ in nil }) {
        width = size.width
        height = size.height
        self.explicit = explicit
    }

    public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
    public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

    subscript(key: AlignmentKey) -> CGFloat { explicit(key) ?? key.defaultValue(in: self) }
}
