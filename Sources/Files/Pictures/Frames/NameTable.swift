/// Names, each once, that are found by their text or by their number.
///
/// As for `String`, canonically equivalent names are equal: some file systems take such names for the
/// same one.
package struct NameTable: Sendable {
    /// The names; a name's number is its place in this list.
    package private(set) var names = NameList()
    /// An open-addressed hash table: 0 for an empty slot, else the upper half of a name's hash, and
    /// its number plus one. Its size is a power of two.
    private var slots = [UInt64](repeating: 0, count: 64)

    /// An empty table.
    package init() {}

    /// The number of names.
    package var count: Int { names.count }

    /// The number of a name; nil if it is not in the table.
    package func number(of name: String) -> Int? {
        let slot = slots[slot(of: name, Self.hash(name))]
        return slot == 0 ? nil : Self.number(in: slot)
    }

    /// Adds a name, unless it is in the table already.
    ///
    /// - Returns: The name's number.
    package mutating func insert(_ name: String) -> (number: Int, isNew: Bool) {
        let hash = Self.hash(name)
        let index = slot(of: name, hash)
        if slots[index] != 0 { return (Self.number(in: slots[index]), false) }
        names.append(name)
        slots[index] = hash & Self.tag | UInt64(count)
        if count * 4 > slots.count * 3 { grow() }
        return (count - 1, true)
    }

    /// The index of a name's slot, or of the empty one where it would go.
    private func slot(of name: String, _ hash: UInt64) -> Int {
        var index = place(hash)
        while slots[index] != 0 {
            if (slots[index] ^ hash) & Self.tag == 0, names[Self.number(in: slots[index])] == name {
                break
            }
            index = (index + 1) & (slots.count - 1)
        }
        return index
    }

    /// Doubles the number of slots.
    private mutating func grow() {
        let old = slots
        slots = [UInt64](repeating: 0, count: old.count * 2)
        for slot in old where slot != 0 {
            var index = place(slot)
            while slots[index] != 0 { index = (index + 1) & (slots.count - 1) }
            slots[index] = slot
        }
    }

    /// The first slot to look at, by bits that the slots themselves hold.
    private func place(_ hash: UInt64) -> Int {
        Int(truncatingIfNeeded: hash >> 32) & (slots.count - 1)
    }

    private static let tag: UInt64 = 0xFFFF_FFFF_0000_0000

    private static func number(in slot: UInt64) -> Int {
        Int(UInt32(truncatingIfNeeded: slot)) - 1
    }

    private static func hash(_ name: String) -> UInt64 {
        var hasher = Hasher()
        hasher.combine(name)
        return UInt64(truncatingIfNeeded: hasher.finalize())
    }
}
