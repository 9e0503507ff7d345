import PinwheelUI
import Testing

/// Names that are unavailable, with messages that name alternatives.
///
/// Declarations that are unavailable themselves may use them. They check that the names compile.
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

    @Test(arguments: ["UIKit", "Apps", "Clocks"])
    func `each unavailable name is declared with a message`(_ file: String) throws {
        let text = try PublicNames.text(of: "PinwheelUI/Platform/Unavailable+\(file).swift")
        let names = PublicNames.declared(in: text)
        for name in try #require(Self.names[file]) {
            #expect(names[name] == true, "\(name) is available or missing")
        }
        let marks = text.components(separatedBy: "unavailable,").count - 1
        #expect(marks >= names.count { $0.value })
        #expect(text.components(separatedBy: "message:").count - 1 == marks)
    }

    // Unavailable functions cannot be used in unavailable declarations.
    @Test(
        arguments: [
            ("Platform/Unavailable+Clocks", ["sleep", "detachNewThread"]),
            ("Platform/UIView", ["addSubview", "layoutSubviews", "draw"]),
        ]
    )
    func `unavailable functions are declared with a message`(
        _ file: String,
        _ functions: [String]
    ) throws {
        let text = try PublicNames.text(of: "PinwheelUI/\(file).swift")
        let members = PublicNames.declared(in: text, indentation: "    ")
        for function in functions { #expect(members[function] == true, "\(function)") }
    }
}
