import Platform

/// The package's modules and their dependencies, from the manifest and from imports in the sources.
package struct ModuleGraph: Sendable {
    package struct Module: Hashable, Sendable {
        /// The name in the manifest.
        package var name: String
        /// The folder in Sources that contains the module.
        package var group: String
        /// The modules of this package that the target depends on.
        package var dependencies: [String]
        /// All modules that the files import, sorted.
        package var imports: [String]
        /// The number of source files.
        package var files: Int
        /// The number of lines in these files.
        package var lines: Int

        package init(
            name: String,
            group: String = "",
            dependencies: [String],
            imports: [String],
            files: Int = 0,
            lines: Int = 0
        ) {
            self.name = name
            self.group = group
            self.dependencies = dependencies
            self.imports = imports
            self.files = files
            self.lines = lines
        }
    }

    /// The modules, in the order of the manifest.
    package let modules: [Module]

    package init(modules: [Module]) { self.modules = modules }

    /// Reads the modules of the package in a folder, without tests.
    ///
    /// - Parameters:
    ///   - folder: The package's folder.
    ///   - manifest: The output of `swift package dump-package`.
    /// - Throws: `JSONError` or `FileError`.
    package init(package folder: String, manifest: [UInt8]) throws {
        let targets = try PackageManifest(json: manifest).targets
        let names = Set(targets.map(\.name))
        modules = try targets.map { target in
            let sources = try SourceFiles(in: "\(folder)/\(target.path)")
            return Module(
                name: target.name,
                group: target.group,
                dependencies: target.dependencies.filter(names.contains),
                imports: sources.imports,
                files: sources.files,
                lines: sources.lines
            )
        }
    }

    /// The groups, in the order of the manifest.
    package var groups: [String] {
        modules.reduce(into: []) { groups, module in
            if !groups.contains(module.group) { groups.append(module.group) }
        }
    }

    /// Returns the modules of one group with their dependencies on each other.
    package func group(_ name: String) -> ModuleGraph {
        let members = modules.filter { $0.group == name }
        let names = members.map(\.name)
        return ModuleGraph(
            modules: members.map { module in
                var member = module
                member.dependencies.removeAll { !names.contains($0) }
                return member
            }
        )
    }

    /// Returns the module with a name, or `nil`.
    package subscript(name: String) -> Module? { modules.first { $0.name == name } }

    /// The dependencies that do not follow from other dependencies.
    package var essentialArrows: [(from: String, to: String)] {
        modules.flatMap { module in
            module.dependencies
                .filter { target in
                    !module.dependencies.contains { $0 != target && reaches(target, from: $0) }
                }
                .map { (from: module.name, to: $0) }
        }
    }

    /// Returns a sentence for each dependency on a module that comes later in the manifest, and for
    /// each import of a module that is not a dependency.
    package func violations() -> [String] {
        let order = modules.map(\.name)
        return modules.enumerated().flatMap { index, module in
            let later = module.dependencies.filter { !order[..<index].contains($0) }
            let undeclared = module.imports.filter {
                order.contains($0) && !module.dependencies.contains($0)
            }
            return later.map { "\(module.name) depends on \($0), which comes after it" }
                + undeclared.map { "\(module.name) imports \($0), which its target does not name" }
        }
    }

    /// Returns the length of the longest chain of dependencies below a module.
    package func height(of name: String) -> Int {
        guard let module = self[name] else { return 0 }
        return module.dependencies.map { height(of: $0) + 1 }.max() ?? 0
    }

    private func reaches(_ target: String, from name: String) -> Bool {
        guard let module = self[name] else { return false }
        return module.dependencies.contains { $0 == target || reaches(target, from: $0) }
    }
}
