import Testing
import TestSupport

/// Control characters in a name or a file never reach the terminal.
struct ForeignTextTests {
    /// Sequences for red text, clearing the screen (two encodings), delete, bell and reversed text.
    private static let evil = "\u{1B}[31mx\u{9B}2J\u{7F}\u{7}\u{202E}y"
    /// The same characters escaped for YAML and JSON strings.
    private static let escaped = "\\u001b[31mx\\u009b2J\\u007f\\u0007\\u202ey"

    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
    }

    /// Runs the tool and checks that its output has no control characters.
    @discardableResult
    private func check(_ arguments: [String], says: Bool = true) throws -> Tool.Outcome {
        let outcome = try Tool.run(arguments, in: folder.path)
        for text in [outcome.text, outcome.errors] {
            let found = text.unicodeScalars.filter { scalar in
                scalar.properties.generalCategory == .control && scalar != "\n"
                    || scalar == "\u{202E}"
            }
            #expect(found.isEmpty, "\(arguments): \(text.debugDescription)")
            #expect(text.split(separator: "\n").allSatisfy { $0.count <= 2_000 })
        }
        if says {
            let said = outcome.text + outcome.errors
            #expect(said.contains("\\u001b[31mx"), "\(arguments): \(said.debugDescription)")
        }
        return outcome
    }

    @Test(arguments: [
        ["\(evil)"], ["help", evil], ["render", "--\(evil)"], ["render", evil], ["still", evil],
        ["strip", evil], ["show", evil], ["describe", evil], ["validate", evil, "--json"],
        ["compare", "\(evil).png", "b.png"], ["report", evil], ["lifecycle", evil],
        ["trace", evil], ["trace", "--trace", "\(evil).csv"], ["trace", "--fix", evil],
        ["play", "--design", evil], ["storyboard", "scroll-action", "-P", "\(evil)=1"],
        ["render", "arc", "-P", "\(evil)=1"], ["render", "arc", "-P", "ring=\(evil)"],
        ["render", "arc", "--state", evil], ["render", "arc", "--scale", evil],
        ["render", "arc", "--palette", evil], ["render", "arc", "--background", evil],
        ["render", "arc", "--pattern", "{\(evil)}"], ["still", "arc", "-o", "none/\(evil)"],
        ["render", "arc", "-j", evil], ["play", "--size", evil], ["play", "--callbacks", evil],
        ["compare", "a.png", "b.png", "--cells", evil], ["record", evil], ["verify", evil],
        ["verify", "--sets", evil], ["accept", "--frames", evil],
        ["schema", evil], ["preview", evil], ["preview", "--port", evil],
    ])
    func `control characters in arguments are escaped`(arguments: [String]) throws {
        let outcome = try check(arguments)
        #expect(outcome.status == 2)
    }

    @Test func `control characters in names of files and folders are escaped`() throws {
        try check(["render", "arc", "--state", "idle", "-o", "out\(Self.evil)"])
        try check(["still", "arc", "-o", "\(Self.evil).png", "--json"], says: false)
        try folder.write("pinwheel: 2", to: "\(Self.evil).yaml")
        try check(["validate", "\(Self.evil).yaml"])
        try check(["validate", "\(Self.evil).yaml", "--json"])
        try folder.write("no picture", to: "\(Self.evil)/a.png")
        try check(["compare", Self.evil, Self.evil])
    }

    @Test(arguments: [
        "name: \"@\"", "title: \"@\"", "\"@\": 1", "states: {\"@\": {frames: 1}}",
        "layers: [{\"@\": 1}]", "layers: [{circle: {diameter: \"@\"}, fill: red}]",
        "layers: [{circle: {diameter: 1}, fill: \"@\"}]",
        "layers: [{image: {file: \"@.png\"}}]", "layers: [{path: \"@\", fill: red}]",
        "parameters: {\"@\": {type: number, default: 1}}",
    ])
    func `control characters in designs are escaped`(line: String) throws {
        let fields = [
            "name: d", "canvas: {size: [8, 8]}", "states: {idle: {frames: 1}}", "layers: []",
        ]
        let key = line.prefix { $0 != ":" }
        let text = ["pinwheel: 1"] + fields.filter { !$0.hasPrefix(key) } + [line]
        let file = text.joined(separator: "\n").replacing("@", with: Self.escaped)
        try folder.write(file, to: "d.yaml")
        try check(["describe", "d.yaml"])
        try check(["describe", "d.yaml", "--json"])
    }

    @Test func `control characters in goldens and results are escaped`() throws {
        try check(["record", "arc"], says: false)
        let golden = "goldens/arc/idle.golden"
        let text = String(decoding: try folder.bytes(golden), as: UTF8.self)
        for broken in [
            text.replacing("design arc", with: "tolerance \(Self.evil)"),
            text.replacing("frame 0", with: "frame \(Self.evil)"),
            text.replacing("progress=", with: "\(Self.evil)="), "pinwheel-golden \(Self.evil)",
        ] {
            try folder.write(broken, to: golden)
            try check(["verify", "arc"], says: false)
            try check(["verify", "arc", "--json"], says: false)
        }
        for results in [
            "{\"\(Self.escaped)\": 1}", "{\"pinwheel\": \"\(Self.escaped)\"}", "{\(Self.evil)}",
        ] {
            try folder.write(results, to: "results.json")
            try check(["report", "results.json"], says: false)
            try folder.write(results, to: "goldens/.failed/results.json")
            try check(["accept", "arc/idle"], says: false)
        }
        try folder.write(
            "pinwheel: 1\nsets:\n  - {designs: arc, name: \"\(Self.escaped)\"}\n",
            to: "goldens.yaml"
        )
        try check(["verify"])
    }

    @Test func `long texts are shortened in messages`() throws {
        let doubled = (0..<12_000).map { "k\($0): 1\nk\($0): 2\n" }.joined()
        try folder.write("pinwheel: 1\n" + doubled, to: "d.yaml")
        let outcome = try check(["validate", "d.yaml"], says: false)
        #expect(outcome.errorLines.count == 1)
        try check(["render", String(repeating: "x", count: 100_000)], says: false)
        try check(["render", "--\(String(repeating: "x", count: 100_000))"], says: false)
    }
}
