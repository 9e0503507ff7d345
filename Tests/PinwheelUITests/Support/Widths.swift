import PinwheelUI
import Raster

/// A bar whose width shows a value.
struct Bar: View {
    var width: CGFloat
    var body: some View { Color.red.frame(width: width, height: 10) }
}

/// Returns the widths of the drawn shapes.
@MainActor
func widths(of scene: Raster.Scene) -> [Double] {
    scene.items.compactMap { item in
        guard case .shape(let shape) = item, let bounds = shape.path.bounds else { return nil }
        return bounds.width * shape.transform.a
    }
}

/// Returns the widths of the drawn shapes at some times, which are requested in this order.
@MainActor
func widths<Content: View>(
    at times: [Double],
    @ViewBuilder _ view: @escaping () -> Content
) throws -> [[Double]] {
    let session = try ViewSession(size: CGSize(width: 400, height: 20), view)
    return try times.map { widths(of: try session.scene(at: $0)) }
}
