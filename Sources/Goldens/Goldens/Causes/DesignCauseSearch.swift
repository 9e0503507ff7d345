import Comparison
import Raster

/// A search for one change of a design file that explains why its frames differ from the expected
/// ones.
///
/// Each number, colour and choice of the file is varied until the design draws the expected frames.
/// A change is reported only if it explains all frames, exactly or almost exactly.
package struct DesignCauseSearch {
    private let expected: FrameSequence
    private let actual: FrameSequence
    private let design: VariableDesign

    /// The number of settings that are fitted before other edits are tried.
    private static let firstFits = 4
    /// The maximum number of settings that are fitted.
    private static let mostFits = 14
    /// The largest fraction of the squared difference that an inexact fit may leave unexplained.
    private static let mostRest = 0.01
    /// An inexact fit is accepted only if every other setting leaves this many times as much.
    private static let rival = 4.0

    /// Creates a search for the cause of a difference between a design's frames and the expected
    /// ones.
    package init(_ design: VariableDesign, expected: FrameSequence, actual: FrameSequence) {
        self.design = design
        self.expected = expected
        self.actual = actual
    }

    /// Returns the change that explains all frames. If there is none, returns the verdict on the
    /// images, with the layer that contains all differences.
    package func verdict(tolerance: Tolerance = .none) -> SequenceVerdict {
        guard let attempts else {
            if let change = DurationSearch(design, expected: expected, actual: actual).cause {
                return SequenceVerdict(expected: expected, actual: actual, cause: change)
            }
            return SequenceVerdict(expected: expected, actual: actual, tolerance: tolerance)
        }
        if let change = change(attempts) {
            return SequenceVerdict(expected: expected, actual: actual, cause: change)
        }
        let pictures = SequenceVerdict(expected: expected, actual: actual, tolerance: tolerance)
        attempts.reserve = 0
        guard let path = DifferingLayer(attempts)?.path else { return pictures }
        let description = SettingChangeDescription(
            layer: DesignLayer(path, in: design.tree),
            environment: design.environment
        )
        let text = design.tree.value(at: path)?["text"]
        guard let text, pictures.findings.allSatisfy({ $0.name == SequenceFinding.changedName })
        else { return pictures.located(in: description.layer.subject) }
        // No other cause explains the frames, so the rendered string must differ.
        let change = description.stringChange(actual: text["string"]?.flow)
        return SequenceVerdict(expected: expected, actual: actual, cause: change)
    }

    /// The attempts for the differing frames, or `nil` if the sequences have different lengths or
    /// the design does not draw the actual frames.
    private var attempts: DesignAttempts? {
        guard expected.frames.count == actual.frames.count else { return nil }
        let differing = expected.frames.indices.filter {
            !expected.frames[$0].isSame(as: actual.frames[$0])
        }
        return DesignAttempts(design, expected: expected, actual: actual, differing: differing)
    }

    /// Returns the change that explains all frames, or `nil`.
    private func change(_ attempts: DesignAttempts) -> PropertyChange? {
        let edits = DesignEdits(of: design.tree)
        if let change = first(of: edits.layers, attempts) { return change }
        var fits = DesignSettings(of: design.tree, in: design.environment).all
            .compactMap { setting in
                SettingFit(setting, attempts).map { (setting: setting, fit: $0) }
            }
        // If two settings have the same effect, prefer a setting in the file to a default.
        fits.sort { first, second in
            let rests = [first, second].map {
                $0.fit.linearRest + ($0.setting.isDefault ? 0.02 : 0)
            }
            return rests[0] < rests[1]
        }
        var results: [(setting: DesignSetting, result: SettingFit.Result)] = []
        // A setting that is not in the file is named only if no setting in the file explains the
        // frames.
        var byDefault: PropertyChange?
        for index in fits.indices.prefix(Self.mostFits) {
            let setting = fits[index].setting
            if byDefault != nil, setting.isDefault || index > Self.firstFits { continue }
            if index == Self.firstFits, byDefault == nil,
                let change = first(of: edits.others, attempts)
            {
                return change
            }
            let result = fits[index].fit.run(attempts)
            if result.isExact, let tree = setting.tree(result.values, in: design.tree),
                attempts.drawsAll(tree, of: expected)
            {
                let change = change(setting, result.values)
                guard setting.isDefault else { return change }
                byDefault = change
            }
            results.append((setting, result))
        }
        if let byDefault { return byDefault }
        if fits.count <= Self.firstFits, let change = first(of: edits.others, attempts) {
            return change
        }
        return nearest(of: results)
    }

    /// Returns the setting that fits the expected frames clearly better than all others, or `nil`.
    private func nearest(
        of results: [(setting: DesignSetting, result: SettingFit.Result)]
    ) -> PropertyChange? {
        let sorted = results.sorted { $0.result.rest < $1.result.rest }
        guard let best = sorted.first, best.result.rest <= Self.mostRest, !best.result.isExact,
            sorted.dropFirst().allSatisfy({ $0.result.rest >= Self.rival * best.result.rest })
        else { return nil }
        return change(best.setting, best.result.values)
    }

    /// Returns the first edit that draws the expected frames, or `nil`.
    private func first(of edits: [DesignEdit], _ attempts: DesignAttempts) -> PropertyChange? {
        for edit in edits {
            guard let images = attempts.draw(edit.tree), attempts.difference.isExact(images),
                attempts.drawsAll(edit.tree, of: expected)
            else { continue }
            let layer = DesignLayer(edit.path, in: design.tree)
            return SettingChangeDescription(layer: layer, environment: design.environment)
                .change(edit)
        }
        return nil
    }

    private func change(_ setting: DesignSetting, _ values: [Double]) -> PropertyChange {
        let layer = DesignLayer(setting.path, in: design.tree)
        return SettingChangeDescription(layer: layer, environment: design.environment)
            .change(setting, expected: values)
    }
}
