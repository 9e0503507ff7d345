/// Names in one block of memory, in the order in which they were added.
///
/// A name takes its bytes and eight more; a string of its own would take 60 to 100.
package struct NameList: Sendable {
    private var bytes: [UInt8] = []
    /// The offset after the last byte of each name.
    private var ends: [Int] = []

    /// An empty list.
    package init() {}

    /// A list of `names`.
    init(_ names: some Sequence<String>) {
        for name in names { append(name) }
    }

    /// The number of names.
    package var count: Int { ends.count }

    /// The name of this number, from 0.
    package subscript(number: Int) -> String {
        String(decoding: utf8(number), as: UTF8.self)
    }

    /// Adds a name.
    package mutating func append(_ name: String) {
        bytes += name.utf8
        ends.append(bytes.count)
    }

    /// The numbers of the names, sorted by the names' bytes.
    var sorted: [UInt32] {
        (0..<UInt32(count)).sorted { utf8(Int($0)).lexicographicallyPrecedes(utf8(Int($1))) }
    }

    private func utf8(_ number: Int) -> ArraySlice<UInt8> {
        bytes[(number == 0 ? 0 : ends[number - 1])..<ends[number]]
    }
}
