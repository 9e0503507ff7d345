import Pictures
import Raster

/// A list of names, sizes and hashes of images, for comparison.
package struct PixelList: Sendable {
    /// A line of the list.
    package struct Entry: Hashable, Sendable {
        /// The image's name.
        package let name: String
        /// The size in pixels, such as "120x60".
        package let size: String
        /// The hash of the raw pixels, in the notation of `PixelHash`.
        package let hash: String

        /// Creates the entry of an image.
        package init(name: String, width: Int, height: Int, hash: PixelHash) {
            self.name = name
            size = "\(width)x\(height)"
            self.hash = hash.description
        }

        /// Parses a line. Returns `nil` if it is invalid.
        init?(line: Substring) {
            let fields = line.split(separator: " ", omittingEmptySubsequences: false)
            guard fields.count == 3, !fields[0].isEmpty, PixelHash(text: String(fields[2])) != nil
            else { return nil }
            name = String(fields[0])
            size = String(fields[1])
            hash = String(fields[2])
        }

        /// The name, size and hash, separated by spaces.
        package var line: String { "\(name) \(size) \(hash)" }
    }

    /// The entries, in order.
    package var entries: [Entry]

    package init(_ entries: [Entry]) { self.entries = entries }

    /// Parses a list. Returns `nil` if a line is invalid.
    package init?(text: String) {
        let lines = text.split(separator: "\n")
        let entries = lines.compactMap(Entry.init(line:))
        guard entries.count == lines.count else { return nil }
        self.init(entries)
    }

    /// Creates the list of `pictures`, drawn one after another by one renderer.
    package init(drawing pictures: [CatalogueImage]) {
        var renderer = Renderer()
        self.init(
            pictures.map { picture in
                let image = renderer.render(picture.scene())
                return Entry(
                    name: picture.name,
                    width: image.width,
                    height: image.height,
                    hash: PixelHash(image)
                )
            }
        )
    }

    /// The lines, each with a line break.
    package var text: String { entries.map { $0.line + "\n" }.joined() }

    /// Returns a line for each image that only one list contains, or that differs.
    package func differences(from other: PixelList) -> [String] {
        let own = Self.byName(entries)
        let others = Self.byName(other.entries)
        return Set(own.keys).union(others.keys).sorted().compactMap { name in
            switch (own[name], others[name]) {
            case (let mine?, let theirs?) where mine == theirs: nil
            case (let mine?, let theirs?):
                "\(name): \(mine.size) \(mine.hash), not \(theirs.size) \(theirs.hash)"
            case (_?, nil): "\(name): not in the other list"
            default: "\(name): only in the other list"
            }
        }
    }

    private static func byName(_ entries: [Entry]) -> [String: Entry] {
        Dictionary(entries.map { ($0.name, $0) }) { first, _ in first }
    }
}
