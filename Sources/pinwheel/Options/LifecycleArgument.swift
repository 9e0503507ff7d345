import Base
import Lifecycles

/// Reads lifecycles by name.
package enum LifecycleArgument {
    /// The lifecycle called `text`.
    package static func name(_ text: String) throws(InputError) -> LifecycleKind {
        guard let name = LifecycleKind(rawValue: text) else {
            throw InputError(
                "there is no lifecycle “\(NearestName.excerpt(text))”",
                hint: NearestName.hint(for: text, among: LifecycleKind.allCases.map(\.rawValue))
            )
        }
        return name
    }
}
