import Base

/// The frames of a Lottie animation at which the sequences of a document start and end.
///
/// The sequences follow one another. Each has a frame more than its duration, so that a player that
/// stops at its end shows the last value and not the first of the next sequence.
struct LottieTimeline {
    /// The frames of a sequence.
    struct Segment {
        let name: String
        /// The first frame.
        let start: Double
        /// The number of frames, which may be a fraction.
        let duration: Double
    }

    /// The frames per second.
    static let rate = 60.0
    let segments: [Segment]
    /// The frame after the last one.
    let end: Double

    init(_ sequences: [VectorDocument.Sequence]) {
        var start = 0.0
        segments = sequences.map { sequence in
            let duration = sequence.playback == .still ? 1 : sequence.duration * Self.rate
            defer { start += duration.rounded(.up) + 1 }
            return Segment(name: sequence.name, start: start, duration: duration)
        }
        end = start
    }

    /// The sequences as markers, which players find by name.
    var markers: JSON {
        .array(
            segments.map { segment in
                [
                    "cm": .string(segment.name), "tm": .rounded(segment.start),
                    "dr": .rounded(segment.duration),
                ]
            }
        )
    }

    /// Returns a property: its value if it never changes, otherwise its keyframes.
    func property<Value: Keyable>(
        _ animated: Animated<Value>,
        _ numbers: (Value) -> [Double]
    ) -> JSON {
        property(animated) { value in
            let numbers = numbers(value)
            return numbers.count == 1
                ? .rounded(numbers[0]) : .array(numbers.map { .rounded($0) })
        }
    }

    /// Returns a property whose values are any JSON. Keyframes contain a value in a list.
    func property<Value: Keyable>(_ animated: Animated<Value>, _ json: (Value) -> JSON) -> JSON {
        if let constant = animated.constant { return ["a": 0, "k": json(constant)] }
        var keys = keyframes(of: animated)
        // Players need a second keyframe, and nothing changes after the last one.
        if keys.count == 1 { keys.append(Keyframe(frame: end, value: keys[0].value, holds: true)) }
        let list = keys.map { key -> JSON in
            let value = json(key.value)
            var members = [
                JSON.Member("t", .rounded(key.frame)),
                JSON.Member("s", value.array?.isEmpty == false ? value : .array([value])),
            ]
            if key.holds {
                members.append(JSON.Member("h", 1))
            } else {
                members.append(JSON.Member("o", ["x": [0], "y": [0]]))
                members.append(JSON.Member("i", ["x": [1], "y": [1]]))
            }
            return .object(members)
        }
        return ["a": 1, "k": .array(list)]
    }

    private struct Keyframe<Value> {
        var frame: Double
        var value: Value
        /// Whether the value stays until the next keyframe.
        var holds: Bool
    }

    /// The frames between the value before a jump and the value after it.
    private static let jump = 0.01

    private func keyframes<Value: Keyable>(of animated: Animated<Value>) -> [Keyframe<Value>] {
        var result: [Keyframe<Value>] = []
        for (track, segment) in zip(animated.tracks, segments) {
            for (index, key) in track.keys.enumerated() {
                let frame = segment.start + key.time * segment.duration
                let next = index + 1 < track.keys.count ? track.keys[index + 1] : nil
                let isBeforeJump = next?.time == key.time
                if isBeforeJump, let last = result.last, last.value.isClose(to: key.value) {
                    result[result.count - 1].holds = true
                    continue
                }
                let holds = next.map { $0.value.isClose(to: key.value) } ?? true
                if holds, let last = result.last, last.holds, last.value.isClose(to: key.value) {
                    continue
                }
                result.append(
                    Keyframe(
                        frame: isBeforeJump && index > 0 ? frame - Self.jump : frame,
                        value: key.value,
                        holds: holds || isBeforeJump
                    )
                )
            }
        }
        return result
    }
}

extension JSON {
    /// A number with at most three decimals.
    static func rounded(_ value: Double, digits: Int = 3) -> JSON {
        let unit = digits == 3 ? 1000.0 : 100_000
        let rounded = (value * unit).rounded() / unit
        return .number(rounded == 0 ? 0 : rounded)
    }
}
