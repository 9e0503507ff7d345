import Indicators
import PinwheelUI
import Raster

/// Returns the first solid colour that a view draws: bytes, and alpha rounded to hundredths.
@MainActor
func firstColor<Content: View>(
    isDark: Bool = false,
    @ViewBuilder _ view: @escaping () -> Content
) throws -> [Double] {
    var environment = Indicators.Environment.standard
    environment.appearance = isDark ? .dark : .light
    let session = try ViewSession(size: CGSize(width: 9, height: 9), in: environment, view)
    for case .shape(let shape) in try session.scene(at: 0).items {
        guard case .solid(let color) = shape.paint else { continue }
        let bytes = [color.red, color.green, color.blue].map { ($0 * 255).rounded() }
        return bytes + [(color.alpha * shape.opacity * 100).rounded() / 100]
    }
    return []
}

/// Returns whether the last shape that a view draws is filled, and not stroked.
@MainActor
func endsFilled<Content: View>(@ViewBuilder _ view: @escaping () -> Content) throws -> Bool {
    let session = try ViewSession(size: CGSize(width: 20, height: 20), view)
    guard case .shape(let last)? = try session.scene(at: 0).items.last else { return false }
    if case .fill = last.style { return true } else { return false }
}

/// Returns the components of a pixel of a view of a size in pixels.
@MainActor
func pixel<Content: View>(
    _ x: Int,
    _ y: Int,
    size: CGSize,
    @ViewBuilder _ view: @escaping () -> Content
) throws -> [UInt8] {
    let session = try ViewSession(size: size, view)
    var renderer = Renderer()
    let picture = renderer.render(try session.scene(at: 0))
    let start = 4 * (y * picture.width + x)
    return Array(picture.pixels[start..<start + 4])
}
