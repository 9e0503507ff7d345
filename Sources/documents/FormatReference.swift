import DesignFormat
import Indicators

/// The reference of design files, in Markdown: made from the entries that reader and schema go by.
package struct FormatReference {
    /// The maps of design files, the whole file first.
    package static let schemas = [ObjectSchema.design] + FormatSchema.design.schemas

    package init() {}

    /// The document.
    package var markdown: String {
        ([introduction] + Self.schemas.map(section) + [values]).joined(separator: "\n\n") + "\n"
    }

    private var introduction: String {
        """
        # The design format

        <!-- Written by `make reference`, from the entries that the reader itself goes by. -->

        A design is a YAML or JSON file of at most \(DesignLimits.fileSize / 1024) KiB. Each \
        section is a map in it, with a line for each key. A value is read as the column *Value* \
        says; the words there are explained under [Values](#values). A value “by state” may differ \
        from state to state and move within one; others hold at all times. A key with a star must \
        be there. Pictures \
        show `pulling` from 0 to 1, unless the example says otherwise.
        """
    }

    private func section(_ schema: ObjectSchema) -> String {
        var parts = ["## \(schema.name)"]
        if let example = FormatExample.all.first(where: { $0.name == schema.name }) {
            parts.append(
                "\(example.summary)\n\n```yaml\n\(example.text)\n```\n\n"
                    + "![\(example.name) as the example has it](\(example.picturePath))"
            )
        }
        parts.append(table(schema))
        if !schema.alternatives.isEmpty {
            let keys = schema.alternatives.map { "`\($0)`" }.joined(separator: ", ")
            parts.append("Exactly one of \(keys).")
        }
        return parts.joined(separator: "\n\n")
    }

    private func table(_ schema: ObjectSchema) -> String {
        var rows = schema.fields.map { field -> String in
            let cells = [
                "`\(field.key)`" + (field.isRequired ? " \\*" : ""),
                type(of: field.shape),
                field.range ?? "",
                field.standard.map(standard) ?? "",
                field.summary,
            ]
            return "| " + cells.joined(separator: " | ") + " |"
        }
        if let others = schema.others {
            rows.append("| \(others.title) | \(type(of: others.shape)) | | | \(others.summary) |")
        }
        return (["| Key | Value | Allowed | Default | Meaning |", "|---|---|---|---|---|"] + rows)
            .joined(separator: "\n")
    }

    /// Words of a file as such, others as they are.
    private func standard(_ text: String) -> String {
        text.contains(" ") && !text.hasPrefix("[") ? text : "`\(text)`"
    }

    private func type(of shape: ValueShape) -> String {
        switch shape {
        case .value(let name): FormatValue.all[name]?.type ?? "[\(name)](#values)"
        case .words(let words): words.map { "`\($0)`" }.joined(separator: ", ")
        case .object(let name): "[\(name)](#\(name.lowercased()))"
        case .list(let name): "list of [\(name)](#\(name.lowercased()))"
        case .map(let name, let names):
            names.isEmpty
                ? "names and their [\(name)](#\(name.lowercased()))"
                : "a [\(name)](#\(name.lowercased())) for each of "
                    + names.map { "`\($0)`" }.joined(separator: ", ")
        }
    }

    private var values: String {
        let rows = FormatValue.named.map { value in
            "| \(value.type) | \(value.syntax) | \(value.example) |"
        }
        let table = ["| Value | How it is written | Example |", "|---|---|---|"] + rows
        let end = """
            A parameter stands wherever a value may: `$name`. A choice among values by a parameter's \
            word is `{$name: {word: value, …}}`. `pinwheel list --colors` lists the system's \
            colours. There are no expressions.
            """
        return "## Values\n\n" + table.joined(separator: "\n") + "\n\n" + end
    }
}
