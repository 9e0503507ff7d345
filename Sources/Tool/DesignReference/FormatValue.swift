import Indicators

/// A kind of value in designs: its name in the reference, its notation, and an example.
package struct FormatValue {
    /// The name in the reference.
    package let type: String
    /// The notation, or an empty string if the name is sufficient.
    package var syntax = ""
    /// An example, or an empty string.
    package var example = ""

    /// The values that the reference explains, in order.
    package static var named: [FormatValue] {
        order.compactMap { all[$0] }.filter { !$0.syntax.isEmpty }
    }

    private static let order = [
        "drivenNumber", "drivenPair", "drivenScale", "drivenInteger", "drivenNumbers",
        "drivenPairs", "drivenUnitPoint", "drivenText", "drivenTextLine",
        "number", "numberByCopy", "numberOrList", "delays", "pair", "numbers", "pairs", "color",
        "drivenColor", "paint", "fill", "gradientColors", "colors", "unitPoint", "anchor",
        "drivenAnchor", "curve",
        "ease",
        "string", "source", "files", "name", "kind", "letters",
    ]

    /// The values, by their names in schemas.
    package static let all: [String: FormatValue] = [
        "drivenNumber": FormatValue(
            type: "number, by state",
            syntax:
                "a constant, a track (a list or keyframes), an [expression](#expressions), a map of "
                + "these by state, or a list of these by copy; the [rules](#rules-of-writing) explain each notation",
            example: "`{pulling: [0, 1], finishing: {0: 1, 1: 0, ease: easeOut}, default: 1}`, "
                + "`{0s: 0, 0.2s: 1, 1s: 1}`, `{refreshing: {onto: current, 0: 0, 1: 360}}`"
        ),
        "drivenPair": FormatValue(
            type: "pair, by state",
            syntax:
                "like a number by state, with pairs as values, or a number by state for each "
                + "axis. In a map by state, a list is always a track; write a constant pair "
                + "as `{x: 0, y: 10}`",
            example: "`[4, 0]`, `{x: 4, y: {pulling: [0, 12]}}`, `{pulling: [[0, 0], [4, 12]]}`"
        ),
        "drivenScale": FormatValue(
            type: "scale, by state",
            syntax:
                "a factor for both axes, or a pair with one for each. A list is a pair, but in a "
                + "map by state it is a track",
            example: "`2`, `[2.2, 0.6]`, `{pulling: [1, 0.4]}`, `{default: [1, 0.4, 1]}`, "
                + "`{y: {0: 1, 0.5: 0.4, 1: 1}}`"
        ),
        "drivenInteger": FormatValue(
            type: "whole number, by state",
            syntax:
                "like a number by state, with whole numbers as values; interpolated values are "
                + "rounded",
            example: "`{pulling: [3, 6]}`"
        ),
        "drivenNumbers": FormatValue(
            type: "numbers, by state",
            syntax:
                "like a number by state, with lists of numbers as values, all of the same length",
            example: "`{0: [0, 40], 1: [40, 0]}`"
        ),
        "drivenUnitPoint": FormatValue(
            type: "unit point, by state",
            syntax:
                "like a number by state, with unit points as values; a list of two numbers is one "
                + "point",
            example: "`{pulling: [top, bottom]}`"
        ),
        "drivenPairs": FormatValue(
            type: "points, by state",
            syntax: "like a number by state, with lists of points as values, all of the same "
                + "length",
            example: "`{0: [[0, -8], [8, 8]], 1: [[0, 8], [8, 8]]}`"
        ),
        "drivenText": FormatValue(
            type: "text, by state",
            syntax: "like a number by state, with texts as values",
            example: "`{pulling: [M0 0L8 0, M0 0L0 8]}`"
        ),
        "drivenTextLine": FormatValue(
            type: "line of text, by state",
            syntax:
                "like a number by state, with lines of text as values; an empty line needs "
                + "quotation marks. Each text is shown until the next one; the texts of a "
                + "list have equal durations",
            example: "`{armed: Release, default: Pull to refresh}`"
        ),
        "textLine": FormatValue(type: "line of text"),
        "letters": FormatValue(
            type: "letters",
            syntax:
                "a list of `[x, outline]`: the position of a glyph on the baseline, and the "
                + "index of its outline, from 0; or `[x]` for a space",
            example: "`[[0, 0], [650, 1], [1200]]`"
        ),
        "numberByCopy": FormatValue(
            type: "number, by copy",
            syntax: "a number, or one for each copy of the innermost repeat",
            example: "`{each: [0.72, 1.02, 1.28]}`"
        ),
        "numberOrList": FormatValue(
            type: "number or list",
            syntax: "a step from copy to copy, or a list with a number for each copy",
            example: "`0.12`, `[0.4, 0.2, 0]`"
        ),
        "delays": FormatValue(
            type: "number or list, by state",
            syntax: "a step from copy to copy, a list with a number for each copy, or a map of "
                + "these by state; states that are not listed have 0",
            example: "`0.12`, `{refreshing: 0.1, finishing: [0, 0.05]}`"
        ),
        "clocks": FormatValue(type: "[clock](#clock), by state"),
        "number": FormatValue(type: "number", syntax: "decimal digits", example: "`2.5`"),
        "integer": FormatValue(type: "whole number"),
        "boolean": FormatValue(type: "`true` or `false`"),
        "pair": FormatValue(type: "pair", syntax: "two numbers in a list", example: "`[40, 40]`"),
        "numbers": FormatValue(
            type: "numbers",
            syntax: "numbers in a list",
            example: "`[4, 2]`"
        ),
        "pairs": FormatValue(
            type: "points",
            syntax: "pairs in a list",
            example: "`[[0, -8], [8, 8], [-8, 8]]`"
        ),
        "color": FormatValue(
            type: "colour",
            syntax: "a name, `#RGB`, `#RGBA`, `#RRGGBB`, `#RRGGBBAA`, `rgb(r, g, b)`, "
                + "`rgba(r, g, b, a)`, one for light and one for dark, or a colour with an alpha: "
                + "`{color: $tint, alpha: 0.5}`",
            example: "`{light: black, dark: \"#FFD60A\"}`"
        ),
        "drivenColor": FormatValue(
            type: "colour, by state",
            syntax: "like a number by state, with colours as values",
            example: "`{armed: green, default: gray}`"
        ),
        "gradientColors": FormatValue(
            type: "colours",
            syntax: "two or more colours in a list; each may differ by state",
            example: "`[cyan, {pulling: [cyan, blue]}]`"
        ),
        "colors": FormatValue(
            type: "colours",
            syntax: "two or more colours in a list",
            example: "`[cyan, blue]`"
        ),
        "paint": FormatValue(
            type: "paint",
            syntax: "a colour by state, or a [gradient](#gradient)",
            example: "`{conic: [cyan, blue]}`"
        ),
        "fill": FormatValue(
            type: "paint",
            syntax: "a paint, or a [fillWithRule](#fillwithrule)",
            example: "`{paint: red, rule: evenOdd}`"
        ),
        "linearOrColors": FormatValue(type: "[linear](#linear), or colours alone"),
        "radialOrColors": FormatValue(type: "[radial](#radial)"),
        "conicOrColors": FormatValue(type: "[conic](#conic), or colours alone"),
        "alongOrColors": FormatValue(type: "[along](#along), or colours and stops alone"),
        "unitPoint": FormatValue(
            type: "unit point",
            syntax:
                "a name such as `top` or `bottomLeading`, or a pair of fractions of the layer's "
                + "frame",
            example: "`[0.5, 0]`"
        ),
        "anchor": FormatValue(
            type: "anchor",
            syntax: "a unit point, or a position in points relative to the layer's centre",
            example: "`{points: [0, 12]}`"
        ),
        "drivenAnchor": FormatValue(
            type: "anchor, by state",
            syntax:
                "like a number by state, with anchors as values. In a map by state, a list is a "
                + "track; write a constant point as a name or `{x: 0.5, y: 1}`",
            example: "`bottom`, `{pulling: [bottom, {points: [0, 12]}]}`"
        ),
        "curve": FormatValue(
            type: "curve",
            syntax:
                "a constant, a list, keyframes, or an expression of `t`. Positions 0…1 are fractions of a full turn "
                + "of copies, not of a state",
            example: "`{0: 1, 0.5: 0.3, 1: 0.3}`"
        ),
        "ease": FormatValue(
            type: "easing",
            syntax: Easing.names.map { "`\($0)`" }.joined(separator: ", ")
                + ", a timing function in CSS notation, or an [easing](#easing) with its "
                + "parameters",
            example: "`\"cubic-bezier(0.4, 0, 0.2, 1)\"`"
        ),
        "string": FormatValue(
            type: "text",
            syntax: "any text; write `$$` for a dollar sign at its start",
            example: "`A ring`"
        ),
        "source": FormatValue(
            type: "design",
            syntax:
                "the path of a design file, relative to the folder of this file, or the name of a "
                + "built-in design. Paths must stay inside the folder of the outermost design",
            example: "`parts/dots.yaml`, `arc`"
        ),
        "files": FormatValue(
            type: "files",
            syntax:
                "a list of names, or one name with a `#` for each digit of the numbers. At scales "
                + "above 1, the files `NAME@2x.png` and `NAME@3x.png` are used if they exist",
            example: "`[a.png, b.png]`, `run-##.png` with `count: 12`"
        ),
        "name": FormatValue(
            type: "name",
            syntax: "at most 64 letters, digits, `-` and `_`, starting with a letter",
            example: "`my-ring`"
        ),
        "kind": FormatValue(
            type: "kind",
            syntax: DesignKind.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")
        ),
        "names": FormatValue(type: "names in a list"),
        "sentence": FormatValue(type: "text"),
        "words": FormatValue(type: "words in a list"),
        "version": FormatValue(type: "`1`"),
        "anything": FormatValue(type: "a value of the parameter's type"),
    ]
}
