import Base

extension Trace {
    /// Likely mistakes in the samples: offsets of the wrong sign, and times in milliseconds.
    package var warnings: [String] {
        var warnings: [String] = []
        let touched = samples.filter { $0.isTouching }
        if touched.contains(where: { $0.offset < 0 }), !samples.contains(where: { $0.offset > 0 }) {
            warnings.append(
                "nothing is ever pulled, since no offset is above 0; are offsets negative in the source?"
            )
        }
        if longestTouch > Self.plausibleTouch {
            warnings.append(
                "the trace lasts \(NumberText.short(end)) s, with the finger down for "
                    + "\(NumberText.short(longestTouch)) s; are times in milliseconds?"
            )
        }
        return warnings
    }

    /// The longest time for which people hold a finger on the screen, in seconds.
    private static let plausibleTouch = 60.0

    /// The longest time without a break during which the finger is down, in seconds.
    private var longestTouch: Double {
        var longest = 0.0
        var start: Double?
        for sample in samples {
            if sample.isTouching, start == nil { start = sample.time }
            longest = max(longest, sample.time - (start ?? sample.time))
            if !sample.isTouching { start = nil }
        }
        return longest
    }
}
