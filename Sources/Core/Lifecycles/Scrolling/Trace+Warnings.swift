import Base

extension Trace {
    /// Warnings about likely mistakes: offsets with the wrong sign, and times in milliseconds.
    package var warnings: [String] {
        var warnings: [String] = []
        let touched = samples.filter { $0.isTouching }
        if touched.contains(where: { $0.offset < 0 }), !samples.contains(where: { $0.offset > 0 }) {
            warnings.append(
                "no offset is above 0, so nothing is pulled; are offsets negative in the source?"
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

    /// The longest touch that is plausible, in seconds.
    private static let plausibleTouch = 60.0

    /// The duration of the longest touch, in seconds.
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
