import Foundation

/// The storage of a state value, which outlives the views that read it.
///
/// It has two values: view bodies read `current`, and other code reads `latest`. A write sets
/// `latest` immediately. It sets `current` when the running event ends, together with the other
/// writes of the same transaction.
final class StateLocation<Value>: @unchecked Sendable {
    // Not locked, because all code of a session runs on one thread at a time.
    private var latest: Value
    private var current: Value
    private weak var host: ViewHost?
    private var readers: [ObjectIdentifier: WeakNode] = [:]

    private struct WeakNode { weak var node: Node? }

    init(_ value: Value, host: ViewHost?) {
        latest = value
        current = value
        self.host = host
    }

    /// Returns `current` while a view body is evaluated, and records the body's node as a reader.
    /// Returns `latest` otherwise.
    func read() -> Value {
        guard let reader = host?.reader.node else { return latest }
        readers[ObjectIdentifier(reader)] = WeakNode(node: reader)
        return current
    }

    /// Sets the value. Has no effect if the value is unchanged or a body is being evaluated.
    func write(_ value: Value, _ transaction: Transaction = .current) {
        guard let host else {
            latest = value
            current = value
            return
        }
        guard host.reader.node == nil, !hasEqualState(latest, value) else { return }
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
