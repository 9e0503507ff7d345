import Foundation
import Pictures
import Raster
import Testing
import TestSupport

/// One file has the frames of `render`, with their durations.
struct AnimateTests {
    @Test func `a loop has the frames of render`() throws {
        let folder = try TestFolder()
        let state = ["arc", "--state", "refreshing", "--fps", "20"]
        let animated = try Tool.run(["animate"] + state + ["-o", "arc.png"], in: folder.path)
        #expect(animated.status == 0)
        #expect(animated.errors.isEmpty)
        #expect(try Tool.run(["render"] + state + ["-o", "frames"], in: folder.path).status == 0)
        let frames = try APNG.read(path: "\(folder.path)/arc.png")
        #expect(frames.count == 18)
        for (index, frame) in frames.enumerated() {
            let name = String(format: "frames/arc/refreshing/%04d.png", index)
            #expect(try frame.image == PNG.read(path: "\(folder.path)/\(name)"))
            #expect(abs(frame.delay.seconds - 0.05) < 1e-9)
        }
    }

    @Test func `the file has the number of plays`() throws {
        let arguments = ["animate", "spokes", "--fps", "8", "-o", "-"]
        let forEver = try Tool.run(arguments)
        let thrice = try Tool.run(arguments + ["--plays", "3"])
        let control = Array("acTL".utf8)
        func plays(_ bytes: [UInt8]) -> [UInt8]? {
            bytes.indices.dropLast(12).first { bytes[$0..<$0 + 4].elementsEqual(control) }
                .map { Array(bytes[$0 + 8..<$0 + 12]) }
        }
        #expect(plays(forEver.output) == [0, 0, 0, 0])
        #expect(plays(thrice.output) == [0, 0, 0, 3])
    }

    @Test func `a state that follows the pull plays at --fps`() throws {
        let outcome = try Tool.run([
            "animate", "arc", "--state", "pulling", "--fps", "24", "-o", "-",
        ])
        let frames = try APNG.decode(outcome.output)
        #expect(frames.count == 24)
        #expect(frames.allSatisfy { abs($0.delay.seconds - 1.0 / 24) < 1e-6 })
    }

    @Test func `a part that the state lacks is rejected`() throws {
        let outcome = try Tool.run(["animate", "arc", "--state", "pulling", "--part", "intro"])
        #expect(outcome.status == 2)
        #expect(
            outcome.errorLines == [
                "pinwheel: pulling of arc has no intro; leave out --part: the state does not repeat"
            ]
        )
    }
}
