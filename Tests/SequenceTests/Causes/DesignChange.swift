import Comparison
import DesignFormat
import Goldens
import Indicators
import Pictures
import Raster

/// One change of one property, with the frames before and after it.
struct DesignChange: CustomStringConvertible {
    let kind: ChangeKind
    let design: String
    let state: StateName
    let scale: Double
    /// The property with its old and its new value.
    let summary: String
    /// The name of the changed layer or of an enclosing group. It is `nil` if none has a name.
    let layer: String?
    let expected: FrameSequence
    let actual: FrameSequence
    /// The changed design in its state, whose properties can be varied.
    let variable: VariableDesign

    var description: String { "\(kind) \(design) \(state.rawValue) @\(scale): \(summary)" }

    /// How a verdict describes the change.
    enum Answer: String { case right, plain, wrong }

    /// Returns whether a verdict explains the change, only says where the frames differ, or is
    /// wrong.
    func answer(_ verdict: SequenceVerdict) -> Answer {
        if case .property(let change)? = verdict.findings.first?.kind {
            let keys = change.property.split { ". ".contains($0) }.map(String.init)
            let isKey =
                kind.keys.isEmpty ? change.property.isEmpty : !kind.keys.isDisjoint(with: keys)
            return isKey && change.layer == layer ? .right : .wrong
        }
        let found = Set(verdict.findings.map(\.name)).subtracting(["changed"])
        if found.isEmpty { return .plain }
        return found.isSubset(of: kind.names) ? .right : .wrong
    }
}

/// A state of a design in an environment.
struct DrawnState {
    let design: Design
    let state: StateName
    let environment: Environment

    static let fps = 30.0

    /// The frames, labelled by progress or time.
    var sequence: FrameSequence? {
        guard let frames = design.frames(of: state, fps: Self.fps) else { return nil }
        var renderer = Renderer()
        let drawn = frames.moments.map { moment in
            let label: FrameLabel.Moment =
                switch moment.position {
                case .progress(let value): .progress(value)
                case .time(let value): .time(value)
                }
            let image = renderer.render(design.scene(at: moment, in: environment))
            return SequenceFrame(image: image, moment: label)
        }
        return FrameSequence(drawn, loopStart: frames.loopStart)
    }

    /// The state with parts of the design's file replaced.
    var variable: VariableDesign? {
        let state = state
        return VariableDesign(design, in: environment) { design in
            design.frames(of: state, fps: Self.fps)?.moments
        }
    }
}
