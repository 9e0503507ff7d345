import Base
import Platform
import Raster
import Terminal

/// A play that is written once to a pipe or file, in real time.
///
/// It sends no queries to a terminal and does not change its modes.
struct PipedPlay: ~Copyable {
    private let display: DisplayOptions
    private let pace: Playhead.Pace
    private let fit: ShowFit
    private var renderer = PlayedStateRenderer()

    /// Creates a play for a window of 80×24 cells.
    init(display: DisplayOptions, pace: Playhead.Pace) {
        self.display = display
        self.pace = pace
        fit = Self.fit(display.method)
    }

    /// Returns the fit into a window of 80×24 cells.
    static func fit(_ method: ImageProtocol) -> ShowFit {
        ShowFit(window: WindowSize(columns: 80, rows: 24), method: method, freeRows: 1)
    }

    /// Writes the states of a design, one after another in the same position.
    ///
    /// - Throws: `PNGError`, `BrokenPipe`, `InputError`.
    mutating func run(_ states: [PlayedState], canvas: Size) throws {
        let scale = display.scale ?? fit.scale(for: canvas)
        guard let environment = display.environment(scale: scale),
            let size = canvas.pixelSize(atScale: scale)
        else { throw InputError("frames would be too large", hint: "use a smaller --scale") }
        let rows = (size.height + fit.cell.height - 1) / fit.cell.height
        var painter = display.painter
        // Makes room below, moves the cursor to its top left corner, and saves this position.
        try write(String(repeating: "\n", count: rows) + "\u{1B}[\(rows)A\r\u{1B}7")
        let start = MonotonicClock.seconds
        var playhead = Playhead(lengths: states.map(\.seconds), pace: pace)
        var number = 0
        while !playhead.hasEnded {
            let state = states[playhead.stateIndex]
            if renderer.draw(state, at: playhead.frameTime, in: environment) || number == 0 {
                try StandardOutput.write(painter.frame(renderer.image, at: .saved))
            }
            number += 1
            playhead.advance(by: playhead.untilNextFrame ?? 0)
            MonotonicClock.wait(until: start + Double(number) / (pace.fps * pace.speed))
        }
        try write("\u{1B}8\u{1B}[\(rows)B\r\n")
    }

    private func write(_ text: String) throws {
        try StandardOutput.write(Array(text.utf8))
    }
}
