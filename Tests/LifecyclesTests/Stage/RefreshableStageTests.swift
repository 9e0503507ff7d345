import Indicators
import Lifecycles
import Raster
import TestSupport
import Testing

/// Article 002 draws the control and the error card with visible texts and buttons.
@Suite struct RefreshableStageTests {
    private var lifecycle: Refreshable {
        var small = Refreshable()
        small.height = 568
        return small
    }

    private func hasText(_ text: String, in picture: StagePicture) -> Bool {
        // Labels are identified by their outlines, independent of their positions.
        func steps(_ path: Path) -> [Vector] {
            guard case .move(let start)? = path.elements.first else { return [] }
            return path.elements.compactMap { element in
                guard case .move(let point) = element else { return nil }
                let way = point - start
                return Vector(
                    dx: (way.dx * 1e6).rounded() / 1e6 + 0,
                    dy: (way.dy * 1e6).rounded() / 1e6 + 0
                )
            }
        }
        let wanted = steps(StrokeFont.builtIn.path(for: text, size: 17, at: .zero))
        return picture.scene.shapes.contains { $0.pen != nil && steps($0.path) == wanted }
    }

    private func failed(at time: Double) throws -> StagePicture {
        try StagePicture(
            lifecycle,
            "t130",
            at: time,
            work: RefreshWork(failingFirstAfter: 1, thenSucceedingAfter: 2),
            taps: [ScreenTap(time: 2.5, button: .retry)]
        )
    }

    @Test("Spokes appear according to the pull")
    func reveal() throws {
        let picture = try StagePicture(lifecycle, "t130", at: 0.3)
        let share = BezierCurve.easeInOut.value(at: 78 / 112.5)
        let spokes = picture.scene.shapes.filter { $0.pen?.width == 3.75 }
        let alphas = RefreshControl.spokes(reveal: share).filter { $0 > 0 }
        #expect(spokes.count == alphas.count && alphas.count < 8)
        for (spoke, alpha) in zip(spokes, alphas) {
            // The secondary colour has an alpha of 0.6.
            #expect(isClose(spoke.color?.alpha ?? 0, 0.6 * alpha, within: 1e-9))
            #expect(isClose(spoke.transform.origin.y, 30, within: 1e-9))
        }
    }

    @Test("The card is red, at the top, centred, and has all texts")
    func card() throws {
        let picture = try failed(at: 2.2)
        #expect(picture.has([255, 59, 48], 187.5, 4))
        #expect(picture.has([255, 255, 255], 40, 4))
        #expect(hasText("Dismiss", in: picture))
        #expect(hasText("Retry", in: picture))
    }

    @Test("During a retry a spinner replaces Retry, and Dismiss does not move")
    func retrying() throws {
        let before = try failed(at: 2.2)
        let during = try failed(at: 3)
        #expect(!hasText("Retry", in: during))
        #expect(hasText("Dismiss", in: during))
        #expect(during.scene.shapes.filter { $0.pen?.width == 2.5 }.count == 8)
        // The label keeps its size, so the card's edges are unchanged.
        for x in stride(from: 90.0, to: 290, by: 1) {
            #expect(before[x, 2] == during[x, 2])
        }
    }

    @Test("A success hides the card")
    func success() throws {
        let picture = try failed(at: 4.6)
        #expect(picture.has([255, 255, 255], 187.5, 4))
    }
}
