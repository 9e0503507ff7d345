import TestSupport
import Foundation
import Preview
import Synchronization
import Testing

/// Saved designs are shown regardless of how the editor saves, and never half-written.
@Suite struct DesignWatchTests {
    private let folder: TestFolder
    private let store: DesignStore
    private let watch: DesignWatch
    private var files: [WatchedFile]

    private static func text(_ width: Int, picture: String? = nil) -> String {
        """
        pinwheel: 1
        name: mine
        canvas: {size: [\(width), 20]}
        states: {pulling: {frames: 2}}
        layers:
          - circle: {diameter: 10}
            fill: red

        """ + (picture.map { "  - image: {file: \($0)}\n" } ?? "")
    }

    init() throws {
        folder = try TestFolder()
        try folder.write(Self.text(20), to: "mine.yaml")
        store = try DesignStore([folder.path("mine.yaml")])
        watch = DesignWatch(store: store) { _ in }
        files = watch.watchedFiles
    }

    private var entry: PreviewedDesign {
        get throws { try #require(store.design(named: "mine")) }
    }

    private var width: Double? { get throws { try entry.design?.canvas.width } }

    /// Checks as often as the watch tolerates an unfinished file.
    private mutating func look(_ times: Int = 6) {
        for _ in 0..<times { watch.poll(at: &files) }
    }

    @Test("Nothing changes while nothing is saved")
    mutating func still() throws {
        let version = try entry.version
        look(20)
        #expect(try entry.version == version)
    }

    @Test("Saved in place")
    mutating func inPlace() throws {
        let version = try entry.version
        try folder.write(Self.text(30), to: "mine.yaml")
        look(1)
        #expect(try width == 30)
        #expect(try entry.version > version)
    }

    @Test("Saved by rename")
    mutating func byRename() throws {
        try folder.replace("mine.yaml", with: Self.text(31))
        look(1)
        #expect(try width == 31)
    }

    @Test("Removed and created again")
    mutating func anew() throws {
        try FileManager.default.removeItem(atPath: folder.path("mine.yaml"))
        look(1)
        #expect(try entry.problems.isEmpty)
        look()
        #expect(try !entry.problems.isEmpty)
        #expect(try width == 20)
        try folder.write(Self.text(32), to: "mine.yaml")
        look(1)
        #expect(try width == 32)
        #expect(try entry.problems.isEmpty)
    }

    @Test("An error keeps the last valid design, shows its position, and disappears when fixed")
    mutating func errors() throws {
        try folder.write(Self.text(33) + "nonsense: 1\n", to: "mine.yaml")
        look()
        let problem = try #require(entry.problems.first)
        #expect(problem.line == 8 && problem.column == 1)
        #expect(try width == 20)
        let version = try entry.version
        look(20)
        #expect(try entry.version == version)
        try folder.replace("mine.yaml", with: Self.text(34))
        look(1)
        #expect(try entry.problems.isEmpty)
        #expect(try width == 34)
    }

    @Test("A pipe in place of the file does not block", .timeLimit(.minutes(10)))
    mutating func pipe() throws {
        try FileManager.default.removeItem(atPath: folder.path("mine.yaml"))
        #expect(mkfifo(folder.path("mine.yaml"), 0o600) == 0)
        look()
        #expect(try width == 20)
        try folder.replace("mine.yaml", with: Self.text(39))
        look(1)
        #expect(try width == 39)
    }

    @Test(
        "An image that is a pipe is reported, and no longer watched once the design uses another",
        .timeLimit(.minutes(10))
    )
    mutating func pipeAsPicture() throws {
        #expect(mkfifo(folder.path("icon.png"), 0o600) == 0)
        try folder.write(Self.text(40, picture: "icon.png"), to: "mine.yaml")
        look()
        #expect(try entry.problems.first?.message.contains("a pipe") == true)
        try folder.replace("mine.yaml", with: Self.text(41))
        look(1)
        #expect(try width == 41)
        #expect(try entry.problems.isEmpty)
    }

    @Test("A briefly half-written file is no error")
    mutating func halfWritten() throws {
        try folder.write("pinwheel: 1\ncanvas: {si", to: "mine.yaml")
        look(2)
        try folder.write("", to: "mine.yaml")
        look(2)
        #expect(try entry.problems.isEmpty)
        try folder.write(Self.text(35), to: "mine.yaml")
        look(1)
        #expect(try width == 35)
    }

    @Test("An image that the design uses is watched, even while it is missing")
    mutating func pictures() throws {
        let site = try TestSite()
        let small = site.get("/frame.png?design=arc&state=pulling").body
        let large = site.get("/frame.png?design=arc&state=pulling&scale=2").body
        try folder.write(Self.text(36, picture: "icon.png"), to: "mine.yaml")
        look()
        #expect(try !entry.problems.isEmpty)
        try folder.write(small, to: "icon.png")
        look(1)
        #expect(try entry.problems.isEmpty)
        let version = try entry.version
        try folder.write(large, to: "icon.png")
        look(1)
        #expect(try entry.version > version)
        // It is not watched after the design stops using it.
        try folder.write(Self.text(37), to: "mine.yaml")
        look(1)
        let last = try entry.version
        try folder.write(small, to: "icon.png")
        look()
        #expect(try entry.version == last)
    }

    @Test("A font that the design uses is watched, even while it is missing")
    mutating func fonts() throws {
        let text = """
            pinwheel: 1
            name: mine
            canvas: {size: [42, 20]}
            states: {pulling: {frames: 2}}
            layers:
              - text: {string: H, font: fonts/a.ttf, size: 14}
                fill: red
            """
        try folder.write(text, to: "mine.yaml")
        look()
        #expect(try entry.problems.first?.message.contains("no such file") == true)
        try folder.write(TestFont.bytes(), to: "fonts/a.ttf")
        look(1)
        #expect(try entry.problems.isEmpty)
        #expect(try width == 42)
        let version = try entry.version
        try folder.write(TestFont.bytes(.compact), to: "fonts/a.ttf")
        look(1)
        #expect(try entry.version > version)
    }

    @Test(
        "An image for a higher scale is used when it appears, and reloaded when it changes"
    )
    mutating func densePictures() throws {
        let site = try TestSite()
        let dots = [1, 2].map { site.get("/frame.png?design=arc&state=pulling&scale=\($0)").body }
        let other = site.get("/frame.png?design=arc&state=refreshing&scale=2").body
        try folder.write(dots[0], to: "icon.png")
        try folder.write(Self.text(42, picture: "icon.png"), to: "mine.yaml")
        look(1)
        #expect(try entry.problems.isEmpty)
        for picture in [dots[1], other] {
            let version = try entry.version
            try folder.write(picture, to: "icon@2x.png")
            look(1)
            #expect(try entry.version > version)
            #expect(try entry.problems.isEmpty)
        }
    }

    @Test("A design that another uses is watched, in subfolders and even while it is missing")
    mutating func usedDesigns() throws {
        let using = Self.text(43) + "  - use: parts/dot.yaml\n"
        try folder.write(using, to: "mine.yaml")
        look()
        #expect(try entry.problems.first?.message.contains("no such file") == true)
        for diameter in [4, 5] {
            let version = try entry.version
            let dot = Self.text(20).replacing("diameter: 10", with: "diameter: \(diameter)")
            try folder.write(dot, to: "parts/dot.yaml")
            look(1)
            #expect(try entry.version > version)
            #expect(try entry.problems.isEmpty)
        }
        try folder.write("pinwheel: 1\nnonsense: 1\n", to: "parts/dot.yaml")
        look()
        let problem = try #require(entry.problems.first)
        #expect(problem.file == folder.path("parts/dot.yaml") && problem.line == 2)
    }

    @Test("The name in addresses stays when the name in the file changes")
    mutating func renamed() throws {
        let text = Self.text(38).split(separator: "\n").map {
            $0 == "name: mine" ? "name: other" : $0
        }
        try folder.write(text.joined(separator: "\n"), to: "mine.yaml")
        look(1)
        #expect(try entry.design?.name == "other")
        #expect(try width == 38)
    }
}
