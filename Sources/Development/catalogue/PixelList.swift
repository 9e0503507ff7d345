import Pictures
import Raster

/// The sizes and hashes of pictures by name, as kept in the list that is compared.
package struct PixelList: Sendable {
    /// A picture's line.
    package struct Entry: Hashable, Sendable {
        /// The picture's name.
        package let name: String
        /// The size in pixels, as "120x60".
        package let size: String
        /// The hash of the raw pixels, as `PixelHash` writes it.
        package let hash: String

        /// The line of `name` for what was drawn.
        package init(name: String, width: Int, height: Int, hash: PixelHash) {
            self.name = name
            size = "\(width)x\(height)"
            self.hash = hash.description
        }

        /// The entry of a line; nil for a line of another form.
        init?(line: Substring) {
            let fields = line.split(separator: " ", omittingEmptySubsequences: false)
            guard fields.count == 3, !fields[0].isEmpty, PixelHash(text: String(fields[2])) != nil
            else { return nil }
            name = String(fields[0])
            size = String(fields[1])
            hash = String(fields[2])
        }

        /// Name, size and hash with single spaces between them.
        package var line: String { "\(name) \(size) \(hash)" }
    }

    /// The entries in their order.
    package var entries: [Entry]

    /// A list of entries.
    package init(_ entries: [Entry]) { self.entries = entries }

    /// The list that a text of lines holds; nil where a line has another form.
    package init?(text: String) {
        let lines = text.split(separator: "\n")
        let entries = lines.compactMap(Entry.init(line:))
        guard entries.count == lines.count else { return nil }
        self.init(entries)
    }

    /// What one renderer draws of `pictures`, one after another.
    package init(drawing pictures: [CataloguePicture]) {
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

    /// The lines, each with its line break.
    package var text: String { entries.map { $0.line + "\n" }.joined() }

    /// A line for each picture that `other` lacks, has besides, or draws in another way.
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
