import Base
import Comparison
import Indicators

/// A description of a changed setting and its visible effect.
struct SettingChangeDescription {
    /// The layer and the keys of the setting.
    let layer: DesignLayer
    /// The environment of the frames.
    let environment: Environment

    private var scale: Double { environment.scale }

    /// Returns the change from the expected numbers of a setting to the actual ones.
    func change(_ setting: DesignSetting, expected values: [Double]) -> PropertyChange {
        let rounded = values.map { ($0 * 1000).rounded() / 1000 }
        let isTime = setting.form == .time
        return PropertyChange(
            effect: isTime ? "a keyframe is at a different time" : effect(rounded, setting.values),
            layer: layer.name,
            subject: subject,
            property: isTime ? property + " (keyframe)" : property,
            expected: setting.text(rounded, in: environment),
            actual: setting.text(setting.values, in: environment)
        )
    }

    /// Returns the change that an edit reverts.
    func change(_ edit: DesignEdit) -> PropertyChange {
        guard case .word(let expected, let actual) = edit.kind else { return newPart }
        return PropertyChange(
            effect: "the \(Self.nouns[layer.keys.last ?? ""] ?? "image") differs",
            layer: layer.name,
            subject: subject,
            property: property,
            expected: expected,
            actual: actual
        )
    }

    /// The change for an added layer or part of a layer.
    private var newPart: PropertyChange {
        let isLayer = layer.keys.isEmpty
        return PropertyChange(
            effect: isLayer ? "\(subject ?? "a layer") is new" : "there is a new part",
            layer: layer.name,
            subject: isLayer ? nil : subject,
            property: property,
            expected: nil,
            actual: nil
        )
    }

    /// Returns the change of a rendered string to `actual`. The expected string is unknown.
    func stringChange(actual: String?) -> PropertyChange {
        PropertyChange(
            effect: "the text differs",
            layer: layer.name,
            subject: subject,
            property: "text.string",
            expected: "another text",
            actual: actual
        )
    }

    private static let nouns = [
        "ease": "easing", "cap": "shape of the line ends", "join": "shape of the corners",
    ]

    private var property: String {
        isParameter
            ? layer.keys.dropFirst(2).joined(separator: ".") : layer.keys.joined(separator: ".")
    }

    private var isParameter: Bool {
        layer.kind == nil && layer.keys.first == "parameters" && layer.keys.count > 2
    }

    private var subject: String? {
        isParameter ? "parameter “\(layer.keys[1])”" : layer.subject
    }

    // MARK: - Effects

    /// Returns the effect of the actual numbers, compared with the expected ones.
    private func effect(_ expected: [Double], _ actual: [Double]) -> String {
        let keys = layer.keys
        let first = keys.first ?? ""
        let difference = Self.farthest(expected, actual)
        let isMore = difference > 0
        switch (first, key) {
        case _ where expected.count == 4 && isColor: return recolored(expected, actual)
        case ("states", _), (_, "period"), (_, "duration"), (_, "intro"), (_, "response"):
            return "the motion is \(isMore ? "slower" : "faster")"
        case (_, "delay"), (_, "phase"):
            return "the motion is \(isMore ? "later" : "earlier")"
        case ("shadow", _): return "the shadow differs"
        case ("text", "size"): return "letters are \(isMore ? "larger" : "smaller")"
        case ("text", "spacing"): return "letters are \(isMore ? "farther apart" : "closer")"
        case (_, "diameter"), (_, "size"): return sized(expected, actual, pixels: scale)
        case ("roundedRect", "radius"): return "corners are \(isMore ? "rounder" : "sharper")"
        case (_, "radius"): return sized(expected, actual, pixels: 2 * scale)
        case (_, "innerRadius"), (_, "exponent"): return "shapes have a different form"
        case (_, "width"):
            return "lines are \(isMore ? "thicker" : "thinner")" + by(difference * scale)
        case (_, "dash"): return "dashes have different lengths"
        case (_, "dashPhase"): return "dashes start at a different position"
        case (_, "to"), (_, "sweep"):
            return "lines are \(difference.magnitude > 0 && isMore ? "longer" : "shorter")"
        case (_, "from"), (_, "start"), (_, "end"):
            return "shapes start or end at a different position"
        case ("scale", _): return "shapes are \(isMore ? "larger" : "smaller")"
        case ("rotate", _), (_, "angle"), (_, "rotateX"), (_, "rotateY"):
            return "the image is rotated by \(upTo)\(Decimal.text(difference.magnitude, 1))° "
                + (isMore ? "clockwise" : "counter-clockwise")
        case ("opacity", _), (_, "alpha"), (_, "fade"):
            return "the image is \(isMore ? "more" : "less") opaque"
        case ("blur", _): return "edges are \(isMore ? "softer" : "sharper")"
        case ("offset", _), (_, "offset"): return moved(expected, actual)
        case (_, "count"): return "there are \(isMore ? "more" : "fewer") copies or corners"
        default: return "the value differs"
        }
    }

    private var isColor: Bool {
        layer.keys.contains { ["fill", "paint", "color", "colors", "background"].contains($0) }
            || isParameter
    }

    /// The last key that is the name of a property, not a state, a time, an axis or an index.
    private var key: String {
        layer.keys.last { Self.isProperty($0) } ?? ""
    }

    private static func isProperty(_ key: String) -> Bool {
        !["x", "y", "each", "default", "before", "after"].contains(key)
            && key.first?.isNumber != true && !states.contains(key)
    }

    private static let states: Set = [
        "idle", "pulling", "armed", "refreshing", "finishing", "canceling", "success", "failure",
        "noMore",
    ]

    /// The prefix "up to " if the value applies only at some moments, otherwise an empty string.
    private var upTo: String {
        layer.keys.contains { Self.states.contains($0) || Double($0) != nil } ? "up to " : ""
    }

    /// Returns the effect of a changed colour. If only alpha differs, describes the opacity.
    private func recolored(_ expected: [Double], _ actual: [Double]) -> String {
        let steps = zip(expected, actual).map { $1 - $0 }
        guard steps[3].magnitude > 2, steps[..<3].allSatisfy({ $0.magnitude <= 2 }) else {
            return "the colour differs"
        }
        return "the image is \(steps[3] > 0 ? "more" : "less") opaque"
    }

    private func by(_ pixels: Double) -> String {
        " by \(upTo)\(Decimal.text(pixels.magnitude, 1)) px"
    }

    private func sized(_ expected: [Double], _ actual: [Double], pixels: Double) -> String {
        let difference = Self.farthest(expected, actual)
        return "shapes are \(difference > 0 ? "larger" : "smaller")" + by(difference * pixels)
    }

    private func moved(_ expected: [Double], _ actual: [Double]) -> String {
        let offsets = zip(expected, actual).map { ($1 - $0) * scale }
        let isVertical = layer.keys.contains("y")
        let (x, y) =
            offsets.count > 1
            ? (offsets[0], offsets[1]) : isVertical ? (0, offsets[0]) : (offsets[0], 0)
        return "the image is moved by \(upTo)(\(Decimal.text(x, 1)), \(Decimal.text(y, 1))) px"
    }

    private static func farthest(_ expected: [Double], _ actual: [Double]) -> Double {
        zip(expected, actual).map { $1 - $0 }.max { $0.magnitude < $1.magnitude } ?? 0
    }
}
