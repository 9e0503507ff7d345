import Foundation
import Pictures
import Raster
import Testing

/// A terminal shows the images that `still` draws.
@Suite(.serialized)
struct ShowPicturesTests {
    /// Returns the first PNG that is sent with Kitty's protocol.
    private func kittyPicture(in text: String) throws -> Image {
        var payload = ""
        for piece in text.components(separatedBy: "\u{1B}_G").dropFirst() {
            let command = piece.components(separatedBy: "\u{1B}\\")[0]
            let parts = command.split(separator: ";", maxSplits: 1)
            guard parts.count == 2, !parts[0].contains("a=q") else { continue }
            payload += parts[1]
            if parts[0].hasSuffix("m=0") { break }
        }
        return try PNG.decode(Array(try #require(Data(base64Encoded: payload))))
    }

    private func still(_ arguments: String...) throws -> Image {
        try PNG.decode(Tool.run(["still"] + arguments + ["-o", "-"]).output)
    }

    @Test func `Kitty's protocol and a dark background are detected`() throws {
        let run = try ShowRun("refresh-control", "--state", "armed", "--loop")
        try run.answer(
            "\u{1B}_Gi=31;OK\u{1B}\\\u{1B}P>|kitty(0.35.2)\u{1B}\\"
                + "\u{1B}]11;rgb:1e1e/1e1e/2e2e\u{1B}\\\u{1B}[6;20;10t\u{1B}[?62;c"
        )
        #expect(run.read(until: "\u{1B}[5n"))
        run.terminal.type("\u{1B}[0nq")
        #expect(run.end().status == 0)
        // 23 rows of 20 pixels have space for more than four times 60 points.
        let wanted = try still(
            "refresh-control",
            "--state",
            "armed",
            "--appearance",
            "dark",
            "--scale",
            "4"
        )
        #expect(try kittyPicture(in: run.text) == wanted)
        // Images are removed before the screen is restored.
        let end = try #require(run.text.components(separatedBy: "a=d,d=I").last)
        #expect(end.hasSuffix(ShowRun.given))
    }

    @Test func `sixel is used if the terminal reports it`() throws {
        let run = try ShowRun("arc", "--state", "armed")
        try run.answer("\u{1B}[6;16;8t\u{1B}[?62;4;22c")
        #expect(run.read(until: "\u{1B}P0;1;0q\"1;1;240;240"))
        run.terminal.type("q")
        #expect(run.end().status == 0)
    }

    @Test func `iTerm2 is detected by its name`() throws {
        let run = try ShowRun("arc", "--state", "armed", "--scale", "2")
        try run.answer("\u{1B}P>|iTerm2 3.5.4\u{1B}\\\u{1B}[?62;4;22c")
        #expect(run.read(until: "width=120px;height=120px"))
        run.terminal.type("q")
        #expect(run.end().status == 0)
    }

    @Test func `a pipe is rejected in one line`() throws {
        for variables in [[], ["TERM=dumb"]] {
            let outcome = try Tool.run(["show", "arc"], variables: variables)
            #expect(outcome.status == 2)
            #expect(outcome.output.isEmpty)
            #expect(outcome.errorLines.count == 1)
            #expect(outcome.errors.contains("--force"))
        }
        let loop = try Tool.run(["show", "arc", "--force", "--loop"])
        #expect(loop.status == 2 && loop.output.isEmpty)
    }

    @Test func `a dumb terminal is rejected`() throws {
        let run = try ShowRun("arc", variables: ["TERM=dumb"])
        let outcome = run.end()
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("TERM=dumb"))
        #expect(run.output.isEmpty)
    }

    @Test func `--force writes every frame to a pipe, without queries`() throws {
        let arguments = ["show", "arc", "--state", "finishing", "--fps", "20", "--scale", "2"]
        let outcome = try Tool.run(arguments + ["--force", "--protocol", "kitty"])
        #expect(outcome.status == 0)
        // 0.35 seconds at 20 frames per second.
        #expect(outcome.text.components(separatedBy: "a=T").count - 1 == 7)
        #expect(!outcome.text.contains("a=q") && !outcome.text.contains("\u{1B}[c"))
        let wanted = try still(
            "arc",
            "--state",
            "finishing",
            "--progress",
            "1",
            "--scale",
            "2"
        )
        #expect(try kittyPicture(in: outcome.text) == wanted)
        let blocks = try Tool.run(arguments.dropLast(2) + ["--force"])
        #expect(blocks.text.contains("▀"))
    }

    @Test func `--force --contact writes one image of all states`() throws {
        let outcome = try Tool.run(
            ["show", "arc", "--contact", "--force", "--protocol", "kitty"]
        )
        #expect(outcome.status == 0)
        let image = try kittyPicture(in: outcome.text)
        #expect(image.width <= 800 && image.width > 600)
        // Five rows, one below another.
        #expect(image.height > image.width / 2)
        #expect(outcome.text.components(separatedBy: "a=T").count == 2)
    }
}
