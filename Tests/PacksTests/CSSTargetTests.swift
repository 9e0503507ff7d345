import Base
import DesignFormat
import Indicators
import Packs
import Raster
import TestSupport
import Testing

/// The structure of designs that are drawn by CSS, and the errors about what CSS lacks.
@Suite struct CSSTargetTests {
    static func files(_ design: any Indicator) throws -> [String: String] {
        let contents = try PackTargetTests.contents(of: design, for: "css").contents
        let texts = contents.files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
        return Dictionary(uniqueKeysWithValues: texts)
    }

    @Test func `the ring is a conic gradient with a mask`() throws {
        let text = try #require(try Self.files(SVGTargetTests.builtIn("arc"))["arc.css"])
        #expect(text.contains("conic-gradient(from 90deg at 25px 25px in oklab"))
        #expect(text.contains("@property --arc-1-length"))
        #expect(text.contains("mask: conic-gradient("))
        #expect(text.contains("prefers-reduced-motion"))
        #expect(text.contains("prefers-color-scheme: dark"))
        #expect(!text.contains("url("))
    }

    @Test func `every animation is defined, and every element has a rule`() throws {
        for name in BuiltInDesigns.articleNames {
            let files = try Self.files(SVGTargetTests.builtIn(name))
            let sheet = try #require(files["\(name).css"])
            let used = sheet.split(separator: "\(name)-motion-").dropFirst()
                .map { $0.prefix { $0.isNumber } }
            for number in Set(used) {
                #expect(sheet.contains("@keyframes \(name)-motion-\(number) {"))
            }
            let elements = try #require(files["\(name)-elements.html"])
            let opened = elements.split(separator: "<span", omittingEmptySubsequences: false)
            let closed = elements.split(separator: "</span>", omittingEmptySubsequences: false)
            #expect(opened.count == closed.count)
            #expect(elements.contains("class=\"\(name) \(name)-refreshing\""))
        }
    }

    @Test func `a state that follows the finger has a paused animation with a delay`() throws {
        let text = try #require(try Self.files(SVGTargetTests.builtIn("arc"))["arc.css"])
        #expect(text.contains("--arc-delay: calc(clamp(0, var(--progress, 0), 1) * -1s);"))
        #expect(text.contains("1s var(--arc-delay) linear both paused"))
    }

    @Test(arguments: [
        (
            """
              - path:   {data: M-9 0L0 5L9 0}
                trim:   {to: {refreshing: [0, 1], default: 1}}
                stroke: {width: 2, paint: red}
            """, "changing trims of a path that is not a circle: in path of sample"
        ),
        (
            """
              - circle: {diameter: 20}
                stroke: {width: {refreshing: [1, 5], default: 1}, paint: red}
            """, "strokes whose width or points change: in circle of sample"
        ),
        (
            """
              - rect:        {size: [20, 20]}
                stroke:      {width: 2, paint: red}
                perspective: 100
                rotateX:     {refreshing: [0, 90], default: 0}
            """, "rotations in perspective: in rect of sample"
        ),
        (
            """
              - circle: {diameter: 9}
                fill:   blue
                blend:  xor
            """, "blend mode xor: in circle of sample"
        ),
        (
            """
              - circle: {diameter: 20}
                fill:   blue
                mask:
                  layers:
                    - circle: {diameter: 10}
                      stroke: {width: 3, paint: black}
            """, "masks: in circle of sample"
        ),
    ])
    func `a feature that CSS lacks is one error that names the layer`(
        layers: String,
        message: String
    ) throws {
        let design = try SVGTargetTests.design(layers)
        let error = #expect(throws: InputError.self) { try Self.files(design) }
        let text = error?.description ?? ""
        #expect(text.contains("CSS cannot draw \(message)"), "\(text)")
        #expect(text.contains("--for css-sprites"))
    }

    @Test func `a mask of one opaque shape is a clip`() throws {
        let design = try SVGTargetTests.design(
            """
              - circle: {diameter: 20}
                fill:   blue
                mask:
                  layers:
                    - rect:   {size: [30, 30]}
                      fill:   black
                      offset: {refreshing: [[0, 30], [0, 0]], default: {x: 0, y: 0}}
            """
        )
        let text = try #require(try Self.files(design)["sample.css"])
        #expect(text.contains("0% { clip-path: path("))
    }
}
