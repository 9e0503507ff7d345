/// The Swift that gives assets their names.
package struct SymbolSource {
    private let space: AssetSpace
    private let library: String

    /// The names of what is in `space`, for files to which `library` is the module of views.
    package init(_ space: AssetSpace, library: String) {
        self.space = space
        self.library = library
    }

    /// A type that has the names; those of colours and pictures themselves give way to the target's own.
    private struct Holder {
        let type: String
        let assets: KeyPath<AssetSpace, [String: String]> & Sendable
        /// Whether folders' types can lie in it.
        var hasSpaces = true
        /// Names that the type has of its own.
        var taken: Set<String> = []
        /// A member, by its name in Swift, the types it is in, and its name in a catalogue.
        let member: @Sendable (_ name: String, _ place: String, _ asset: String) -> String
    }

    private static let holders: [Holder] = [
        resource("ColorResource", of: \.colors),
        resource("ImageResource", of: \.images),
        color("Color", as: "Color"),
        color("ShapeStyle where Self == Color", as: "Color", hasSpaces: false),
        color("UIColor", as: "UIColor", label: "resource: "),
        Holder(type: "UIImage", assets: \.images) { name, place, _ in
            "@_disfavoredOverload static var \(name): UIImage { UIImage(resource: ImageResource.\(place)\(name)) }"
        },
    ]

    private static func resource(
        _ type: String,
        of assets: KeyPath<AssetSpace, [String: String]> & Sendable
    ) -> Holder {
        Holder(type: type, assets: assets) { name, _, asset in
            "static let \(name) = \(type)(name: \(literal(asset)), bundle: .module)"
        }
    }

    private static func color(
        _ type: String,
        as color: String,
        label: String = "",
        hasSpaces: Bool = true
    ) -> Holder {
        Holder(type: type, assets: \.colors, hasSpaces: hasSpaces, taken: FrameworkColors.names) {
            name,
            place,
            _ in
            "@_disfavoredOverload static var \(name): \(color) { \(color)(\(label)ColorResource.\(place)\(name)) }"
        }
    }

    /// The whole file.
    package var text: String {
        var lines = [
            "// The names of a target's assets, made anew where its catalogues have changed.", "",
            "import Foundation", "import \(library)",
        ]
        for holder in Self.holders {
            let members = Self.members(of: space, holder, in: "", indent: "    ")
            guard !members.isEmpty else { continue }
            lines += ["", "nonisolated extension \(holder.type) {"] + members + ["}"]
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func members(
        of space: AssetSpace,
        _ holder: Holder,
        in place: String,
        indent: String
    ) -> [String] {
        var lines: [String] = []
        for (name, asset) in space[keyPath: holder.assets].sorted(by: { $0.key < $1.key }) {
            // A type's own names stay what they are; by the resource the asset is there all the same.
            guard !place.isEmpty || !holder.taken.contains(name) else { continue }
            lines.append("\(indent)/// \(literal(asset)) of the catalogue.")
            lines.append(indent + holder.member(name, place, asset))
        }
        guard holder.hasSpaces else { return lines }
        for (name, inner) in space.spaces.sorted(by: { $0.key < $1.key }) {
            let members = members(
                of: inner,
                holder,
                in: "\(place)\(name).",
                indent: indent + "    "
            )
            guard !members.isEmpty else { continue }
            lines += ["\(indent)/// The folder of this name."]
            lines += ["\(indent)nonisolated enum \(name) {"] + members + ["\(indent)}"]
        }
        return lines
    }

    /// A text as Swift's.
    private static func literal(_ text: String) -> String {
        let escaped = text.map { $0 == "\\" || $0 == "\"" ? "\\\($0)" : String($0) }.joined()
        return "\"\(escaped)\""
    }
}
