import Foundation

/// Where a kind of guide lies in a view that does not say.
public protocol AlignmentID: SendableMetatype {
    /// The guide's place in a view of such dimensions.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide from left to right, by which views above each other are lined up.
public struct HorizontalAlignment: Hashable, Sendable {
    let key: AlignmentKey
    /// The guide of a kind.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, .horizontal) }
    init(key: AlignmentKey) { self.key = key }

    /// The left sides.
    public static let leading = HorizontalAlignment(Leading.self)
    /// The middles.
    public static let center = HorizontalAlignment(CenterX.self)
    /// The right sides.
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

/// A guide from top to bottom, by which views beside each other are lined up.
public struct VerticalAlignment: Hashable, Sendable {
    let key: AlignmentKey
    /// The guide of a kind.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, .vertical) }
    init(key: AlignmentKey) { self.key = key }

    /// The upper sides.
    public static let top = VerticalAlignment(Top.self)
    /// The middles.
    public static let center = VerticalAlignment(CenterY.self)
    /// The lower sides.
    public static let bottom = VerticalAlignment(Bottom.self)
    /// The first lines of texts; the lower side of what is no text.
    public static let firstTextBaseline = VerticalAlignment(FirstBaseline.self)
    /// The last lines of texts; the lower side of what is no text.
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

/// A guide in each direction.
public struct Alignment: Hashable, Sendable {
    /// The guide from left to right.
    public var horizontal: HorizontalAlignment
    /// The guide from top to bottom.
    public var vertical: VerticalAlignment
    /// A guide in each direction.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The middle.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// The middle of the left side.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// The middle of the right side.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// The middle of the upper side.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// The middle of the lower side.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// The upper left corner.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// The upper right corner.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// The lower left corner.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// The lower right corner.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    /// The left side, on the first lines of texts.
    public static let leadingFirstTextBaseline = Alignment(
        horizontal: .leading,
        vertical: .firstTextBaseline
    )
    /// The left side, on the last lines of texts.
    public static let leadingLastTextBaseline = Alignment(
        horizontal: .leading,
        vertical: .lastTextBaseline
    )
    /// The middle, on the first lines of texts.
    public static let centerFirstTextBaseline = Alignment(
        horizontal: .center,
        vertical: .firstTextBaseline
    )
    /// The middle, on the last lines of texts.
    public static let centerLastTextBaseline = Alignment(
        horizontal: .center,
        vertical: .lastTextBaseline
    )
    /// The right side, on the first lines of texts.
    public static let trailingFirstTextBaseline = Alignment(
        horizontal: .trailing,
        vertical: .firstTextBaseline
    )
    /// The right side, on the last lines of texts.
    public static let trailingLastTextBaseline = Alignment(
        horizontal: .trailing,
        vertical: .lastTextBaseline
    )
}

/// A kind of guide and its direction.
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

    /// Whether several views' guides of the kind are one of their container, too: those of sides and middles
    /// are not.
    var isCombined: Bool { !Self.ofFrames.contains(self) }

    private static let ofFrames: Set<AlignmentKey> = [
        HorizontalAlignment.leading.key, HorizontalAlignment.center.key,
        HorizontalAlignment.trailing.key, VerticalAlignment.top.key,
        VerticalAlignment.center.key, VerticalAlignment.bottom.key,
    ]

    /// One guide of those that several views have set: the first of first baselines, the last of last ones,
    /// of others the mean; nil of none.
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

/// A view's size and its guides, in its own space.
public struct ViewDimensions {
    /// The width in points.
    public let width: CGFloat
    /// The height in points.
    public let height: CGFloat
    /// The guides that the view has set by itself.
    let explicit: (AlignmentKey) -> CGFloat?

    init(_ size: CGSize, explicit: @escaping (AlignmentKey) -> CGFloat? = { _ in nil }) {
        width = size.width
        height = size.height
        self.explicit = explicit
    }

    /// The guide's place from the left.
    public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
    /// The guide's place from the top.
    public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
    /// The guide's place from the left, if it was set.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
    /// The guide's place from the top, if it was set.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

    subscript(key: AlignmentKey) -> CGFloat { explicit(key) ?? key.defaultValue(in: self) }
}
