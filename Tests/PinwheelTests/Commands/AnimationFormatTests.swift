import Foundation
import Pictures
import Testing
import TestSupport

/// The extension of animate's file selects its format.
struct AnimationFormatTests {
    private static let img2webp = ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"]
        .map { "\($0)/img2webp" }
        .first { FileManager.default.isExecutableFile(atPath: $0) }

    @Test(arguments: zip(["webp", "gif", "avif"], [FrameFormat.webp, .gif, .avif]))
    func `each format is written, or the command that installs its library is printed`(
        name: String,
        format: FrameFormat
    ) throws {
        let folder = try TestFolder()
        let outcome = try Tool.run(["animate", "arc", "-o", "x.\(name)"], in: folder.path)
        if ImageCodec.all.first(where: { $0.format == format.name })?.version == nil {
            #expect(outcome.status == 2)
            #expect(outcome.errorLines.count == 1)
            #expect(outcome.errors.contains("install"))
        } else {
            #expect(outcome.status == 0, "\(outcome.errors)")
            #expect(format.hasSignature(try folder.bytes("x.\(name)").prefix(16)))
        }
    }

    #if os(Linux)
        @Test(arguments: [
            ("gif", ["libgif.so.7"], "apt-get install libgif7"),
            ("webp", ["libwebp.so.7"], "apt-get install libwebp7 libwebpmux3"),
            ("avif", (13...16).map { "libavif.so.\($0)" }, "apt-get install libavif1"),
        ])
        func `a missing library is reported before anything is drawn`(
            name: String,
            libraries: [String],
            command: String
        ) throws {
            let folder = try TestFolder()
            // The loader stops at the first file of this name, which is not a library.
            for library in libraries { try folder.write("x", to: library) }
            let words = ["animate", "arc", "-o", folder.path("x.\(name)")]
            let outcome = try Tool.run(words, variables: ["LD_LIBRARY_PATH=\(folder.path)"])
            #expect(outcome.status == 2)
            #expect(outcome.errorLines.count == 1)
            #expect(outcome.errors.contains("is not installed; run: \(command)"))
            #expect(!folder.exists("x.\(name)"))
        }
    #endif

    @Test func `several states are written in the given order`() throws {
        let folder = try TestFolder()
        let states = ["pulling", "refreshing", "finishing"]
        let list = states.joined(separator: ",")
        let words = ["animate", "compass", "--state", list, "--fps", "20", "-o", "x.png"]
        let outcome = try Tool.run(words, in: folder.path)
        #expect(outcome.status == 0, "\(outcome.errors)")
        let rendered = try Tool.run(
            ["render", "compass", "--state", list, "--fps", "20", "-o", "frames"],
            in: folder.path
        )
        #expect(rendered.status == 0)
        var expected: [String] = []
        for state in ["pulling", "refreshing-intro", "refreshing", "finishing"] {
            let all = folder.files.filter { $0.hasPrefix("frames/compass/\(state)/") }
            #expect(!all.isEmpty || state == "refreshing-intro")
            expected += all
        }
        let frames = try APNG.read(path: folder.path("x.png"))
        #expect(frames.count == expected.count)
        for (frame, file) in zip(frames, expected) {
            #expect(try frame.image == PNG.read(path: folder.path(file)), "\(file)")
        }
    }

    @Test(arguments: [
        (["-o", "x.webp", "--matte", "white"], "WebP stores transparency, so it needs no --matte"),
        (["-o", "x.png", "--matte", "white"], "APNG stores transparency"),
        (["-o", "x.gif", "--matte", "#fff8"], "is not opaque"),
        (["-o", "x.gif", "--state", "pulling,idle", "--part", "intro"], "exclude each other"),
        (["-o", "x.gif", "--fps", "60"], "use a lower --fps, at most 50"),
        (["-o", "x.gif", "--plays", "70000"], "at most 65536 times, or for ever with 0"),
    ])
    func `options that a format cannot follow are rejected`(
        options: [String],
        words: String
    ) throws {
        let folder = try TestFolder()
        let outcome = try Tool.run(["animate", "arc"] + options, in: folder.path)
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains(words), "\(outcome.errors)")
        #expect(folder.files.isEmpty)
    }

    @Test(.enabled(if: ImageCodec.gif.version != nil, "needs giflib"))
    func `a note suggests a matte for faint designs`() throws {
        let folder = try TestFolder()
        let faint = try Tool.run(["animate", "spokes", "-o", "x.gif"], in: folder.path)
        #expect(faint.status == 0)
        #expect(faint.errors.contains("name a colour behind all pixels with --matte"))
        let words = ["animate", "spokes", "--matte", "white", "-o", "x.gif"]
        #expect(try Tool.run(words, in: folder.path).errors.isEmpty)
        #expect(try Tool.run(["animate", "arc", "-o", "y.gif"], in: folder.path).errors.isEmpty)
    }

    @Test(
        .enabled(if: img2webp != nil, "needs img2webp"),
        .enabled(if: ImageCodec.webp.version != nil, "needs libwebp")
    )
    func `a WebP is not larger than that of img2webp`() throws {
        let folder = try TestFolder()
        let options = ["arc", "--state", "refreshing", "--scale", "2", "--fps", "30"]
        #expect(
            try Tool.run(["animate"] + options + ["-o", "a.webp"], in: folder.path).status == 0
        )
        #expect(try Tool.run(["render"] + options + ["-o", "frames"], in: folder.path).status == 0)
        let frames = folder.files.filter { $0.hasSuffix(".png") }
        #expect(frames.count == 27)
        let words = ["-lossless", "-m", "6", "-d", "33"] + frames + ["-o", "b.webp"]
        let program = try #require(Self.img2webp)
        #expect(try Tool.run(words, program: program, in: folder.path).status == 0)
        let sizes = try (folder.bytes("a.webp").count, folder.bytes("b.webp").count)
        print("WebP of arc: \(sizes.0) bytes, img2webp: \(sizes.1) bytes")
        #expect(Double(sizes.0) <= 1.05 * Double(sizes.1))
    }
}
