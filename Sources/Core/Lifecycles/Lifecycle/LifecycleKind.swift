import DesignFormat
import Indicators

/// A type of lifecycle: its name, parameters and faults, without values of the parameters.
public struct LifecycleKind: Sendable {
    /// The name in commands and files.
    public let name: String
    /// The summary in listings, in one line.
    public let title: String
    /// The article's names of its states, in the order of a refresh.
    public let stateNames: [String]
    /// The duration of the refresh work in the article's demo, in seconds.
    public let workDuration: Double
    /// The parameters that users can change.
    public let parameters: [LifecycleParameter]
    /// The known bugs of the article's code.
    public let faults: [LifecycleFault]
    /// The buttons on the error view. Without buttons, a failure of the work is not shown.
    public let buttons: [ScreenTap.Button]

    private let makeStandard: @Sendable () -> AnyLifecycle
    private let make:
        @Sendable (
            _ assignments: [(name: String, value: String)],
            _ fixes: [String]
        ) throws(DesignErrors) -> AnyLifecycle

    /// Describes the lifecycle type `Subject`.
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

    /// The error message for a tap in a lifecycle without buttons.
    package var noButtonsMessage: String {
        let others = Self.allCases.filter { !$0.buttons.isEmpty }.map { $0.name }
        return "\(name) has no buttons; only \(others.joined(separator: ", ")) has buttons"
    }

    /// The lifecycle with the article's parameters and faults.
    public var withDefaults: AnyLifecycle { makeStandard() }

    /// Returns a lifecycle with the article's parameters, changed by `assignments` and `fixes`.
    ///
    /// - Parameters:
    ///   - assignments: Names and values of parameters. The last value for a name wins.
    ///   - fixes: Names of faults to fix, or `all`.
    /// - Throws: `DesignErrors` with all unknown names and invalid values, with similar names as
    ///   hints.
    public func lifecycle(
        setting assignments: [(name: String, value: String)] = [],
        fixing fixes: [String] = []
    ) throws(DesignErrors) -> AnyLifecycle {
        try make(assignments, fixes)
    }
}

extension LifecycleKind {
    /// A view that primes while it is pulled down and loads while it returns.
    public static let refreshableScrollView = LifecycleKind(RefreshableScrollView.self)
    /// A view that arms at a threshold and refreshes when it is released.
    public static let pullToRefreshScrollView = LifecycleKind(PullToRefreshScrollView.self)
    /// The system's refresh control, with an error card that has a retry button.
    public static let refreshable = LifecycleKind(Refreshable.self)
    /// A view with an arrow that turns with the pull, on a panel behind the content.
    public static let scrollAction = LifecycleKind(ScrollAction.self)
    /// A compass and a spinner that overlap on the system's refresh control.
    public static let refreshControlOverlap = LifecycleKind(RefreshControlOverlap.self)
}

extension LifecycleKind: CaseIterable {
    /// All lifecycles, in the order of listings.
    public static let allCases: [LifecycleKind] = [
        .refreshableScrollView, .pullToRefreshScrollView, .refreshable, .scrollAction,
        .refreshControlOverlap,
    ]
}

extension LifecycleKind: RawRepresentable {
    /// Returns the lifecycle named `rawValue`, or `nil` if there is none with this name.
    public init?(rawValue: String) {
        guard let kind = Self.allCases.first(where: { $0.name == rawValue }) else { return nil }
        self = kind
    }

    /// The value of `name`.
    public var rawValue: String { name }
}

extension LifecycleKind: Equatable, CustomStringConvertible {
    /// Returns whether both have the same name.
    public static func == (first: Self, second: Self) -> Bool { first.name == second.name }

    /// The value of `name`.
    public var description: String { name }
}
