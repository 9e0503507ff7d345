import DesignFormat
import DesignReference
import Frames
import Indicators

/// The reference of design files, in Markdown.
package struct FormatDocument {
    package init() {}

    /// The document.
    package var markdown: String {
        ([introduction] + FormatReference.schemas.map(section) + [values, rules, warnings])
            .joined(separator: "\n\n") + "\n"
    }

    private var introduction: String {
        """
        # The design format

        <!-- Written by `make reference`, from the entries that the reader itself goes by. -->

        \(FormatReference.introduction) `pinwheel describe --format` shows this text in the terminal. Each \
        section is a map in it, with a line for each key. A value is read as the column *Value* \
        says; the words there are explained under [Values](#values). A value “by state” may differ \
        from state to state and move within one ([rules](#rules-of-writing)); others hold at all times. A \
        key with a star must be there. Pictures \
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
        var rows = schema.fields.map { field in
            [
                "`\(field.key)`" + (field.isRequired ? " \\*" : ""), field.shape.type,
                field.range ?? "",
                field.standard.map(standard) ?? "", field.summary,
            ]
        }
        if let others = schema.others {
            rows.append([others.title, others.shape.type, "", "", others.summary])
        }
        parts.append(table(["Key", "Value", "Allowed", "Default", "Meaning"], rows))
        if !schema.alternatives.isEmpty {
            let keys = schema.alternatives.map { "`\($0)`" }.joined(separator: ", ")
            parts.append("Exactly one of \(keys).")
        }
        return parts.joined(separator: "\n\n")
    }

    private func table(_ heads: [String], _ rows: [[String]]) -> String {
        let lines = [heads, heads.map { _ in "---" }] + rows
        return lines.enumerated().map { index, cells in
            index == 1
                ? "|" + cells.joined(separator: "|") + "|"
                : "| " + cells.joined(separator: " | ") + " |"
        }.joined(separator: "\n")
    }

    /// Words of a file as such, others as they are.
    private func standard(_ text: String) -> String {
        text.contains(" ") && !text.hasPrefix("[") ? text : "`\(text)`"
    }

    private var values: String {
        let rows = FormatValue.named.map { [$0.type, $0.syntax, $0.example] }
        let table = table(["Value", "How it is written", "Example"], rows)
        return "## Values\n\n" + table + "\n\n" + FormatReference.parameters
    }

    private var rules: String {
        let rows = FormatReference.rules.map { ["`\($0.writing)`", $0.meaning] }
        return "## Rules of writing\n\nEach writing means one thing.\n\n"
            + table(["Written", "Meaning"], rows)
    }

    private var warnings: String {
        let rows = WarningKind.all.map { ["`\($0.name)`", $0.summary] }
        return "## Warnings\n\n" + FormatReference.warnings + "\n\n"
            + table(["Warning", "Meaning"], rows)
    }
}
