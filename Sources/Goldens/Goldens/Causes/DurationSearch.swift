import Comparison
import Raster

/// A search for the state duration with which a design draws the expected frames. Used if the
/// number of frames differs.
struct DurationSearch {
    private let design: VariableDesign
    private let expected: FrameSequence
    private let actual: FrameSequence

    /// The keys of a state that determine the number of frames.
    private static let keys: Set = ["period", "duration", "intro", "frames"]

    /// Creates a search for the change of a duration.
    init(_ design: VariableDesign, expected: FrameSequence, actual: FrameSequence) {
        self.design = design
        self.expected = expected
        self.actual = actual
    }

    /// The change of a duration that explains the difference, or `nil` if there is none.
    var cause: PropertyChange? {
        let (old, new) = (expected.frames.count, actual.frames.count)
        guard old != new, old > 1, new > 1 else { return nil }
        var renderer = Renderer()
        for setting in settings {
            // In a loop, the last frame is one step before the first. Otherwise, the frames include
            // both ends.
            for ratio in [Double(old) / Double(new), Double(old - 1) / Double(new - 1)] {
                for unit in [1.0, 10, 100, 1000] {
                    let value = (setting.values[0] * ratio * unit).rounded() / unit
                    guard value > 0, let tree = setting.tree([value], in: design.tree),
                        design.draws(tree, expected, by: &renderer)
                    else { continue }
                    return change(setting, value)
                }
            }
        }
        return nil
    }

    private var settings: [DesignSetting] {
        (design.tree["states"]?.entries ?? []).flatMap { state in
            state.value.entries.compactMap { entry in
                guard Self.keys.contains(entry.key), let number = entry.value.number else {
                    return nil
                }
                return DesignSetting(
                    path: [.key("states"), .key(state.key), .key(entry.key)],
                    form: .number,
                    values: [number]
                )
            }
        }
    }

    private func change(_ setting: DesignSetting, _ value: Double) -> PropertyChange {
        let layer = DesignLayer(setting.path, in: design.tree)
        let (old, new) = (expected.frames.count, actual.frames.count)
        return PropertyChange(
            effect: "there are \(new) frames in place of \(old)",
            layer: nil,
            subject: nil,
            property: layer.keys.joined(separator: "."),
            expected: setting.text([value], in: design.environment),
            actual: setting.text(setting.values, in: design.environment)
        )
    }
}
