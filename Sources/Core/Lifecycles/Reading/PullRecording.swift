import Base

/// What a page keeps of a pull, as JSON: the finger's course, and taps on buttons.
package struct PullRecording: Sendable {
    /// What the finger does.
    package let points: [Touches.Point]
    /// Taps on buttons.
    package let taps: [ScreenTap]

    /// The most reports, and the most taps.
    package static let limit = 20_000

    /// Why a recording cannot be played.
    package struct Problem: Error {
        /// What is wrong.
        package let message: String
        /// What to do, where that is known.
        package let hint: String?
    }

    /// Reads reports, `[seconds, place in points, 1 or 0]` each, and taps, `[seconds, button]` each.
    package init(touches: [JSON], taps: [JSON]) throws(Problem) {
        guard max(touches.count, taps.count) <= Self.limit else {
            let name = touches.count > Self.limit ? "touches" : "taps"
            throw Problem(message: "\(name) must be a list of at most \(Self.limit)", hint: nil)
        }
        var points: [Touches.Point] = []
        for (index, item) in touches.enumerated() {
            let parts = item.array?.compactMap { $0.number } ?? []
            guard parts.count == 3, item.array?.count == 3, parts[2] == 0 || parts[2] == 1 else {
                throw Problem(
                    message: "touches: number \(index + 1) must be [seconds, place, 1 or 0]",
                    hint: "1 is a finger that is down, 0 one that goes up"
                )
            }
            points.append(Touches.Point(time: parts[0], position: parts[1], isDown: parts[2] == 1))
        }
        self.points = points
        var read: [ScreenTap] = []
        for (index, item) in taps.enumerated() {
            guard let parts = item.array, parts.count == 2, let time = parts[0].number,
                (0...Touches.longest).contains(time),
                let button = parts[1].string.flatMap({ ScreenTap.Button(rawValue: $0) })
            else {
                throw Problem(
                    message: "taps: number \(index + 1) must be [seconds, button]",
                    hint: "buttons are retry and dismiss"
                )
            }
            read.append(ScreenTap(time: time, button: button))
        }
        self.taps = read
    }

    /// The trace that the content takes on a screen of a height in points, taps included.
    ///
    /// - Throws: `Problem` with the number of the report that is at fault.
    package func trace(height: Double, title: String) throws(Problem) -> Trace {
        guard let band = RubberBand(height: height) else {
            throw Problem(message: "the screen has no height", hint: nil)
        }
        do throws(TraceError) {
            let still = [ScrollSample(time: 0, offset: 0, isTouching: false)]
            let samples = try Touches(points, band: band).samples()
            return try Trace(
                name: "recorded",
                title: title,
                samples: samples.isEmpty ? still : samples,
                taps: taps
            )
        } catch {
            throw Problem(message: "touches: \(error.description)", hint: nil)
        }
    }
}
