import PinwheelUI
import Raster
import Testing

/// UIKit's wheel among SwiftUI's views, as sources from before `ProgressView` have it.
@MainActor
struct RepresentableTests {
    /// What happened to wheels.
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

    /// What a view of 40 by 40 points shows at times.
    private func pictures<Content: View>(
        at times: [Double],
        @ViewBuilder _ view: @escaping () -> Content
    ) throws -> [[UInt8]] {
        let session = try ViewSession(size: CGSize(width: 40, height: 40), view)
        var renderer = Renderer()
        return try times.map { Array(renderer.render(try session.scene(at: $0)).pixels) }
    }

    private let nothing = [UInt8](repeating: 0, count: 4 * 40 * 40)

    @Test("It is the wheel of ProgressView, which turns")
    func wheel() throws {
        let times = [0, 0.3, 0.6]
        let found = try pictures(at: times) { Wheel() }
        #expect(try found == pictures(at: times) { ProgressView() })
        #expect(Set(found).count == 3)
        let large = try pictures(at: times) { Wheel(style: .large) }
        #expect(try large == pictures(at: times) { ProgressView().controlSize(.large) })
        let red = try pictures(at: times) { Wheel { $0.color = .red } }
        #expect(try red == pictures(at: times) { ProgressView().tint(Color(uiColor: .red)) })
    }

    @Test("Where it stands still it is hidden, unless that is not wanted, and its place stays")
    func stopped() throws {
        #expect(try pictures(at: [0, 1]) { Wheel(isAnimating: false) } == [nothing, nothing])
        let still = try pictures(at: [0, 0.3]) {
            Wheel(isAnimating: false) { $0.hidesWhenStopped = false }
        }
        #expect(try still == pictures(at: [0, 0]) { ProgressView() })
        let places = try widths(at: [0]) {
            HStack(spacing: 0) {
                Wheel(isAnimating: false, style: .large)
                Color.red
            }
            .frame(width: 100)
        }
        #expect(places == [[63]])
        #expect(try pictures(at: [0]) { Wheel { $0.isHidden = true } } == [nothing])
        #expect(try pictures(at: [0]) { Wheel { $0.alpha = 0 } } == [nothing])
    }

    /// A wheel that stands still for a second, turns for one, and is gone after three.
    private struct Course: View {
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

    @Test("It is made once, updated with its view, and taken away with it")
    func course() throws {
        let log = Log()
        let found = try pictures(at: [0, 1, 1.3, 2, 3.5]) { Course(log: log) }
        let turning = try pictures(at: [0, 0.3]) { ProgressView() }
        #expect(found == [nothing] + turning + [nothing, nothing])
        #expect(log.words == ["made", "off", "on", "off", "gone"])
    }

    @Test("What others do to it later is seen")
    func changed() throws {
        let log = Log()
        let found = try pictures(at: [0.3, 1.2]) {
            Wheel(log: log).onAppear {
                DispatchQueue.main.asyncAfter(deadline: .now() + 1) { log.wheel?.stopAnimating() }
            }
        }
        #expect(found[0] != nothing && found[1] == nothing)
    }

    @Test("The environment is known where it is updated")
    func environment() throws {
        struct Scheme: UIViewRepresentable {
            let told: (ColorScheme) -> Void
            func makeUIView(context: UIViewRepresentableContext<Scheme>) -> UIView {
                UIActivityIndicatorView()
            }
            func updateUIView(_ uiView: UIView, context: UIViewRepresentableContext<Scheme>) {
                told(context.environment.colorScheme)
            }
        }
        var schemes: [ColorScheme] = []
        _ = try pictures(at: [0]) {
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

    @Test(
        "A blur fills its place as a material does, light and dark ones whatever the surroundings are"
    )
    func blur() throws {
        #expect(try pictures(at: [0]) { Blur() } == [nothing])
        let usual = try pictures(at: [0]) { Blur(style: .systemThinMaterial) }
        #expect(try usual == pictures(at: [0]) { Rectangle().fill(.thinMaterial) })
        let dark = try pictures(at: [0]) { Blur(style: .dark) }
        #expect(try dark == pictures(at: [0]) { Blur(style: .systemMaterialDark) })
        let surrounded = try pictures(at: [0]) {
            Blur(style: .systemMaterial).environment(\.colorScheme, .dark)
        }
        #expect(dark == surrounded && dark != usual)
        let light = try pictures(at: [0]) {
            Blur(style: .light).environment(\.colorScheme, .dark)
        }
        #expect(try light == pictures(at: [0]) { Rectangle().fill(.regularMaterial) })
    }

    @Test("A plain view is its colour")
    func plain() throws {
        struct Plain: UIViewRepresentable {
            func makeUIView(context: Context) -> UIView {
                let view = UIView(frame: .zero)
                view.superview?.backgroundColor = .clear
                view.backgroundColor = .red
                return view
            }
            func updateUIView(_ uiView: UIView, context: Context) {}
        }
        let found = try pictures(at: [0]) { Plain() }
        #expect(try found == pictures(at: [0]) { Color(uiColor: .red) })
    }

    @Test("What an app sets for all of UIKit's lists and bars changes nothing")
    func appearance() throws {
        let before = try pictures(at: [0]) { List { Text(verbatim: "A") } }
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
        #expect(try pictures(at: [0]) { List { Text(verbatim: "A") } } == before)
    }
}
