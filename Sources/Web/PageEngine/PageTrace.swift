import Base
import DesignFormat
import Indicators
import Lifecycles

/// The trace of a `play` request: a built-in trace, a trace file, or a recorded touch.
struct PageTrace {
    /// The trace.
    let trace: Trace
    /// The taps of the request, in addition to those of the trace.
    let taps: [ScreenTap]

    /// Reads `taps`, and either `trace`, `text` with `file`, or `touches`. `height` is the screen's
    /// height in points.
    init(_ fields: PageFields, height: Double) throws(PageProblems) {
        if let text = try fields.text("text") {
            let file = try fields.text("file") ?? "trace.yaml"
            let name = file.split(separator: ".").first.map { String($0) } ?? "trace"
            do throws(DesignErrors) {
                trace = try Trace(reading: Array(text.utf8), name: name, file: file)
            } catch {
                throw PageProblems(error)
            }
        } else if fields["touches"] != nil {
            trace = try Self.recorded(fields["touches"]?.array ?? [], height: height)
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
        do throws(PullRecording.Problem) {
            taps = try PullRecording(touches: [], taps: fields["taps"]?.array ?? []).taps
        } catch {
            throw PageProblems(error)
        }
    }

    private static func recorded(_ touches: [JSON], height: Double) throws(PageProblems) -> Trace {
        do throws(PullRecording.Problem) {
            return try PullRecording(touches: touches, taps: [])
                .trace(height: height, title: "Recorded in a page")
        } catch {
            throw PageProblems(error)
        }
    }
}
