import Base
import Comparison
import Pictures

/// The message about two compared images.
package struct ComparisonSummary: Sendable {
    private let expected: String
    private let actual: String
    private let comparison: ImageComparison
    /// The result of the comparison.
    package let difference: ImageDifference

    /// The maximum number of listed regions.
    private static let boxLimit = 5

    /// Creates the message about the images of two paths.
    package init(
        expected: String,
        actual: String,
        comparison: ImageComparison,
        difference: ImageDifference
    ) {
        self.expected = expected
        self.actual = actual
        self.comparison = comparison
        self.difference = difference
    }

    /// The lines of the text output. The first one is the result.
    package var lines: [String] {
        switch difference.kind {
        case .same, .nothing: [sameLine]
        case .size:
            [
                "different: \(expected) has \(difference.expectedSize) pixels, "
                    + "\(actual) \(difference.actualSize)"
            ]
        case .pixels: [differentLine] + boxLines
        }
    }

    private var sameLine: String {
        "same: \(difference.compared) pixels compared" + antialiasing
    }

    private var differentLine: String {
        let percent = NumberText.fixed(difference.share * 100, digits: 4)
        var line = "different: \(difference.count) of \(difference.compared) pixels"
        line += " (\(percent) %)"
        if let worst = difference.worst {
            line += ", largest at \(worst.x),\(worst.y): \(amount(worst))"
        }
        return line + antialiasing
    }

    private var antialiasing: String {
        let count = difference.antialiasedCount
        return count == 0 ? "" : "; \(count) more look like anti-aliasing"
    }

    private func amount(_ worst: WorstPixel) -> String {
        switch comparison.method {
        case .exact: "\(NumberText.short(worst.amount))/255"
        case .pixelmatch, .pixelmatchOklab, .perceptual, .ssim:
            NumberText.fixed(worst.amount, digits: 4)
        }
    }

    private var boxLines: [String] {
        let boxes = difference.boxes
        var lines = boxes.prefix(Self.boxLimit).map { box in
            let area = box.area
            let (size, position) = ("\(area.width)×\(area.height)", "\(area.x),\(area.y)")
            return "  \(box.count) of \(area.width * area.height) pixels in \(size) at \(position)"
        }
        if boxes.count > Self.boxLimit {
            lines.append("  and \(boxes.count - Self.boxLimit) more regions")
        }
        return lines
    }

    /// The message as a JSON object with `count`, `share`, `worst`, `boxes` and the options.
    package var json: JSON {
        .object([
            JSON.Member("expected", .string(expected)),
            JSON.Member("actual", .string(actual)),
            JSON.Member("algorithm", .string(comparison.method.name.rawValue)),
            JSON.Member("threshold", .number(comparison.method.threshold)),
            JSON.Member("passed", .bool(difference.isSame)),
            JSON.Member("difference", .string(difference.kind.rawValue)),
            JSON.Member("expectedSize", Self.json(difference.expectedSize)),
            JSON.Member("actualSize", Self.json(difference.actualSize)),
            JSON.Member("compared", .number(Double(difference.compared))),
            JSON.Member("count", count),
            JSON.Member("share", .number(difference.share)),
            JSON.Member("antialiased", .number(Double(difference.antialiasedCount))),
            JSON.Member("score", .number(difference.score)),
            JSON.Member("worst", difference.worst.map(Self.json) ?? .null),
            JSON.Member("boxes", .array(difference.boxes.map(Self.json))),
        ])
    }

    /// Returns the JSON object with some members replaced or added.
    package func json(with changes: [JSON.Member]) -> JSON {
        guard case .object(var members) = json else { return json }
        for change in changes {
            if let position = members.firstIndex(where: { $0.name == change.name }) {
                members[position] = change
            } else {
                members.append(change)
            }
        }
        return .object(members)
    }

    /// The number of different pixels, or `null` for different sizes, because 0 would read as a
    /// pass.
    private var count: JSON {
        difference.kind == .size ? .null : .number(Double(difference.count))
    }

    private static func json(_ size: PixelSize) -> JSON {
        .object([
            JSON.Member("width", .number(Double(size.width))),
            JSON.Member("height", .number(Double(size.height))),
        ])
    }

    private static func json(_ worst: WorstPixel) -> JSON {
        .object([
            JSON.Member("x", .number(Double(worst.x))),
            JSON.Member("y", .number(Double(worst.y))),
            JSON.Member("amount", .number(worst.amount)),
        ])
    }

    private static func json(_ box: DifferenceBox) -> JSON {
        .object([
            JSON.Member("x", .number(Double(box.area.x))),
            JSON.Member("y", .number(Double(box.area.y))),
            JSON.Member("width", .number(Double(box.area.width))),
            JSON.Member("height", .number(Double(box.area.height))),
            JSON.Member("count", .number(Double(box.count))),
        ])
    }
}
