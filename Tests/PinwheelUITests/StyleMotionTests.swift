import PinwheelUI
import Raster
import Testing

/// Animated colours and gradients.
@MainActor
struct StyleMotionTests {
    /// A view with a change at 0 s, animated for a second.
    private struct Subject<Content: View>: View {
        var animation: Animation? = .linear(duration: 1)
        @ViewBuilder let content: (Bool) -> Content
        @State private var isOn = false
        var body: some View {
            content(isOn).onAppear { withAnimation(animation) { isOn = true } }
        }
    }

    /// Returns the paints of all drawn shapes at a time, including those in groups.
    private func paints<Content: View>(
        at time: Double = 0.5,
        @ViewBuilder _ content: @escaping (Bool) -> Content
    ) throws -> [Paint] {
        let session = try ViewSession(size: CGSize(width: 100, height: 100)) {
            Subject(content: content)
        }
        return paints(of: try session.scene(at: time).items)
    }

    private func paints(of items: [Scene.Item]) -> [Paint] {
        items.flatMap { item in
            switch item {
            case .shape(let shape): [shape.paint]
            case .group(let group): paints(of: group.items)
            }
        }
    }

    /// Returns whether the paint is half-way from black to white in linear light.
    private func isGray(_ paint: Paint?) -> Bool {
        guard case .solid(let color)? = paint else { return false }
        return abs(color.red - 0.7354) < 1e-3 && color.red == color.blue && color.alpha == 1
    }

    @Test func `the points of a gradient are animated`() throws {
        let drawn = try paints { isOn in
            Rectangle().fill(
                LinearGradient(
                    colors: [.black, .white],
                    startPoint: isOn ? .trailing : .leading,
                    endPoint: isOn ? UnitPoint(x: 2, y: 0) : .trailing
                )
            )
        }
        guard case .linear(_, let start, let end)? = drawn.first else { Issue.record(); return }
        #expect(start == Point(x: 50, y: 50) && end == Point(x: 150, y: 25))
    }

    @Test func `the radii and angles of a gradient are animated`() throws {
        let rings = try paints { isOn in
            RadialGradient(
                colors: [.black, .white],
                center: .center,
                startRadius: isOn ? 10 : 0,
                endRadius: isOn ? 40 : 20
            )
        }
        guard case .radial(_, _, let startRadius, let endRadius)? = rings.first else {
            Issue.record()
            return
        }
        #expect(startRadius == 5 && endRadius == 30)
        let turns = try paints { isOn in
            AngularGradient(
                colors: [.black, .white],
                center: .center,
                angle: .degrees(isOn ? 180 : 0)
            )
        }
        guard case .conic(_, _, let start, let end)? = turns.first else { Issue.record(); return }
        #expect(abs(start.radians - .pi / 2) < 1e-12 && abs(end.radians - 2.5 * .pi) < 1e-12)
    }

    @Test func `gradient stops are animated in linear light if their number is constant`() throws {
        let drawn = try paints { isOn in
            LinearGradient(
                stops: [
                    Gradient.Stop(color: isOn ? .white : .black, location: isOn ? 0.4 : 0),
                    Gradient.Stop(color: .white, location: 1),
                ],
                startPoint: .leading,
                endPoint: .trailing
            )
        }
        guard case .linear(let gradient, _, _)? = drawn.first else { Issue.record(); return }
        #expect(isGray(.solid(gradient.stops[0].color)))
        #expect(abs(gradient.stops[0].location - 0.2) < 1e-12)
        let others = try paints { isOn in
            LinearGradient(
                colors: isOn ? [.white] : [.black, .white],
                startPoint: .leading,
                endPoint: .trailing
            )
        }
        guard case .linear(let other, _, _)? = others.first else { Issue.record(); return }
        #expect(other.stops.count == 1)
    }

    @Test func `foreground colours of shapes, texts and symbols are animated`() throws {
        let shapes = try paints { Circle().foregroundColor($0 ? .white : .black) }
        #expect(isGray(shapes.first))
        let styled = try paints { Capsule().stroke().foregroundStyle($0 ? .white : .black) }
        #expect(isGray(styled.first))
        let texts = try paints { Text("II").foregroundColor($0 ? .white : .black) }
        #expect(isGray(texts.first))
        let below = try paints { isOn in
            VStack { Text("I") }.foregroundColor(isOn ? .white : .black)
        }
        #expect(isGray(below.first))
        let symbols = try paints {
            Image(systemName: "arrow.down").foregroundStyle($0 ? .white : .black)
        }
        #expect(isGray(symbols.first))
        let accents = try paints { Circle().fill(.tint).tint($0 ? .white : .black) }
        #expect(isGray(accents.first))
        let spokes = try paints { isOn in
            ProgressView().tint(isOn ? .white : .black)
        }
        #expect(isGray(spokes.first))
        let gradients = try paints { isOn in
            Circle().foregroundStyle(
                .linearGradient(
                    colors: [isOn ? .white : .black, .white],
                    startPoint: .top,
                    endPoint: .bottom
                )
            )
        }
        guard case .linear(let gradient, _, _)? = gradients.first else { Issue.record(); return }
        #expect(isGray(.solid(gradient.stops[0].color)))
    }

    @Test func `an animated colour ends at the exact target`() throws {
        let session = try ViewSession(size: CGSize(width: 10, height: 10)) {
            Subject { Color.red.opacity($0 ? 0.3 : 1) }
        }
        let still = try ViewSession(size: CGSize(width: 10, height: 10)) { Color.red.opacity(0.3) }
        #expect(try session.scene(at: 1) == still.scene(at: 0))
    }

    @Test func `a shadow's colour is animated`() throws {
        let session = try ViewSession(size: CGSize(width: 100, height: 100)) {
            Subject { Circle().fill(.red).shadow(color: $0 ? .white : .black, radius: 3) }
        }
        guard case .group(let group)? = try session.scene(at: 0.5).items.first,
            case .silhouette(let color) = group.measure
        else { Issue.record(); return }
        #expect(isGray(.solid(color)))
    }

    @Test func `a secondary foreground is derived from the outer foreground`() throws {
        let session = try ViewSession(size: CGSize(width: 10, height: 10)) {
            Circle().foregroundStyle(.secondary).foregroundStyle(.red)
        }
        guard case .shape(let shape)? = try session.scene(at: 0).items.first else {
            Issue.record()
            return
        }
        #expect(shape.opacity == 0.5)
        let plain = try paints { _ in Circle().foregroundStyle(.secondary) }
        #expect(try plain == paints { _ in Circle().fill(Color.secondary) })
    }

    @Test func `the tint sets the accent colour`() throws {
        let orange = try paints { _ in Circle().fill(.orange) }
        #expect(try paints { _ in Circle().fill(Color.accentColor).accentColor(.orange) } == orange)
        let blue = try paints { _ in Circle().fill(.blue) }
        #expect(try paints { _ in Circle().fill(Color.accentColor) } == blue)
        #expect(try paints { _ in Circle().fill(.tint).tint(.accentColor) } == blue)
    }
}
