import CPixels
import Raster
import Testing

/// A simple outline in memory for the kernels.
final class KernelSimple {
    private let sides = GuardedMemory(count: Int(cpixels_simple_sides), of: cpixels_side())
    private let corners = GuardedMemory(
        count: Int(cpixels_simple_corners) + 4,
        of: cpixels_corner(x: -7, y: -7)
    )
    private let lineAreas: GuardedMemory<Int32>
    private let areas: GuardedMemory<Int32>
    private let marks: GuardedMemory<UInt64>
    private let summed = UnsafeMutablePointer<cpixels_summed_rows>.allocate(capacity: 1)
    private let simple = UnsafeMutablePointer<cpixels_simple>.allocate(capacity: 1)
    private let width: Int
    private let height: Int

    /// Creates memory for an outline in an image of `width` × `height` pixels, with room for
    /// `areaRoom` areas of its lines.
    init(width: Int, height: Int, areaRoom: Int = 1 << 14) {
        self.width = width
        self.height = height
        simple.initialize(to: cpixels_simple())
        simple.pointee.sides = sides.pointer
        simple.pointee.corners = corners.pointer
        lineAreas = GuardedMemory(count: areaRoom, of: 0)
        simple.pointee.areas = lineAreas.pointer
        simple.pointee.area_room = Int32(areaRoom)
        let (stride, words) = (width + 12, (width + 2) / 256 + 1)
        areas = GuardedMemory(count: stride * Int(cpixels_band_rows), of: 0)
        marks = GuardedMemory(count: words * Int(cpixels_band_rows), of: 0)
        summed.initialize(
            to: cpixels_summed_rows(
                areas: areas.pointer,
                marks: marks.pointer,
                stride: Int32(stride),
                words: Int32(words),
                row: 0,
                count: 0
            )
        )
        simple.pointee.summed = summed
    }

    deinit {
        simple.deallocate()
        summed.deallocate()
    }

    /// Splits an outline by the kernel. Returns whether the kernel accepts it.
    func trace(_ outline: PixelOutline) -> Bool {
        let points = outline.points.flatMap { [$0.x, $0.y] }
        let arcs = outline.arcs.map { arc in
            cpixels_arc(
                corner: arc.corner,
                bend_x: arc.bend.dx,
                bend_y: arc.bend.dy,
                circle: KernelCircle.inUnits(arc.circle),
                cached: nil
            )
        }
        let isTraced = points.withUnsafeBufferPointer { points in
            outline.ends.withUnsafeBufferPointer { ends in
                arcs.withUnsafeBufferPointer { arcs in
                    cpixels_trace_simple(
                        cpixels_outline(
                            points: points.baseAddress,
                            ends: ends.baseAddress,
                            arcs: arcs.baseAddress,
                            count: ends.count,
                            arc_count: arcs.count
                        ),
                        Int32(width),
                        Int32(height),
                        simple
                    )
                }
            }
        }
        #expect(sides.isIntact && corners.isIntact && lineAreas.isIntact)
        return isTraced != 0
    }

    /// The number of areas that the lines of the outline need.
    var neededAreas: Int { Int(simple.pointee.area_count) }

    /// Whether no kernel wrote outside the memory of summed rows.
    var isIntact: Bool { areas.isIntact && marks.isIntact }

    /// The edges, as passed to kernels.
    var edges: cpixels_edges {
        var edges = cpixels_edges()
        edges.form = cpixels_edges_simple
        edges.width = Int32(width)
        edges.simple = UnsafePointer(simple)
        return edges
    }
}
