// The part of Synchronization that the package uses; Embedded Swift's own has no Mutex. Only looked
// at by the type checker; nothing here ever runs.

public struct Mutex<Value: ~Copyable>: ~Copyable {
    public init(_ value: consuming sending Value) { fatalError() }

    public borrowing func withLock<Result: ~Copyable, Failure: Error>(
        _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result { fatalError() }
}

extension Mutex: @unchecked Sendable where Value: ~Copyable {}
