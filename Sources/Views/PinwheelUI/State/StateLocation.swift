import Foundation

/// Where a value lives that outlasts the views that show it.
///
/// Two values are kept: the latest, which reads outside of the tree see at once, and the one in force,
/// which bodies see. Writes wait until the event is over; then they come into force group by group.
final class StateLocation<Value>: @unchecked Sendable {
    // All of a session runs on one thread at a time.
    private var latest: Value
    private var current: Value
    private weak var host: ViewHost?
    private var readers: [ObjectIdentifier: WeakNode] = [:]

    /// A reference that lets a node go.
    private struct WeakNode { weak var node: Node? }

    init(_ value: Value, host: ViewHost?) {
        latest = value
        current = value
        self.host = host
    }

    /// The value as it is read here and now.
    func read() -> Value {
        guard let reader = host?.reader.node else { return latest }
        readers[ObjectIdentifier(reader)] = WeakNode(node: reader)
        return current
    }

    /// Sets the value; a write of the same value changes nothing.
    func write(_ value: Value, _ transaction: Transaction = .current) {
        guard let host else {
            latest = value
            current = value
            return
        }
        // Bodies change nothing.
        guard host.reader.node == nil, !areSame(latest, value) else { return }
        latest = value
        host.enqueue(transaction) { [weak self] in
            guard let self else { return [] }
            current = value
            let nodes = readers.values.compactMap(\.node)
            readers.removeAll(keepingCapacity: true)
            return nodes
        }
    }
}
