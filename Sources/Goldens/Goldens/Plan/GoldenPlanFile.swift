import DesignFormat
import Indicators
import Platform

/// A plan of goldens and its file.
package struct GoldenPlanFile: Sendable {
    /// The default file name. The file is expected in the current folder.
    package static let defaultName = "goldens.yaml"

    /// The file's path, or `nil` for the default plan.
    package let path: String?
    /// The contents of the plan.
    package var plan: GoldenPlan

    /// Reads the plan at `path`. If `path` is `nil`, reads the plan in the current folder, or uses
    /// the default plan.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - allowsOutside: Whether the plan may refer to files and folders outside of its own
    ///     folder.
    /// - Throws: `DesignErrors` with all problems of the file, or `FileError`.
    package init(path: String?, allowsOutside: Bool = false) throws {
        let existing = FilePath.exists(Self.defaultName) ? Self.defaultName : nil
        self.path = path ?? existing
        guard let file = self.path else {
            plan = .standard
            return
        }
        let bytes = try FileContents.read(path: file, limit: DesignLimits.fileSize)
        plan = try GoldenPlan(yaml: bytes, file: file)
        if !allowsOutside { try checkPathsAreInside(file) }
    }

    /// The folder of the goldens.
    package var folder: String { pathFromPlan(plan.folder?.value ?? "goldens") }

    /// Returns a path of the plan relative to the current folder.
    package func pathFromPlan(_ path: String) -> String {
        guard !path.hasPrefix("/"), let file = self.path, let slash = file.lastIndex(of: "/")
        else { return path }
        return String(file[...slash]) + path
    }
}

/// A value in a plan, with its location.
package struct Located<Value: Equatable & Sendable>: Equatable, Sendable {
    package var value: Value
    /// The line, from 1, or 0 if the value is not from a file.
    package var line: Int
    /// The column, from 1, or 0 if the value is not from a file.
    package var column: Int

    /// Creates a value, with its location if there is one.
    package init(_ value: Value, line: Int = 0, column: Int = 0) {
        self.value = value
        self.line = line
        self.column = column
    }
}
