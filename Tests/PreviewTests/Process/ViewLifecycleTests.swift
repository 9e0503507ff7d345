import TestSupport
import Base
import BuiltPrograms
import Foundation
import Pictures
import Platform
import Testing

/// The preview starts and stops correctly.
@Suite struct ViewLifecycleTests {
    @Test("It prints its address and serves the page", .timeLimit(.minutes(10)))
    func greeting() throws {
        let preview = try RunningPreview()
        let json = try JSON(reading: Array(preview.greeting.utf8))
        #expect(json["address"]?.string == "http://127.0.0.1:\(preview.port)/")
        let client = try Client(port: preview.port)
        let page = try client.ask("/")
        #expect(page.status == 200)
        #expect(page.headers["content-type"] == "text/html; charset=utf-8")
        // The connection stays open.
        let frame = try client.ask("/frame.png?design=arc&state=pulling&progress=.5")
        #expect(try PNG.decode(frame.body) == DirectFrames.frame("arc", .pulling, .progress(0.5)))
    }

    @Test(
        "SIGINT, SIGTERM and SIGHUP end it with 0 and leave nothing",
        arguments: [SIGINT, SIGTERM, SIGHUP].filter { !InterruptionHandling.isIgnored($0) }
    )
    func signals(signal: Int32) throws {
        let preview = try RunningPreview()
        let client = try Client(port: preview.port)
        _ = try client.ask("/designs.json")
        #expect(preview.end(by: signal) == 0)
        let left = try FileManager.default.contentsOfDirectory(atPath: preview.temporary.path)
        #expect(left == [])
        #expect(preview.standardErrorText == "")
        #expect(throws: Client.Broken.self) { try Client(port: preview.port) }
    }

    @Test("A port in use is reported in one line with the next free port, and exits with 2")
    func portInUse() throws {
        let first = try RunningPreview()
        let second = try RunningPreview(["--port", "\(first.port)"])
        #expect(second.status == 2)
        #expect(second.greeting == "")
        let words = second.standardErrorText
        #expect(words.split(separator: "\n").count == 1)
        #expect(
            words.hasPrefix("pinwheel: the port \(first.port) is in use; use --port ")
        )
    }

    @Test(
        "Invalid arguments are reported in one line, and exit with 2",
        arguments: [
            (["nonsense"], "nonsense"), (["/nowhere.yaml"], "/nowhere.yaml"),
            (["--host", "nonsense"], "digits"), (["-"], "file"),
        ]
    )
    func mistakes(arguments: [String], words: String) throws {
        let preview = try RunningPreview(arguments)
        #expect(preview.status == 2)
        let complaints = preview.standardErrorText
        #expect(complaints.split(separator: "\n").count == 1 && complaints.contains(words))
    }

    @Test("Serving on another address prints a warning")
    func otherAddress() throws {
        let preview = try RunningPreview(["--host", "0.0.0.0", "--port", "0"])
        #expect(try Client(port: preview.port).ask("/designs.json").status == 200)
        #expect(preview.end(by: SIGTERM) == 0)
        #expect(preview.standardErrorText.contains("warning"))
    }

    @Test("Without a browser it prints a message and still serves")
    func noBrowser() throws {
        let preview = try RunningPreview(["--port", "0", "--open"], path: "/nowhere")
        #expect(try Client(port: preview.port).ask("/designs.json").status == 200)
        #expect(preview.end(by: SIGTERM) == 0)
        #expect(preview.standardErrorText.contains("no"))
    }

    #if os(Linux)
        @Test("The browser starts with default signals and is reaped", .timeLimit(.minutes(10)))
        func browser() throws {
            let folder = try TestFolder()
            let notes = folder.path("notes")
            // No shell script: a shell would unblock signals for it.
            let script = """
                #!/bin/sh
                exec > \(notes).new
                while read -r line; do echo "$line"; done < /proc/$$/status
                for file in /proc/$$/fd/*; do [ -S "$file" ] && echo "socket: $file"; done
                echo "address $1"
                exec /bin/mv \(notes).new \(notes)
                """
            try ExecutableScript.write(script, to: folder.path("xdg-open"))
            let preview = try RunningPreview(["--port", "0", "--open"], path: folder.path)
            try #require(eventually { FileManager.default.fileExists(atPath: notes) }, "no notes")
            let text = try String(contentsOfFile: notes, encoding: .utf8)
            let lines = text.split(separator: "\n")
            #expect(lines.contains("address http://127.0.0.1:\(preview.port)/"))
            #expect(lines.contains("SigBlk:\t0000000000000000"))
            func fact(_ name: String) throws -> Substring {
                try #require(lines.first { $0.hasPrefix(name) }).dropFirst(name.count)
            }
            // SIGPIPE is signal 13.
            #expect(try #require(UInt64(fact("SigIgn:\t"), radix: 16)) & 1 << 12 == 0)
            #expect(!text.contains("socket:"))
            let number = try fact("Pid:\t")
            // A process that is not waited for stays as a zombie.
            let hasEnded = eventually { !FileManager.default.fileExists(atPath: "/proc/\(number)") }
            #expect(hasEnded, "the browser is still running")
        }
    #endif
}
