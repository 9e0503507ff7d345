/// The files in an output folder, from earlier runs and from this one.
///
/// The arrays are the columns of a table. A file has the same index in each of them.
struct FolderFiles: Sendable {
    /// The flags of a file.
    struct Flags: OptionSet {
        let rawValue: UInt8
        /// An earlier run's manifest contains the file.
        static let listed = Flags(rawValue: 1)
        /// This run will write the file.
        static let expected = Flags(rawValue: 2)
        /// This run has written the file, or found that it is up to date.
        static let written = Flags(rawValue: 4)
        /// The journal entry of the file is valid for this run.
        static let noted = Flags(rawValue: 8)
    }

    private var table = NameTable()
    private var flags: [Flags] = []
    private var entries: [FrameJournal.Entry?] = []
    /// The number of files in an earlier run's manifest. These files have the lowest indices.
    private var listedCount = 0
    /// The keys of all frames in an earlier run's manifest.
    private(set) var earlierSeries: Set<FrameSeriesKey> = []
    /// The number of files of earlier runs that were up to date.
    private(set) var upToDateCount = 0
    /// Whether this run's journal contains an entry that is not in the earlier journal.
    private var hasNewEntries = false

    /// The names of all files. A file's index is its position in this list.
    var names: NameList { table.names }

    /// Adds flags to a file.
    ///
    /// - Returns: The file's index, and its previous flags.
    @discardableResult
    mutating func add(_ new: Flags, to name: String) -> (number: Int, before: Flags) {
        let (number, isNew) = table.insert(name)
        if isNew {
            flags.append([])
            entries.append(nil)
        }
        defer { flags[number].formUnion(new) }
        return (number, flags[number])
    }

    /// Removes the flag `expected` from all files.
    mutating func removeExpectations() {
        for number in flags.indices { flags[number].remove(.expected) }
    }

    /// Returns the flags of a file.
    func flags(of name: String) -> Flags { table.number(of: name).map { flags[$0] } ?? [] }

    /// Returns the flags of the file with an index.
    func flags(at number: Int) -> Flags { flags[number] }

    /// Whether a file is from an earlier run and was not written by this one.
    func isStale(_ number: Int) -> Bool {
        flags[number].contains(.listed) && !flags[number].contains(.written)
    }

    /// Adds a file of an earlier run's manifest. Must be called before any other file is added.
    mutating func addListed(_ name: String, of series: FrameSeriesKey? = nil) {
        add(.listed, to: name)
        if let series { earlierSeries.insert(series) }
        listedCount = table.count
    }

    /// Returns the name in an earlier manifest that equals `folded` in lower case, or `nil`.
    func listedName(equalToFolded folded: String) -> String? {
        (0..<listedCount).lazy.map { names[$0] }.first { $0.lowercased() == folded }
    }

    /// Returns the indices of the files that satisfy `condition`, sorted by the UTF-8 bytes of
    /// their names.
    func sortedNumbers(where condition: @escaping (Int) -> Bool) -> some Collection<Int> {
        names.sorted.lazy.map(Int.init).filter(condition)
    }
}

/// The entries of the journal.
extension FolderFiles {
    /// Returns the journal entry of a file and the file's index, or `nil` without an entry.
    func entry(of name: String) -> (number: Int, entry: FrameJournal.Entry)? {
        guard let number = table.number(of: name), let entry = entries[number] else { return nil }
        return (number, entry)
    }

    /// Adds an entry from an earlier run's journal.
    mutating func addEarlier(_ entry: FrameJournal.Entry, for name: String) {
        entries[add([], to: name).number] = entry
    }

    /// Marks a file as up to date, with its entry.
    mutating func keep(_ entry: FrameJournal.Entry, at number: Int) {
        flags[number].formUnion([.written, .noted])
        upToDateCount += 1
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

    /// The difference between this run's journal and the earlier one.
    var journalState: JournalState {
        let isAny = flags.contains { $0.contains(.noted) }
        let hasOld = flags.indices.contains {
            entries[$0] != nil && !flags[$0].contains(.noted)
        }
        if !isAny { return hasOld ? .gone : .same }
        return hasNewEntries || hasOld ? .changed : .same
    }

    /// A difference between two journals.
    enum JournalState {
        /// The entries are equal.
        case same
        /// The entries differ.
        case changed
        /// There are no entries anymore.
        case gone
    }

    /// The lines of the journal, sorted by the UTF-8 bytes of the names.
    var journalLines: some Sequence<String> {
        sortedNumbers { flags[$0].contains(.noted) }.lazy.compactMap { number in
            entries[number]?.line(names[number])
        }
    }
}
