import PinwheelUI
import Raster
import Testing

/// Where views come to lie, by SwiftUI's rules.
@MainActor
struct LayoutTests {
    /// The frames of all that is drawn, back to front, in points.
    private func frames<Content: View>(
        _ width: CGFloat? = 100,
        _ height: CGFloat? = 100,
        @ViewBuilder _ view: @escaping () -> Content
    ) throws -> [CGRect] {
        let size = width.flatMap { width in height.map { CGSize(width: width, height: $0) } }
        let scene = try ViewSession(size: size, view).scene(at: 0)
        return scene.items.compactMap { item in
            guard case .shape(let shape) = item, let bounds = shape.path.bounds else { return nil }
            let corner = shape.transform.apply(to: bounds.origin)
            return CGRect(x: corner.x, y: corner.y, width: bounds.width, height: bounds.height)
        }
    }

    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    @Test("A colour takes all, a circle the shorter side; without a proposal both take 10")
    func shapes() throws {
        #expect(try frames { Color.red } == [rect(0, 0, 100, 100)])
        #expect(try frames(100, 40) { Circle() } == [rect(30, 0, 40, 40)])
        #expect(try frames(nil, nil) { Circle() } == [rect(0, 0, 10, 10)])
    }

    @Test("A stack's distance is 8, the first asked are those that bend least")
    func stacks() throws {
        #expect(
            try frames {
                HStack {
                    Color.red
                    Color.blue.frame(width: 20)
                }
            } == [rect(0, 0, 72, 100), rect(80, 0, 20, 100)]
        )
        #expect(
            try frames {
                VStack(alignment: .leading, spacing: 2) {
                    Color.red.frame(width: 10, height: 10)
                    Color.blue.frame(width: 30, height: 10)
                }
            } == [rect(35, 39, 10, 10), rect(35, 51, 30, 10)]
        )
    }

    @Test("Room is given by priority, the least of others kept")
    func priorities() throws {
        #expect(
            try frames {
                HStack(spacing: 0) {
                    Color.red.frame(minWidth: 30)
                    Color.blue.layoutPriority(1)
                }
            } == [rect(0, 0, 30, 100), rect(30, 0, 70, 100)]
        )
    }

    @Test("A spacer has no distance to its neighbours and is at least 8")
    func spacers() throws {
        #expect(
            try frames {
                HStack {
                    Color.red.frame(width: 10, height: 10)
                    Spacer()
                    Color.blue.frame(width: 10, height: 10)
                }
            } == [rect(0, 45, 10, 10), rect(90, 45, 10, 10)]
        )
        #expect(
            try frames(nil, nil) {
                HStack {
                    Color.red.frame(width: 10, height: 10)
                    Spacer()
                    Color.blue.frame(width: 10, height: 10)
                }
            } == [rect(0, 0, 10, 10), rect(18, 0, 10, 10)]
        )
    }

    @Test("A flexible frame: between limits what is offered, else at least or at most the child")
    func flexibleFrames() throws {
        #expect(
            try frames {
                Color.red.frame(width: 10, height: 10).frame(
                    maxWidth: .infinity,
                    alignment: .trailing
                )
            } == [rect(90, 45, 10, 10)]
        )
        #expect(try frames { Color.red.frame(minWidth: 120) }.first?.width == 120)
        #expect(try frames { Color.red.frame(minWidth: 20, maxWidth: 40) }.first?.width == 40)
    }

    @Test("Overlays and backgrounds are offered the content's size and never change it")
    func layers() throws {
        #expect(
            try frames {
                Color.red.frame(width: 20, height: 20)
                    .overlay(alignment: .topTrailing) { Color.blue.frame(width: 40, height: 4) }
                    .background { Color.green }
            } == [rect(40, 40, 20, 20), rect(40, 40, 20, 20), rect(20, 40, 40, 4)]
        )
    }

    @Test("Padding is 16 unless said; a position is the middle's")
    func paddingAndPosition() throws {
        #expect(try frames { Color.red.padding() } == [rect(16, 16, 68, 68)])
        #expect(try frames { Color.red.padding(.leading, 10) } == [rect(10, 0, 90, 100)])
        #expect(
            try frames { Color.red.frame(width: 10, height: 10).position(x: 20, y: 30) }
                == [rect(15, 25, 10, 10)]
        )
    }

    @Test("A geometry reader takes all, its content lies in its upper left corner")
    func geometry() throws {
        #expect(
            try frames {
                GeometryReader { proxy in
                    Color.red.frame(width: proxy.size.width / 2, height: 10)
                }
                .padding(10)
            } == [rect(10, 10, 40, 10)]
        )
    }

    @Test("Modifiers of a group reach each of its views")
    func groups() throws {
        #expect(
            try frames {
                HStack(spacing: 0) {
                    Group {
                        Color.red
                        Color.blue
                    }
                    .padding(5)
                }
            } == [rect(5, 5, 40, 90), rect(55, 5, 40, 90)]
        )
    }

    @Test("A guide moves a view against the others")
    func guides() throws {
        #expect(
            try frames {
                ZStack(alignment: .top) {
                    Color.red.frame(width: 10, height: 10)
                    Color.blue.frame(width: 10, height: 10).alignmentGuide(.top) { _ in -20 }
                }
            } == [rect(45, 35, 10, 10), rect(45, 55, 10, 10)]
        )
    }

    @Test("A ratio fits what is offered")
    func ratios() throws {
        #expect(
            try frames { Color.red.aspectRatio(2, contentMode: .fit) } == [rect(0, 25, 100, 50)]
        )
    }
}
