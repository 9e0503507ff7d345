import DesignFormat
import Indicators

/// The lifecycles by name, and what is known of each.
public struct LifecycleKind: Sendable {
    /// The name in commands and files.
    public let name: String
    /// One line that says what it is.
    public let title: String
    /// Its own states' names in the order of a refresh.
    public let stateNames: [String]
    /// How long the work of the article's demo takes, in seconds.
    public let workDuration: Double
    /// What can be set.
    public let parameters: [LifecycleParameter]
    /// What the article has wrong.
    public let faults: [LifecycleFault]
    /// The buttons that it shows; where there are none, nothing is shown of work that fails.
    public let buttons: [ScreenTap.Button]

    private let makeStandard: @Sendable () -> AnyLifecycle
    private let make:
        @Sendable (
            _ assignments: [(name: String, value: String)],
            _ fixes: [String]
        ) throws(DesignErrors) -> AnyLifecycle

    /// The entry of a lifecycle.
    package init<Subject: Lifecycle>(_: Subject.Type) {
        name = Subject.name
        title = Subject.title
        stateNames = Subject.Phase.allCases.map { $0.rawValue }
        workDuration = Subject.workDuration
        parameters = Subject.parameters
        faults = Subject.faults
        buttons = Subject.buttons
        makeStandard = { AnyLifecycle(Subject()) }
        make = { assignments, fixes throws(DesignErrors) in
            AnyLifecycle(try Subject().setting(assignments, fixing: fixes))
        }
    }

    /// The error for a tap on a button of a lifecycle without any.
    package var hasNoButtons: String {
        let others = Self.allCases.filter { !$0.buttons.isEmpty }.map { $0.name }
        return "\(name) has no buttons; \(others.joined(separator: ", ")) has"
    }

    /// The lifecycle with the article's parameters.
    public var standard: AnyLifecycle { makeStandard() }

    /// A lifecycle of this kind, set as its article has it but for what is said here.
    ///
    /// - Parameters:
    ///   - assignments: Names and values of parameters; the later of two for one name counts.
    ///   - fixes: Names of faults to mend; `all` stands for every one.
    /// - Throws: `DesignErrors` with all that is unknown or not allowed, and the nearest names.
    public func lifecycle(
        setting assignments: [(name: String, value: String)] = [],
        fixing fixes: [String] = []
    ) throws(DesignErrors) -> AnyLifecycle {
        try make(assignments, fixes)
    }
}

extension LifecycleKind {
    /// A view that primes on the way down and loads on the way back.
    public static let refreshableScrollView = LifecycleKind(RefreshableScrollView.self)
    /// A view that arms at a threshold and refreshes when it is let go.
    public static let pullToRefreshScrollView = LifecycleKind(PullToRefreshScrollView.self)
    /// The system's own control, with an error card that offers to retry.
    public static let refreshable = LifecycleKind(Refreshable.self)
    /// An arrow that turns with the pull, on a panel behind the content.
    public static let scrollAction = LifecycleKind(ScrollAction.self)
    /// A compass and a spinner that meet over the system's refresh control.
    public static let refreshControlOverlap = LifecycleKind(RefreshControlOverlap.self)
}

extension LifecycleKind: CaseIterable {
    /// All lifecycles in the order in which they are listed.
    public static let allCases: [LifecycleKind] = [
        .refreshableScrollView, .pullToRefreshScrollView, .refreshable, .scrollAction,
        .refreshControlOverlap,
    ]
}

extension LifecycleKind: RawRepresentable {
    /// The lifecycle called `rawValue`; nil where there is none.
    public init?(rawValue: String) {
        guard let kind = Self.allCases.first(where: { $0.name == rawValue }) else { return nil }
        self = kind
    }

    /// The name.
    public var rawValue: String { name }
}

extension LifecycleKind: Equatable, CustomStringConvertible {
    /// Whether both have the same name.
    public static func == (first: Self, second: Self) -> Bool { first.name == second.name }

    /// The name.
    public var description: String { name }
}
