import Base
import Pictures

/// A pattern for the names of frames' files, such as `{design}/{state}/{frame:04}{scale}.png`.
package struct FilePattern: Equatable, Sendable {
    /// What a name is made of.
    package enum Part: Equatable, Sendable {
        /// Text that stands for itself.
        case text(String)
        /// The design's name.
        case design
        /// The state's name.
        case state
        /// The frame's number within its state, from 0, with at least so many digits.
        case frame(digits: Int)
        /// Nothing at 1 pixel per point, `@2x` at 2, `@1.5x` at 1.5.
        case scale
        /// `light` or `dark`.
        case appearance
    }

    /// What one frame puts into the pattern.
    package struct Values: Equatable, Sendable {
        /// The design's name.
        package var design: String
        /// The state's name.
        package var state: String
        /// The number within the state, from 0.
        package var frame: Int
        /// Pixels per point.
        package var scale: Double
        /// `light` or `dark`.
        package var appearance: String

        /// One frame's values.
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

    /// The pattern as it was written.
    package let source: String
    /// Its parts in order.
    package let parts: [Part]

    /// The kind of the files, by the pattern's ending.
    package var format: FrameFormat { Self.formats.format(ofFile: source) ?? .png }

    /// The kinds that the files may be.
    private static let formats = FrameFormat.all.holding(many: false)

    /// The pattern when none is given and one appearance is drawn.
    package static let usual = FilePattern(parts: [
        .design, .text("/"), .state, .text("/"), .frame(digits: 4), .scale, .text(ending),
    ])

    /// The pattern when none is given and several appearances are drawn.
    package static let withAppearance = FilePattern(parts: [
        .design, .text("/"), .appearance, .text("/"), .state, .text("/"), .frame(digits: 4),
        .scale, .text(ending),
    ])

    /// `FOLDER/{frame}{scale}.png` with as many digits as the last of `count` frames needs, four
    /// at least.
    package static func numbered(in folder: String, count: Int) -> FilePattern {
        let digits = max(String(max(count - 1, 0)).count, 4)
        return FilePattern(parts: [
            .text(folder + "/"), .frame(digits: digits), .scale, .text(ending),
        ])
    }

    /// The names of the placeholders, as a pattern has them.
    package static let placeholders = [
        "{design}", "{state}", "{frame}", "{frame:04}", "{scale}", "{appearance}",
    ]

    /// Reads a pattern.
    ///
    /// - Throws: `InputError` for an unknown placeholder, a lone brace, an ending of no kind of
    ///   picture, and a path that would leave the output folder.
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
                hint: "it is relative to the output folder, which -o sets"
            )
        }
        let folders = source.split(separator: "/", omittingEmptySubsequences: false)
        guard !folders.contains(where: { $0 == ".." || $0 == "." || $0.isEmpty }) else {
            throw InputError(
                "the pattern “\(source)” has an empty, “.” or “..” part",
                hint: "files stay below the output folder"
            )
        }
    }

    /// The ending of the files where no pattern is given.
    private static let ending = "." + FrameFormat.png.fileExtension

    private init(parts: [Part]) {
        self.parts = parts
        source = parts.map(\.source).joined()
    }

    /// The name of one frame's file, relative to the output folder.
    package func name(for values: Values) -> String { template(for: values).name(values.frame) }

    /// The names of the frames that differ from `values` in their number alone.
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

    /// Names in which only the frame's number is missing.
    package struct Template: Sendable {
        private var start = ""
        /// The digits of a number, and the text after it.
        private var numbers: [(digits: Int, text: String)] = []

        fileprivate mutating func append(_ text: String) {
            if numbers.isEmpty {
                start += text
            } else {
                numbers[numbers.count - 1].text += text
            }
        }

        fileprivate mutating func append(numberOf digits: Int) { numbers.append((digits, "")) }

        /// The name of the frame of a number.
        package func name(_ frame: Int) -> String {
            numbers.reduce(into: start) { name, number in
                let digits = String(frame)
                for _ in 0..<max(number.digits - digits.utf8.count, 0) { name += "0" }
                name += digits
                name += number.text
            }
        }
    }

    /// Whether names differ when the part does.
    package func has(_ matches: (Part) -> Bool) -> Bool { parts.contains(where: matches) }

    /// `@2x` for 2 and so on, nothing for 1.
    package static func suffix(forScale scale: Double) -> String {
        scale == 1 ? "" : "@\(NumberText.short(scale))x"
    }
}

extension FilePattern.Part {
    /// The part as a pattern has it.
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
