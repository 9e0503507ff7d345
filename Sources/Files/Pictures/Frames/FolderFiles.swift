/// What is known of the files in an output folder: those of earlier runs and those of this run.
///
/// One table for all: a row for each name, with the same number in each column.
struct FolderFiles: Sendable {
    /// What is known of a file beside its line of the journal.
    struct Facts: OptionSet {
        let rawValue: UInt8
        /// The manifest of an earlier run lists it.
        static let listed = Facts(rawValue: 1)
        /// This run is going to write it.
        static let expected = Facts(rawValue: 2)
        /// This run has written it, or found it finished.
        static let written = Facts(rawValue: 4)
        /// Its entry of the journal is true of this run.
        static let noted = Facts(rawValue: 8)
    }

    private var table = NameTable()
    private var facts: [Facts] = []
    private var entries: [FrameJournal.Entry?] = []
    /// The number of files that the manifest of an earlier run lists; they are the first ones.
    private var listedCount = 0
    /// The series of the files that earlier runs have written.
    private(set) var earlierSeries: Set<FrameSeries> = []
    /// How many entries of earlier runs hold for this one.
    private(set) var keptCount = 0
    /// Whether this run's journal has an entry that the earlier one lacks.
    private var hasNewEntries = false

    /// The names of all files; a file's number is its place in this list.
    var names: NameList { table.names }

    /// Adds facts about a file.
    ///
    /// - Returns: The file's number, and what was known before.
    @discardableResult
    mutating func add(_ new: Facts, to name: String) -> (number: Int, before: Facts) {
        let (number, isNew) = table.insert(name)
        if isNew {
            facts.append([])
            entries.append(nil)
        }
        defer { facts[number].formUnion(new) }
        return (number, facts[number])
    }

    /// Forgets which files this run is going to write.
    mutating func removeExpectations() {
        for number in facts.indices { facts[number].remove(.expected) }
    }

    /// What is known of a file.
    func facts(of name: String) -> Facts { table.number(of: name).map { facts[$0] } ?? [] }

    /// What is known of the file of a number.
    func facts(at number: Int) -> Facts { facts[number] }

    /// Whether a file is an earlier run's, and this run has not written it.
    func isStale(_ number: Int) -> Bool {
        facts[number].contains(.listed) && !facts[number].contains(.written)
    }

    /// Adds a file that the manifest of an earlier run lists; to be called before all others.
    mutating func addListed(_ name: String, of series: FrameSeries? = nil) {
        add(.listed, to: name)
        if let series { earlierSeries.insert(series) }
        listedCount = table.count
    }

    /// The listed name that differs from another one in its case alone; nil without one.
    func listedName(equalToFolded folded: String) -> String? {
        (0..<listedCount).lazy.map { names[$0] }.first { $0.lowercased() == folded }
    }

    /// The numbers of the files for which `condition` holds, sorted by the names' bytes.
    func sortedNumbers(where condition: @escaping (Int) -> Bool) -> some Collection<Int> {
        names.sorted.lazy.map(Int.init).filter(condition)
    }
}

/// The journal's column.
extension FolderFiles {
    /// The entry of a file, and its number.
    func entry(of name: String) -> (number: Int, entry: FrameJournal.Entry)? {
        guard let number = table.number(of: name), let entry = entries[number] else { return nil }
        return (number, entry)
    }

    /// Adds an entry that an earlier run has left.
    mutating func addEarlier(_ entry: FrameJournal.Entry, for name: String) {
        entries[add([], to: name).number] = entry
    }

    /// Adds a file that was there already, with its entry.
    mutating func keep(_ entry: FrameJournal.Entry, at number: Int) {
        facts[number].formUnion([.written, .noted])
        keptCount += 1
        set(entry, at: number)
    }

    /// Adds the entry of a file that this run has written.
    mutating func note(_ entry: FrameJournal.Entry, for name: String) {
        set(entry, at: add(.noted, to: name).number)
    }

    private mutating func set(_ entry: FrameJournal.Entry, at number: Int) {
        if entries[number] != entry { hasNewEntries = true }
        entries[number] = entry
    }

    /// What has become of the journal in this run.
    var journalState: JournalState {
        let isAny = facts.contains { $0.contains(.noted) }
        let hasOld = facts.indices.contains {
            entries[$0] != nil && !facts[$0].contains(.noted)
        }
        if !isAny { return hasOld ? .gone : .same }
        return hasNewEntries || hasOld ? .changed : .same
    }

    /// How the journal of a run differs from that of the runs before.
    enum JournalState {
        /// It has the same entries.
        case same
        /// It has other entries.
        case changed
        /// It has no entries any more.
        case gone
    }

    /// The journal's lines, sorted by the names' bytes.
    var journalLines: some Sequence<String> {
        sortedNumbers { facts[$0].contains(.noted) }.lazy.compactMap { number in
            entries[number]?.line(names[number])
        }
    }
}
