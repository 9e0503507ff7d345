import CPixels
import Raster

/// The cached rows of a circle, in memory for the kernels.
final class KernelCircle {
    /// The circle, in pixels.
    let circle: CircleGeometry
    private let rows: GuardedMemory<cpixels_cached_row>
    private let corners: GuardedMemory<cpixels_corner>
    private let changes: GuardedMemory<Int32>
    /// The cached rows, as passed to kernels.
    let memory: UnsafeMutablePointer<cpixels_cached_circle>
    /// Whether there was enough room.
    let isWhole: Bool

    /// Caches the rows of `circle` in an image of `width` × `height` pixels, with room for `room`
    /// corners and differences.
    init(_ circle: CircleGeometry, width: Int, height: Int, room: Int) {
        self.circle = circle
        rows = GuardedMemory(count: 2 * height, of: cpixels_cached_row())
        corners = GuardedMemory(count: room, of: cpixels_corner(x: -7, y: -7))
        changes = GuardedMemory(count: room, of: -7)
        memory = .allocate(capacity: 1)
        memory.initialize(
            to: cpixels_cached_circle(
                rows: rows.pointer,
                corners: corners.pointer,
                changes: changes.pointer,
                corner_room: Int32(room),
                change_room: Int32(room)
            )
        )
        isWhole =
            cpixels_cache_circle(
                Self.inUnits(circle),
                Int32(width),
                Int32(height),
                memory.pointee
            ) != 0
    }

    deinit { memory.deallocate() }

    /// The number of cached rows of both sides.
    var rowCount: Int { rows.elements.count { $0.count > 0 } }

    /// Whether no kernel wrote outside the memory.
    var isIntact: Bool { rows.isIntact && corners.isIntact && changes.isIntact }

    /// Returns a circle in subpixel units.
    static func inUnits(_ circle: CircleGeometry) -> cpixels_circle {
        cpixels_circle(
            x: circle.center.x * 4096,
            y: circle.center.y * 4096,
            radius: circle.radius * 4096
        )
    }
}
