import Packs
import Raster
import SeededRandom
import Testing

/// Tracks have the fewest keys that keep all samples within their tolerances.
@Suite struct TrackFittingTests {
    @Test(arguments: 0..<200)
    func `a track has the keys that comparing all samples gives`(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let samples = Self.samples(&random)
        let track = Track(samples: samples)
        let expected = Self.keys(comparingAll: samples)
        #expect(track.keys == (track.isConstant ? [samples[0].atStart] : expected))
    }

    @Test func `a constant part of a path needs two keys`() {
        let paths = [
            Path.circle(center: .zero, radius: 10), Path.circle(center: .zero, radius: 12),
        ]
        let samples = (0...500).map { step in
            Track.Key(time: Double(step) / 500, value: paths[step < 250 ? 0 : 1])
        }
        #expect(Track(samples: samples).keys.map(\.time) == [0, 0.498, 0.5, 1])
    }

    /// Returns samples of lines, with noise within and beyond the tolerance, pauses and jumps.
    private static func samples(_ random: inout SplitMix64) -> [Track<ScaleFactors>.Key] {
        var samples: [Track<ScaleFactors>.Key] = []
        var (time, value) = (0.0, ScaleFactors(x: 0, y: 0))
        while time < 1 {
            let count = Int.random(in: 1...20, using: &random)
            let isPause = Bool.random(using: &random)
            let slope = isPause ? 0 : Double.random(in: -5...5, using: &random)
            for _ in 0..<count {
                samples.append(Track.Key(time: min(time, 1), value: value))
                let step = Double.random(in: 0.001...0.02, using: &random)
                let noise = Double.random(in: -0.0002...0.0002, using: &random)
                time += step
                value.x += slope * step + (isPause ? 0 : noise)
                value.y -= slope * step
            }
            if Bool.random(using: &random) {
                samples.append(Track.Key(time: min(time, 1), value: value))
                value.x += 1
            }
        }
        return samples.filter { $0.time < 1 } + [Track.Key(time: 1, value: value)]
    }

    /// The plain reference: lengthens each line while all samples between its ends are on it.
    private static func keys(
        comparingAll samples: [Track<ScaleFactors>.Key]
    ) -> [Track<ScaleFactors>.Key] {
        var keys = [samples[0]]
        var start = 0
        while start < samples.count - 1 {
            var end = start + 1
            while end + 1 < samples.count, samples[start].time < samples[end].time,
                samples[end].time < samples[end + 1].time, isLine(samples[start...(end + 1)])
            {
                end += 1
            }
            keys.append(samples[end])
            start = end
        }
        return keys
    }

    private static func isLine(_ samples: ArraySlice<Track<ScaleFactors>.Key>) -> Bool {
        guard let first = samples.first, let last = samples.last else { return true }
        return samples.dropFirst().dropLast().allSatisfy { sample in
            let fraction = (sample.time - first.time) / (last.time - first.time)
            return first.value.interpolated(to: last.value, at: fraction).isClose(to: sample.value)
        }
    }
}

extension Track.Key {
    /// The only key of a constant track with this value.
    fileprivate var atStart: Self { Self(time: 0, value: value) }
}
