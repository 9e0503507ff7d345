import Base
import Lifecycles

/// Reads lifecycles by name.
package enum LifecycleArgument {
    /// The lifecycle called `text`.
    package static func name(_ text: String) throws(InputError) -> LifecycleName {
        guard let name = LifecycleName(rawValue: text) else {
            throw InputError(
                "there is no lifecycle “\(NearestName.excerpt(text))”",
                hint: NearestName.hint(for: text, among: LifecycleName.allCases.map(\.rawValue))
            )
        }
        return name
    }
}
