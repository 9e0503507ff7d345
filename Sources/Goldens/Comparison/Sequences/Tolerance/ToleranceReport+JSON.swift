import Base
import Pictures

extension ToleranceReport {
    /// The report as JSON: the result, the tolerance, the headroom, the hints, and the frames that
    /// differ.
    public var json: JSON {
        .object([
            JSON.Member("passed", .bool(passes)),
            JSON.Member("tolerance", tolerance.json),
            JSON.Member("headroom", Headroom(self).json),
            JSON.Member("sequenceShare", .number(sequenceShare)),
            JSON.Member("advice", .array(advice.map { .string($0.sentence) })),
            JSON.Member("frames", .array(frames.indices.compactMap(json(ofFrame:)))),
        ])
    }

    private func json(ofFrame index: Int) -> JSON? {
        let number = JSON.Member("frame", .number(Double(index)))
        switch frames[index] {
        case .compared(let use) where use.count == 0: return nil
        case .compared(let use):
            return .object([
                number,
                JSON.Member("passed", .bool(use.isWithin(tolerance))),
                JSON.Member("step", .number(Double(use.step))),
                JSON.Member("count", .number(Double(use.count))),
                JSON.Member("share", .number(use.share)),
                JSON.Member("density", .number(Double(use.density))),
                JSON.Member("headroom", Headroom(use, of: tolerance).json),
            ])
        case .size(let expected, let actual):
            return .object([
                number,
                JSON.Member("passed", .bool(false)),
                JSON.Member("expectedSize", expected.json),
                JSON.Member("actualSize", actual.json),
            ])
        case .unpaired:
            return .object([number, JSON.Member("passed", .bool(false))])
        }
    }
}

extension Tolerance {
    /// The tolerance as JSON.
    public var json: JSON {
        .object([
            JSON.Member("step", .number(Double(step))),
            JSON.Member("share", .number(share)),
            JSON.Member("density", .number(Double(density))),
            JSON.Member("window", .number(Double(window))),
            JSON.Member("sequenceShare", .number(sequenceShare)),
        ])
    }
}

extension Headroom {
    /// The headroom as JSON. −∞ is written as null.
    public var json: JSON {
        var members = [
            JSON.Member("step", .number(step)),
            JSON.Member("share", .number(share)),
            JSON.Member("density", .number(density)),
        ]
        if let sequenceShare {
            members.append(JSON.Member("sequenceShare", .number(sequenceShare)))
        }
        return .object(members)
    }
}

extension PixelSize {
    /// The size as a JSON array of width and height.
    var json: JSON { .array([.number(Double(width)), .number(Double(height))]) }
}
