import Lifecycles

/// What the page keeps of a pull: the finger's course, taps on buttons, and the moment to show.
struct Recording {
    /// What the finger does.
    let points: [Touches.Point]
    /// Taps on buttons.
    let taps: [ScreenTap]

    /// The most reports and taps.
    static let limit = 20_000

    /// Reads `touches` and `taps`.
    init(_ fields: BodyFields) throws(Refusal) {
        var points: [Touches.Point] = []
        for (index, item) in try fields.list("touches", count: Self.limit).enumerated() {
            let parts = item.array?.compactMap(\.number) ?? []
            guard parts.count == 3, item.array?.count == 3, parts[2] == 0 || parts[2] == 1 else {
                throw Refusal(
                    "touches: number \(index + 1) must be [seconds, place, 1 or 0]",
                    hint: "1 is a finger that is down, 0 one that goes up"
                )
            }
            points.append(Touches.Point(time: parts[0], position: parts[1], isDown: parts[2] == 1))
        }
        self.points = points
        var taps: [ScreenTap] = []
        for (index, item) in try fields.list("taps", count: Self.limit).enumerated() {
            guard let parts = item.array, parts.count == 2, let time = parts[0].number,
                (0...Touches.longest).contains(time),
                let button = parts[1].string.flatMap(ScreenTap.Button.init)
            else {
                throw Refusal(
                    "taps: number \(index + 1) must be [seconds, button]",
                    hint: "buttons are retry and dismiss"
                )
            }
            taps.append(ScreenTap(time: time, button: button))
        }
        self.taps = taps
    }

    /// The trace that the content takes on a screen of a height in points.
    ///
    /// - Throws: `Refusal` with the number of the report that is at fault.
    func trace(height: Double) throws(Refusal) -> Trace {
        guard let band = RubberBand(height: height) else {
            throw Refusal("the screen has no height")
        }
        do {
            let still = [ScrollSample(time: 0, offset: 0, isTouching: false)]
            let samples = try Touches(points, band: band).samples()
            return try Trace(
                name: "recorded",
                title: "Recorded in the preview",
                samples: samples.isEmpty ? still : samples,
                taps: taps
            )
        } catch {
            throw Refusal("touches: \(error)")
        }
    }
}
