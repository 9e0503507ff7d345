import Base
import DesignFormat
import Indicators
import Packs
import Raster
import TestSupport
import Testing

/// Lottie animations have what players rely on.
@Suite struct LottieTargetTests {
    private static func animation(_ design: any Indicator) throws -> JSON {
        let (pack, contents) = try PackTargetTests.contents(of: design, for: "lottie")
        let path = "\(pack.name).json"
        let file = try #require(contents.files.first { $0.path == path })
        return try JSON(reading: file.bytes)
    }

    /// Returns all keyframes of all properties.
    private static func keyframes(_ json: JSON) -> [[JSON]] {
        switch json {
        case .array(let values): return values.flatMap(keyframes)
        case .object(let members):
            let own = json["a"]?.number == 1 ? json["k"]?.array.map { [$0] } : nil
            return (own ?? []) + members.flatMap { keyframes($0.value) }
        default: return []
        }
    }

    @Test(arguments: BuiltInDesigns.articleNames)
    func `markers follow one another, and each is a state`(name: String) throws {
        let design = try #require(BuiltInDesigns.design(named: name))
        let animation = try Self.animation(design)
        var end = 0.0
        for marker in animation["markers"]?.array ?? [] {
            let start = try #require(marker["tm"]?.number)
            #expect(start >= end)
            end = start + (marker["dr"]?.number ?? 0)
        }
        #expect(end <= animation["op"]?.number ?? 0)
        let names = (animation["markers"]?.array ?? []).compactMap { $0["cm"]?.string }
        for timeline in design.states { #expect(names.contains(timeline.state.rawValue)) }
    }

    @Test(arguments: BuiltInDesigns.articleNames)
    func `the times of keyframes rise, and each but the last leads to the next`(
        name: String
    ) throws {
        let design = try #require(BuiltInDesigns.design(named: name))
        let all = Self.keyframes(try Self.animation(design))
        #expect(!all.isEmpty)
        for keyframes in all {
            let times = keyframes.compactMap { $0["t"]?.number }
            #expect(times.count == keyframes.count && keyframes.count > 1)
            for (one, next) in zip(times, times.dropFirst()) { #expect(one < next, "\(times)") }
            for keyframe in keyframes {
                #expect(keyframe["h"] != nil || keyframe["i"] != nil && keyframe["o"] != nil)
            }
        }
    }

    @Test func `a gradient that turns keeps its trim, and is reported`() throws {
        let (_, contents) = try PackTargetTests.contents(
            of: #require(BuiltInDesigns.design(named: "arc")),
            for: "lottie"
        )
        #expect(contents.substitutions.contains { $0.contains("conic gradients") })
        let text = String(
            decoding: try #require(contents.files.first { $0.path == "arc.json" }).bytes,
            as: UTF8.self
        )
        #expect(text.contains("\"ty\":\"tm\"") || text.contains("\"ty\": \"tm\""))
    }

    @Test func `an indicator without layers is an error with a hint`() {
        struct Dot: Indicator {
            let name = "dot"
            let canvas = Size(width: 20, height: 20)
            let states = [StateTimeline(state: .pulling, frames: 3)]
            func items(
                at moment: Moment,
                in environment: Environment,
                transform: Transform
            ) -> [Scene.Item] { [] }
        }
        let error = #expect(throws: InputError.self) {
            try PackTargetTests.contents(of: Dot(), for: "lottie")
        }
        #expect(error?.description.contains("apng") == true)
    }
}
