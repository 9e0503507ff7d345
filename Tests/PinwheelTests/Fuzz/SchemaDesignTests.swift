import DesignFormat
import Foundation
import FuzzedInputs
import Indicators
import Raster
import Testing

/// Every frame of a design that schema and parser accept is drawn within a second and 256 MB.
///
/// PINWHEEL_FUZZ_MINUTES sets the time, and PINWHEEL_FUZZ_SEED the seed.
@Suite(.serialized)
struct SchemaDesignTests {
    private static let variables = ProcessInfo.processInfo.environment
    private static let minutes = variables["PINWHEEL_FUZZ_MINUTES"].flatMap(Double.init)
    private static let seed = variables["PINWHEEL_FUZZ_SEED"].flatMap(UInt64.init) ?? 1

    @Test("Designs generated from the schema are drawn; a campaign uses every key of the format")
    func drawn() throws {
        let clock = ContinuousClock()
        let end = clock.now + (Self.minutes.map { .seconds(60 * $0) } ?? .milliseconds(300))
        var designs = try SchemaDesigns(seed: Self.seed)
        var (tried, taken, frames) = (0, 0, 0)
        var most = FrameWork()
        var keys: Set<Substring> = []
        while clock.now < end || taken < 5 {
            let text = try designs.next()
            tried += 1
            let bytes = Array(text.utf8)
            guard let design = try? Design(yaml: bytes, name: "x", file: "x.json") else { continue }
            taken += 1
            keys.formUnion(text.split(separator: "\""))
            _ = design.warnings(in: bytes, file: "x.json")
            let work = try Self.draw(design)
            (frames, most) = (frames + work.count, work.reduce(most) { $0.most($1) })
            let faults = work.flatMap { $0.faults(inCampaign: Self.minutes != nil) }
            if faults.isEmpty { continue }
            let path = "\(NSTemporaryDirectory())pinwheel-schema-\(Self.seed)-\(tried).json"
            try Data(bytes).write(to: URL(fileURLWithPath: path))
            Issue.record("\(faults.joined(separator: ", ")), kept as \(path)")
        }
        guard Self.minutes != nil else { return }
        print(
            "designs by the schema, seed \(Self.seed): \(tried) designs, \(taken) taken, \(frames) frames, "
                + "one in \(most.time) and \(most.memory) MB at most"
        )
        #expect(designs.keys.filter { !keys.contains(Substring($0)) } == [], "keys that never came")
    }

    /// Draws each frame of a design.
    private static func draw(_ design: Design) throws -> [FrameWork] {
        let environment = try #require(Environment(scale: 1))
        return design.states.flatMap { timeline in
            design.moments(of: timeline.state).map { moment in
                let scene = design.scene(at: moment, in: environment)
                return FrameWork(drawing: scene, measuresMemory: minutes != nil)
            }
        }
    }
}
