import Base
import Packs
import Platform

/// A page with a sequence at several times, one cell below the other.
struct BrowserSheet {
    /// The head of the page.
    var head = ""
    /// The content of each cell.
    var cells: [String] = []
    /// A script that runs when the cells exist.
    var script = ""

    /// Returns the page with cells of a size in points.
    func page(cellWidth: Double, cellHeight: Double) -> String {
        let cells = self.cells.enumerated().map { index, cell in
            let top = NumberText.short(Double(index) * cellHeight)
            return """
                <div style="position:absolute;left:0;top:\(top)px;\
                width:\(NumberText.short(cellWidth))px;height:\(NumberText.short(cellHeight))px">\
                \(cell)</div>
                """
        }
        return """
            <!DOCTYPE html><meta charset="utf-8">\(head)<style>body { margin: 0 }</style>
            \(cells.joined(separator: "\n"))
            <script>\(script)</script>
            """
    }
}

/// The frames of a sequence that a sheet shows.
struct SheetFrames {
    /// The indices of the frames.
    let indices: [Int]
    /// The sequence.
    let sequence: PackSequence
    /// The pack in its folder.
    let pack: WrittenPack

    /// The name of the design.
    var name: String { pack.pack.name }

    /// Returns the time of a frame in the sequence's animation, in seconds.
    func seconds(_ index: Int) -> Double {
        // Browsers round times, so a jump exactly at the frame may be before or after it.
        let margin = 0.0004
        return min(sequence.time(ofFrame: index), 1) * sequence.clockDuration + margin
    }

    /// Returns the time in the middle of a frame, in seconds, for sprites that are shown one after
    /// another.
    func middle(_ index: Int) -> Double {
        (Double(index) + 0.5) * sequence.duration / Double(sequence.count)
    }

    /// Reads a file of the pack.
    func text(_ file: String) throws(InputError) -> String {
        do {
            return String(
                decoding: try FileContents.read(path: "\(pack.folder)/\(file)"),
                as: UTF8.self
            )
        } catch {
            throw InputError("\(error)", hint: nil)
        }
    }
}

extension BrowserSheet {
    /// Creates a page with an animated SVG that is paused at each time.
    static func svg(_ frames: SheetFrames) throws(InputError) -> BrowserSheet {
        let prefix = "\(frames.name)-\(frames.sequence.name)"
        let text = try frames.text("\(prefix).svg")
        var sheet = BrowserSheet()
        sheet.script = """
            for (const svg of document.querySelectorAll("svg")) {
              svg.style.display = "block";
              svg.pauseAnimations();
              svg.setCurrentTime(Number(svg.parentElement.dataset.time));
            }
            """
        sheet.cells = frames.indices.map { index in
            // Identifiers must be unique in a page.
            let own = text.replacing("\(prefix)-", with: "cell-\(index)-")
            return "<div data-time=\"\(NumberText.short(frames.seconds(index)))\">\(own)</div>"
        }
        return sheet
    }

    /// Creates a page with styled elements whose animations are paused at each time.
    static func css(_ frames: SheetFrames) throws(InputError) -> BrowserSheet {
        let name = frames.name
        var sheet = try styled(frames, moving: "span", at: frames.seconds)
        let elements = try frames.text("\(name)-elements.html")
        sheet.cells = frames.indices.map { index in
            let state = "class=\"\(name) \(name)-\(frames.sequence.name)\""
            let own = elements.replacing("class=\"\(name) \(name)-refreshing\"", with: state)
                .replacing("role=\"img\"", with: progress(frames, index))
            return "<div class=\"cell-\(index)\">\(own)</div>"
        }
        return sheet
    }

    /// Creates a page with sprites at each time.
    static func sprites(_ frames: SheetFrames) throws(InputError) -> BrowserSheet {
        let name = frames.name
        var sheet = try styled(frames, moving: "div", at: frames.middle)
        sheet.cells = frames.indices.map { index in
            """
            <div class="cell-\(index)"><div class="\(name) \(name)-\(frames.sequence.name)" \
            \(progress(frames, index))></div></div>
            """
        }
        return sheet
    }

    /// Creates a page without cells, but with rules that pause each cell's animation at a time, by
    /// a negative delay.
    ///
    /// - Parameters:
    ///   - frames: The frames of the cells.
    ///   - element: The kind of element that moves.
    ///   - time: Returns the time of a frame, in seconds.
    private static func styled(
        _ frames: SheetFrames,
        moving element: String,
        at time: (Int) -> Double
    ) throws(InputError) -> BrowserSheet {
        var rules = try frames.text("\(frames.name).css")
        for index in frames.indices where frames.sequence.duration > 0 {
            rules += """

                .cell-\(index) \(element) { animation-play-state: paused !important; \
                animation-delay: \(NumberText.short(-time(index)))s !important }
                """
        }
        let folder = FilePath.resolved(frames.pack.folder) ?? frames.pack.folder
        return BrowserSheet(head: "<base href=\"file://\(folder)/\"><style>\(rules)</style>")
    }

    private static func progress(_ frames: SheetFrames, _ index: Int) -> String {
        "style=\"--progress: \(NumberText.short(frames.sequence.time(ofFrame: index)))\""
    }
}
