import Base

/// A pull recorded by a page, parsed from JSON: the finger's positions and taps on buttons.
package struct PullRecording: Sendable {
    /// The finger's positions, ordered by time.
    package let points: [Touches.Point]
    package let taps: [ScreenTap]

    /// The maximum number of positions, and of taps.
    package static let limit = 20_000

    /// An error in a recording.
    package struct Problem: Error {
        /// The error, with the number of the invalid element.
        package let message: String
        /// A hint for fixing the error, or `nil`.
        package let hint: String?
    }

    /// Parses positions, `[seconds, points, 1 or 0]`, and taps, `[seconds, button]`.
    package init(touches: [JSON], taps: [JSON]) throws(Problem) {
        guard max(touches.count, taps.count) <= Self.limit else {
            let name = touches.count > Self.limit ? "touches" : "taps"
            throw Problem(
                message: "\(name) must be a list of at most \(Self.limit) items",
                hint: nil
            )
        }
        var points: [Touches.Point] = []
        for (index, item) in touches.enumerated() {
            let parts = item.array?.compactMap { $0.number } ?? []
            guard parts.count == 3, item.array?.count == 3, parts[2] == 0 || parts[2] == 1 else {
                throw Problem(
                    message: "touches: item \(index + 1) must be [seconds, points, 1 or 0]",
                    hint: "write 1 while the finger is down, 0 when it is lifted"
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
                    message: "taps: item \(index + 1) must be [seconds, button]",
                    hint: "use the button “retry” or “dismiss”"
                )
            }
            read.append(ScreenTap(time: time, button: button))
        }
        self.taps = read
    }

    /// Returns the trace of the content in a scroll view that is `height` points high.
    ///
    /// - Throws: `Problem` if the height is not positive, or with the number of the invalid
    ///   position.
    package func trace(height: Double, title: String) throws(Problem) -> Trace {
        guard let band = RubberBand(height: height) else {
            throw Problem(message: "the screen's height must be above 0", hint: nil)
        }
        do throws(TraceError) {
            let idle = [ScrollSample(time: 0, offset: 0, isTouching: false)]
            let samples = try Touches(points, band: band).samples()
            return try Trace(
                name: "recorded",
                title: title,
                samples: samples.isEmpty ? idle : samples,
                taps: taps
            )
        } catch {
            throw Problem(message: "touches: \(error.description)", hint: nil)
        }
    }
}
