import PinwheelUI
import Raster
import Testing

/// Names of other system libraries that SwiftUI sources use.
@MainActor
struct PlatformNamesTests {
    private struct Waiting: View {
        @State private var width: CGFloat = 10
        var body: some View {
            Color.red.frame(width: width, height: 10).onAppear {
                DispatchQueue.main.asyncAfter(wallDeadline: .now() + 1) { width = 30 }
                DispatchQueue.main.asyncAfter(wallDeadline: .now() + .milliseconds(1500)) {
                    width = 50
                }
            }
        }
    }

    private func width(_ session: ViewSession, _ time: Double) throws -> Double {
        guard case .shape(let shape)? = try session.scene(at: time).items.first else { return 0 }
        return shape.path.bounds?.width ?? 0
    }

    @Test func `wall-clock deadlines follow the view's clock`() throws {
        let session = try ViewSession(size: CGSize(width: 50, height: 10)) { Waiting() }
        #expect(try width(session, 0.9) == 10)
        #expect(try width(session, 1) == 30)
        #expect(try width(session, 1.5) == 50)
    }

    @Test func `list rows have the minimum height of the environment`() throws {
        func bottom(_ height: CGFloat) throws -> CGFloat {
            var seen = CGFloat.zero
            let session = try ViewSession(size: CGSize(width: 100, height: 300)) {
                List {
                    Color.clear.frame(height: 1)
                    GeometryReader { proxy in
                        Color.clear.onAppear { seen = proxy.frame(in: .global).minY }
                    }
                    .frame(height: 2)
                }
                .environment(\.defaultMinListRowHeight, height)
            }
            _ = try session.scene(at: 0)
            return seen
        }
        #expect(try bottom(100) - bottom(60) == 60)
    }

    @Test func `UIKit fonts and colours convert to SwiftUI`() {
        #expect(UIFont(name: "Own", size: 12) == nil)
        #expect(
            Font(UIFont.systemFont(ofSize: 12, weight: .bold)) == .system(size: 12, weight: .bold)
        )
        #expect(Font(UIFont.preferredFont(forTextStyle: .title1)) == .title)
        #expect(UIFont.boldSystemFont(ofSize: 12).withSize(20).pointSize == 20)
        #expect(UIColor(named: "own", in: .main, compatibleWith: nil) != nil)
    }

    @Test func `the nanosecond constants match the duration of sleeps`() throws {
        struct Sleeping: View {
            @State private var width: CGFloat = 10
            var body: some View {
                Color.red.frame(width: width, height: 10).task {
                    try? await Task.sleep(nanoseconds: 2 * NSEC_PER_SEC + 500 * NSEC_PER_MSEC)
                    width = 30
                }
            }
        }
        let session = try ViewSession(size: CGSize(width: 50, height: 10)) { Sleeping() }
        #expect(try width(session, 2.49) == 10)
        #expect(try width(session, 2.5) == 30)
        #expect(USEC_PER_SEC * NSEC_PER_USEC == NSEC_PER_SEC)
    }

    @Test func `a string is as large as the text that draws it`() throws {
        let font = UIFont.systemFont(ofSize: 20, weight: .bold)
        for (string, kern) in [("Pull to refresh", 0.0), ("Two\nlines", 1.5), ("", 0)] {
            let text = Text(verbatim: string).font(Font(font)).kerning(kern)
            let session = try ViewSession { text }
            let attributes: [NSAttributedString.Key: Any] = [.font: font, .kern: kern]
            #expect(string.size(withAttributes: attributes) == session.size, "\(string)")
            let other = NSString(string: string)
            #expect(other.size(withAttributes: attributes) == session.size, "\(string)")
        }
        #expect(
            "a".size(withAttributes: nil).height < "a".size(withAttributes: [.font: font]).height
        )
    }

    @Test func `sizes and rectangles can be transformed`() {
        let turn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 5, ty: 7)
        #expect(CGSize(width: 2, height: 3).applying(turn) == CGSize(width: -3, height: 2))
        let frame = CGRect(x: 1, y: 2, width: 10, height: 20)
        #expect(frame.applying(turn) == CGRect(x: -17, y: 8, width: 20, height: 10))
        #expect(frame.applying(.identity) == frame)
    }

    @Test func `an asynchronous image shows its placeholder`() throws {
        func picture<Content: View>(@ViewBuilder _ view: @escaping () -> Content) throws -> [UInt8]
        {
            let session = try ViewSession(size: CGSize(width: 20, height: 20), view)
            var renderer = Renderer()
            return Array(renderer.render(try session.scene(at: 1)).pixels)
        }
        let address = URL(string: "https://example.com/picture.png")
        let red = try picture { Color.red }
        #expect(
            try red
                == picture {
                    AsyncImage(url: address) {
                        $0.resizable()
                    } placeholder: {
                        Color.red
                    }
                }
        )
        #expect(
            try red
                == picture {
                    AsyncImage(url: address) { phase in
                        switch phase {
                        case .success(let image): image
                        case .failure: Color.blue
                        case .empty: Color.red
                        @unknown default: EmptyView()
                        }
                    }
                }
        )
        let placeholder = try picture { AsyncImage(url: address) }
        #expect(placeholder != red && Set(placeholder).count > 1)
    }

    @Test func `a gesture can be nil or disabled, and has no effect`() throws {
        let mayDrag = false
        let session = try ViewSession(size: CGSize(width: 50, height: 10)) {
            Color.red.frame(width: 20, height: 10)
                .gesture(mayDrag ? DragGesture() : nil)
                .gesture(TapGesture(), isEnabled: false)
        }
        #expect(try width(session, 0) == 20)
    }
}
