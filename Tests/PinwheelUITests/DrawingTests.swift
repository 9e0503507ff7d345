import Foundation
import Indicators
import PinwheelUI
import Raster
import Testing

/// How views are rendered.
@MainActor
struct DrawingTests {
    /// Returns an image of 20 × 20 pixels.
    private func image<Content: View>(
        @ViewBuilder _ view: @escaping () -> Content
    ) throws -> Raster.Image {
        let session = try ViewSession(size: CGSize(width: 20, height: 20), view)
        var renderer = Renderer()
        return renderer.render(try session.scene(at: 0))
    }

    /// Returns the straight components of a pixel.
    private func pixel<Content: View>(
        _ x: Int = 10,
        _ y: Int = 10,
        @ViewBuilder _ view: @escaping () -> Content
    ) throws -> [UInt8] {
        let image = try image(view)
        let start = 4 * (y * image.width + x)
        return Array(image.pixels[start..<start + 4])
    }

    private let orange = PinwheelUI.Color(red: 0.8, green: 0.4, blue: 0.2)

    @Test func `filters apply to straight encoded colours and clamp`() throws {
        #expect(try pixel { orange.brightness(0.3) } == [255, 179, 128, 255])
        #expect(try pixel { orange.contrast(0.5) } == [166, 115, 89, 255])
        #expect(try pixel { orange.colorInvert() } == [51, 153, 204, 255])
        // .2126·.8 + .7152·.4 + .0722·.2 = .4706
        #expect(try pixel { orange.grayscale(1) } == [120, 120, 120, 255])
        #expect(try pixel { orange.saturation(0) } == [120, 120, 120, 255])
        #expect(try pixel { orange.saturation(1) } == [204, 102, 51, 255])
        #expect(try pixel { orange.hueRotation(.degrees(360)) } == [204, 102, 51, 255])
        #expect(
            try pixel { orange.colorMultiply(PinwheelUI.Color(red: 0.5, green: 1, blue: 0)) }
                == [102, 102, 0, 255]
        )
        #expect(try pixel { orange.luminanceToAlpha() }.prefix(3) == [0, 0, 0])
        #expect(try pixel { orange.luminanceToAlpha() }[3] == 120)
        #expect(try pixel { orange.brightness(2).brightness(-1) } == [0, 0, 0, 255])
        #expect(try pixel { orange.opacity(0.5).brightness(0.3) } == [255, 179, 128, 128])
    }

    @Test func `opacity applies to each leaf unless there is a compositing group`() throws {
        let both = ZStack {
            Color.black
            Color.white
        }
        #expect(try pixel { both.opacity(0.5) }[3] == 191)
        #expect(try pixel { both.compositingGroup().opacity(0.5) } == [255, 255, 255, 128])
    }

    @Test
    func `a view rotated in space by 90° is invisible, by 180° mirrored, with perspective`() throws
    {
        let half = Color.red.frame(width: 8, height: 20).frame(width: 20, alignment: .leading)
        #expect(try pixel(2) { half }[3] == 255)
        #expect(try pixel(2) { half.rotation3DEffect(.degrees(180), axis: (0, 1, 0)) }[3] == 0)
        #expect(try pixel(17) { half.rotation3DEffect(.degrees(180), axis: (0, 1, 0)) }[3] == 255)
        let edge = try image { Color.red.rotation3DEffect(.degrees(90), axis: (0, 1, 0)) }
        #expect(edge.pixels.allSatisfy { $0 == 0 })
        // Rotated by 60° about x, the lower edge at y = 10 moves to z = 10·sin 60° = 8.66.
        // With w = 1 − 8.66/20 = 0.567, y′ = 10·cos 60°/w = 8.82. The upper edge moves to −5/1.433
        // = −3.49.
        let turned = Color.red.rotation3DEffect(.degrees(60), axis: (x: 1, y: 0, z: 0))
        #expect(try pixel(10, 18) { turned }[3] > 0 && pixel(10, 19) { turned }[3] == 0)
        #expect(try pixel(10, 5) { turned }[3] == 0 && pixel(10, 7) { turned }[3] == 255)
    }

    @Test func `a geometry effect receives the size and is animated`() throws {
        struct Shift: GeometryEffect {
            var share: CGFloat
            var animatableData: CGFloat {
                get { share }
                set { share = newValue }
            }
            func effectValue(size: CGSize) -> ProjectionTransform {
                ProjectionTransform(CGAffineTransform(translationX: share * size.width, y: 0))
            }
        }
        struct Subject: View {
            @State private var share: CGFloat = 0
            var body: some View {
                Color.red.frame(width: 10, height: 10).modifier(Shift(share: share)).onAppear {
                    withAnimation(.linear(duration: 1)) { share = 1 }
                }
            }
        }
        let session = try ViewSession(size: CGSize(width: 40, height: 10)) { Subject() }
        #expect(try session.frames(at: 0).first?.minX == 15)
        #expect(try session.frames(at: 0.5).first?.minX == 20)
        #expect(try session.frames(at: 1).first?.minX == 25)
    }

    @Test func `a canvas fills, strokes, clips, transforms, fades and draws layers`() throws {
        #expect(
            try pixel(3, 3) {
                Canvas { context, size in
                    context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.white))
                    var half = context
                    half.opacity = 0.5
                    half.translateBy(x: 2, y: 2)
                    half.fill(Path(CGRect(x: 0, y: 0, width: 4, height: 4)), with: .color(.black))
                }
            } == [128, 128, 128, 255]
        )
        let clipped = Canvas { context, _ in
            context.clip(to: Path(CGRect(x: 0, y: 0, width: 10, height: 20)))
            context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(.black))
        }
        #expect(try pixel(5, 5) { clipped }[3] == 255 && pixel(15, 5) { clipped }[3] == 0)
        let half = Path(CGRect(x: 0, y: 0, width: 10, height: 20))
        for isInverse in [false, true] {
            let masked = Canvas { context, _ in
                context.clipToLayer(opacity: 0.5, options: isInverse ? .inverse : []) { mask in
                    mask.fill(half, with: .color(.white))
                }
                let all = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
                context.fill(all, with: .color(.black))
            }
            #expect(try pixel(5, 5) { masked }[3] == 128)
            #expect(try pixel(15, 5) { masked }[3] == (isInverse ? 255 : 0))
        }
        let layered = Canvas { context, _ in
            context.opacity = 0.5
            context.drawLayer { layer in
                let all = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
                layer.fill(all, with: .color(.black))
                layer.fill(all, with: .color(.white))
            }
        }
        #expect(try pixel { layered } == [255, 255, 255, 128])
        let filtered = Canvas { context, _ in
            context.addFilter(.grayscale(1))
            context.fill(
                Path(CGRect(x: 0, y: 0, width: 20, height: 20)),
                with: .color(red: 0.8, green: 0.4, blue: 0.2)
            )
        }
        #expect(try pixel { filtered } == [120, 120, 120, 255])
        let symbols = Canvas { context, size in
            guard let dot = context.resolveSymbol(id: 7) else { return }
            context.draw(dot, at: CGPoint(x: size.width / 2, y: size.height / 2))
        } symbols: {
            Color.black.frame(width: 6, height: 6).tag(7)
        }
        #expect(try pixel(8, 8) { symbols }[3] == 255 && pixel(5, 5) { symbols }[3] == 0)
    }

    @Test func `a canvas draws texts, images and shapes at their positions`() throws {
        let canvas = Canvas { context, size in
            context.draw(
                Text("I").font(.system(size: 16, weight: .black)),
                at: CGPoint(x: 5, y: 10)
            )
            context.draw(
                Image(systemName: "square.fill"),
                in: CGRect(x: 10, y: 0, width: 10, height: 20)
            )
            let text = context.resolve(Text("wide"))
            #expect(text.measure(in: size).width > 0)
        }
        #expect(try pixel(5, 10) { canvas }[3] == 255)
        #expect(try pixel(15, 10) { canvas }[3] == 255)
        #expect(try pixel(1, 10) { canvas }[3] == 0)
    }

    @Test func `known symbols have outlines, and an unknown one is a square with a note`() throws {
        for name in [
            "arrow.clockwise", "arrow.counterclockwise", "arrow.down", "arrow.up", "arrow.left",
            "arrow.right", "arrow.triangle.2.circlepath", "arrow.2.circlepath", "checkmark",
            "checkmark.circle", "checkmark.circle.fill", "xmark", "xmark.circle.fill",
            "chevron.down", "chevron.up", "chevron.left", "chevron.right", "circle", "circle.fill",
            "star", "star.fill", "heart", "heart.fill", "bolt", "bolt.fill", "sun.max",
            "sun.max.fill", "moon.fill", "plus", "plus.circle", "minus", "exclamationmark",
            "exclamationmark.triangle", "exclamationmark.triangle.fill", "arrow.down.circle",
            "ellipsis", "magnifyingglass", "gear", "house.fill", "person", "clock", "cloud", "drop",
            "location.north.fill", "play.fill", "pause.fill", "square", "triangle.fill", "photo",
            "wifi", "trash", "bell", "tray", "hourglass", "timer", "safari", "info.circle",
            "questionmark.circle", "paperplane.fill", "line.3.horizontal", "rays",
        ] {
            let session = try ViewSession { Image(systemName: name) }
            #expect(session.notes.isEmpty, "\(name)")
            #expect(try !session.scene(at: 0).items.isEmpty, "\(name)")
        }
        let unknown = try ViewSession { Image(systemName: "no.such.symbol") }
        #expect(unknown.notes.count == 1)
        #expect(unknown.size.width > 15 && unknown.size.width < 25)
        #expect(try ViewSession { Image("logo") }.notes.count == 1)
    }

    @Test func `a symbol's size follows its font, and a resizable symbol fills its frame`() throws {
        let arrow = try ViewSession { Image(systemName: "arrow.down").font(.system(size: 18)) }
        #expect(abs(arrow.size.width - 18.7) < 0.1 && abs(arrow.size.height - 20) < 0.1)
        let fitted = try ViewSession(size: CGSize(width: 50, height: 20)) {
            Image(systemName: "circle.fill").resizable().scaledToFit()
        }
        #expect(fitted.size == CGSize(width: 50, height: 20))
        #expect(try pixel(1, 10) { Image(systemName: "square.fill").resizable() }[3] == 0)
        #expect(try pixel(5, 10) { Image(systemName: "square.fill").resizable() }[3] == 255)
    }

    @Test func `a spinner turns once in 0.8 s, in steps of 0.05 s`() throws {
        let session = try ViewSession { ProgressView() }
        #expect(session.size == CGSize(width: 20, height: 20))
        let first = try session.scene(at: 0)
        #expect(try session.scene(at: 0.049) == first)
        #expect(try session.scene(at: 0.05) != first)
        #expect(try session.scene(at: 0.8) == first)
        #expect(try ViewSession { ProgressView().controlSize(.large) }.size.width == 37)
    }

    @Test func `custom styles draw progress views, buttons and labels`() throws {
        struct Bar: ProgressViewStyle {
            func makeBody(configuration: Configuration) -> some View {
                Color.red.frame(width: 100 * (configuration.fractionCompleted ?? 0), height: 4)
            }
        }
        struct Box: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label.frame(width: 30, height: configuration.isPressed ? 1 : 12)
            }
        }
        #expect(
            try ViewSession { ProgressView(value: 0.3).progressViewStyle(Bar()) }.size
                == CGSize(width: 30, height: 4)
        )
        #expect(
            try ViewSession { Button("Go") {}.buttonStyle(Box()) }.size
                == CGSize(width: 30, height: 12)
        )
        let label = Label("A", systemImage: "circle")
        let icon = try ViewSession { label.labelStyle(.iconOnly) }.size
        let title = try ViewSession { label.labelStyle(.titleOnly) }.size
        let whole = try ViewSession { label }.size
        #expect(abs(whole.width - icon.width - title.width - 8) < 1e-9)
    }

    @Test func `redacted text is a bar, and shapes are unchanged`() throws {
        let text = Text("II").font(.system(size: 16))
        #expect(try pixel(10, 10) { text.redacted(reason: .placeholder) }[3] == 41)
        #expect(try pixel { Color.red.redacted(reason: .placeholder) }[3] == 255)
    }
}
