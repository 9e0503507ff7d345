extension Sequence where Element: Hashable {
    /// Returns the elements in order without repetitions.
    package func unique() -> [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
