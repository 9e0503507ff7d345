import Base

/// A design with the files that it uses, for embedding in a page.
package struct PageDesign {
    /// The design's name.
    package let name: String
    /// The file's name in problems.
    package let file: String
    /// The file's content.
    package let text: String
    /// The texts of the design files that it uses, by path.
    package let texts: [String: String]
    /// The PNG files that it uses, by path.
    package let images: [String: [UInt8]]

    /// Creates a design from its text and the files that it uses.
    package init(
        name: String,
        file: String,
        text: String,
        texts: [String: String] = [:],
        images: [String: [UInt8]] = [:]
    ) {
        self.name = name
        self.file = file
        self.text = text
        self.texts = texts
        self.images = images
    }

    /// Returns a copy with another name.
    package func renamed(_ name: String) -> PageDesign {
        PageDesign(name: name, file: file, text: text, texts: texts, images: images)
    }

    /// The design as JSON for the page's script.
    package var json: JSON {
        .object([
            JSON.Member("name", .string(name)),
            JSON.Member("file", .string(file)),
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
