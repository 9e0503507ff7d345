import Base
import Platform
import Raster
import Terminal

/// Plays acts once into a pipe or a file, from which a terminal can show them later.
///
/// Nothing is asked and nothing is taken over; every frame is written, in real time.
struct PipedPlay: ~Copyable {
    private let look: DisplayOptions
    private let pace: Playhead.Pace
    private let fit: ShowFit
    private var renderer = ActRenderer()

    /// A play by `look` at `pace`, for a window of 80×24 cells.
    init(look: DisplayOptions, pace: Playhead.Pace) {
        self.look = look
        self.pace = pace
        fit = Self.fit(look.method)
    }

    /// The window that is expected.
    static func fit(_ method: ImageProtocol) -> ShowFit {
        ShowFit(window: WindowSize(columns: 80, rows: 24), method: method, freeRows: 1)
    }

    /// Writes the acts of one design, one after the other in one place.
    ///
    /// - Throws: `PNGError`, `BrokenPipe`, `InputError`.
    mutating func run(_ acts: [Act], canvas: Size) throws {
        let scale = look.scale ?? fit.scale(for: canvas)
        guard let environment = look.environment(scale: scale),
            let size = canvas.pixelSize(atScale: scale)
        else { throw InputError("frames would be too large", hint: "use a smaller --scale") }
        let rows = (size.height + fit.cell.height - 1) / fit.cell.height
        var painter = look.painter
        // Room below, the cursor back at its beginning, and that position kept.
        try write(String(repeating: "\n", count: rows) + "\u{1B}[\(rows)A\r\u{1B}7")
        let start = MonotonicClock.seconds
        var playhead = Playhead(lengths: acts.map(\.seconds), pace: pace)
        var number = 0
        while !playhead.hasEnded {
            let act = acts[playhead.act]
            if renderer.draw(act, at: playhead.frameTime, in: environment) || number == 0 {
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
