import Indicators

/// The part of the Kotlin source that converts a state and its time to a moment of a sequence.
struct ComposeClock {
    let typeName: String
    let document: VectorDocument

    /// The functions and classes.
    var lines: [String] {
        duration + [""] + moment + [""] + Self.classes
    }

    private func sequences(_ state: StateName) -> [(index: Int, value: VectorDocument.Sequence)] {
        document.sequences.enumerated().filter { $0.element.state == state }
            .map { (index: $0.offset, value: $0.element) }
    }

    private var states: [StateName] { document.sequences.map(\.state).unique() }

    private var duration: [String] {
        let cases = states.map { state -> String in
            let own = sequences(state).map(\.value)
            var duration = "0.0"
            if own.contains(where: { $0.playback == .loop }) {
                duration = "Double.POSITIVE_INFINITY"
            } else if let last = own.last, last.playback == .once {
                duration = last.duration.literal
            }
            return "    \(typeName)State.\(state.kotlin) -> \(duration)"
        }
        return [
            "/** Returns the seconds after which a state does not change. */",
            "fun duration(state: \(typeName)State): Double = when (state) {",
        ] + cases + ["}"]
    }

    private var moment: [String] {
        let cases = states.map { state in
            "    \(typeName)State.\(state.kotlin) -> " + expression(state)
        }
        return [
            "fun moment(",
            "    state: \(typeName)State,",
            "    seconds: Double,",
            "    progress: Float,",
            "    isDark: Boolean",
            "): Moment = when (state) {",
        ] + cases + ["}"]
    }

    private func expression(_ state: StateName) -> String {
        let own = sequences(state)
        guard let last = own.last else { return "Moment(0, 0f, isDark)" }
        let final = "Moment(\(last.index), \(time(last.value, after: intro(own))), isDark)"
        guard own.count > 1, let first = own.first else { return final }
        let start = "Moment(\(first.index), \(time(first.value, after: 0)), isDark)"
        return "if (seconds < \(first.value.duration.literal)) \(start) else \(final)"
    }

    private func intro(_ own: [(index: Int, value: VectorDocument.Sequence)]) -> Double {
        own.dropLast().reduce(0) { $0 + $1.value.duration }
    }

    private func time(_ sequence: VectorDocument.Sequence, after intro: Double) -> String {
        let seconds = intro > 0 ? "(seconds - \(intro.literal))" : "seconds"
        let duration = sequence.duration.literal
        switch sequence.playback {
        case .still: return "0f"
        case .drag: return "progress.coerceIn(0f, 1f)"
        case .once: return "(\(seconds) / \(duration)).coerceIn(0.0, 1.0).toFloat()"
        case .loop: return "(\(seconds) / \(duration) % 1.0).toFloat()"
        }
    }

    private static let classes = """
        /** A time, 0 to 1, in a sequence. */
        class Moment(val sequence: Int, val time: Float, val isDark: Boolean)

        /**
         * Numbers over time, linear between keys, with a string for each sequence. A key is a time
         * and its numbers; two keys at one time are a jump.
         */
        class Keys(vararg texts: String) {
            private val sequences = texts.map { text ->
                text.split(", ").map { key ->
                    val numbers = key.split(" ")
                    FloatArray(numbers.size) { numbers[it].toFloat() }
                }
            }

            val count = sequences[0][0].size - 1

            fun at(moment: Moment, index: Int = 0): Float {
                val keys = sequences[moment.sequence]
                val next = keys.indexOfFirst { it[0] > moment.time }
                if (next < 0) return keys.last()[index + 1]
                if (next == 0) return keys.first()[index + 1]
                val start = keys[next - 1]
                val end = keys[next]
                val fraction = (moment.time - start[0]) / (end[0] - start[0])
                return start[index + 1] + (end[index + 1] - start[index + 1]) * fraction
            }
        }
        """
        .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
}
