import Base
import Indicators

extension MotionRule {
    /// Layers that the edge of the canvas cuts off.
    static let border = MotionRule(
        name: "border",
        meaning: "layers that the edge of the canvas cuts off"
    ) { design in
        design.sequences.compactMap { frames in
            let largest = frames.cutOffAlpha.enumerated().max { $0.element < $1.element }
            guard let largest, largest.element > 12 else { return nil }
            let percent = 100 * largest.element / 255
            return MotionFinding(
                "border",
                in: frames.name,
                frame: largest.offset,
                value: Double(percent),
                reason: "pixels beyond the edge of the canvas have an opacity of \(percent) %",
                cure: "use a larger canvas, or a smaller drawing"
            )
        }
    }

    /// A state, other than idle, that shows nothing.
    static let blank = MotionRule(
        name: "blank",
        meaning: "a state other than idle in which nothing is visible"
    ) { design in
        design.sequences.compactMap { frames in
            guard frames.sequence.state != .idle, frames.measurements.allSatisfy(\.isBlank) else {
                return nil
            }
            return MotionFinding(
                "blank",
                in: frames.name,
                reason: "nothing is visible in any frame",
                cure: "give a layer an opacity in this state, or remove the state"
            )
        }
    }

    /// Several frames that are all equal.
    static let still = MotionRule(
        name: "still",
        meaning: "a state with several frames that are all equal"
    ) { design in
        design.sequences.compactMap { frames in
            guard frames.images.count > 1, frames.steps.allSatisfy({ $0 == 0 }),
                !frames.measurements[0].isBlank
            else { return nil }
            return MotionFinding(
                "still",
                in: frames.name,
                value: Double(frames.images.count),
                reason: "all \(frames.images.count) frames are equal",
                cure: "use frames: 1 for this state"
            )
        }
    }

    /// An idle state that shows what the pull has yet to bring in.
    static let visibleIdle = MotionRule(
        name: "visible-idle",
        meaning: "an idle state that is visible although the pull begins with nothing"
    ) { design in
        let idle = design.sequences.first { $0.sequence.state == .idle }
        let pulling = design.sequences.first { $0.sequence.state == .pulling }
        guard let idle, let pulling, idle.measurements.first?.isBlank == false,
            pulling.measurements.first?.isBlank == true
        else { return [] }
        return [
            MotionFinding(
                "visible-idle",
                in: idle.name,
                frame: 0,
                reason: "idle is visible, but the first frame of pulling is not",
                cure: "give idle the first value of pulling; a default applies to idle, too"
            )
        ]
    }

    /// An ending after which the indicator is still visible, as when copies are still moving.
    static let visibleEnd = MotionRule(
        name: "visible-end",
        meaning: "a state finishing or canceling that ends while the indicator is visible"
    ) { design in
        design.sequences.compactMap { frames in
            let isEnding = [StateName.finishing, .canceling].contains(frames.sequence.state)
            let idle = design.sequences.first { $0.sequence.state == .idle }
            guard isEnding, frames.sequence.playback == .once, let last = frames.images.last,
                !frames.measurements[frames.images.count - 1].isBlank, let idle,
                idle.images[0] != last
            else { return nil }
            let step = FrameMeasurements.step(last, idle.images[0])
            let value = (step * 100).rounded() / 100
            guard step > max(2 * (frames.steps.max() ?? 0), 0.25) else { return nil }
            return MotionFinding(
                "visible-end",
                in: frames.name,
                frame: frames.images.count - 1,
                value: value,
                reason:
                    "the last frame differs from idle by \(NumberText.short(value)) of 255, so the "
                    + "indicator disappears at once",
                cure: "let all layers reach their idle values; a delayed copy needs a longer state"
            )
        }
    }

    /// A loop that is hard to see.
    static let contrast = MotionRule(
        name: "contrast",
        meaning: "a loop with a contrast below 3:1 on white (light) or black (dark)"
    ) { design in
        Appearance.allCases.compactMap { appearance in
            guard let contrast = design.contrasts[appearance], contrast < 3 else { return nil }
            let value = (contrast * 100).rounded() / 100
            let page = appearance == .light ? "white" : "black"
            return MotionFinding(
                "contrast",
                in: design.sequences.first { $0.sequence.playback == .loop }?.name,
                value: value,
                reason: "the largest contrast in \(appearance.rawValue) appearance is "
                    + "\(NumberText.short(value)):1 on \(page), less than 3:1",
                cure: "use a \(appearance == .light ? "darker" : "lighter") colour, or label"
            )
        }
    }
}
