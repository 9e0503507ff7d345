import Pictures
import Synchronization
import Testing

@Suite struct ComputedListTests {
    @Test func `elements are computed when they are read`() {
        let calls = Mutex<[Int]>([])
        let list = ComputedList(count: 5) { index in
            calls.withLock { $0.append(index) }
            return index * index
        }
        #expect(list.count == 5 && !list.isEmpty)
        #expect(calls.withLock { $0 }.isEmpty)
        #expect(list[3] == 9)
        #expect(calls.withLock { $0 } == [3])
        #expect(Array(list) == [0, 1, 4, 9, 16] && list.last == 16)
    }

    @Test func `lists of the same elements are equal`() {
        let list = ComputedList(count: 3) { $0 }
        #expect(list == ComputedList([0, 1, 2]) && list == ComputedList(list))
        #expect(list != ComputedList([0, 1]) && list != ComputedList([0, 1, 3]))
        #expect(ComputedList([0, 9, 1, 2].dropFirst(2)).first == 1)
    }
}
