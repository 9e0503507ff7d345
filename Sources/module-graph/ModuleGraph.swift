import Platform

/// The package's own modules and what each depends on, as the manifest and the sources say.
package struct ModuleGraph: Sendable {
    /// One module.
    package struct Module: Hashable, Sendable {
        /// The name in the manifest.
        package var name: String
        /// The modules of this package that the manifest lets it import.
        package var dependencies: [String]
        /// The modules that its files import, whatever they are; sorted.
        package var imports: [String]
        /// How many source files it has.
        package var files: Int
        /// How many lines these have.
        package var lines: Int

        /// A module by what is known of it.
        package init(
            name: String,
            dependencies: [String],
            imports: [String],
            files: Int = 0,
            lines: Int = 0
        ) {
            self.name = name
            self.dependencies = dependencies
            self.imports = imports
            self.files = files
            self.lines = lines
        }
    }

    /// The modules in the order of the manifest.
    package let modules: [Module]

    /// A graph of modules.
    package init(modules: [Module]) { self.modules = modules }

    /// The modules of the package in a folder, without tests and what only tests use.
    ///
    /// - Throws: `FileError`.
    package init(package folder: String) throws {
        let bytes = try FileContents.read(path: "\(folder)/Package.swift", limit: 1 << 20)
        let targets = ManifestTargets.read(String(decoding: bytes, as: UTF8.self))
        let names = Set(targets.map(\.name))
        var modules: [Module] = []
        for target in targets {
            let path = "\(folder)/Sources/\(target.name)"
            guard Folder.exists(path) else { continue }
            let sources = try SourceFiles(in: path)
            modules.append(
                Module(
                    name: target.name,
                    dependencies: target.dependencies.filter(names.contains),
                    imports: sources.imports,
                    files: sources.files,
                    lines: sources.lines
                )
            )
        }
        self.modules = modules
    }

    /// The module of a name.
    package subscript(name: String) -> Module? { modules.first { $0.name == name } }

    /// The arrows that no way around leads along, too: without these the rest still follows.
    package var essentialArrows: [(from: String, to: String)] {
        modules.flatMap { module in
            module.dependencies
                .filter { target in
                    !module.dependencies.contains { $0 != target && reaches(target, from: $0) }
                }
                .map { (from: module.name, to: $0) }
        }
    }

    /// What breaks the one direction, a sentence each: an arrow to a module that is not before its
    /// own in `order`, or an import that the manifest does not tell of.
    package func faults(inOrder order: [String]) -> [String] {
        modules.flatMap { module -> [String] in
            guard let index = order.firstIndex(of: module.name) else {
                return ["\(module.name) has no place in the order"]
            }
            let back = module.dependencies.filter { !order[..<index].contains($0) }
            let own = modules.map(\.name)
            let untold = module.imports.filter {
                own.contains($0) && !module.dependencies.contains($0)
            }
            return back.map { "\(module.name) depends on \($0), which is not before it" }
                + untold.map { "\(module.name) imports \($0), which its target does not name" }
        }
    }

    /// The length of the longest chain of dependencies below a module.
    package func height(of name: String) -> Int {
        guard let module = self[name] else { return 0 }
        return module.dependencies.map { height(of: $0) + 1 }.max() ?? 0
    }

    private func reaches(_ target: String, from name: String) -> Bool {
        guard let module = self[name] else { return false }
        return module.dependencies.contains { $0 == target || reaches(target, from: $0) }
    }
}
