/// Something that an article's code has wrong, and that is reproduced unless it is mended.
public struct LifecycleFault: Hashable, Sendable {
    /// The name for `--fix`.
    public let name: String
    /// What a user sees, in one sentence.
    public let summary: String
    /// What the mended lifecycle does, in one sentence.
    public let mended: String
}

/// A fault together with what mends it.
package struct LifecycleFix<Owner>: Sendable {
    /// The fault.
    let fault: LifecycleFault
    /// Mends it.
    let mend: @Sendable (inout Owner) -> Void

    /// A fault that can be mended.
    init(
        _ name: String,
        _ mend: @escaping @Sendable (inout Owner) -> Void,
        summary: String,
        mended: String
    ) {
        fault = LifecycleFault(name: name, summary: summary, mended: mended)
        self.mend = mend
    }
}
