#if ONE_MODULE
    // The standard library's functions of arrays are there again for each type of element, and many of them
    // wherever they are called. These do the same in less code.

    extension Array {
        /// Adds an element.
        @inline(never)
        mutating func append(_ element: __owned Element) {
            add(element, to: &self)
        }

        /// Adds elements.
        @inline(never)
        mutating func append(contentsOf others: [Element]) {
            for other in others { append(other) }
        }

        /// Adds elements.
        static func += (list: inout [Element], others: [Element]) {
            list.append(contentsOf: others)
        }

        /// The elements of both lists.
        @inline(never)
        static func + (first: [Element], second: [Element]) -> [Element] {
            var list = first
            list.append(contentsOf: second)
            return list
        }

        /// What is made of each element.
        func map<Value, Failure>(
            _ transform: (Element) throws(Failure) -> Value
        ) throws(Failure) -> [Value] {
            var list: [Value] = []
            list.reserveCapacity(count)
            for element in self { list.append(try transform(element)) }
            return list
        }

        /// What is made of each element, without the nils.
        func compactMap<Value, Failure>(
            _ transform: (Element) throws(Failure) -> Value?
        ) throws(Failure) -> [Value] {
            var list: [Value] = []
            for element in self {
                if let value = try transform(element) { list.append(value) }
            }
            return list
        }

        /// The elements that meet a condition.
        func filter<Failure>(
            _ isKept: (Element) throws(Failure) -> Bool
        ) throws(Failure) -> [Element] {
            var list: [Element] = []
            for element in self where try isKept(element) { list.append(element) }
            return list
        }

        /// Sorts the elements; equal ones stay in their order.
        mutating func sort(by isBefore: (Element, Element) -> Bool) {
            self = sorted(by: isBefore)
        }

        /// The elements in order; equal ones stay in theirs.
        @inline(never)
        func sorted(by isBefore: (Element, Element) -> Bool) -> [Element] {
            sortedOrder(of: count) { isBefore(self[$0], self[$1]) }.map { self[$0] }
        }
    }

    /// Adds an element as the standard library does.
    @inline(__always)
    private func add<List: RangeReplaceableCollection>(
        _ element: __owned List.Element,
        to list: inout List
    ) {
        list.append(element)
    }

    extension Array where Element: Comparable {
        /// Sorts the elements.
        mutating func sort() { self = sorted(by: <) }

        /// The elements in order.
        func sorted() -> [Element] { sorted(by: <) }
    }

    extension Sequence {
        /// The elements in order; equal ones stay in theirs.
        func sorted(by isBefore: (Element, Element) -> Bool) -> [Element] {
            Array(self).sorted(by: isBefore)
        }
    }

    /// The order of so many things, by merging ever longer runs: once for whatever is sorted.
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
                for place in start..<end {
                    let isRight =
                        left == middle || right < end && isBefore(order[right], order[left])
                    merged[place] = order[isRight ? right : left]
                    if isRight { right += 1 } else { left += 1 }
                }
            }
            swap(&order, &merged)
            length *= 2
        }
        return order
    }
#endif
