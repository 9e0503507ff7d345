import PinwheelUI
import Raster
import Testing

/// Frames of rotated, scaled and clipped views are rounded to whole pixels before the transform.
@MainActor
struct EffectFrameTests {
    /// Returns the bounds of the first shape drawn by a view of 60 × 60 points, and of its clip.
    private func drawn<Content: View>(
        @ViewBuilder _ view: @escaping () -> Content
    ) throws -> (shape: Raster.Rect?, clip: Raster.Rect?) {
        let session = try ViewSession(size: CGSize(width: 60, height: 60), view)
        var items = try session.scene(at: 0).items
        var clip: Raster.Rect?
        while case .group(let group)? = items.first {
            if clip == nil, let first = group.clips.first {
                clip = first.path.transformed(by: first.transform).bounds
            }
            items = group.items
        }
        guard case .shape(let shape)? = items.first else { return (nil, clip) }
        return (shape.path.transformed(by: shape.transform).bounds, clip)
    }

    private let whole = Raster.Rect(x: 18, y: 18, width: 25, height: 25)

    private func isNear(_ one: Raster.Rect?, _ other: Raster.Rect) -> Bool {
        guard let one else { return false }
        return abs(one.minX - other.minX) < 1e-9 && abs(one.minY - other.minY) < 1e-9
            && abs(one.size.width - other.size.width) < 1e-9
            && abs(one.size.height - other.size.height) < 1e-9
    }

    @Test(arguments: [0.0, 90, 180, 270])
    func `a square of 25 points in 60 rotates and scales about its own centre`(
        degrees: Double
    ) throws {
        let square = Rectangle().frame(width: 25, height: 25)
        #expect(isNear(try drawn { square }.shape, whole))
        #expect(isNear(try drawn { square.rotationEffect(.degrees(degrees)) }.shape, whole))
        let turned = try drawn {
            square.rotation3DEffect(.degrees(degrees), axis: (x: 0, y: 0, z: 1))
        }
        #expect(isNear(turned.shape, whole))
        let scaled = try drawn { square.scaleEffect(3) }.shape
        #expect(isNear(scaled, Raster.Rect(x: -7, y: -7, width: 75, height: 75)))
    }

    @Test func `a clip is rounded to whole pixels, and the clipped content is not moved`() throws {
        let (shape, clip) = try drawn {
            Rectangle().frame(width: 5, height: 5).frame(width: 25, height: 25).clipped()
        }
        #expect(isNear(clip, whole))
        #expect(isNear(shape, Raster.Rect(x: 28, y: 28, width: 5, height: 5)))
    }

    @Test func `a frame between two pixels is rounded up`() throws {
        let left = try drawn {
            Rectangle().frame(width: 10, height: 10).position(x: 4.5, y: 4.5)
        }
        #expect(isNear(left.shape, Raster.Rect(x: 0, y: 0, width: 10, height: 10)))
    }

    @Test func `a border wider than its shape draws nothing`() throws {
        #expect(
            try pixel(30, 30, size: CGSize(width: 60, height: 60)) {
                Circle().strokeBorder(lineWidth: 20).frame(width: 10, height: 10)
            } == [0, 0, 0, 0]
        )
        let frame = CGRect(x: 0, y: 0, width: 9, height: 30)
        #expect(Circle().inset(by: 5).path(in: frame).isEmpty)
        #expect(!Rectangle().inset(by: 4).path(in: frame).isEmpty)
    }
}
