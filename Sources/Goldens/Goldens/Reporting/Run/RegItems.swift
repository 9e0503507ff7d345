import Base

/// A run's frames, grouped by result as in a reg-cli report.
struct RegItems: Equatable, Sendable {
    private(set) var failed: [String] = []
    private(set) var new: [String] = []
    private(set) var deleted: [String] = []
    private(set) var passed: [String] = []
    private(set) var expected: [String] = []
    private(set) var actual: [String] = []
    private(set) var difference: [String] = []

    /// Groups the frames of a report.
    init(_ report: RunReport) {
        for sequence in report.sequences {
            if sequence.frames.isEmpty { add(sequence) }
            for frame in sequence.frames { add(frame, of: sequence.name) }
        }
    }

    /// Adds a sequence without known frames, so that it is not missing from the lists.
    private mutating func add(_ sequence: SequenceReport) {
        switch sequence.status {
        case .passed: passed.append(sequence.name)
        case .new: new.append(sequence.name)
        case .failed, .missing, .unusable: failed.append(sequence.name)
        }
    }

    private mutating func add(_ frame: FrameReport, of name: String) {
        let pictures = frame.pictures
        let item = pictures.actual ?? pictures.expected ?? "\(name)/frame-\(frame.index).png"
        switch frame.status {
        case .passed: passed.append(item)
        case .failed: failed.append(item)
        case .new: new.append(item)
        case .deleted: deleted.append(item)
        }
        if let path = pictures.expected { expected.append(path) }
        if let path = pictures.actual { actual.append(path) }
        if let path = pictures.difference { difference.append(path) }
    }

    /// The fields of reg-cli's report. All paths are relative to the file's folder, so the folders
    /// are ".".
    var json: [JSON.Member] {
        let lists = [
            ("failedItems", failed), ("newItems", new), ("deletedItems", deleted),
            ("passedItems", passed), ("expectedItems", expected), ("actualItems", actual),
            ("diffItems", difference),
        ]
        return lists.map { JSON.Member($0, .array($1.map(JSON.string))) }
            + ["expectedDir", "actualDir", "diffDir"].map { JSON.Member($0, .string(".")) }
    }
}
