import Indicators

/// What a file is, as its problems call it.
package enum FileKind: String {
    /// A design.
    case design
    /// A trace.
    case trace
    /// A plan of goldens.
    case plan
}
