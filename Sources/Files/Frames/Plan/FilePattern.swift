import Base
import Pictures

/// A pattern for the file names of frames, such as `{design}/{state}/{frame:04}{scale}.png`.
package struct FilePattern: Equatable, Sendable {
    /// A part of a pattern.
    package enum Part: Equatable, Sendable {
        /// Literal text.
        case text(String)
        /// The design's name.
        case design
        /// The state's name.
        case state
        /// The frame's number within its state, from 0, with at least `digits` digits.
        case frame(digits: Int)
        /// The suffix for the scale: empty at 1 pixel per point, `@2x` at 2, `@1.5x` at 1.5.
        case scale
        /// The appearance: `light` or `dark`.
        case appearance
    }

    /// The values of the placeholders for one frame.
    package struct Values: Equatable, Sendable {
        /// The design's name.
        package var design: String
        /// The state's name.
        package var state: String
        /// The frame's number within its state, from 0.
        package var frame: Int
        /// The number of pixels per point.
        package var scale: Double
        /// The appearance: `light` or `dark`.
        package var appearance: String

        package init(
            design: String,
            state: String,
            frame: Int,
            scale: Double,
            appearance: String
        ) {
            self.design = design
            self.state = state
            self.frame = frame
            self.scale = scale
            self.appearance = appearance
        }
    }

    /// The pattern's text.
    package let source: String
    /// The parts, in order.
    package let parts: [Part]

    /// The format of the files, given by the pattern's extension.
    package var format: FrameFormat { Self.formats.format(ofFile: source) ?? .png }

    /// The formats with one frame per file.
    private static let formats = FrameFormat.all.holding(many: false)

    /// The default pattern for one appearance.
    package static let standard = FilePattern(parts: [
        .design, .text("/"), .state, .text("/"), .frame(digits: 4), .scale, .text(ending),
    ])

    /// The default pattern for several appearances.
    package static let withAppearance = FilePattern(parts: [
        .design, .text("/"), .appearance, .text("/"), .state, .text("/"), .frame(digits: 4),
        .scale, .text(ending),
    ])

    /// Returns the pattern `FOLDER/{frame}{scale}.png`. Frame numbers have at least four digits,
    /// and enough for `count` frames.
    package static func numbered(in folder: String, count: Int) -> FilePattern {
        let digits = max(String(max(count - 1, 0)).count, 4)
        return FilePattern(parts: [
            .text(folder + "/"), .frame(digits: digits), .scale, .text(ending),
        ])
    }

    /// The placeholders as written in a pattern.
    package static let placeholders = [
        "{design}", "{state}", "{frame}", "{frame:04}", "{scale}", "{appearance}",
    ]

    /// Parses a pattern.
    ///
    /// - Throws: `InputError` for an unknown placeholder, an unmatched brace, an unknown extension,
    ///   or a path that leads out of the output folder.
    package init(parsing source: String) throws(InputError) {
        let parts = try FilePatternReader.parts(of: source)
        self.source = source
        self.parts = parts
        guard Self.formats.format(ofFile: source) != nil else {
            let endings = Self.formats.extensions.map { "." + $0 }
            throw InputError(
                "the pattern “\(source)” does not end in \(endings.joined(separator: " or "))"
            )
        }
        guard !source.hasPrefix("/") else {
            throw InputError(
                "the pattern “\(source)” is absolute",
                hint: "use a path relative to the output folder, such as {state}/{frame}.png; "
                    + "set the folder with -o"
            )
        }
        let folders = source.split(separator: "/", omittingEmptySubsequences: false)
        guard !folders.contains(where: { $0 == ".." || $0 == "." || $0.isEmpty }) else {
            throw InputError(
                "the pattern “\(source)” has an empty, “.” or “..” part",
                hint: "use a relative path without “.” or “..”, such as {state}/{frame}.png"
            )
        }
    }

    /// The extension of files with default names.
    private static let ending = "." + FrameFormat.png.fileExtension

    private init(parts: [Part]) {
        self.parts = parts
        source = parts.map(\.source).joined()
    }

    /// Returns the path of a frame's file, relative to the output folder.
    package func name(for values: Values) -> String { template(for: values).name(values.frame) }

    /// Returns a template for the file names of all frames that have the same values except for
    /// their number.
    package func template(for values: Values) -> Template {
        var template = Template()
        for part in parts {
            switch part {
            case .text(let text): template.append(text)
            case .design: template.append(values.design)
            case .state: template.append(values.state)
            case .frame(let digits): template.append(numberOf: digits)
            case .scale: template.append(Self.suffix(forScale: values.scale))
            case .appearance: template.append(values.appearance)
            }
        }
        return template
    }

    /// A file name without the frame's number.
    package struct Template: Sendable {
        private var start = ""
        /// The number of digits of each frame number, and the text after it.
        private var numbers: [(digits: Int, text: String)] = []

        fileprivate mutating func append(_ text: String) {
            if numbers.isEmpty {
                start += text
            } else {
                numbers[numbers.count - 1].text += text
            }
        }

        fileprivate mutating func append(numberOf digits: Int) { numbers.append((digits, "")) }

        /// Returns the name for a frame's number.
        package func name(_ frame: Int) -> String {
            numbers.reduce(into: start) { name, number in
                let digits = String(frame)
                for _ in 0..<max(number.digits - digits.utf8.count, 0) { name += "0" }
                name += digits
                name += number.text
            }
        }
    }

    /// Whether the pattern contains a part that satisfies `matches`.
    package func has(_ matches: (Part) -> Bool) -> Bool { parts.contains(where: matches) }

    /// Returns the suffix for a scale: `@2x` for 2, and an empty string for 1.
    package static func suffix(forScale scale: Double) -> String {
        scale == 1 ? "" : "@\(NumberText.short(scale))x"
    }
}

extension FilePattern.Part {
    /// The part as written in a pattern.
    var source: String {
        switch self {
        case .text(let text): text
        case .design: "{design}"
        case .state: "{state}"
        case .frame(let digits): digits <= 1 ? "{frame}" : "{frame:0\(digits)}"
        case .scale: "{scale}"
        case .appearance: "{appearance}"
        }
    }
}
