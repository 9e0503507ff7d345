import PinwheelUI
import Testing

/// Names that SwiftUI sources use: they compile, are drawn, and behave as in SwiftUI.
@MainActor
struct NamesTests {
    @Test func `pages that use many names are laid out and drawn`() throws {
        let size = CGSize(width: 200, height: 900)
        let styles = try ViewSession(size: size) { MoreStyles() }
        #expect(try styles.scene(at: 0).items.count > 20)
        let controls = try ViewSession(size: size) { NavigationView { MoreControls() } }
        #expect(try controls.scene(at: 0).items.count > 20)
        let environment = try ViewSession(size: size) { MoreEnvironment() }
        #expect(try environment.scene(at: 0) != environment.scene(at: 1))
        #expect(styles.notes.isEmpty)
    }

    @Test(
        arguments: [
            (UIColor.systemGroupedBackground, [242, 242, 247, 1], [0, 0, 0, 1]),
            (.secondarySystemGroupedBackground, [255, 255, 255, 1], [28, 28, 30, 1]),
            (.tertiarySystemGroupedBackground, [242, 242, 247, 1], [44, 44, 46, 1]),
            (.secondarySystemFill, [120, 120, 128, 0.16], [120, 120, 128, 0.32]),
            (.tertiarySystemFill, [118, 118, 128, 0.12], [118, 118, 128, 0.24]),
            (.quaternarySystemFill, [116, 116, 128, 0.08], [118, 118, 128, 0.18]),
            (.opaqueSeparator, [198, 198, 200, 1], [56, 56, 58, 1]),
            (.link, [0, 122, 255, 1], [9, 132, 255, 1]),
            (.placeholderText, [60, 60, 67, 0.3], [235, 235, 245, 0.3]),
            (.gray, [128, 128, 128, 1], [128, 128, 128, 1]),
            (.lightGray, [170, 170, 170, 1], [170, 170, 170, 1]),
            (.darkGray, [85, 85, 85, 1], [85, 85, 85, 1]),
            (.brown, [153, 102, 51, 1], [153, 102, 51, 1]),
            (.green, [0, 255, 0, 1], [0, 255, 0, 1]),
            (.yellow, [255, 255, 0, 1], [255, 255, 0, 1]),
            (.lightText, [255, 255, 255, 0.6], [255, 255, 255, 0.6]),
        ] as [(UIColor, [Double], [Double])]
    )
    func `UIKit colours have their light and dark components`(
        _ color: UIColor,
        _ light: [Double],
        _ dark: [Double]
    ) throws {
        #expect(try firstColor { Color(color) } == light)
        #expect(try firstColor(isDark: true) { Color(uiColor: color) } == dark)
    }

    @Test func `dynamic colours resolve by appearance and have components`() throws {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .brown }
        #expect(try firstColor { Color(color) } == [153, 102, 51, 1])
        #expect(try firstColor(isDark: true) { Color(color) } == [255, 255, 255, 1])
        let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
        #expect(try firstColor { Color(cgColor: dark.cgColor) } == [255, 255, 255, 1])
        var (red, green, blue, alpha) = (CGFloat.zero, CGFloat.zero, CGFloat.zero, CGFloat.zero)
        #expect(UIColor.brown.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
        #expect([red, green, blue, alpha] == [0.6, 0.4, 0.2, 1])
        UIColor.green.getHue(&red, saturation: &green, brightness: &blue, alpha: nil)
        #expect([red, green, blue] == [1 / 3.0, 1, 1])
    }

    @Test
    func `foreground styles have three levels, and tints and backgrounds any style`() throws {
        let red: [Double] = [255, 0, 0, 1]
        #expect(
            try firstColor {
                Rectangle().fill(.secondary).foregroundStyle(.black, Color(UIColor.red))
            } == red
        )
        #expect(
            try firstColor {
                Rectangle().fill(.tertiary).foregroundStyle(.black, .white, Color(UIColor.red))
            } == red
        )
        #expect(
            try firstColor { Rectangle().fill(.tint).tint(Color(UIColor.red).opacity(0.5)) } == [
                255, 0, 0, 0.5,
            ]
        )
        let plain = Color(UIColor.red)
        #expect(try firstColor { Color.clear.background().backgroundStyle(plain) } != [])
        #expect(try firstColor { Rectangle().fill(.background).backgroundStyle(plain) } == red)
        // A level of the outer foreground.
        #expect(
            try firstColor { Rectangle().foregroundStyle(.secondary).foregroundStyle(plain) }
                == [255, 0, 0, 0.5]
        )
    }

    @Test func `elements are changed through their bindings, by identity and by key path`() throws {
        struct Item: Identifiable {
            let id: Int
            var width: CGFloat
        }
        struct Child: View {
            @Binding var width: CGFloat
            var body: some View { Bar(width: width).onAppear { width += 1 } }
        }
        struct Subject: View {
            @State private var items = [Item(id: 1, width: 10), Item(id: 2, width: 20)]
            @State private var widths: [CGFloat] = [30, 40]
            var body: some View {
                HStack(spacing: 0) {
                    ForEach($items) { $item in Child(width: $item.width) }
                    ForEach($widths, id: \.self) { $width in Bar(width: width) }
                }
                .onAppear {
                    DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
                        items.removeFirst()
                        widths[0] = 50
                    }
                }
            }
        }
        #expect(
            try widths(at: [0, 1]) { Subject() } == [[11, 21, 30, 40], [21, 50, 40]]
        )
    }

    @Test func `a tab view shows the selected page`() throws {
        struct Subject: View {
            @State private var page = 1
            var body: some View {
                TabView(selection: $page) {
                    Bar(width: 10).tag(0)
                    Bar(width: 20).tag(1)
                }
                .onAppear {
                    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { page = 0 }
                }
            }
        }
        #expect(try widths(at: [0, 1]) { Subject() } == [[20], [10]])
    }

    @Test func `notifications are received while the view exists`() throws {
        struct Subject: View {
            static let name = Notification.Name("pinwheel.test")
            @State private var width: CGFloat = 10
            var body: some View {
                Bar(width: width)
                    .onReceive(NotificationCenter.default.publisher(for: Self.name)) { _ in
                        width += 10
                    }
                    .onAppear {
                        DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
                            NotificationCenter.default.post(name: Self.name, object: nil)
                        }
                    }
            }
        }
        #expect(try widths(at: [0, 1, 2]) { Subject() } == [[10], [20], [20]])
    }

    @Test func `geometry and scroll visibility changes are reported`() throws {
        struct Subject: View {
            @State private var reported: CGFloat = 0
            @State private var width: CGFloat = 10
            var body: some View {
                HStack(spacing: 0) {
                    Bar(width: width).onGeometryChange(for: CGFloat.self) {
                        $0.size.width
                    } action: {
                        reported = $0 * 2
                    }
                    Bar(width: reported)
                }
                .onAppear {
                    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { width = 15 }
                }
            }
        }
        #expect(try widths(at: [0, 1]) { Subject() } == [[10, 20], [15, 30]])
        var events: [String] = []
        let size = CGSize(width: 20, height: 100)
        _ = try ViewSession(size: size) {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(height: 80)
                        .onScrollVisibilityChange { events.append("first \($0)") }
                    Color.red.frame(height: 80)
                        .onScrollVisibilityChange { events.append("second \($0)") }
                        .onScrollVisibilityChange(threshold: 0.2) { events.append("part \($0)") }
                    GeometryReader { proxy in
                        Color.red.onAppear {
                            events.append("\(proxy.bounds(of: .scrollView)?.minY ?? 0)")
                            events.append("\(proxy.frame(in: .scrollView(axis: .vertical)).minY)")
                            events.append("\(proxy.bounds(of: .named("none")) == nil)")
                        }
                    }
                }
            }
        }
        #expect(events.sorted() == ["-160.0", "160.0", "first true", "part true", "true"])
    }

    @Test func `an animation of added modifiers does not animate the view itself`() throws {
        struct Subject: View {
            @State private var isOn = false
            var body: some View {
                Bar(width: isOn ? 20 : 10)
                    .animation(.linear(duration: 1)) { $0.scaleEffect(x: isOn ? 3 : 1) }
                    .onAppear {
                        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { isOn = true }
                    }
            }
        }
        // The width changes immediately, and the factor is half-way: 20 · 2.
        #expect(try widths(at: [0, 1.5, 2]) { Subject() } == [[10], [40], [60]])
    }

    @Test
    func `strokes of a shape are drawn in order, and a stroked shape can be filled`() throws {
        let chain = Rectangle().fill(.red).stroke(.blue).strokeBorder(.green, lineWidth: 2)
        let session = try ViewSession(size: CGSize(width: 20, height: 20)) { chain }
        #expect(widths(of: try session.scene(at: 0)) == [20, 20, 18])
        #expect(try endsFilled { Rectangle().stroke(.red, lineWidth: 4).fill(.blue) })
    }

    @Test func `an alpha threshold draws alphas of at least its minimum in one colour`() throws {
        func pixel(_ x: Int) throws -> [UInt8] {
            try PinwheelUITests.pixel(x, 1, size: CGSize(width: 8, height: 4)) {
                Canvas { context, size in
                    context.addFilter(.alphaThreshold(min: 0.5, color: .blue))
                    context.drawLayer { layer in
                        let left = CGRect(x: 0, y: 0, width: 4, height: 4)
                        let right = left.offsetBy(dx: 4, dy: 0)
                        layer.fill(Path(left), with: .color(.red.opacity(0.4)))
                        layer.fill(Path(right), with: .color(.red.opacity(0.6)))
                    }
                }
            }
        }
        #expect(try pixel(1)[3] == 0)
        #expect(try pixel(6)[3] == 255)
        #expect(try pixel(6)[2] > pixel(6)[0])
    }

    @Test func `springs have presets, and paths convert between types`() {
        #expect(Spring.bouncy(duration: 0.4) == Spring(duration: 0.4, bounce: 0.3))
        #expect(Spring.snappy(extraBounce: 0.1).bounce == 0.25)
        let spring = Spring(settlingDuration: 1, dampingRatio: 0.5)
        let end = spring.value(target: 1.0, time: 1)
        #expect(abs(end - 1) < 0.002)
        var steps = 0
        Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10)).forEach { element in
            if case .curve(let end, _, _) = element {
                steps += 1
                let distance = ((end.x - 5) * (end.x - 5) + (end.y - 5) * (end.y - 5)).squareRoot()
                #expect(abs(distance - 5) < 1e-9)
            }
        }
        #expect(steps >= 4)
        let path = CGMutablePath()
        path.addRect(CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(Path(path).boundingRect == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(UIBezierPath(rect: path.boundingBox).cgPath == path.copy())
    }
}
