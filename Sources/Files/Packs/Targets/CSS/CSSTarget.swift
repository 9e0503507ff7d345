import Base
import Indicators

/// Elements that a style sheet draws and animates, without images.
///
/// Sources: CSS Images 4 (conic gradients in Oklab), CSS Masking 1, CSS Transforms 2, CSS
/// Properties and Values 1.
struct CSSTarget: PackTarget {
    let name = "css"
    let purpose = "elements drawn by a style sheet without images, light and dark"
    let proof = PackProof.consumer("Chromium and Firefox")
    let sourceEnding: String? = ".css"
    let scales: [Double] = [1]
    let appearances: [Appearance] = [.light, .dark]

    func contents(of pack: Pack) throws -> PackContents {
        let name = try pack.checkedClassName()
        let documents = try pack.documents().map(\.document)
        var writer = CSSWriter(documents[0], name: name, sheet: CSSStyleSheet(name: name))
        let elements = try writer.elements()
        let light = writer.sheet.rules
        var dark: [CSSRule] = []
        for document in documents.dropFirst() {
            var sheet = writer.sheet
            sheet.removeRules()
            writer = CSSWriter(document, name: name, sheet: sheet)
            guard try writer.elements() == elements else {
                throw InputError(
                    "the light and the dark appearance of \(pack.design.name) need different "
                        + "elements in css",
                    hint: "pass --appearance light or dark"
                )
            }
            dark = CSSStyleSheet.differences(of: writer.sheet.rules, from: light)
        }
        let page = CSSPage(pack: pack, canvas: documents[0].canvas, elements: elements)
        var contents = PackContents()
        let sheet = page.styleSheet(light, dark, definitions: writer.sheet.definitions)
        contents.files = [
            PackFile("\(name).css", text: sheet),
            PackFile("\(name)-elements.html", text: page.elements(state: "refreshing")),
            PackFile("\(name).html", text: page.text),
        ]
        for sequence in pack.sequences {
            contents.sequenceFiles[sequence.name] = ["\(name).css"]
        }
        return contents
    }
}
