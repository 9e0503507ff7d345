import Base
import Frames
import Indicators
import Lifecycles
import Platform

extension GoldenPlanFile {
    /// Checks that no path of the plan leads out of the plan's folder.
    ///
    /// A plan may come from an unknown repository, so it must not make Pinwheel read or write other
    /// files.
    ///
    /// - Throws: `DesignErrors` with every path that is absolute, leaves the folder through `..`,
    ///   or leaves it through a symbolic link.
    func checkPathsAreInside(_ file: String) throws(DesignErrors) {
        let root = RelativePath.resolved(Folder.parent(of: file) ?? ".")
        let problems = paths.filter { !isInside($0.value, root) }.map { path in
            DesignProblem(
                file: file,
                line: path.line,
                column: path.column,
                message:
                    "the path “\(NearestName.excerpt(path.value))” leads out of the plan's folder",
                hint: "use a path below it, or pass --allow-outside"
            )
        }
        if !problems.isEmpty { throw DesignErrors(problems: problems) }
    }

    /// Whether a path of the plan leads to `root` or to a file or folder below it, which may be
    /// missing.
    private func isInside(_ path: String, _ root: String) -> Bool {
        // Check the path itself first, because a path that does not exist cannot be resolved.
        let names = path.split(separator: "/").joined(separator: "/")
        guard !path.hasPrefix("/"), names == "." || AssetPath.joined("", names) != nil else {
            return false
        }
        let target = RelativePath.resolved(pathFromPlan(path))
        return target == root || target.hasPrefix(root.hasSuffix("/") ? root : root + "/")
    }

    /// The paths in the plan, without the names of built-ins.
    private var paths: [Located<String>] {
        let replays = plan.sets.compactMap(\.replays)
        let designs = plan.sets.flatMap(\.designs) + replays.compactMap(\.design)
        let traces = replays.flatMap(\.traces)
        return [plan.folder].compactMap(\.self)
            + designs.filter { !Program.current.knownDesigns.contains($0.value) }
            + traces.filter { !BuiltInTraces.names.contains($0.value) }
    }
}
