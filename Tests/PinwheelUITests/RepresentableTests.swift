import PinwheelUI
import Raster
import Testing

/// UIKit's activity indicator in SwiftUI views, as in sources from before `ProgressView`.
@MainActor
struct RepresentableTests {
    /// The events of activity indicators.
    private final class Log {
        var words: [String] = []
        var wheel: UIActivityIndicatorView?
    }

    private struct Wheel: UIViewRepresentable {
        var isAnimating = true
        var style = UIActivityIndicatorView.Style.medium
        var log = Log()
        var prepare: (UIActivityIndicatorView) -> Void = { _ in }

        func makeCoordinator() -> Log { log }

        func makeUIView(context: Context) -> UIActivityIndicatorView {
            context.coordinator.words.append("made")
            let wheel = UIActivityIndicatorView(style: style)
            prepare(wheel)
            context.coordinator.wheel = wheel
            return wheel
        }

        func updateUIView(_ uiView: UIActivityIndicatorView, context: Context) {
            isAnimating ? uiView.startAnimating() : uiView.stopAnimating()
            context.coordinator.words.append(isAnimating ? "on" : "off")
        }

        static func dismantleUIView(_ uiView: UIActivityIndicatorView, coordinator: Log) {
            coordinator.words.append("gone")
        }
    }

    /// Returns the pixels of a view of 40 × 40 points at some times.
    private func images<Content: View>(
        at times: [Double],
        @ViewBuilder _ view: @escaping () -> Content
    ) throws -> [[UInt8]] {
        let session = try ViewSession(size: CGSize(width: 40, height: 40), view)
        var renderer = Renderer()
        return try times.map { Array(renderer.render(try session.scene(at: $0)).pixels) }
    }

    private let nothing = [UInt8](repeating: 0, count: 4 * 40 * 40)

    @Test func `UIKit's activity indicator is drawn as a ProgressView`() throws {
        let times = [0, 0.3, 0.6]
        let found = try images(at: times) { Wheel() }
        #expect(try found == images(at: times) { ProgressView() })
        #expect(Set(found).count == 3)
        let large = try images(at: times) { Wheel(style: .large) }
        #expect(try large == images(at: times) { ProgressView().controlSize(.large) })
        let red = try images(at: times) { Wheel { $0.color = .red } }
        #expect(try red == images(at: times) { ProgressView().tint(Color(uiColor: .red)) })
    }

    @Test func `a stopped activity indicator is hidden by default and keeps its space`() throws {
        #expect(try images(at: [0, 1]) { Wheel(isAnimating: false) } == [nothing, nothing])
        let still = try images(at: [0, 0.3]) {
            Wheel(isAnimating: false) { $0.hidesWhenStopped = false }
        }
        #expect(try still == images(at: [0, 0]) { ProgressView() })
        let places = try widths(at: [0]) {
            HStack(spacing: 0) {
                Wheel(isAnimating: false, style: .large)
                Color.red
            }
            .frame(width: 100)
        }
        #expect(places == [[63]])
        #expect(try images(at: [0]) { Wheel { $0.isHidden = true } } == [nothing])
        #expect(try images(at: [0]) { Wheel { $0.alpha = 0 } } == [nothing])
    }

    /// An indicator that spins from 1 s to 2 s and is removed at 3 s.
    private struct WheelStates: View {
        let log: Log
        @State private var second = 0
        var body: some View {
            ZStack { if second < 3 { Wheel(isAnimating: second == 1, log: log) } }
                .onAppear {
                    for later in 1...3 {
                        DispatchQueue.main.asyncAfter(deadline: .now() + Double(later)) {
                            second = later
                        }
                    }
                }
        }
    }

    @Test func `a representable is made once, updated with its view, and dismantled`() throws {
        let log = Log()
        let found = try images(at: [0, 1, 1.3, 2, 3.5]) { WheelStates(log: log) }
        let turning = try images(at: [0, 0.3]) { ProgressView() }
        #expect(found == [nothing] + turning + [nothing, nothing])
        #expect(log.words == ["made", "off", "on", "off", "gone"])
    }

    @Test func `later changes of a UIView are drawn`() throws {
        let log = Log()
        let found = try images(at: [0.3, 1.2]) {
            Wheel(log: log).onAppear {
                DispatchQueue.main.asyncAfter(deadline: .now() + 1) { log.wheel?.stopAnimating() }
            }
        }
        #expect(found[0] != nothing && found[1] == nothing)
    }

    @Test func `a representable's context has the environment`() throws {
        struct Scheme: UIViewRepresentable {
            let report: (ColorScheme) -> Void
            func makeUIView(context: UIViewRepresentableContext<Scheme>) -> UIView {
                UIActivityIndicatorView()
            }
            func updateUIView(_ uiView: UIView, context: UIViewRepresentableContext<Scheme>) {
                report(context.environment.colorScheme)
            }
        }
        var schemes: [ColorScheme] = []
        _ = try images(at: [0]) {
            Scheme { schemes.append($0) }.environment(\.colorScheme, .dark)
        }
        #expect(schemes == [.dark])
    }

    private struct Blur: UIViewRepresentable {
        var style: UIBlurEffect.Style?
        func makeUIView(context: Context) -> UIVisualEffectView { UIVisualEffectView(effect: nil) }
        func updateUIView(_ uiView: UIVisualEffectView, context: Context) {
            uiView.effect = style.map { UIBlurEffect(style: $0) }
        }
    }

    @Test
    func `a blur is drawn as a material, and fixed styles ignore the colour scheme`() throws {
        #expect(try images(at: [0]) { Blur() } == [nothing])
        let thin = try images(at: [0]) { Blur(style: .systemThinMaterial) }
        #expect(try thin == images(at: [0]) { Rectangle().fill(.thinMaterial) })
        let dark = try images(at: [0]) { Blur(style: .dark) }
        #expect(try dark == images(at: [0]) { Blur(style: .systemMaterialDark) })
        let surrounded = try images(at: [0]) {
            Blur(style: .systemMaterial).environment(\.colorScheme, .dark)
        }
        #expect(dark == surrounded && dark != thin)
        let light = try images(at: [0]) {
            Blur(style: .light).environment(\.colorScheme, .dark)
        }
        #expect(try light == images(at: [0]) { Rectangle().fill(.regularMaterial) })
    }

    @Test func `a plain UIView is drawn as its background colour`() throws {
        struct Plain: UIViewRepresentable {
            func makeUIView(context: Context) -> UIView {
                let view = UIView(frame: .zero)
                view.superview?.backgroundColor = .clear
                view.backgroundColor = .red
                return view
            }
            func updateUIView(_ uiView: UIView, context: Context) {}
        }
        let found = try images(at: [0]) { Plain() }
        #expect(try found == images(at: [0]) { Color(uiColor: .red) })
    }

    @Test func `UIKit appearance settings have no effect`() throws {
        let before = try images(at: [0]) { List { Text(verbatim: "A") } }
        UITableView.appearance().separatorStyle = .none
        UITableView.appearance().backgroundColor = .clear
        UITableViewCell.appearance().selectionStyle = .none
        UITableViewHeaderFooterView.appearance().tintColor = UIColor.clear
        UIScrollView.appearance().bounces = false
        UITextView.appearance().backgroundColor = .clear
        UITabBar.appearance().isHidden = true
        UIPageControl.appearance().currentPageIndicatorTintColor = .black
        UIRefreshControl.appearance().tintColor = .red
        let attributes: [NSAttributedString.Key: Any] = [.init("NSColor"): UIColor.red]
        UINavigationBar.appearance().largeTitleTextAttributes = attributes
        #expect(try images(at: [0]) { List { Text(verbatim: "A") } } == before)
    }
}
