import PinwheelUI
import Raster
import Testing

/// Names of the system's other libraries that people's files use beside views.
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

    @Test("A time of day is waited for by the view's time")
    func wallTime() throws {
        let session = try ViewSession(size: CGSize(width: 50, height: 10)) { Waiting() }
        #expect(try width(session, 0.9) == 10)
        #expect(try width(session, 1) == 30)
        #expect(try width(session, 1.5) == 50)
    }

    @Test("A list's rows are as high as the surroundings say")
    func rows() throws {
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

    @Test("Fonts and colours in UIKit's words")
    func fonts() {
        #expect(UIFont(name: "Own", size: 12) == nil)
        #expect(
            Font(UIFont.systemFont(ofSize: 12, weight: .bold)) == .system(size: 12, weight: .bold)
        )
        #expect(Font(UIFont.preferredFont(forTextStyle: .title1)) == .title)
        #expect(UIFont.boldSystemFont(ofSize: 12).withSize(20).pointSize == 20)
        #expect(UIColor(named: "own", in: .main, compatibleWith: nil) != nil)
    }
}
