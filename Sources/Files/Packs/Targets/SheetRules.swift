import Base

/// The CSS rules of one state's sprite sheet.
///
/// An animation moves the background in steps. With a negative delay and a paused animation, a
/// custom property selects the frame.
struct SheetRules {
    /// The design and its settings.
    let pack: Pack
    /// The state.
    let sequence: PackSequence
    /// The sheet's arrangement.
    let sheet: SpriteSheet
    /// The scale of the sheet, in pixels per point.
    let scale: Double

    /// The rules.
    var text: String {
        let name = "\(pack.name)-\(sequence.name)"
        var lines = [
            "background-image: url(\"\(name).png\");",
            "background-size: \(length(sheet.size.width)) \(length(sheet.size.height));",
        ]
        if sequence.count > 1 { lines.append("animation: \(animation(name));") }
        if sequence.playback == .drag {
            // At progress 1 the paused animation must be before its end.
            lines.append("animation-delay: calc(clamp(0, var(--progress, 0), 0.999999) * -1s);")
        }
        let rule = ".\(name) {\n" + lines.map { "  \($0)\n" }.joined() + "}"
        return sequence.count > 1 ? rule + "\n\n" + keyframes(name) : rule
    }

    private func animation(_ name: String) -> String {
        let timing = sheet.rows == 1 ? "steps(\(sequence.count), jump-none)" : "step-end"
        switch sequence.playback {
        case .drag, .still: return "\(name) 1s \(timing) paused both"
        case .once: return "\(name) \(sequence.duration.css)s \(timing) 1 both"
        case .loop: return "\(name) \(sequence.duration.css)s \(timing) infinite"
        }
    }

    private func keyframes(_ name: String) -> String {
        guard sheet.rows > 1 else {
            return "@keyframes \(name) { from { background-position: 0 0; } "
                + "to { background-position: \(position(sequence.count - 1)); } }"
        }
        // A grid needs a key for each frame.
        let keys = (0..<sequence.count).map { index in
            let percent = (100 * Double(index) / Double(sequence.count)).css
            return "  \(percent)% { background-position: \(position(index)); }"
        }
        let end = "  100% { background-position: \(position(sequence.count - 1)); }"
        return "@keyframes \(name) {\n" + (keys + [end]).joined(separator: "\n") + "\n}"
    }

    /// Returns the position at which a frame is visible. Positions are in pixels, because browsers
    /// round percentages, and would then blend neighbouring pixels.
    private func position(_ index: Int) -> String {
        let (x, y) = sheet.origin(of: index)
        return "\(length(-x)) \(length(-y))"
    }

    /// Returns a length in CSS for a number of pixels of the sheet.
    private func length(_ pixels: Int) -> String {
        pixels == 0 ? "0" : "\((Double(pixels) / scale).css)px"
    }
}
