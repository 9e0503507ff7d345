import CPixels
import Raster
import Testing

/// A patch in memory for the kernels.
final class KernelPatch {
    private let corners = GuardedMemory(
        count: Int(cpixels_patch_corners) + 9,
        of: cpixels_corner(x: -7, y: -7)
    )
    private let areas = GuardedMemory<Int32>(count: Int(cpixels_patch_areas), of: -7)
    private var memory = cpixels_patch()

    /// The rows of the patch.
    var rows: Range<Int> { Int(memory.top)..<Int(memory.top + memory.rows) }

    /// Fills the patch with polygons, which are known not to cross themselves if `isSimple`. Returns
    /// whether the kernel accepts them.
    func fill(_ polygons: [[Point]], isSimple: Bool = false, width: Int, height: Int) -> Bool {
        memory.areas = areas.pointer
        memory.room = Int32(areas.count)
        let points = polygons.joined().flatMap { [$0.x, $0.y] }
        let ends = polygons.indices.map { polygons[...$0].joined().count }
        let needed = points.withUnsafeBufferPointer { points in
            ends.withUnsafeBufferPointer { ends in
                cpixels_fill_patch(
                    cpixels_outline(
                        points: points.baseAddress,
                        ends: ends.baseAddress,
                        arcs: nil,
                        count: ends.count,
                        arc_count: 0
                    ),
                    isSimple ? 1 : 0,
                    Int32(width),
                    Int32(height),
                    corners.pointer,
                    &memory
                )
            }
        }
        #expect(corners.isIntact && areas.isIntact)
        return needed > 0 && needed <= areas.count
    }

    /// Returns the area differences of a row, as wide as an image and eight more.
    func changes(row: Int, width: Int) -> [Int32] {
        var result = [Int32](repeating: 0, count: width + 8)
        let line = row - rows.lowerBound, stride = Int(memory.stride)
        for x in 0..<stride {
            let area = areas[line * stride + x]
            if area != 0 { result[Int(memory.left) + x] = area }
        }
        return result
    }
}
