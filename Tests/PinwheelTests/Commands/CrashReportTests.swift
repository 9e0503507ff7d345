import Foundation
import Testing
import TestSupport

/// A crash of the tool is reported with the file that caused it.
struct CrashReportTests {
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    @Test(arguments: [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE])
    func `a crash prints one line with the last file and ends with 70`(signal: Int32) throws {
        let path = folder.path("pipe")
        #expect(mkfifo(path, 0o600) == 0)
        let pipe = open(path, O_RDWR)
        defer { close(pipe) }
        let tool = try Tool.start(["validate", "-"], input: path)
        // The tool has read the byte before it waits for more.
        #expect(write(pipe, "p", 1) == 1)
        var unread: Int32 = 1
        while unread > 0 {
            usleep(1_000)
            _ = ioctl(pipe, UInt(FIONREAD), &unread)
        }
        tool.send(signal)
        let outcome = tool.wait()
        #expect(outcome.status == 70)
        #expect(outcome.errorLines.count == 1)
        let words = "crashed with signal \(signal); the last file read was /dev/stdin"
        #expect(outcome.errors.contains(words), "\(outcome.errors)")
    }

    @Test func `the hidden reader reads every file and reports each by one line`() throws {
        try folder.write("no design", to: "bad.yaml")
        let outcome = try Tool.run(["read-designs", "bad.yaml", "gone.yaml"], in: folder.path)
        #expect(outcome.status == 0)
        #expect(outcome.lines == ["read", "read"])
        #expect(outcome.errors.isEmpty)
    }
}
