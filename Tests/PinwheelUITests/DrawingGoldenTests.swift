import GoldenTesting
import Indicators
import PinwheelUI
import Raster
import Testing

/// Goldens of symbols, effects and controls.
@MainActor
struct DrawingGoldenTests {
    private let retina = Indicators.Environment(scale: 2, background: .white) ?? .standard

    private func image<Content: View>(@ViewBuilder _ view: @escaping () -> Content) throws
        -> Raster.Image
    {
        let session = try ViewSession(in: retina, view)
        var renderer = Renderer()
        return renderer.render(try session.scene(at: 0))
    }

    @Test func symbols() throws {
        let names = [
            "arrow.down", "arrow.up", "arrow.left", "arrow.right", "arrow.clockwise",
            "arrow.counterclockwise", "arrow.triangle.2.circlepath", "arrow.down.circle",
            "arrow.down.circle.fill", "checkmark", "checkmark.circle.fill", "xmark",
            "xmark.circle", "chevron.down", "chevron.right", "circle", "square.fill", "star",
            "star.fill", "heart.fill", "bolt.fill", "sun.max", "moon.fill", "cloud", "drop.fill",
            "plus.circle", "minus", "exclamationmark.triangle.fill", "questionmark.circle",
            "info.circle.fill", "gear", "house.fill", "person", "clock", "location.north.fill",
            "play.fill", "pause.fill", "wifi", "trash", "bell.fill", "hourglass", "photo",
            "no.such.symbol",
        ]
        let columns = Array(repeating: GridItem(.fixed(34), spacing: 2), count: 11)
        let sheet = try image {
            LazyVGrid(columns: columns, spacing: 6) {
                ForEach(names, id: \.self) { Image(systemName: $0).font(.system(size: 24)) }
            }
            .padding(6)
        }
        expectGolden(.image(sheet))
    }

    @Test func effects() throws {
        let tile = LinearGradient(colors: [.orange, .purple], startPoint: .top, endPoint: .bottom)
            .frame(width: 40, height: 40)
            .clipShape(RoundedRectangle(cornerRadius: 8))
        let sheet = try image {
            VStack(spacing: 10) {
                HStack(spacing: 10) {
                    tile.rotation3DEffect(.degrees(50), axis: (x: 1, y: 0, z: 0))
                    tile.rotation3DEffect(.degrees(50), axis: (x: 0, y: 1, z: 0))
                    tile.rotation3DEffect(.degrees(50), axis: (x: 1, y: 1, z: 0), perspective: 0.3)
                    tile.blur(radius: 3)
                    tile.shadow(radius: 4, y: 3)
                }
                HStack(spacing: 10) {
                    tile.brightness(0.3)
                    tile.contrast(2)
                    tile.grayscale(1)
                    tile.hueRotation(.degrees(120))
                    tile.colorInvert()
                }
                Canvas { context, size in
                    context.addFilter(.shadow(color: .black.opacity(0.4), radius: 2, y: 2))
                    for index in 0..<8 {
                        var spoke = context
                        spoke.translateBy(x: size.width / 2, y: size.height / 2)
                        spoke.rotate(by: .degrees(45 * Double(index)))
                        spoke.opacity = 1 - Double(index) * 0.1
                        spoke.fill(
                            Path(
                                roundedRect: CGRect(x: 8, y: -3, width: 14, height: 6),
                                cornerRadius: 3
                            ),
                            with: .color(.blue)
                        )
                    }
                    context.draw(Text("Canvas").font(.caption), at: CGPoint(x: 40, y: 25))
                }
                .frame(width: 240, height: 50)
            }
            .padding(10)
        }
        expectGolden(.image(sheet))
    }

    @Test func controls() throws {
        let sheet = try image {
            VStack(alignment: .leading, spacing: 8) {
                Text("A **bold** word, an *italic* one, and a line that is too long for its frame")
                    .font(.subheadline)
                ProgressView("Loading", value: 0.4)
                HStack {
                    ProgressView()
                    ProgressView().controlSize(.large)
                    Button("Plain") {}
                    Button("Bordered") {}.buttonStyle(.bordered)
                }
                Toggle("Switch", isOn: .constant(true))
                Slider(value: .constant(0.3))
                Label("Label", systemImage: "bolt.fill").foregroundStyle(.orange)
                Text("Redacted text").redacted(reason: .placeholder)
                Text("On glass").padding(4).background(.thinMaterial, in: .capsule)
                    .background(Color.blue.gradient)
            }
            .padding(10)
            .frame(width: 260)
        }
        expectGolden(.image(sheet))
    }
}
