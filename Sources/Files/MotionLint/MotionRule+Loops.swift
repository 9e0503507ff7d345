import Base
import Indicators

extension MotionRule {
    /// A period that is no whole number of frames at the requested rate.
    static let uneven = MotionRule(
        name: "uneven",
        meaning: "a loop whose period is no whole number of frames at --fps"
    ) { design in
        guard let fps = design.fps else { return [] }
        return design.sequences.compactMap { frames in
            let exact = frames.sequence.duration * fps
            guard frames.sequence.playback == .loop, abs(exact - exact.rounded()) > 1e-6 else {
                return nil
            }
            let period = NumberText.short((exact.rounded() / fps * 1000).rounded() / 1000)
            return MotionFinding(
                "uneven",
                in: frames.name,
                value: exact,
                reason:
                    "the period is \(NumberText.short((exact * 100).rounded() / 100)) frames at "
                    + "\(NumberText.short(fps)) fps",
                cure: "use a period of \(period) s, or another --fps"
            )
        }
    }

    /// A last frame that repeats the first one, so that the loop pauses for a frame.
    static let repeatedEnd = MotionRule(
        name: "repeated-end",
        meaning: "a loop whose last frame equals its first, so that it pauses"
    ) { design in
        design.sequences.compactMap { frames in
            let images = frames.images
            guard frames.sequence.playback == .loop, images.count > 2, let last = images.last,
                last == images[0], images[images.count - 2] != last, images[1] != images[0]
            else { return nil }
            return MotionFinding(
                "repeated-end",
                in: frames.name,
                frame: images.count - 1,
                reason: "the last frame equals the first, so the loop pauses",
                cure: "let the last keyframe be the value after the last frame, such as 360 degrees"
            )
        }
    }

    /// A loop that jumps where it repeats.
    static let seam = MotionRule(
        name: "seam",
        meaning: "a loop that jumps where it repeats, by over twice its largest other step"
    ) { design in
        // `validate` reports seams of values.
        guard !((design.design as? Design)?.warnings.contains { $0.kind == "seam" } ?? false) else {
            return []
        }
        return design.sequences.compactMap { frames in
            guard frames.sequence.playback == .loop, let last = frames.images.last,
                let largest = frames.steps.max(), largest > 0
            else { return nil }
            let seam = FrameMeasurements.step(last, frames.images[0])
            guard seam > 2 * largest, seam > 0.25 else { return nil }
            let factor = (seam / largest * 10).rounded() / 10
            return MotionFinding(
                "seam",
                in: frames.name,
                frame: frames.images.count - 1,
                value: factor,
                reason:
                    "the step from the last frame to the first is \(NumberText.short(factor)) times "
                    + "the largest other step",
                cure: "let the period end with the values at its beginning"
            )
        }
    }

    /// A state that jumps if the loop before it is left in the middle.
    static let exit = MotionRule(
        name: "exit",
        meaning: "a state after refreshing that jumps if the loop is left in the middle"
    ) { design in
        [StateName.finishing, .success, .failure].compactMap { state in
            let exits = design.exits.filter { $0.state == state }
            guard let worst = exits.max(by: { $0.step < $1.step }) else { return nil }
            let steps = design.sequences.filter {
                [state, .refreshing].contains($0.sequence.state)
            }
            .flatMap(\.steps)
            let largest = steps.max() ?? 0
            guard worst.step > max(2 * largest, 0.25) else { return nil }
            let value = (worst.step * 100).rounded() / 100
            let seconds = NumberText.short((worst.seconds * 100).rounded() / 100)
            return MotionFinding(
                "exit",
                in: state.rawValue,
                frame: 0,
                value: value,
                reason:
                    "the first frame differs by \(NumberText.short(value)) of 255 from refreshing at "
                    + "\(seconds) s, when the work may end",
                cure: "leave out the properties that refreshing moves, or start with from: current"
            )
        }
    }
}
