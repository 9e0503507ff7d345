import Base
import Indicators
import Pictures
import Preview
import Raster
import Testing

/// Images that the server sends are equal to Pinwheel's, byte by byte.
@Suite struct ImageRoutesTests {
    private let site: TestSite

    init() throws { site = try TestSite() }

    @Test("A frame equals the image of pinwheel still")
    func frame() throws {
        let image = try site.picture("/frame.png?design=arc&state=pulling&progress=0.42&scale=2")
        #expect(try image == DirectFrames.frame("arc", .pulling, .progress(0.42), scale: 2))
        let dark = try site.picture(
            "/frame.png?design=spokes&state=refreshing&time=.25&appearance=dark&background=%23abc"
        )
        let color = Color(red8: 0xaa, green8: 0xbb, blue8: 0xcc)
        let expected = try DirectFrames.frame(
            "spokes",
            .refreshing,
            .time(0.25),
            appearance: .dark,
            background: color
        )
        #expect(dark == expected)
    }

    @Test("Parameters change the frame")
    func parameters() throws {
        let address =
            "/frame.png?design=arc&state=pulling&progress=.5&P.lineWidth=3&P.ring=red,blue"
        let expected = try DirectFrames.frame(
            "arc",
            .pulling,
            .progress(0.5),
            setting: [("lineWidth", "3"), ("ring", "red,blue")]
        )
        #expect(try site.picture(address) == expected)
        #expect(
            try site.error("/frame.png?design=arc&state=pulling&P.nonsense=3").contains("nonsense")
        )
    }

    @Test("A strip's cells are the frames in order", arguments: ["arc", "compass"])
    func strip(name: String) throws {
        let address = "/strip.png?design=\(name)&state=pulling&steps=7&scale=1.5"
        let answer = site.get(address)
        let sheet = try PNG.decode(answer.body)
        let facts = try JSON(reading: Array(#require(answer.header("Pinwheel-Strip")).utf8))
        #expect(facts["count"]?.number == 7)
        let width = Int(try #require(facts["width"]?.number))
        let height = Int(try #require(facts["height"]?.number))
        let columns = Int(facts["columns"]?.number ?? 0)
        #expect(sheet.width == width * columns)
        for index in 0..<7 {
            let place = Moment.Position.progress(Double(index) / 6)
            let frame = try DirectFrames.frame(name, .pulling, place, scale: 1.5)
            #expect(frame.width == width && frame.height == height)
            #expect(
                DirectFrames.cell(index, of: sheet, width: width, height: height) == frame.pixels
            )
        }
    }

    @Test("A strip at 60 fps has a cell for each frame in values.json")
    func rates() throws {
        for state in ["pulling", "refreshing", "finishing"] {
            let query = "design=arc&state=\(state)&fps=60"
            let facts = try #require(site.get("/strip.png?\(query)").header("Pinwheel-Strip"))
            let count = try JSON(reading: Array(facts.utf8))["count"]?.number
            let values = try site.json("/values.json?\(query)")
            #expect(Double(values["frames"]?.array?.count ?? 0) == count)
        }
    }

    @Test("Values are the layers' values, and jumps between states are reported")
    func values() throws {
        let values = try site.json("/values.json?design=arc&state=pulling&steps=3")
        let frames = try #require(values["frames"]?.array)
        #expect(frames.map { $0["progress"]?.number } == [0, 0.5, 1])
        #expect(frames[1]["layers"]?.array?[0]["trim"]?.array == [.number(0), .number(0.5)])
        #expect(frames[1]["layers"]?.array?[0]["rotation"]?.number == 75)
        let jumps = try #require(values["jumps"]?.array)
        let leap = try #require(jumps.first { $0["to"]?.string == "armed" })
        #expect(leap["property"]?.string == "rotation")
        #expect(leap["before"]?.number == 150 && leap["after"]?.number == 180)
    }

    @Test(
        "A request that cannot be drawn is answered with 400 and a message",
        arguments: [
            ("/frame.png", "the design is missing"),
            ("/frame.png?design=arc", "the state is missing"),
            ("/frame.png?design=arc&state=success", "arc has no state “success”"),
            ("/frame.png?design=arc&state=pulling&progress=1.5", "more than 1"),
            ("/frame.png?design=arc&state=pulling&time=1", "does not follow the clock"),
            ("/frame.png?design=arc&state=pulling&time=1&progress=1", "exclude each other"),
            ("/frame.png?design=arc&state=pulling&scale=9", "scale"),
            ("/frame.png?design=arc&state=pulling&scale=1e9", "scale"),
            ("/frame.png?design=arc&state=pulling&appearance=grey", "appearance"),
            ("/frame.png?design=arc&state=pulling&palette=x", "palette"),
            ("/frame.png?design=arc&state=pulling&background=blurple", "blurple"),
            ("/frame.png?design=arc&state=pulling&file=2", "file"),
            ("/strip.png?design=arc&state=pulling&steps=100000", "steps"),
            ("/strip.png?design=arc&state=pulling&fps=0", "fps"),
            ("/strip.png?design=arc&state=pulling&steps=2000&scale=8", "too many"),
            ("/export.zip?design=arc&state=pulling&steps=2000&scale=8", "too many"),
        ]
    )
    func refusals(address: String, words: String) throws {
        #expect(try site.error(address).contains(words))
    }

    @Test("An unknown design is answered with 404 and the nearest name")
    func missing() throws {
        let answer = site.get("/frame.png?design=arcc&state=pulling")
        #expect(answer.status == 404)
        #expect(try JSON(reading: answer.body)["hint"]?.string == "did you mean “arc”?")
    }
}
