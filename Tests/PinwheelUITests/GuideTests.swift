import PinwheelUI
import Raster
import Testing

/// Alignment guides that views set, as their containers see them.
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

    /// A square with baselines 4 points below its top.
    private var squareWithBaselines: some View {
        Color.red.frame(width: 10, height: 10)
            .alignmentGuide(.firstTextBaseline) { _ in 4 }
            .alignmentGuide(.lastTextBaseline) { _ in 4 }
    }

    private enum Third: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }

    @Test
    func `first and last baselines come from the children, and other guides are averaged`() throws {
        func row(_ alignment: VerticalAlignment) throws -> [CGRect] {
            try frames {
                HStack(alignment: alignment, spacing: 0) {
                    VStack(spacing: 0) {
                        squareWithBaselines
                        squareWithBaselines
                    }
                    squareWithBaselines
                }
            }
        }
        #expect(try row(.firstTextBaseline) == [square(40), square(50), square(40, 50)])
        #expect(try row(.lastTextBaseline) == [square(40), square(50), square(50, 50)])
        func overlaid(_ guide: VerticalAlignment) throws -> CGRect? {
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
        #expect(try overlaid(VerticalAlignment(Third.self)) == square(49, 45))
        // A container with several views does not derive guides of edges.
        #expect(try overlaid(.top) == square(40, 45))
    }

    @Test(
        // The test takes a few seconds, and up to a minute in parallel with others. Exponential
        // growth would never end.
        .timeLimit(.minutes(10))
    )
    func `layout time does not grow exponentially with the nesting depth`() throws {
        func nested(_ depth: Int) -> AnyView {
            guard depth > 0 else { return AnyView(Color.red.frame(width: 10, height: 10)) }
            let inner = nested(depth - 1)
            return depth.isMultiple(of: 2)
                ? AnyView(inner.frame(maxWidth: .infinity)) : AnyView(VStack { inner })
        }
        #expect(try frames { nested(40) } == [square(45, 45)])
    }
}
