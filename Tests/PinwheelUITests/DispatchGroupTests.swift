import PinwheelUI
import Testing

/// Work that belongs together, by the view's time.
@MainActor
struct DispatchGroupTests {
    @Test("Those who ask are told with the last of the work, and at once where there is none")
    func notices() throws {
        struct Subject: View {
            @State private var width: CGFloat = 10
            var body: some View {
                Bar(width: width).onAppear {
                    let group = DispatchGroup()
                    for delay in [1.0, 2.0] {
                        group.enter()
                        DispatchQueue.main.asyncAfter(deadline: .now() + delay) { group.leave() }
                    }
                    group.notify(queue: .main) {
                        width += 10
                        group.notify(queue: .main, work: DispatchWorkItem { width += 5 })
                    }
                }
            }
        }
        #expect(try widths(at: [0, 1.9, 2]) { Subject() } == [[10], [10], [25]])
    }

    @Test("Work that a queue is given for a group is waited for")
    func queued() throws {
        struct Subject: View {
            @State private var order: [CGFloat] = []
            var body: some View {
                HStack(spacing: 0) { ForEach(order, id: \.self) { Bar(width: $0) } }.onAppear {
                    let group = DispatchGroup()
                    DispatchQueue.global().async(group: group) { order.append(10) }
                    group.notify(queue: .main) { order.append(30) }
                    DispatchQueue.main.async(group: group) { order.append(20) }
                }
            }
        }
        #expect(try widths(at: [0.1]) { Subject() } == [[10, 20, 30]])
    }
}
