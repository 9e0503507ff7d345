import Foundation

public nonisolated struct Grid<Content: View>: ContainerView {
    let alignment: Alignment
    let horizontalSpacing: CGFloat?
    let verticalSpacing: CGFloat?
    let content: Content

    /// Creates a grid. A child that is not a `GridRow` spans all columns.
    public init(
        alignment: Alignment = .center,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
        self.content = content()
    }

    @MainActor func makeItem(in host: ViewHost) -> GridLayoutItem { GridLayoutItem(host) }

    @MainActor func configure(_ item: GridLayoutItem, _ inputs: Inputs) {
        item.alignment = alignment
        item.spacing = CGSize(
            width: horizontalSpacing ?? StackLayout.defaultSpacing,
            height: verticalSpacing ?? StackLayout.defaultSpacing
        )
    }
}

public nonisolated struct GridRow<Content: View>: ContainerView {
    let alignment: VerticalAlignment?
    let content: Content

    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    @MainActor func makeItem(in host: ViewHost) -> GridRowItem { GridRowItem(host) }

    @MainActor func configure(_ item: GridRowItem, _ inputs: Inputs) { item.alignment = alignment }
}

nonisolated extension View {
    public func gridCellColumns(_ count: Int) -> some View {
        TraitModified(content: self) { $0.columns = max(count, 1) }
    }
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        TraitModified(content: self) { $0.unsizedAxes = axes }
    }
    /// Sets the alignment of the view's column. If several views of a column set it, the last wins.
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        TraitModified(content: self) { $0.columnAlignment = guide }
    }
    public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        TraitModified(content: self) { $0.cellAnchor = anchor }
    }
}

/// The layout item of a `GridRow`. Outside a grid it overlays its children.
final class GridRowItem: ContainerItem {
    var alignment: VerticalAlignment?

    override func measured(for proposal: ProposedViewSize) -> CGSize {
        OverlaidLayout(children: children, alignment: .center).size(for: proposal)
    }
    override func arrange(
        in frame: CGRect,
        _ proposal: ProposedViewSize,
        _ context: PlacementContext
    ) {
        OverlaidLayout(children: children, alignment: .center)
            .place(in: frame, proposal, context)
    }
}

/// The layout item of a `Grid`.
final class GridLayoutItem: ContainerItem {
    var alignment = Alignment.center
    var spacing = CGSize.zero

    /// A view and the columns that it spans.
    private struct Cell {
        let item: LayoutItem
        let columns: Range<Int>
    }

    /// The widths of the columns and the heights of the rows, in points.
    private struct Lengths {
        var widths: [CGFloat]
        var heights: [CGFloat]
    }

    private func rows() -> (rows: [[Cell]], columns: Int) {
        let counts = children.map { child in
            (child as? GridRowItem)?.children.reduce(0) { $0 + $1.traits.columns } ?? 0
        }
        let columns = max(counts.max() ?? 0, 1)
        let rows = children.map { child -> [Cell] in
            guard let row = child as? GridRowItem else {
                return [Cell(item: child, columns: 0..<columns)]
            }
            var start = 0
            return row.children.map { item in
                defer { start += item.traits.columns }
                return Cell(item: item, columns: start..<start + item.traits.columns)
            }
        }
        return (rows, columns)
    }

    /// Distributes the proposed size among columns and rows, the least flexible first.
    private func lengths(_ rows: [[Cell]], _ columns: Int, _ proposal: ProposedViewSize) -> Lengths
    {
        func width(_ column: Int, _ proposed: CGFloat?) -> CGFloat {
            var width: CGFloat = 0
            for cell in rows.joined() where cell.columns == column..<column + 1 {
                if cell.item.traits.unsizedAxes.contains(.horizontal) { continue }
                let size = cell.item.size(for: ProposedViewSize(width: proposed, height: nil))
                width = max(width, size.width)
            }
            return width
        }
        var widths = Self.distribute(
            proposal.width.map { $0 - spacing.width * CGFloat(columns - 1) },
            among: columns,
            width
        )
        widen(&widths, for: rows, proposal)
        func height(_ row: Int, _ proposed: CGFloat?) -> CGFloat {
            rows[row].reduce(0) { height, cell in
                if cell.item.traits.unsizedAxes.contains(.vertical) { return height }
                let offered = self.width(of: cell, widths)
                let size = cell.item.size(for: ProposedViewSize(width: offered, height: proposed))
                return max(height, size.height)
            }
        }
        let heights = Self.distribute(
            proposal.height.map { $0 - spacing.height * CGFloat(max(rows.count - 1, 0)) },
            among: rows.count,
            height
        )
        return Lengths(widths: widths, heights: heights)
    }

    /// Widens columns for cells that span several of them and need more room. The columns of a cell
    /// are widened by equal amounts.
    private func widen(
        _ widths: inout [CGFloat],
        for rows: [[Cell]],
        _ proposal: ProposedViewSize
    ) {
        for cell in rows.joined() where cell.columns.count > 1 {
            if cell.item.traits.unsizedAxes.contains(.horizontal) { continue }
            let room = width(of: cell, widths)
            let all = widths.reduce(0, +) + spacing.width * CGFloat(widths.count - 1)
            let offered = proposal.width.map { room + max($0 - all, 0) }
            let needed = cell.item.size(for: ProposedViewSize(width: offered, height: nil)).width
            guard needed > room else { continue }
            for column in cell.columns {
                widths[column] += (needed - room) / CGFloat(cell.columns.count)
            }
        }
    }

    /// Distributes a length among columns or rows, the least flexible first. Each is proposed an
    /// equal part of the remaining length.
    private static func distribute(
        _ length: CGFloat?,
        among count: Int,
        _ extent: (Int, CGFloat?) -> CGFloat
    ) -> [CGFloat] {
        guard let length else { return (0..<count).map { extent($0, nil) } }
        var result = Array(repeating: CGFloat(0), count: count)
        let flexible = (0..<count).map { index -> (index: Int, flexibility: CGFloat) in
            let flexibility = extent(index, .infinity) - extent(index, 0)
            return (index, flexibility.isNaN ? 0 : flexibility)
        }
        let order = flexible.sorted { ($0.flexibility, $0.index) < ($1.flexibility, $1.index) }
        var remaining = length
        for (position, entry) in order.enumerated() {
            // Each part of an infinite length is infinite.
            let part = remaining / CGFloat(count - position)
            let proposed = length == .infinity ? .infinity : part > 0 ? part : 0
            result[entry.index] = extent(entry.index, proposed)
            remaining -= result[entry.index]
        }
        return result
    }

    /// Returns the alignments that views set for their columns. If several views of a column set
    /// it, the last wins.
    private func columnAlignments(_ rows: [[Cell]]) -> [Int: HorizontalAlignment] {
        rows.joined().reduce(into: [:]) { result, cell in
            guard let own = cell.item.traits.columnAlignment else { return }
            result[cell.columns.lowerBound] = own
        }
    }

    private func width(of cell: Cell, _ widths: [CGFloat]) -> CGFloat {
        widths[cell.columns].reduce(0, +) + spacing.width * CGFloat(cell.columns.count - 1)
    }

    override func measured(for proposal: ProposedViewSize) -> CGSize {
        let (rows, columns) = rows()
        guard !rows.isEmpty else { return .zero }
        let lengths = lengths(rows, columns, proposal)
        return CGSize(
            width: lengths.widths.reduce(0, +) + spacing.width * CGFloat(columns - 1),
            height: lengths.heights.reduce(0, +) + spacing.height * CGFloat(rows.count - 1)
        )
    }

    override func arrange(
        in frame: CGRect,
        _ proposal: ProposedViewSize,
        _ context: PlacementContext
    ) {
        let (rows, columns) = rows()
        let lengths = lengths(rows, columns, proposal)
        let columnAlignments = columnAlignments(rows)
        var top = frame.minY
        for (index, row) in rows.enumerated() {
            for cell in row {
                var alignment = alignment
                if let own = (children[index] as? GridRowItem)?.alignment {
                    alignment.vertical = own
                }
                if cell.columns.count == 1, let own = columnAlignments[cell.columns.lowerBound] {
                    alignment.horizontal = own
                }
                let before = lengths.widths[..<cell.columns.lowerBound]
                let left = before.reduce(0) { $0 + $1 + spacing.width }
                let room = CGRect(
                    x: frame.minX + left,
                    y: top,
                    width: width(of: cell, lengths.widths),
                    height: lengths.heights[index]
                )
                let offered = ProposedViewSize(room.size)
                var place = alignment.frame(of: cell.item, offered, in: room)
                if let anchor = cell.item.traits.cellAnchor {
                    place.origin = CGPoint(
                        x: room.minX + anchor.x * (room.width - place.width),
                        y: room.minY + anchor.y * (room.height - place.height)
                    )
                }
                cell.item.place(in: place, offered, context)
            }
            top += lengths.heights[index] + spacing.height
        }
    }
}
