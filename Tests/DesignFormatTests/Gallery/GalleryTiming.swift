import Foundation
import Indicators

/// A line of `timings.txt`: the values of one quantity of a layer at ten times, computed from the
/// published numbers of the indicator and not from the design.
///
///     sweeping-arc refreshing circle 0 trim.to 0=0.1 0.133=0.25 …
///
/// The fields are the design, the state, the layer, the index of the copy, the quantity, and values
/// at times in seconds. `p` before a time makes it a progress.
struct GalleryTiming: Sendable, CustomStringConvertible {
    /// A value at a moment.
    struct Sample: Sendable {
        let position: Moment.Position
        let value: Double
    }

    let design: String
    let state: StateName
    let layer: String
    let copy: Int
    let quantity: String
    let samples: [Sample]

    var description: String { "\(design) \(state.rawValue) \(layer) \(copy) \(quantity)" }

    /// Parses a line. Returns `nil` if it has another form.
    init?(_ line: Substring) {
        let fields = line.split(separator: " ").map(String.init)
        guard fields.count > 5, let state = StateName(rawValue: fields[1]),
            let copy = Int(fields[3])
        else { return nil }
        design = fields[0]
        self.state = state
        layer = fields[2]
        self.copy = copy
        quantity = fields[4]
        samples = fields.dropFirst(5).compactMap(Self.sample)
        guard samples.count == fields.count - 5 else { return nil }
    }

    private static func sample(_ text: String) -> Sample? {
        let sides = text.split(separator: "=")
        guard sides.count == 2, let value = Double(sides[1]) else { return nil }
        guard sides[0].hasPrefix("p") else {
            return Double(sides[0]).map { Sample(position: .time($0), value: value) }
        }
        return Double(sides[0].dropFirst()).map { Sample(position: .progress($0), value: value) }
    }

    /// The lines of the file.
    static let all: [GalleryTiming] = {
        let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("timings.txt")
        let text = (try? String(contentsOf: path, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").compactMap(GalleryTiming.init)
    }()

    /// Returns the quantity's value in a layer, or `nil` if the layer has none.
    func value(in values: [LayerValues.Value]) -> Double? {
        let parts = quantity.split(separator: ".").map(String.init)
        let names = [
            "rotationX": "rotation x", "rotationY": "rotation y", "offset": parts.last ?? "",
        ]
        let name = names[parts[0]] ?? parts[0]
        switch values.first(where: { $0.name == name })?.content {
        case .number(let number): return number
        case .pair(let first, let second):
            return ["y", "to"].contains(parts.last) ? second : first
        default: return nil
        }
    }

    /// Returns the difference of two values. Turns are compared within one revolution.
    func difference(_ value: Double, _ expected: Double) -> Double {
        let difference = value - expected
        guard quantity.hasSuffix(".turn") else { return abs(difference) }
        return abs(difference - 360 * (difference / 360).rounded())
    }

    /// The largest accepted difference: published numbers have few digits.
    var tolerance: Double {
        quantity.hasPrefix("rotation") ? 0.5 : quantity.hasPrefix("offset") ? 0.05 : 0.004
    }
}
