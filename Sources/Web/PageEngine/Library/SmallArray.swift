#if ONE_MODULE
    // The standard library's array functions are specialised for each element type and inlined at
    // many calls. These replacements compile to less code.

    extension Array {
        /// Appends an element.
        @inline(never)
        mutating func append(_ element: __owned Element) {
            add(element, to: &self)
        }

        /// Appends elements.
        @inline(never)
        mutating func append(contentsOf others: [Element]) {
            for other in others { append(other) }
        }

        /// Appends elements.
        static func += (list: inout [Element], others: [Element]) {
            list.append(contentsOf: others)
        }

        /// Returns the elements of both arrays.
        @inline(never)
        static func + (first: [Element], second: [Element]) -> [Element] {
            var list = first
            list.append(contentsOf: second)
            return list
        }

        /// Returns the transformed elements.
        func map<Value, Failure>(
            _ transform: (Element) throws(Failure) -> Value
        ) throws(Failure) -> [Value] {
            var list: [Value] = []
            list.reserveCapacity(count)
            for element in self { list.append(try transform(element)) }
            return list
        }

        /// Returns the transformed elements that are not `nil`.
        func compactMap<Value, Failure>(
            _ transform: (Element) throws(Failure) -> Value?
        ) throws(Failure) -> [Value] {
            var list: [Value] = []
            for element in self {
                if let value = try transform(element) { list.append(value) }
            }
            return list
        }

        /// Returns the elements that satisfy the predicate.
        func filter<Failure>(
            _ isIncluded: (Element) throws(Failure) -> Bool
        ) throws(Failure) -> [Element] {
            var list: [Element] = []
            for element in self where try isIncluded(element) { list.append(element) }
            return list
        }

        /// Sorts the array; the sort is stable.
        mutating func sort(by isBefore: (Element, Element) -> Bool) {
            self = sorted(by: isBefore)
        }

        /// Returns the sorted elements; the sort is stable.
        @inline(never)
        func sorted(by isBefore: (Element, Element) -> Bool) -> [Element] {
            sortedOrder(of: count) { isBefore(self[$0], self[$1]) }.map { self[$0] }
        }
    }

    /// Appends an element with the standard library's `append`, which the method above hides.
    @inline(__always)
    private func add<List: RangeReplaceableCollection>(
        _ element: __owned List.Element,
        to list: inout List
    ) {
        list.append(element)
    }

    extension Array where Element: Comparable {
        /// Sorts the array.
        mutating func sort() { self = sorted(by: <) }

        /// Returns the sorted elements.
        func sorted() -> [Element] { sorted(by: <) }
    }

    extension Sequence {
        /// Returns the sorted elements; the sort is stable.
        func sorted(by isBefore: (Element, Element) -> Bool) -> [Element] {
            Array(self).sorted(by: isBefore)
        }
    }

    /// Returns the indices 0..<count in sorted order, by a bottom-up merge sort. It is not generic,
    /// so that it is compiled only once.
    @inline(never)
    private func sortedOrder(of count: Int, _ isBefore: (Int, Int) -> Bool) -> [Int] {
        var order = Array(0..<count)
        var merged = order
        var length = 1
        while length < count {
            for start in stride(from: 0, to: count, by: 2 * length) {
                let middle = Swift.min(start + length, count)
                let end = Swift.min(middle + length, count)
                var (left, right) = (start, middle)
                for index in start..<end {
                    let isRight =
                        left == middle || right < end && isBefore(order[right], order[left])
                    merged[index] = order[isRight ? right : left]
                    if isRight { right += 1 } else { left += 1 }
                }
            }
            swap(&order, &merged)
            length *= 2
        }
        return order
    }
#endif
