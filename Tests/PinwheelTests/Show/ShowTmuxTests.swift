import Foundation
import Pictures
import Raster
import TestSupport
import Testing

/// Half blocks are displayed correctly by an independent terminal, tmux.
@Suite(.serialized)
struct ShowTmuxTests {
    private static let program = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":")
        .map { "\($0)/tmux" }.first { FileManager.default.isExecutableFile(atPath: $0) }

    /// Runs tmux to its end, on the test's own server.
    ///
    /// Foundation's `Process` is not used, because it waits for all processes with its files,
    /// including the server.
    private func tmux(_ server: String, _ arguments: String...) throws -> String {
        let folder = try TestFolder()
        let words = [try #require(Self.program), "-L", server, "-f", "/dev/null"] + arguments
        let line = words.map { "'\($0)'" }.joined(separator: " ")
        let variables = "env -u TMUX -u STY -u NO_COLOR LC_ALL=C.UTF-8 TERM=xterm-256color"
        _ = system("\(variables) \(line) >'\(folder.path("output"))' 2>/dev/null </dev/null")
        return String(decoding: try folder.bytes("output"), as: UTF8.self)
    }

    @Test(.enabled(if: Self.program != nil, "tmux is not installed"))
    func `the pane has the colours of the frame`() throws {
        let server = "pinwheel-test-\(getpid())"
        defer { _ = try? tmux(server, "kill-server") }
        // Armed is one frame. Its 180 points must fit into 100 cells.
        let command = "exec \(Tool.path) show compass --state armed --loop --appearance light"
        _ = try tmux(server, "new-session", "-d", "-x", "100", "-y", "24", command)
        var pane = ""
        let isShown = try eventually {
            pane = try tmux(server, "capture-pane", "-e", "-p")
            return pane.contains("armed")
        }
        try #require(isShown, "\(pane)")
        try expect(pane, shows: picture())
        _ = try tmux(server, "send-keys", "q")
    }

    /// Draws the frame at a width of 100 cells.
    private func picture() throws -> Image {
        let scale = 100.0 / 180
        let outcome = try Tool.run([
            "still", "compass", "--state", "armed", "--scale", "\(scale)", "-o", "-",
        ])
        return try PNG.decode(outcome.output)
    }

    private func expect(_ pane: String, shows image: Image) throws {
        let rows = pane.split(separator: "\n", omittingEmptySubsequences: false).map(Self.halves)
        let top = (23 - (image.height + 1) / 2) / 2
        let left = (100 - image.width) / 2
        var compared = 0
        for y in 0..<image.height {
            let row = rows[top + y / 2]
            for x in 0..<image.width where image[x, y].alpha > 0 {
                let pixel = image[x, y]
                let parts = [pixel.red, pixel.green, pixel.blue].map { component in
                    let (top, alpha) = (Int(component), Int(pixel.alpha))
                    return String((top * alpha + 255 * (255 - alpha) + 127) / 255)
                }
                #expect(row[left + x][y % 2] == parts.joined(separator: ";"), "\(x), \(y)")
                compared += 1
            }
        }
        #expect(compared > 200)
    }

    /// Returns the colours of both halves of each cell in a captured line, as `r;g;b` or empty.
    private static func halves(_ line: Substring) -> [[String]] {
        var cells: [[String]] = []
        var (text, background) = ("", "")
        for (number, part) in line.components(separatedBy: "\u{1B}[").enumerated() {
            var characters = Substring(part)
            if number > 0, let end = part.firstIndex(of: "m") {
                let words = part[..<end].split(separator: ";").map(String.init)
                if words == ["0"] || words.isEmpty { (text, background) = ("", "") }
                if words.first == "39" { text = "" }
                if words.first == "49" { background = "" }
                if words.count == 5, words[0] == "38" { text = words[2...].joined(separator: ";") }
                if words.count == 5, words[0] == "48" {
                    background = words[2...].joined(separator: ";")
                }
                characters = part[part.index(after: end)...]
            }
            for character in characters {
                switch character {
                case "▀": cells.append([text, background])
                case "▄": cells.append([background, text])
                default: cells.append([background, background])
                }
            }
        }
        return cells + Array(repeating: ["", ""], count: 100)
    }
}
