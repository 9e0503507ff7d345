import Base
import Testing
import TestSupport

/// Invalid names and options are rejected with the valid ones.
struct WrongWordsTests {
    @Test(arguments: [
        (["render", "arc", "-o", "arc.gif"], "such as arc; pinwheel strip and still write"),
        (
            ["render", "arc", "-o", "a/arc.png"],
            "such as a/arc; pinwheel strip and still write one"
        ),
        (["play", "-o", "arc.MP4"], "such as arc;"),
        (["strip", "arc", "-o", "x.jpg"], "name it x.png"),
        (["still", "arc", "-o", "x.y.gif"], "name it x.y.png"),
        (["storyboard", "scroll-action", "-o", "x.svg"], "name it x.png"),
        (["strip", "arc", "-o", "x.css"], "name it x.png"),
        (["strip", "arc", "-o", "x.swift"], "name it x.png"),
        (["still", "arc", "-o", "x.apng"], "name it x.png"),
        (["animate", "arc", "-o", "x.mp4"], "only APNG, WebP, GIF and AVIF can be written"),
        (["render", "arc", "-o", "x.css"], "name a folder, such as x"),
    ])
    func `a file name with another format's extension is rejected`(
        arguments: [String],
        words: String
    ) throws {
        let folder = try TestFolder()
        let outcome = try Tool.run(arguments, in: folder.path)
        #expect(outcome.status == 2)
        #expect(outcome.errorLines.count == 1)
        #expect(outcome.errors.contains(words), "\(outcome.errors)")
        #expect(folder.files.isEmpty)
    }

    @Test func `other file names are accepted`() throws {
        let folder = try TestFolder()
        for arguments in [
            ["render", "arc", "--state", "idle", "-o", "frames.v2"],
            ["still", "arc", "-o", "picture"], ["still", "arc", "-o", "a.PNG"],
            ["animate", "arc", "-o", "a.apng"], ["animate", "arc", "-o", "b.png"],
        ] {
            let outcome = try Tool.run(arguments, in: folder.path)
            #expect(outcome.status == 0, "\(outcome.errors)")
        }
    }

    @Test(arguments: [
        (["render", "--gif"], "pinwheel: unknown option '--gif'; see pinwheel help render\n"),
        (["render", "--gap", "2"], "it is an option of strip; see pinwheel help render\n"),
        (["render", "--stat", "idle"], "did you mean “--state”?"),
        (["still", "--steps", "3"], "; it is an option of render and strip;"),
        (["describe", "arc", "--scale=2"], "'--scale'; it is an option of render and others"),
    ])
    func `an unknown option is reported with the commands that have it`(
        arguments: [String],
        words: String
    ) throws {
        let outcome = try Tool.run(arguments)
        #expect(outcome.status == 2)
        #expect(outcome.errorLines.count == 1)
        #expect(outcome.errors.contains(words), "\(outcome.errors)")
        #expect(!outcome.errors.contains("--time"))
    }

    @Test func `all colours are listed in all variants`() throws {
        let lines = try Tool.run(["list", "--colors"]).lines
        #expect(lines.first?.hasPrefix("name ") == true)
        let blue = lines.first { $0.hasPrefix("blue ") }.map { $0.split(separator: " ") }
        #expect(blue == ["blue", "#007aff", "#0a84ff", "#0088ff", "#0091ff"])
        #expect(lines.contains { $0.hasPrefix("secondary ") && $0.contains("#3c3c4399") })
        let json = try Tool.run(["list", "--colors", "--json"]).lines
        #expect(json.count == lines.count - 1)
        #expect(try JSON(reading: Array(json[0].utf8))["name"]?.string == "red")
        let wrong = try Tool.run(["still", "arc", "--background", "nonsense"])
        #expect(wrong.errors.contains("pinwheel list --colors"))
    }
}
