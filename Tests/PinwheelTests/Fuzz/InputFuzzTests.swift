import Foundation
import FuzzedInputs
import TestSupport
import Testing

/// Parsing any file ends within a second, with a value or an error.
///
/// PINWHEEL_FUZZ_SEED sets the seed, and PINWHEEL_FUZZ_MINUTES the time for each kind of input.
@Suite(.serialized)
struct InputFuzzTests {
    private static func variable(_ name: String) -> Double? {
        ProcessInfo.processInfo.environment[name].flatMap(Double.init)
    }

    @Test(arguments: FuzzedInput.all)
    func `parsing any input ends within a second`(reader: FuzzedInput) throws {
        let seed = UInt64(Self.variable("PINWHEEL_FUZZ_SEED") ?? 1)
        let minutes = Self.variable("PINWHEEL_FUZZ_MINUTES")
        let inputs = try reader.samples() + corpus(of: reader)
        var mutation = Mutation(of: inputs, words: reader.words, seed: seed)
        for input in inputs { _ = reader.read(input) }
        let clock = ContinuousClock()
        for input in inputs { _ = reader.read(input) }
        let end = clock.now + (minutes.map { .seconds(60 * $0) } ?? .milliseconds(400))
        var (tried, taken, slowest) = (0, 0, Duration.zero)
        while clock.now < end {
            let input = mutation.next()
            let time = clock.measure { if reader.read(input) { taken += 1 } }
            tried += 1
            slowest = max(slowest, time)
            // A busy machine does not explain more than this.
            guard time > .seconds(minutes == nil ? 5 : 1) else { continue }
            let path = "\(NSTemporaryDirectory())pinwheel-slow-\(seed)-\(tried)"
            try Data(input).write(to: URL(fileURLWithPath: path))
            Issue.record("\(reader.name): \(time) for the input number \(tried), kept as \(path)")
        }
        if minutes != nil {
            print(
                "\(reader.name), seed \(seed): \(tried) inputs, \(taken) taken, \(slowest) at most"
            )
        }
        #expect(tried > 20)
    }

    /// Returns the corpus of a coverage-guided search, reduced to one input for each path.
    private func corpus(of reader: FuzzedInput) throws -> [[UInt8]] {
        let tests = URL(fileURLWithPath: #filePath).pathComponents.dropLast(3)
        let folder = tests.joined(separator: "/").dropFirst() + "/Corpus/" + reader.folder
        let files = try FileManager.default.contentsOfDirectory(atPath: String(folder)).sorted()
        #expect(!files.isEmpty)
        return try files.map {
            try Array(Data(contentsOf: URL(fileURLWithPath: "\(folder)/\($0)")))
        }
    }
}

extension FuzzedInput: CustomTestStringConvertible {
    /// The name of the kind.
    public var testDescription: String { name }
}
