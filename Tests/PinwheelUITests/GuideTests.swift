import PinwheelUI
import Raster
import Testing

/// Guides that views set, as those around see them.
@MainActor
struct GuideTests {
    private func frames<Content: View>(
        @ViewBuilder _ view: @escaping () -> Content
    ) throws -> [CGRect] {
        let session = try ViewSession(size: CGSize(width: 100, height: 100), view)
        return try session.scene(at: 0).items.compactMap { item in
            guard case .shape(let shape) = item, let bounds = shape.path.bounds else { return nil }
            let corner = shape.transform.apply(to: bounds.origin)
            return CGRect(x: corner.x, y: corner.y, width: bounds.width, height: bounds.height)
        }
    }

    private func square(_ y: CGFloat, _ x: CGFloat = 40) -> CGRect {
        CGRect(x: x, y: y, width: 10, height: 10)
    }

    /// A square whose baselines are 4 points below its top.
    private var lettered: some View {
        Color.red.frame(width: 10, height: 10)
            .alignmentGuide(.firstTextBaseline) { _ in 4 }
            .alignmentGuide(.lastTextBaseline) { _ in 4 }
    }

    private enum Third: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }

    @Test("Of several baselines the first and the last count, of other guides the mean")
    func baselines() throws {
        func beside(_ alignment: VerticalAlignment) throws -> [CGRect] {
            try frames {
                HStack(alignment: alignment, spacing: 0) {
                    VStack(spacing: 0) {
                        lettered
                        lettered
                    }
                    lettered
                }
            }
        }
        #expect(try beside(.firstTextBaseline) == [square(40), square(50), square(40, 50)])
        #expect(try beside(.lastTextBaseline) == [square(40), square(50), square(50, 50)])
        func over(_ guide: VerticalAlignment) throws -> CGRect? {
            try frames {
                ZStack(alignment: Alignment(horizontal: .center, vertical: guide)) {
                    VStack(spacing: 0) {
                        Color.red.frame(width: 10, height: 10).alignmentGuide(guide) { _ in 2 }
                        Color.red.frame(width: 10, height: 10).alignmentGuide(guide) { _ in 6 }
                    }
                    Color.red.frame(width: 10, height: 10)
                }
            }.last
        }
        // The mean of 2 and 16 in a stack 20 points high.
        #expect(try over(VerticalAlignment(Third.self)) == square(49, 45))
        // Guides of sides end at a container of several views.
        #expect(try over(.top) == square(40, 45))
    }

    @Test(
        "Frames within frames, forty deep, are no more work each than one",
        // Beside all other tests a few seconds may take a minute; what doubles at each level never ends.
        .timeLimit(.minutes(10))
    )
    func depth() throws {
        func nested(_ depth: Int) -> AnyView {
            guard depth > 0 else { return AnyView(Color.red.frame(width: 10, height: 10)) }
            let inner = nested(depth - 1)
            return depth.isMultiple(of: 2)
                ? AnyView(inner.frame(maxWidth: .infinity)) : AnyView(VStack { inner })
        }
        #expect(try frames { nested(40) } == [square(45, 45)])
    }
}
