import PinwheelUI
import Testing

/// Names that do not exist here: what says what to do instead.
///
/// Uses within what is not available itself do compile: they hold the names and their forms.
struct UnavailableNamesTests {
    @available(*, unavailable)
    private final class OwnController: UIViewController {
        override func viewDidLoad() {
            CALayer().addSublayer(CAShapeLayer())
            _ = view
        }
    }

    @available(*, unavailable)
    private struct OwnApp: App {
        @Query private var items: [Int]
        @FetchRequest private var others: [Int]
        var content: WindowGroup<Text> { WindowGroup { Text(verbatim: "\(items)\(others)") } }
    }

    @available(*, unavailable)
    @MainActor
    private func systems(context: CGContext, color: NSColor) {
        CALayer().add(CABasicAnimation(keyPath: "opacity"), forKey: nil)
        _ = UIHostingController(rootView: Text(verbatim: "")).view
        _ = ImageRenderer(content: Text(verbatim: ""))
        _ = NSImage(named: "picture")
        _ = NSImage(systemSymbolName: "star", accessibilityDescription: nil)
        _ = HStack {
            VideoPlayer(player: nil)
            SpriteView(scene: 1)
            Map()
            Chart { Text(verbatim: "") }
        }
    }

    @available(*, unavailable)
    private func clocks() {
        _ = DispatchSource.makeTimerSource(queue: .main)
        DispatchSemaphore(value: 0).wait()
        OperationQueue.main.addOperation {}
    }

    private static let names: [String: [String]] = [
        "UIKit": [
            "UIHostingController", "UIViewController", "CALayer", "CAShapeLayer",
            "CABasicAnimation", "CGContext",
        ],
        "Apps": [
            "ImageRenderer", "NSColor", "NSImage", "App", "WindowGroup", "VideoPlayer",
            "SpriteView", "Map", "Query", "FetchRequest", "Chart", "TextRenderer",
        ],
        "Clocks": ["DispatchSource", "DispatchSemaphore", "OperationQueue", "sleep", "usleep"],
    ]

    @Test(
        "Each is declared so that its use fails with a message",
        arguments: ["UIKit", "Apps", "Clocks"]
    )
    func messages(_ file: String) throws {
        let text = try PublicNames.text(of: "PinwheelUI/Platform/Unavailable+\(file).swift")
        let names = PublicNames.declared(in: text)
        for name in try #require(Self.names[file]) {
            #expect(names[name] == true, "\(name) can be used, or is not there")
        }
        let marks = text.components(separatedBy: "unavailable,").count - 1
        #expect(marks >= names.count { $0.value })
        #expect(text.components(separatedBy: "message:").count - 1 == marks)
    }

    // Functions that are not available cannot be used even there.
    @Test(
        "What would wait, and what views of UIKit's own would do, is declared so, too",
        arguments: [
            ("Platform/Unavailable+Clocks", ["sleep", "detachNewThread"]),
            ("Platform/UIView", ["addSubview", "layoutSubviews", "draw"]),
        ]
    )
    func waits(_ file: String, _ functions: [String]) throws {
        let text = try PublicNames.text(of: "PinwheelUI/\(file).swift")
        let members = PublicNames.declared(in: text, indentation: "    ")
        for function in functions { #expect(members[function] == true, "\(function)") }
    }
}
