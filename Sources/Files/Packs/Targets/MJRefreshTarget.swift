/// Images and code for MJRefresh's header with images.
///
/// MJRefreshGifHeader shows frame floor(count × progress) while pulling, plays the images of the
/// state `Pulling` when the finger may release, and those of `Refreshing` while loading. It has no
/// state for the end, so finishing is not shown.
struct MJRefreshTarget: PackTarget {
    let name = "mjrefresh"
    let purpose = "MJRefreshGifHeader, in an iOS app's bundle"
    let proof = PackProof.structure
    let loadsAllFrames = true
    let scales: [Double] = [2, 3]
    let numbering = PackNumbering(first: 1, digits: 3)

    func contents(of pack: Pack) throws -> PackContents {
        try pack.checkOneAppearance(of: self)
        try pack.checkScales([1, 2, 3], of: self, "UIKit loads the scales 1, 2 and 3")
        var contents = PackContents()
        try pack.addImages(to: &contents) { sequence, index, variant in
            let name = "\(pack.name)_\(sequence.identifier)_\(pack.numbering.text(index))"
            return "\(name)\(variant.suffix).png"
        }
        contents.files.append(PackFile("\(pack.typeName)Header.swift", text: code(pack)))
        if let finishing = pack.sequence("finishing"), finishing.count > 1 {
            contents.substitutions.append("MJRefresh has no ending: finishing is not shown.")
        }
        return contents
    }

    private func code(_ pack: Pack) -> String {
        let states = [("pulling", ".idle"), ("armed", ".pulling"), ("refreshing", ".refreshing")]
        let calls = states.compactMap { name, state -> String? in
            guard let sequence = pack.sequence(name) else { return nil }
            // A still image needs some duration.
            let seconds = sequence.duration > 0 ? sequence.duration : 0.1 * Double(sequence.count)
            return """
                        setImages(
                            frames("\(sequence.identifier)", \(sequence.count)),
                            duration: \(seconds.literal),
                            for: \(state)
                        )
                """
        }
        return """
            import MJRefresh
            import UIKit

            /// A header that shows the indicator "\(pack.design.name)".
            ///
            ///     tableView.mj_header = \(pack.typeName)Header { load() }
            final class \(pack.typeName)Header: MJRefreshGifHeader {
                override func prepare() {
                    super.prepare()
            \(calls.joined(separator: "\n"))
                    lastUpdatedTimeLabel?.isHidden = true
                    stateLabel?.isHidden = true
                }

                private func frames(_ state: String, _ count: Int) -> [UIImage] {
                    (0..<count).compactMap { UIImage(named: "\(pack.name)_\\(state)_\\(Self.number($0))") }
                }

                private static func number(_ index: Int) -> String {
            \(pack.numbering.swiftBody(indent: 8))
                }
            }
            """
    }
}
