import PinwheelUI
import Raster
import Testing

/// Frames of what turns, scales and clips lie on whole pixels, before anything moves.
@MainActor
struct EffectFrameTests {
    /// The frame of what a view of 60 points at one pixel a point draws first, and of what clips it.
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

    @Test("A square of 25 in 60 points turns about its own middle", arguments: [0.0, 90, 180, 270])
    func turns(degrees: Double) throws {
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

    @Test("A clip is that of whole pixels, and what it clips stays where it is")
    func clips() throws {
        let (shape, clip) = try drawn {
            Rectangle().frame(width: 5, height: 5).frame(width: 25, height: 25).clipped()
        }
        #expect(isNear(clip, whole))
        #expect(isNear(shape, Raster.Rect(x: 28, y: 28, width: 5, height: 5)))
    }

    @Test("From the middle between two pixels a frame goes to the greater one, left of zero, too")
    func ties() throws {
        let left = try drawn {
            Rectangle().frame(width: 10, height: 10).position(x: 4.5, y: 4.5)
        }
        #expect(isNear(left.shape, Raster.Rect(x: 0, y: 0, width: 10, height: 10)))
    }

    @Test("A border that is wider than what it is in leaves no ink")
    func wideBorder() throws {
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
