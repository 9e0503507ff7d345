import CPixels

/// The shapes and groups of an image. They determine the route of each row.
@safe final class RowRoutes {
    /// Neighbouring rows with the same shapes.
    struct Section {
        /// The rows.
        var rows: Range<Int>
        /// The route of all rows.
        var route: DrawingRoute
        /// The index of the topmost node in these rows.
        var node: Int
    }

    /// The properties of nodes on which the route depends.
    private struct Kinds: OptionSet, BitwiseCopyable {
        let rawValue: UInt8
        /// A shape of one colour that covers the image.
        static let everywhere = Kinds(rawValue: 1)
        /// A patch of one colour.
        static let patch = Kinds(rawValue: 2)
        /// Any other shape of one colour.
        static let plain = Kinds(rawValue: 4)
        /// A shape with a conic gradient whose directions are cached.
        static let conic = Kinds(rawValue: 8)
        /// A shape with any other paint.
        static let sampled = Kinds(rawValue: 16)
        /// A group, or a shape with a blend mode.
        static let composited = Kinds(rawValue: 32)
    }

    @safe private struct Node: BitwiseCopyable {
        var top: Int
        var bottom: Int
        var kind: Kinds
        /// The shape as a C struct for the kernels. `nil` if they cannot draw it.
        var shape: UnsafePointer<cpixels_shape>?
    }

    private let nodes = GrowingBuffer<Node>()
    /// The shapes in the rows of the last section. The buffer has room for all shapes.
    private let present = unsafe GrowingBuffer<UnsafePointer<cpixels_shape>?>()
    private var presentCount = 0

    init() {}

    /// Replaces the nodes, which must stay unchanged until their rows are drawn.
    func replace(with nodes: [PreparedNode]) {
        self.nodes.removeAll()
        unsafe present.grow(count: nodes.count)
        for node in nodes {
            switch node {
            case .shape(let shape):
                let kernelShape = unsafe shape.kernelShape
                unsafe append(shape.rows, Self.kind(of: shape, kernelShape), kernelShape)
            case .group(let group):
                unsafe append(group.rows, .composited, nil)
            }
        }
    }

    @unsafe private func append(
        _ rows: Range<Int>,
        _ kind: Kinds,
        _ shape: UnsafePointer<cpixels_shape>?
    ) {
        let (top, bottom) = (rows.lowerBound, rows.upperBound)
        unsafe nodes.append(Node(top: top, bottom: bottom, kind: kind, shape: shape))
    }

    @unsafe private static func kind(
        of shape: PreparedShape,
        _ kernelShape: UnsafePointer<cpixels_shape>?
    ) -> Kinds {
        guard let kernelShape = unsafe kernelShape else {
            return shape.blend == .sourceOver ? .sampled : .composited
        }
        if unsafe kernelShape.pointee.paint.directions != nil { return .conic }
        if unsafe kernelShape.pointee.is_everywhere != 0 { return .everywhere }
        return unsafe kernelShape.pointee.edges.form == cpixels_edges_patch ? .patch : .plain
    }

    /// Returns the section of rows from `row` to at most `end` that are drawn on one route.
    func section(from row: Int, to end: Int, width: Int) -> Section {
        var section = sectionOfShapes(from: row, to: end, width: width)
        // All shapes of a band are composited together, so that adjacent sections are joined.
        while section.route == .composite, section.rows.upperBound < end {
            let next = sectionOfShapes(from: section.rows.upperBound, to: end, width: width)
            guard next.route == .composite else { break }
            section.rows = row..<next.rows.upperBound
        }
        return section
    }

    /// Returns the section of rows from `row` to at most `end` that have the same nodes.
    private func sectionOfShapes(from row: Int, to end: Int, width: Int) -> Section {
        let (nodes, present) = unsafe (nodes.view, present.view)
        var (end, count, kinds, last) = (end, 0, Kinds(), 0)
        for index in 0..<nodes.count {
            let node = unsafe nodes[index]
            if row < node.top {
                end = min(end, node.top)
            } else if row < node.bottom {
                end = min(end, node.bottom)
                kinds.formUnion(node.kind)
                last = index
                unsafe present[count] = node.shape
                count += 1
            }
        }
        presentCount = count
        let route = Self.route(count: count, kinds, width: width)
        return Section(rows: row..<end, route: route, node: last)
    }

    private static func route(count: Int, _ kinds: Kinds, width: Int) -> DrawingRoute {
        if kinds.isEmpty { return .fill }
        if kinds == .patch, width <= DrawingRoute.patchesWidth { return .patches }
        if kinds.isSubset(of: [.everywhere, .patch, .plain]) {
            return count > 1 ? .layers : kinds == .everywhere ? .fill : .single
        }
        return count > 1 || kinds == .composited ? .composite : kinds == .conic ? .single : .direct
    }

    /// Draws at most `cpixels_route_rows` rows of the last section by its kernel. Returns the rows
    /// to composite instead, one bit each, the first row lowest.
    func draw(
        _ rows: Range<Int>,
        of section: Section,
        by scanner: CoverageScanner,
        to target: Target
    ) -> UInt32 {
        let first = Int32(truncatingIfNeeded: rows.lowerBound)
        let end = Int32(truncatingIfNeeded: rows.upperBound)
        let count = Int32(truncatingIfNeeded: presentCount)
        let (shapes, scratch) = unsafe (present.pointer, scanner.scratch)
        switch section.route {
        case .fill:
            guard count > 0, var paint = unsafe shapes[0]?.pointee.paint else {
                unsafe cpixels_fill_rows(target.memory, first, end, nil)
                return 0
            }
            unsafe cpixels_fill_rows(target.memory, first, end, &paint)
            return 0
        case .patches:
            unsafe cpixels_draw_patches(shapes, count, scratch, target.memory, first, end)
            return 0
        case .single:
            return unsafe cpixels_draw_single(shapes[0], scratch, target.memory, first, end)
        case .layers:
            return unsafe cpixels_draw_layers(shapes, count, scratch, target.memory, first, end)
        case .direct, .composite:
            return 0
        }
    }
}
