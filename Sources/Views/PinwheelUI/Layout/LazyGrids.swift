import Foundation

/// A column or a row of a lazy grid.
public struct GridItem: Sendable {
    /// How wide a column is, or how high a row.
    public enum Size: Sendable {
        /// So many points.
        case fixed(CGFloat)
        /// A share of what is left, within limits.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many as fit, within limits.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// The length.
    public var size: Size
    /// The distance to the next, in points; nil for the usual.
    public var spacing: CGFloat?
    /// How views lie in it; nil as in the grid.
    public var alignment: Alignment?

    /// A column or a row.
    public init(
        _ size: Size = .flexible(),
        spacing: CGFloat? = nil,
        alignment: Alignment? = nil
    ) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

/// Views in columns or in rows.
nonisolated protocol LazyGrid: ContainerView where Item == LazyGridItem {
    /// The direction in which the tracks lie side by side.
    static var axis: Axis { get }
    var tracks: [GridItem] { get }
    var alignment: Alignment { get }
    var spacing: CGFloat? { get }
}

extension LazyGrid {
    @MainActor func makeItem(in host: ViewHost) -> LazyGridItem { LazyGridItem(host, Self.axis) }

    @MainActor func configure(_ item: LazyGridItem, _ inputs: Inputs) {
        item.tracks = tracks
        item.spacing = spacing ?? StackLayout.usualSpacing
        item.alignment = alignment
    }
}

/// Views in columns, one row after another; all are laid out at once.
public nonisolated struct LazyVGrid<Content: View>: LazyGrid {
    static var axis: Axis { .horizontal }
    let tracks: [GridItem]
    let alignment: Alignment
    let spacing: CGFloat?
    let content: Content

    /// Views in columns; `spacing` is the distance of rows in points.
    public init(
        columns: [GridItem],
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        tracks = columns
        self.alignment = Alignment(horizontal: alignment, vertical: .center)
        self.spacing = spacing
        self.content = content()
    }
}

/// Views in rows, one column after another; all are laid out at once.
public nonisolated struct LazyHGrid<Content: View>: LazyGrid {
    static var axis: Axis { .vertical }
    let tracks: [GridItem]
    let alignment: Alignment
    let spacing: CGFloat?
    let content: Content

    /// Views in rows; `spacing` is the distance of columns in points.
    public init(
        rows: [GridItem],
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        tracks = rows
        self.alignment = Alignment(horizontal: .center, vertical: alignment)
        self.spacing = spacing
        self.content = content()
    }
}

/// Views that stay at the top while others scroll: none do.
public struct PinnedScrollableViews: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: UInt32
    /// Views by their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Titles of sections.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    /// Notes of sections.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Items in tracks of given lengths, line after line.
final class LazyGridItem: ContainerItem {
    var tracks: [GridItem] = []
    var spacing: CGFloat = 0
    var alignment = Alignment.center
    /// Across the lines: the direction in which tracks lie side by side.
    private let axis: Axis

    init(_ host: ViewHost, _ axis: Axis) {
        self.axis = axis
        super.init(host)
    }

    /// A track's length, where it begins, and how views lie in it.
    private struct Track {
        var start: CGFloat
        var length: CGFloat
        var alignment: Alignment?
    }

    /// More tracks than this are not made of one that repeats.
    private static let mostTracks = 10_000.0

    /// Gives out a length: fixed tracks first take theirs, the others equal shares, one after the other.
    private func tracks(in length: CGFloat?) -> [Track] {
        let spacings = tracks.map { $0.spacing ?? StackLayout.usualSpacing }
        let gaps = spacings.dropLast().reduce(0, +)
        var rest = (length ?? 0) - gaps
        var sharing = CGFloat(tracks.count)
        for case .fixed(let length) in tracks.map(\.size) {
            rest -= length
            sharing -= 1
        }
        var result: [Track] = []
        var start: CGFloat = 0
        for (track, spacing) in zip(tracks, spacings) {
            func add(_ length: CGFloat) {
                result.append(Track(start: start, length: length, alignment: track.alignment))
                start += length + spacing
            }
            switch track.size {
            case .fixed(let length): add(max(length, 0))
            case .flexible(let minimum, let maximum):
                let share = length == nil ? minimum : rest / sharing
                let taken = max(min(share, maximum), minimum)
                rest -= taken
                sharing -= 1
                add(taken)
            case .adaptive(let minimum, let maximum):
                let share = max(length == nil ? minimum : rest / sharing, minimum)
                let fitting = ((share + spacing) / max(minimum + spacing, 1)).rounded(.down)
                let count = max(min(fitting, Self.mostTracks), 1)
                let each = (share - (count - 1) * spacing) / count
                for _ in 0..<Int(count) { add(max(min(each, maximum), minimum)) }
                rest -= share
                sharing -= 1
            }
        }
        return result
    }

    /// What a view in a track is offered.
    private func offered(_ track: Track) -> ProposedViewSize {
        var offered = ProposedViewSize.unspecified
        offered[axis] = track.length
        return offered
    }

    /// The extents of lines, one after another.
    private func lines(_ tracks: [Track]) -> [CGFloat] {
        stride(from: 0, to: children.count, by: max(tracks.count, 1)).map { start in
            zip(children[start...], tracks).reduce(0) { extent, pair in
                max(extent, pair.0.size(for: offered(pair.1))[axis.other])
            }
        }
    }

    override func measured(for proposal: ProposedViewSize) -> CGSize {
        let tracks = tracks(in: proposal[axis])
        guard !tracks.isEmpty, let last = tracks.last else { return .zero }
        let lines = lines(tracks)
        var size = CGSize.zero
        size[axis] = max(last.start + last.length, proposal[axis] ?? 0)
        size[axis.other] = lines.reduce(0, +) + spacing * CGFloat(max(lines.count - 1, 0))
        return size
    }

    override func arrange(
        in frame: CGRect,
        _ proposal: ProposedViewSize,
        _ context: PlacementContext
    ) {
        let tracks = tracks(in: frame.size[axis])
        guard let last = tracks.last else { return }
        // What is left over lies beside the tracks, as the grid's alignment has it.
        let room = ViewDimensions(frame.size)
        var taken = frame.size
        taken[axis] = last.start + last.length
        let inner = ViewDimensions(taken)
        let shift =
            axis == .horizontal
            ? room[alignment.horizontal] - inner[alignment.horizontal]
            : room[alignment.vertical] - inner[alignment.vertical]
        var along = frame.origin[axis.other]
        for (line, extent) in lines(tracks).enumerated() {
            for (child, track) in zip(children[(line * tracks.count)...], tracks) {
                var origin = CGPoint.zero
                origin[axis] = frame.origin[axis] + shift + track.start
                origin[axis.other] = along
                var size = CGSize.zero
                size[axis] = track.length
                size[axis.other] = extent
                let cell = CGRect(origin: origin, size: size)
                let offered = offered(track)
                let alignment = track.alignment ?? .center
                child.place(in: alignment.frame(of: child, offered, in: cell), offered, context)
            }
            along += extent + spacing
        }
    }
}
