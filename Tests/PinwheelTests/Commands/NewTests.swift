import DesignFormat
import Indicators
import Pictures
import TestSupport
import Testing

/// A new design is a file that can be drawn and edited at once.
struct NewTests {
    @Test func `a new design is valid, and has comments and no findings`() throws {
        let folder = try TestFolder()
        let outcome = try Tool.run(["new", "my-dot"], in: folder.path)
        #expect(outcome.status == 0)
        #expect(outcome.lines == ["my-dot.yaml"])
        #expect(try Tool.run(["validate", "--strict", "my-dot.yaml"], in: folder.path).status == 0)
        let lint = try Tool.run(["lint", "--strict", "my-dot.yaml"], in: folder.path)
        #expect(lint.status == 0, "\(lint.output)")
        let text = String(decoding: try folder.bytes("my-dot.yaml"), as: UTF8.self)
        #expect(text.contains("name: my-dot\n"))
        #expect(text.split(separator: "\n").count { $0.contains("#") } > 8)
    }

    @Test(arguments: BuiltInDesigns.names)
    func `a copy differs from its original only in the name, and keeps its comments`(
        name: String
    ) throws {
        let outcome = try Tool.run(["new", "mine", "--from", name, "-o", "-"])
        #expect(outcome.status == 0, "\(outcome.errors)")
        let copy = try Design(yaml: outcome.output, name: "x", file: "x")
        var model = try #require(BuiltInDesigns.design(named: name)).model
        model.name = "mine"
        #expect(copy.model == model)
        let source = String(decoding: BuiltInDesigns.source(named: name) ?? [], as: UTF8.self)
        let text = String(decoding: outcome.output, as: UTF8.self)
        let renamed = source.replacing(
            "\nname: \(name)\n",
            with: "\nname: mine\n",
            maxReplacements: 1
        )
        #expect(text == renamed)
    }

    @Test func `parameters become the defaults of the copy`() throws {
        let arguments = ["new", "mine", "--from", "arc", "-P", "lineWidth=4", "-o", "-"]
        let copy = try Design(yaml: Tool.run(arguments).output, name: "x", file: "x")
        #expect(copy.parameters.first { $0.name == "lineWidth" }?.defaultText == "4")
    }

    @Test func `an existing file is never replaced`() throws {
        let folder = try TestFolder()
        try folder.write("mine", to: "arc.yaml")
        let outcome = try Tool.run(["new", "arc", "--from", "spokes"], in: folder.path)
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("arc.yaml exists already"))
        #expect(String(decoding: try folder.bytes("arc.yaml"), as: UTF8.self) == "mine")
    }

    @Test func `a copy elsewhere that would not find its images is refused`() throws {
        let folder = try TestFolder()
        try folder.write(
            Samples.design(layers: "  - image: {file: logo.png, size: [4, 4]}"),
            to: "designs/logo.yaml"
        )
        try folder.write(PNG.encode(Samples.dot), to: "designs/logo.png")
        let copy = ["new", "mine", "--from", "designs/logo.yaml"]
        let outcome = try Tool.run(copy, in: folder.path)
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("-o designs/mine.yaml"), "\(outcome.errors)")
        let next = try Tool.run(copy + ["-o", "designs/mine.yaml"], in: folder.path)
        #expect(next.status == 0, "\(next.errors)")
        #expect(
            try Tool.run(["validate", "designs/mine.yaml"], in: folder.path).status == 0
        )
    }

    @Test(
        arguments: [
            (["new", "3rings"], "cannot name a design"),
            (["new", "mine", "--from", "ark"], "did you mean “arc”?"),
            (["new", "mine", "-P", "tint=red"], "name it with --from"),
            (["new", "mine", "--from", "arc", "-P", "width=3"], "has no parameter “width”"),
            (["new", "mine", "-o", "none/mine.yaml"], "there is no folder none"),
        ]
    )
    func `a wrong argument is one clear error`(arguments: [String], message: String) throws {
        let folder = try TestFolder()
        let outcome = try Tool.run(arguments, in: folder.path)
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
        #expect(folder.files.isEmpty)
    }
}
