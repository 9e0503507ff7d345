import DesignFormat
import Indicators
import Platform

/// A plan of goldens and where it comes from.
package struct GoldenPlanFile: Sendable {
    /// The name under which a plan is looked for in the working folder.
    package static let usualName = "goldens.yaml"

    /// The file's path; nil for the standard plan.
    package let path: String?
    /// What it says.
    package var plan: GoldenPlan

    /// Reads the plan at `path`; without one, that in the working folder, or else the standard plan.
    ///
    /// - Parameter allowsOutside: Whether the plan may name files and folders outside of its own
    ///   folder.
    /// - Throws: `DesignErrors` with all problems of the file; `FileError`.
    package init(path: String?, allowsOutside: Bool = false) throws {
        let usual = FilePath.exists(Self.usualName) ? Self.usualName : nil
        self.path = path ?? usual
        guard let file = self.path else {
            plan = .standard
            return
        }
        let bytes = try FileContents.read(path: file, limit: DesignLimits.fileSize)
        plan = try GoldenPlan(yaml: bytes, file: file)
        if !allowsOutside { try checkPathsAreInside(file) }
    }

    /// The folder of the goldens.
    package var folder: String { beside(plan.folder?.value ?? "goldens") }

    /// A path that the plan gives, from the working folder.
    package func beside(_ path: String) -> String {
        guard !path.hasPrefix("/"), let file = self.path, let slash = file.lastIndex(of: "/")
        else { return path }
        return String(file[...slash]) + path
    }
}

/// A value that a plan gives, and where it gives it.
package struct Located<Value: Equatable & Sendable>: Equatable, Sendable {
    /// The value.
    package var value: Value
    /// The line in the plan, from 1; 0 where it is in none.
    package var line: Int
    /// The column in the plan, from 1; 0 where it is in none.
    package var column: Int

    /// A value, at a location if there is one.
    package init(_ value: Value, line: Int = 0, column: Int = 0) {
        self.value = value
        self.line = line
        self.column = column
    }
}
