import Foundation
import Testing
import TestSupport

/// Arguments reach the tool unchanged, or an error says why not.
struct CommandWordsTests {
    private static let hidingProc = "unshare -m sh -c 'mount -t tmpfs none /proc && exec \"$@\"' - "

    /// Whether /proc can be hidden. Only root can, and containers may forbid it.
    private static var canHideProc: Bool {
        (try? Tool.shell(hidingProc + "true 2>/dev/null"))?.status == 0
    }

    @Test(.enabled(if: canHideProc))
    func `arguments are read without /proc`() throws {
        let list = try Tool.shell(Self.hidingProc + "\"$0\" list")
        #expect(list.status == 0, "\(list.errors)")
        #expect(list.text.hasPrefix("arc "))
        let wrong = try Tool.shell(Self.hidingProc + "\"$0\" nonsense")
        #expect(wrong.status == 2)
        #expect(wrong.output.isEmpty)
    }

    @Test func `the preview's program escapes control characters in errors`() throws {
        let run = try Tool.shell("exec \"$0-preview\" \"--$(printf '\\033[31m')\"")
        #expect(run.status == 2)
        #expect(run.output.isEmpty)
        #expect(run.errors.hasPrefix("pinwheel: "))
        #expect(run.errors.contains("--\\u001b[31m") && !run.errors.contains("\u{1B}"))
    }

    @Test func `an argument that is not UTF-8 is reported`() throws {
        let run = try Tool.shell("exec \"$0\" validate \"$(printf 'caf\\351.yaml')\"")
        #expect(run.status == 2)
        #expect(
            run.errors == "pinwheel: the argument “caf\\xE9.yaml” is not UTF-8; "
                + "rename the file with a UTF-8 name\n"
        )
    }

    @Test func `a file's name that is not UTF-8 is reported`() throws {
        let folder = try TestFolder()
        let run = try Tool.shell(
            "cd '\(folder.path)' && mkdir a && echo > \"a/$(printf 'caf\\351.png')\" "
                + "&& exec \"$0\" compare a a"
        )
        #expect(run.status == 2)
        #expect(run.errors.contains("its name is not UTF-8; rename it with a UTF-8 name"))
    }

    @Test(arguments: [
        ["still", "arc", "-s", "0x10"], ["still", "arc", "-s", "0x1p3"],
        ["render", "arc", "--fps", "0x3c"], ["render", "arc", "--steps", "0x2"],
        ["render", "arc", "--progress", "0x0,1"], ["render", "arc", "-j", "0x2"],
        ["render", "arc", "--time", "inf"], ["trace", "--at", "0x1"],
        ["play", "--size", "0x10x20"], ["play", "--callbacks", "0x3c"], ["play", "--work", "0x1s"],
        ["preview", "--port", "0x20"],
    ])
    func `hexadecimal and infinite numbers are rejected`(arguments: [String]) throws {
        let folder = try TestFolder()
        let outcome = try Tool.run(arguments, in: folder.path)
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("0x") || outcome.errors.contains("inf"))
        #expect(folder.files.isEmpty)
    }
}
