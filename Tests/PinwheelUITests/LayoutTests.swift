import PinwheelUI
import Raster
import Testing

/// The frames of views under SwiftUI's layout rules.
@MainActor
struct LayoutTests {
    /// Returns the frames of the drawn shapes, back to front, in points.
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

    @Test
    func `colours fill their proposal, circles its shorter side, and both default to 10`() throws {
        #expect(try frames { Color.red } == [rect(0, 0, 100, 100)])
        #expect(try frames(100, 40) { Circle() } == [rect(30, 0, 40, 40)])
        #expect(try frames(nil, nil) { Circle() } == [rect(0, 0, 10, 10)])
    }

    @Test
    func `stacks have a spacing of 8 points and size the least flexible views first`() throws {
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

    @Test func `a view with a higher layout priority leaves others their minimum`() throws {
        #expect(
            try frames {
                HStack(spacing: 0) {
                    Color.red.frame(minWidth: 30)
                    Color.blue.layoutPriority(1)
                }
            } == [rect(0, 0, 30, 100), rect(30, 0, 70, 100)]
        )
    }

    @Test func `a spacer needs no spacing and is at least 8 points long`() throws {
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

    @Test func `a spacer takes space only along its stack`() throws {
        let dot = Color.red.frame(width: 10, height: 10)
        func background<Content: View>(_ content: Content) throws -> CGRect? {
            try frames { content.background { Color.blue } }.first
        }
        #expect(
            try background(
                HStack {
                    dot
                    Spacer()
                }
            ) == rect(0, 45, 100, 10)
        )
        #expect(
            try background(
                VStack {
                    Spacer().padding(2)
                    Group { dot }
                }
            ) == rect(45, 0, 10, 100)
        )
        // In an overlay a spacer has no size.
        #expect(
            try background(
                HStack {
                    ZStack {
                        dot
                        Spacer()
                    }
                }
            ) == rect(45, 45, 10, 10)
        )
        #expect(
            try background(
                HStackLayout()() {
                    dot
                    Spacer()
                }
            ) == rect(0, 45, 100, 10)
        )
        #expect(
            try background(
                AnyLayout(VStackLayout())() {
                    dot
                    Spacer()
                }
            ) == rect(45, 0, 10, 100)
        )
    }

    @Test func `a divider is perpendicular to its stack`() throws {
        #expect(
            try frames {
                HStack(spacing: 0) {
                    Color.red.frame(width: 10)
                    Divider()
                }
                .frame(height: 20)
            } == [rect(45, 40, 10, 20), rect(55, 40, 1, 20)]
        )
        #expect(try frames { VStack { Divider() } } == [rect(0, 50, 100, 1)])
        #expect(try frames { Divider() }.first?.width == 100)
    }

    @Test func `a lazy stack fills the proposed width`() throws {
        #expect(
            try frames {
                LazyVStack(alignment: .leading) { Color.red.frame(width: 10, height: 10) }
            } == [rect(0, 45, 10, 10)]
        )
        #expect(
            try frames {
                LazyHStack(alignment: .bottom) { Color.red.frame(width: 10, height: 10) }
            } == [rect(45, 90, 10, 10)]
        )
    }

    @Test
    func `a safe area inset keeps the default distance and does not stretch the content`() throws {
        #expect(
            try frames {
                Color.red.frame(width: 10, height: 11)
                    .safeAreaInset(edge: .bottom) { Color.blue.frame(height: 5) }
            } == [rect(45, 38, 10, 11), rect(0, 57, 100, 5)]
        )
    }

    @Test func `an inset circle and its border take all of the proposed size`() throws {
        func background<Content: View>(_ content: Content) throws -> CGRect? {
            try frames(100, 40) { content.background { Color.blue } }.first
        }
        #expect(try background(Circle()) == rect(30, 0, 40, 40))
        #expect(try background(Circle().inset(by: 2)) == rect(0, 0, 100, 40))
        #expect(try background(Circle().strokeBorder(lineWidth: 4)) == rect(0, 0, 100, 40))
        #expect(
            try frames(100, 40) { Circle().inset(by: 2).inset(by: 3) } == [rect(35, 5, 30, 30)]
        )
    }

    @Test func `a flexible frame clamps its proposal or the child's size`() throws {
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

    @Test
    func `overlays and backgrounds are proposed the content's size and never change it`() throws {
        #expect(
            try frames {
                Color.red.frame(width: 20, height: 20)
                    .overlay(alignment: .topTrailing) { Color.blue.frame(width: 40, height: 4) }
                    .background { Color.green }
            } == [rect(40, 40, 20, 20), rect(40, 40, 20, 20), rect(20, 40, 40, 4)]
        )
    }

    @Test func `overlays and backgrounds are placed by alignment guides`() throws {
        let dot = Color.red.frame(width: 20, height: 20)
        let mark = Color.blue.frame(width: 4, height: 4)
        #expect(
            try frames {
                dot.overlay(alignment: .top) { mark.alignmentGuide(.top) { $0[.bottom] } }
            } == [rect(40, 40, 20, 20), rect(48, 36, 4, 4)]
        )
        #expect(
            try frames {
                dot.alignmentGuide(.leading) { _ in 5 }
                    .background(alignment: .bottomLeading) { mark }
            } == [rect(45, 56, 4, 4), rect(40, 40, 20, 20)]
        )
    }

    @Test func `each view of a group has its own overlay, background or mask`() throws {
        #expect(
            try frames {
                HStack(spacing: 0) {
                    Group {
                        Color.red.frame(width: 10, height: 10)
                        Color.red.frame(width: 20, height: 10)
                    }
                    .overlay { Color.blue }
                }
            } == [
                rect(35, 45, 10, 10), rect(35, 45, 10, 10),
                rect(45, 45, 20, 10), rect(45, 45, 20, 10),
            ]
        )
        let masked = try ViewSession(size: CGSize(width: 100, height: 100)) {
            HStack { ForEach(0..<3) { _ in Color.red }.mask { Circle() } }
        }.scene(at: 0)
        let places = masked.items.compactMap { item -> Double? in
            guard case .group(let group) = item, case .group(let mask)? = group.items.last,
                case .shape(let circle)? = mask.items.first
            else { return nil }
            return circle.transform.tx
        }
        #expect(Set(places).count == 3)
    }

    @Test func `padding defaults to 16 points, and a position places the centre`() throws {
        #expect(try frames { Color.red.padding() } == [rect(16, 16, 68, 68)])
        #expect(try frames { Color.red.padding(.leading, 10) } == [rect(10, 0, 90, 100)])
        #expect(
            try frames { Color.red.frame(width: 10, height: 10).position(x: 20, y: 30) }
                == [rect(15, 25, 10, 10)]
        )
    }

    @Test
    func `a geometry reader fills its proposal, with its content in the upper left corner`() throws
    {
        #expect(
            try frames {
                GeometryReader { proxy in
                    Color.red.frame(width: proxy.size.width / 2, height: 10)
                }
                .padding(10)
            } == [rect(10, 10, 40, 10)]
        )
    }

    @Test func `modifiers of a group apply to each of its views`() throws {
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

    @Test func `an alignment guide offsets a view from the others`() throws {
        #expect(
            try frames {
                ZStack(alignment: .top) {
                    Color.red.frame(width: 10, height: 10)
                    Color.blue.frame(width: 10, height: 10).alignmentGuide(.top) { _ in -20 }
                }
            } == [rect(45, 45, 10, 10), rect(45, 65, 10, 10)]
        )
    }

    @Test func `an aspect ratio fits into the proposal`() throws {
        #expect(
            try frames { Color.red.aspectRatio(2, contentMode: .fit) } == [rect(0, 25, 100, 50)]
        )
    }
}
