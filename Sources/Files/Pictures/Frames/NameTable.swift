/// A set of names with indices. Finds the index of a name and the name at an index.
///
/// Canonically equivalent names are equal, as for `String`, since some file systems treat them
/// as the same name.
package struct NameTable: Sendable {
    /// The names, in order of insertion. A name's index is its position in this list.
    package private(set) var names = NameList()
    /// An open-addressed hash table. A slot is 0 if empty, otherwise the upper half of a name's
    /// hash and its index plus one. The number of slots is a power of two.
    private var slots = [UInt64](repeating: 0, count: 64)

    package init() {}

    package var count: Int { names.count }

    /// Returns the index of a name, or `nil` if it is not in the table.
    package func number(of name: String) -> Int? {
        let slot = slots[slot(of: name, Self.hash(name))]
        return slot == 0 ? nil : Self.number(in: slot)
    }

    /// Inserts a name unless the table contains it.
    ///
    /// - Returns: The name's index, and whether it is new.
    package mutating func insert(_ name: String) -> (number: Int, isNew: Bool) {
        let hash = Self.hash(name)
        let index = slot(of: name, hash)
        if slots[index] != 0 { return (Self.number(in: slots[index]), false) }
        names.append(name)
        slots[index] = hash & Self.tag | UInt64(count)
        if count * 4 > slots.count * 3 { grow() }
        return (count - 1, true)
    }

    /// Returns the index of a name's slot, or of the empty slot for it.
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

    /// Returns the first slot to probe. Uses hash bits that the slots store, so that `grow` needs
    /// no names.
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
