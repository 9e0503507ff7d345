import Foundation

public struct GridItem: Sendable {
    public enum Size: Sendable {
        /// A length in points.
        case fixed(CGFloat)
        /// An equal part of the remaining length, limited to a range in points.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many tracks as fit into an equal part of the remaining length, each limited to a
        /// range in points.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public var size: Size
    /// The distance to the next track in points, or `nil` for 8 points.
    public var spacing: CGFloat?
    /// The alignment of the views in the track, or `nil` for the centre.
    public var alignment: Alignment?

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

/// A grid with a list of tracks: the columns of a `LazyVGrid` or the rows of a `LazyHGrid`.
nonisolated protocol LazyGrid: ContainerView where Item == LazyGridItem {
    /// The axis along which the tracks are arranged.
    static var axis: Axis { get }
    var tracks: [GridItem] { get }
    var alignment: Alignment { get }
    var spacing: CGFloat? { get }
}

extension LazyGrid {
    @MainActor func makeItem(in host: ViewHost) -> LazyGridItem { LazyGridItem(host, Self.axis) }

    @MainActor func configure(_ item: LazyGridItem, _ inputs: Inputs) {
        item.tracks = tracks
        item.spacing = spacing ?? StackLayout.defaultSpacing
        item.alignment = alignment
    }
}

/// A grid of columns that lays out all its views at once.
public nonisolated struct LazyVGrid<Content: View>: LazyGrid {
    static var axis: Axis { .horizontal }
    let tracks: [GridItem]
    let alignment: Alignment
    let spacing: CGFloat?
    let content: Content

    /// Creates a grid. Section headers and footers are never pinned.
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

/// A grid of rows that lays out all its views at once.
public nonisolated struct LazyHGrid<Content: View>: LazyGrid {
    static var axis: Axis { .vertical }
    let tracks: [GridItem]
    let alignment: Alignment
    let spacing: CGFloat?
    let content: Content

    /// Creates a grid. Section headers and footers are never pinned.
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

/// The views to pin in a scroll view. It has no effect: views are never pinned.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// The layout item of a lazy grid. It fills the tracks line by line.
final class LazyGridItem: ContainerItem {
    var tracks: [GridItem] = []
    var spacing: CGFloat = 0
    var alignment = Alignment.center
    /// The axis along which the tracks are arranged.
    private let axis: Axis

    init(_ host: ViewHost, _ axis: Axis) {
        self.axis = axis
        super.init(host)
    }

    private struct Track {
        var start: CGFloat
        var length: CGFloat
        var alignment: Alignment?
    }

    /// The greatest number of tracks that an adaptive item expands to.
    private static let maximumTracks = 10_000.0

    /// Resolves the tracks for a length in points. Fixed tracks come first. Each other track takes
    /// an equal part of the length that remains, limited to its range.
    private func tracks(in length: CGFloat?) -> [Track] {
        let spacings = tracks.map { $0.spacing ?? StackLayout.defaultSpacing }
        let gaps = spacings.dropLast().reduce(0, +)
        var remaining = (length ?? 0) - gaps
        var unresolved = CGFloat(tracks.count)
        for case .fixed(let length) in tracks.map(\.size) {
            remaining -= length
            unresolved -= 1
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
                let part = length == nil ? minimum : remaining / unresolved
                let taken = max(min(part, maximum), minimum)
                remaining -= taken
                unresolved -= 1
                add(taken)
            case .adaptive(let minimum, let maximum):
                let part = max(length == nil ? minimum : remaining / unresolved, minimum)
                let fitting = ((part + spacing) / max(minimum + spacing, 1)).rounded(.down)
                let count = max(min(fitting, Self.maximumTracks), 1)
                let each = (part - (count - 1) * spacing) / count
                for _ in 0..<Int(count) { add(max(min(each, maximum), minimum)) }
                remaining -= part
                unresolved -= 1
            }
        }
        return result
    }

    /// Returns the proposal for a view in a track.
    private func proposal(for track: Track) -> ProposedViewSize {
        var offered = ProposedViewSize.unspecified
        offered[axis] = track.length
        return offered
    }

    /// Returns the extents of the lines in points: the row heights of a `LazyVGrid` or the column
    /// widths of a `LazyHGrid`.
    private func lines(_ tracks: [Track]) -> [CGFloat] {
        stride(from: 0, to: children.count, by: max(tracks.count, 1)).map { start in
            zip(children[start...], tracks).reduce(0) { extent, pair in
                max(extent, pair.0.size(for: proposal(for: pair.1))[axis.other])
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
        // The alignment of the grid distributes the space that the tracks leave free.
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
                let offered = self.proposal(for: track)
                let alignment = track.alignment ?? .center
                child.place(in: alignment.frame(of: child, offered, in: cell), offered, context)
            }
            along += extent + spacing
        }
    }
}
