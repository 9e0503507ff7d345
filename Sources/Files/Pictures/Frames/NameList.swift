/// A list of names in one block of memory.
///
/// Each name takes eight bytes in addition to its UTF-8 bytes. A `String` would take 60 to 100
/// bytes.
package struct NameList: Sendable {
    private var bytes: [UInt8] = []
    /// The end offset of each name.
    private var ends: [Int] = []

    package init() {}

    init(_ names: some Sequence<String>) {
        for name in names { append(name) }
    }

    package var count: Int { ends.count }

    /// The name at an index.
    package subscript(number: Int) -> String {
        String(decoding: utf8(number), as: UTF8.self)
    }

    package mutating func append(_ name: String) {
        bytes += name.utf8
        ends.append(bytes.count)
    }

    /// The indices of the names, sorted by the names' UTF-8 bytes.
    var sorted: [UInt32] {
        (0..<UInt32(count)).sorted { utf8(Int($0)).lexicographicallyPrecedes(utf8(Int($1))) }
    }

    private func utf8(_ number: Int) -> ArraySlice<UInt8> {
        bytes[(number == 0 ? 0 : ends[number - 1])..<ends[number]]
    }
}
