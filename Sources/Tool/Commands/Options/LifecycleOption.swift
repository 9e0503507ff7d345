import ArgumentParser
import Base
import Frames
import Lifecycles

/// The lifecycle that a command replays.
struct LifecycleOption: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "The lifecycle: \(LifecycleKind.allCases.map(\.rawValue).joined(separator: ", ")). "
                + "(default: pull-to-refresh-scroll-view)",
            valueName: "lifecycle"
        ),
        completion: .list(LifecycleKind.allCases.map(\.rawValue)),
        transform: LifecycleArgument.name
    )
    var lifecycle: LifecycleKind = .pullToRefreshScrollView
}

/// Parses the names of lifecycles.
package enum LifecycleArgument {
    /// Returns the lifecycle with a name.
    ///
    /// - Throws: `InputError` with similar names.
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
