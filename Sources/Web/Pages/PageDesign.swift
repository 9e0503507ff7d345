import Base

/// A design with the files that it uses, for embedding in a page.
package struct PageDesign {
    /// The description of a design in the page's list.
    package struct Listing {
        /// A short title for people, or an empty string.
        package var title = ""
        /// The kind, or `nil`.
        package var kind: String?
        /// The words that the design can be found by.
        package var tags: [String] = []
        /// One sentence about the design, or an empty string.
        package var about = ""
    }

    /// The design's name.
    package private(set) var name: String
    /// The file's name in problems.
    package let file: String
    /// The file's content.
    package let text: String
    /// The texts of the design files that it uses, by path.
    package let texts: [String: String]
    /// The PNG files that it uses, by path.
    package let images: [String: [UInt8]]
    /// The description in the page's list.
    package let listing: Listing
    /// The argument of commands for this design, quoted for a shell.
    package var argument: String
    /// The sources that the page can copy.
    package var sources: [PageSource] = []

    /// Creates a design from its text and the files that it uses.
    package init(
        name: String,
        file: String,
        text: String,
        texts: [String: String] = [:],
        images: [String: [UInt8]] = [:],
        listing: Listing = Listing()
    ) {
        self.name = name
        self.file = file
        self.text = text
        self.texts = texts
        self.images = images
        self.listing = listing
        argument = name
    }

    /// Returns a copy with another name.
    package func renamed(_ name: String) -> PageDesign {
        var copy = self
        copy.name = name
        return copy
    }

    /// The design as JSON for the page's script.
    package var json: JSON {
        .object([
            JSON.Member("name", .string(name)),
            JSON.Member("title", .string(listing.title)),
            JSON.Member("kind", listing.kind.map { .string($0) } ?? .null),
            JSON.Member("tags", .array(listing.tags.map { .string($0) })),
            JSON.Member("about", .string(listing.about)),
            JSON.Member("file", .string(file)),
            JSON.Member("argument", .string(argument)),
            JSON.Member("sources", .array(sources.map(\.json))),
            JSON.Member("text", .string(text)),
            JSON.Member(
                "texts",
                .object(
                    texts.sorted { $0.key < $1.key }.map { JSON.Member($0.key, .string($0.value)) }
                )
            ),
            JSON.Member(
                "images",
                .object(
                    images.sorted { $0.key < $1.key }.map {
                        JSON.Member($0.key, .string(Base64.text(of: $0.value)))
                    }
                )
            ),
        ])
    }
}
