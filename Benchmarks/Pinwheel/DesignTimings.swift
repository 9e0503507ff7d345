import DesignFormat
import Indicators
import Raster

/// The timing of the built-in designs and lifecycles, from model to pixels.
struct DesignTimings {
    /// The duration for each design and lifecycle, in seconds.
    let seconds: Double

    static let environment = Environment(scale: 2)

    /// Times all states of each built-in design at a scale of 2: creating the scene alone, and the
    /// complete drawing.
    func runDesigns() throws(BenchError) {
        guard let environment = Self.environment else { return }
        var designs = BuiltInDesigns.names.compactMap { name in
            BuiltInDesigns.design(named: name).map { (name, $0) }
        }
        designs.append(("sixty", try Self.sixtyLayers()))
        for (name, design) in designs {
            let moments = StateName.allCases.flatMap { state in
                design.timeline(of: state).map { StateFrames(of: $0).moments } ?? []
            }
            var renderer = Renderer()
            var items = 0
            let scenes = minimum(of: moments.count) {
                for moment in moments {
                    items += design.scene(at: moment, in: environment).items.count
                }
            }
            let all = minimum(of: moments.count) {
                for moment in moments {
                    _ = renderer.render(design.scene(at: moment, in: environment))
                }
            }
            guard items > 0 else { throw .images("\(name) draws nothing") }
            Report.line("\(name)-frames", moments.count)
            Report.line("\(name)-scene", scenes)
            Report.line("\(name)-all", all)
            Report.line("\(name)-share", scenes / all)
        }
    }

    /// Returns a design of sixty layers, each with its own clock, 120 pixels wide in total.
    private static func sixtyLayers() throws(BenchError) -> Design {
        let layers = (0..<60).map { index in
            let (x, y) = (Double(index % 10) * 6 - 27, Double(index / 10) * 10 - 25)
            return """
                  - \(index.isMultiple(of: 2) ? "circle: {diameter: 5}" : "capsule: {size: [3, 6]}")
                    fill: \(index.isMultiple(of: 3) ? "indigo" : "teal")
                    offset: [\(x), \(y)]
                    clock: {period: \(0.5 + Double(index) / 50), delay: \(Double(index) / 40)}
                    scale: {0: 1, 0.5: 0.4, 1: 1, ease: easeInOut}
                    opacity: [1, 0.3, 1]
                    rotate: [0, 360]

                """
        }
        let text = """
            pinwheel: 1
            canvas: {size: [60, 60]}
            states: {refreshing: {drive: time, period: 2, loop: true}}
            layers:
            \(layers.joined())
            """
        do throws(DesignErrors) {
            return try Design(yaml: Array(text.utf8), name: "sixty", file: "sixty")
        } catch {
            throw .images("the design of sixty layers: \(error)")
        }
    }

    /// Repeats a pass. Returns the minimum time in microseconds per frame.
    func minimum(of frames: Int, _ pass: () -> Void) -> Double {
        var minimum = Double.infinity
        let start = Clock.microseconds
        repeat {
            let passStart = Clock.microseconds
            pass()
            minimum = min(minimum, Clock.microseconds - passStart)
        } while Clock.microseconds - start < seconds * 1e6
        return minimum / Double(max(frames, 1))
    }
}
