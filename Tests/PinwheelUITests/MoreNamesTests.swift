import PinwheelUI
import Testing

/// Alignments, springs between values, mixed colours, groups of controls.
@MainActor
struct MoreNamesTests {
    @Test(
        arguments: [
            (Alignment.leadingFirstTextBaseline, HorizontalAlignment.leading, true),
            (.centerFirstTextBaseline, .center, true),
            (.trailingFirstTextBaseline, .trailing, true),
            (.leadingLastTextBaseline, .leading, false),
            (.centerLastTextBaseline, .center, false),
            (.trailingLastTextBaseline, .trailing, false),
        ]
    )
    func `baseline alignments combine both guides`(
        _ both: Alignment,
        _ horizontal: HorizontalAlignment,
        _ isFirst: Bool
    ) {
        let vertical = isFirst ? VerticalAlignment.firstTextBaseline : .lastTextBaseline
        #expect(both == Alignment(horizontal: horizontal, vertical: vertical))
    }

    @Test func `a spring between two values is a shifted spring from 0`() {
        let spring = Spring(duration: 0.4, bounce: 0.3)
        for time in [0, 0.1, 0.35, 2] {
            let value = spring.value(fromValue: 2.0, toValue: 6, initialVelocity: 3, time: time)
            let way = spring.value(target: 4.0, initialVelocity: 3, time: time)
            #expect(abs(value - 2 - way) < 1e-12)
            let speed = spring.velocity(
                fromValue: 2.0,
                toValue: 6,
                initialVelocity: 3,
                time: time
            )
            #expect(speed == spring.velocity(target: 4.0, initialVelocity: 3, time: time))
        }
        let point = spring.value(
            fromValue: CGPoint(x: 1, y: 2),
            toValue: CGPoint(x: 3, y: 2),
            initialVelocity: .zero,
            time: 10
        )
        #expect(abs(point.x - 3) < 1e-6 && point.y == 2)
        let pull = spring.force(fromValue: 1.0, toValue: 3, position: 2, velocity: 0)
        #expect(abs(pull - spring.stiffness) < 1e-9)
    }

    @Test(
        arguments: [-0.5, 0, 0.3, 0.9],
        [0.0, 20]
    )
    func `after the settling duration a value stays within epsilon, and not before`(
        _ bounce: Double,
        _ speed: Double
    ) {
        let spring = Spring(duration: 0.5, bounce: bounce)
        let epsilon = 0.01
        let end = spring.settlingDuration(target: 2.0, initialVelocity: speed, epsilon: epsilon)
        func distance(_ time: Double) -> Double {
            abs(spring.value(target: 2.0, initialVelocity: speed, time: time) - 2)
        }
        #expect(distance(end - 1e-6) > epsilon)
        #expect((0..<5000).allSatisfy { distance(end + Double($0) / 500) <= epsilon * 1.000001 })
        #expect(
            spring.settlingDuration(
                fromValue: 1.0,
                toValue: 3,
                initialVelocity: speed,
                epsilon: epsilon
            ) == end
        )
    }

    @Test func `an undamped spring never settles, and a spring without a distance is settled`() {
        let forever = Spring(response: 1, dampingRatio: 0)
        #expect(forever.settlingDuration(target: 1.0, epsilon: 0.01) == .infinity)
        #expect(Spring().settlingDuration(target: 0.0, epsilon: 0.01) == 0)
    }

    @Test func `colours mix by components or perceptually, resolved in the environment`() throws {
        let black = Color(white: 0)
        let white = Color(white: 1)
        #expect(
            try firstColor { black.mix(with: white, by: 0.5, in: .device) } == [128, 128, 128, 1]
        )
        // The perceptual mean equals the middle of a gradient from black to white.
        #expect(try firstColor { black.mix(with: white, by: 0.5) } == [99, 99, 99, 1])
        #expect(try firstColor { black.mix(with: white, by: -1) } == [0, 0, 0, 1])
        #expect(try firstColor { black.mix(with: white, by: 2) } == [255, 255, 255, 1])
        let red = Color(red: 1, green: 0, blue: 0)
        #expect(
            try firstColor { red.mix(with: .clear, by: 0.25, in: .device) } == [255, 0, 0, 0.75]
        )
        let primary = Color.primary.mix(with: red, by: 0, in: .device)
        #expect(try firstColor(isDark: true) { primary } == [255, 255, 255, 1])
    }

    @Test func `a resolved colour has linear and encoded components`() throws {
        var light = EnvironmentValues()
        light.colorScheme = .light
        var dark = light
        dark.colorScheme = .dark
        #expect(Color.primary.resolve(in: light).red == 0)
        #expect(Color.primary.resolve(in: dark).red == 1)
        var color = Color(red: 0.5, green: 0, blue: 1, opacity: 0.5).resolve(in: light)
        #expect(abs(color.red - 0.5) < 1e-6 && abs(color.linearRed - 0.2140411) < 1e-6)
        #expect(color.opacity == 0.5 && color.blue == 1)
        color.green = 1
        #expect(color.linearGreen == 1)
        #expect(try firstColor { Color(color) } == [128, 255, 255, 0.5])
        #expect(try firstColor { Rectangle().fill(color) } == [128, 255, 255, 0.5])
        let wide = Color.Resolved(red: 1.2, green: -0.5, blue: 0)
        #expect(abs(wide.red - 1.2) < 1e-5 && abs(wide.green + 0.5) < 1e-5)
    }

    @Test func `the content of a disclosure group exists while it is expanded`() throws {
        struct Subject: View {
            @State private var isOpen = false
            var body: some View {
                DisclosureGroup(isExpanded: $isOpen) {
                    Bar(width: 33)
                } label: {
                    Bar(width: 22)
                }
                .onAppear {
                    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { isOpen = true }
                }
            }
        }
        let seen = try widths(at: [0, 1]) { Subject() }
        #expect(seen[0].contains(22) && !seen[0].contains(33))
        #expect(seen[1].contains(22) && seen[1].contains(33))
        let closed = try widths(at: [0]) { DisclosureGroup("More") { Bar(width: 33) } }
        #expect(!closed[0].contains(33))
    }

    @Test
    func `group boxes, labels and pickers show their content, and drag and drop is ignored`() throws
    {
        let shown = try widths(at: [0]) {
            GroupBox { Bar(width: 21) }
            ControlGroup { Bar(width: 22) }
            LabeledContent {
                Bar(width: 23)
            } label: {
                Bar(width: 24)
            }
            ContentUnavailableView {
                Bar(width: 25)
            } actions: {
                Bar(width: 26)
            }
        }
        #expect(Set(shown[0]).isSuperset(of: [21, 22, 23, 24, 25, 26]))
        let size = CGSize(width: 300, height: 600)
        let page = try ViewSession(size: size) {
            GroupBox("Box") { LabeledContent("Name", value: "Value") }
            LabeledContent("Number", value: 3, format: .number)
            ContentUnavailableView("Nothing", systemImage: "tray", description: Text("Pull."))
            ContentUnavailableView.search
        }
        #expect(try page.scene(at: 0).items.count > 8)
        #expect(page.notes.isEmpty)
        let red = Color(red: 1, green: 0, blue: 0)
        #expect(try firstColor { ColorPicker("", selection: .constant(red)) } == [255, 0, 0, 1])
        let inert = Bar(width: 9)
            .formStyle(.grouped)
            .onDrag { NSItemProvider(object: "text") }
            .onDrop(of: [.plainText], isTargeted: nil) { _ in false }
        #expect(try widths(at: [0]) { inert } == [[9]])
    }

    @Test func `a shape can declare its role`() {
        struct Line: PinwheelUI.Shape {
            static var role: ShapeRole { .stroke }
            func path(in rect: CGRect) -> Path { Path(rect) }
        }
        #expect(Line.role == .stroke)
        #expect(Circle.role == .fill)
    }
}
