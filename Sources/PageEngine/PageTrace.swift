import Base
import DesignFormat
import Lifecycles

/// The trace that a question names, has as a file, or as a finger's course.
struct PageTrace {
    /// The trace.
    let trace: Trace

    /// The most reports of a finger, and taps.
    static let limit = 20_000

    /// Reads `trace`, `text` with `file`, or `touches`, for a screen of a height in points.
    init(_ fields: PageFields, height: Double) throws(PageProblems) {
        if let text = try fields.text("text") {
            let file = try fields.text("file") ?? "trace.yaml"
            let name = file.split(separator: ".").first.map { String($0) } ?? "trace"
            do {
                trace = try Trace(reading: Array(text.utf8), name: name, file: file)
            } catch {
                throw PageProblems(error)
            }
        } else if fields["touches"] != nil {
            trace = try Self.recorded(fields, height: height)
        } else {
            let name = try fields.text("trace") ?? BuiltInTraces.names[0]
            guard let known = BuiltInTraces.trace(named: name) else {
                throw PageProblems(
                    "there is no built-in trace “\(NearestName.excerpt(name))”",
                    hint: NearestName.hint(for: name, among: BuiltInTraces.names)
                )
            }
            trace = known
        }
    }

    private static func recorded(_ fields: PageFields, height: Double) throws(PageProblems) -> Trace
    {
        guard let band = RubberBand(height: height) else {
            throw PageProblems("the screen has no height")
        }
        let points = try points(fields)
        do throws(TraceError) {
            let still = [ScrollSample(time: 0, offset: 0, isTouching: false)]
            let samples = try Touches(points, band: band).samples()
            return try Trace(
                name: "recorded",
                title: "Recorded in a page",
                samples: samples.isEmpty ? still : samples,
                taps: []
            )
        } catch {
            throw PageProblems("touches: \(error.message)")
        }
    }

    private static func points(_ fields: PageFields) throws(PageProblems) -> [Touches.Point] {
        let items = fields["touches"]?.array ?? []
        guard items.count <= limit else {
            throw PageProblems("touches must be a list of at most \(limit)")
        }
        var points: [Touches.Point] = []
        for (index, item) in items.enumerated() {
            let parts = item.array?.compactMap { $0.number } ?? []
            guard parts.count == 3, item.array?.count == 3, parts[2] == 0 || parts[2] == 1 else {
                throw PageProblems(
                    "touches: number \(index + 1) must be [seconds, place, 1 or 0]",
                    hint: "1 is a finger that is down, 0 one that goes up"
                )
            }
            points.append(Touches.Point(time: parts[0], position: parts[1], isDown: parts[2] == 1))
        }
        return points
    }

    /// The taps on buttons: `[seconds, button]` each.
    static func taps(_ fields: PageFields) throws(PageProblems) -> [ScreenTap] {
        var taps: [ScreenTap] = []
        for (index, item) in (fields["taps"]?.array ?? []).prefix(limit).enumerated() {
            guard let parts = item.array, parts.count == 2, let time = parts[0].number,
                let button = parts[1].string.flatMap({ ScreenTap.Button(rawValue: $0) })
            else {
                throw PageProblems(
                    "taps: number \(index + 1) must be [seconds, button]",
                    hint: "buttons are retry and dismiss"
                )
            }
            taps.append(ScreenTap(time: time, button: button))
        }
        return taps
    }
}
