import Foundation
import Imaging
import Testing

/// The preview begins and ends as it should.
@Suite struct LifeTests {
    @Test("It says where it is and serves the page", .timeLimit(.minutes(1)))
    func greeting() throws {
        let preview = try RunningPreview()
        let json = try JSON(reading: Array(preview.greeting.utf8))
        #expect(json["address"]?.string == "http://127.0.0.1:\(preview.port)/")
        let client = try Client(port: preview.port)
        let page = try client.ask("/")
        #expect(page.status == 200)
        #expect(page.headers["content-type"] == "text/html; charset=utf-8")
        // The connection is kept.
        let frame = try client.ask("/frame.png?design=arc&state=pulling&progress=.5")
        #expect(try PNG.decode(frame.body) == Drawn.frame("arc", .pulling, .progress(0.5)))
    }

    @Test("Ctrl-C and a termination end it with 0 and leave nothing", arguments: [SIGINT, SIGTERM])
    func signals(signal: Int32) throws {
        let preview = try RunningPreview()
        let client = try Client(port: preview.port)
        _ = try client.ask("/designs.json")
        #expect(preview.end(by: signal) == 0)
        let left = try FileManager.default.contentsOfDirectory(atPath: preview.temporary.path)
        #expect(left == [])
        #expect(preview.complaints == "")
        #expect(throws: Client.Broken.self) { try Client(port: preview.port) }
    }

    @Test("A port in use is one line with the next free one, and 2")
    func portInUse() throws {
        let first = try RunningPreview()
        let second = try RunningPreview(["--port", "\(first.port)"])
        #expect(second.status == 2)
        #expect(second.greeting == "")
        let words = second.complaints
        #expect(words.split(separator: "\n").count == 1)
        #expect(
            words.hasPrefix("pinwheel: the port \(first.port) is in use; the next free one is ")
        )
    }

    @Test(
        "What is wrong with the words is one line and 2",
        arguments: [
            (["nonsense"], "nonsense"), (["/nowhere.yaml"], "/nowhere.yaml"),
            (["--host", "nonsense"], "digits"), (["-"], "file"),
        ]
    )
    func mistakes(arguments: [String], words: String) throws {
        let preview = try RunningPreview(arguments)
        #expect(preview.status == 2)
        let complaints = preview.complaints
        #expect(complaints.split(separator: "\n").count == 1 && complaints.contains(words))
    }

    @Test("Another address is served with a warning")
    func otherAddress() throws {
        let preview = try RunningPreview(["--host", "0.0.0.0", "--port", "0"])
        #expect(try Client(port: preview.port).ask("/designs.json").status == 200)
        #expect(preview.end(by: SIGTERM) == 0)
        #expect(preview.complaints.contains("warning"))
    }

    @Test("Without a browser it says so, and serves all the same")
    func noBrowser() throws {
        let preview = try RunningPreview(["--port", "0", "--open"], path: "/nowhere")
        #expect(try Client(port: preview.port).ask("/designs.json").status == 200)
        #expect(preview.end(by: SIGTERM) == 0)
        #expect(preview.complaints.contains("no"))
    }
}
