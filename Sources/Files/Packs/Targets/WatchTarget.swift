/// An asset catalogue and a SwiftUI view for watchOS, where SwiftUI does not play animated images.
struct WatchTarget: PackTarget {
    let name = "watchos"
    let purpose = "an asset catalogue and a SwiftUI view for watchOS"
    let proof = PackProof.structure
    let scales: [Double] = [2]

    func contents(of pack: Pack) throws -> PackContents {
        try pack.checkOneAppearance(of: self)
        try pack.checkScales([2], of: self, "watches have 2x only")
        var contents = PackContents()
        try AssetCatalog(pack: pack, idiom: "watch").add(to: &contents)
        contents.files.append(PackFile("\(pack.typeName)View.swift", text: code(pack)))
        return contents
    }

    private func code(_ pack: Pack) -> String {
        let cases = pack.sequences.map { sequence in
            "        case .\(sequence.propertyName): (\"\(sequence.name)\", \(sequence.count), "
                + "\(sequence.duration.literal), \(sequence.playback == .loop))"
        }
        let names = pack.sequences.map { "        case \($0.propertyName)" }
        return """
            import SwiftUI

            /// Plays the indicator "\(pack.design.name)" from its asset catalogue.
            struct \(pack.typeName)View: View {
                enum Phase: Hashable {
            \(names.joined(separator: "\n"))
                }

                var phase: Phase
                /// The progress of 0…1 of a phase that follows the finger or the crown.
                var progress = 0.0
                @State private var start = Date()

                var body: some View {
                    let (name, count, seconds, repeats) = Self.frames(of: phase)
                    TimelineView(.animation(minimumInterval: 1 / 30, paused: seconds == 0)) { now in
                        let turns = now.date.timeIntervalSince(start) / max(seconds, 1e-6)
                        let part = repeats ? turns - turns.rounded(.down) : min(turns, 1)
                        let position = seconds == 0 ? progress : part
                        let index = min(max(Int(position * Double(count)), 0), count - 1)
                        Image("\(pack.name)/\\(name)\\(Self.number(index))")
                    }
                    .onChange(of: phase) { start = Date() }
                }

                private static func number(_ index: Int) -> String {
            \(pack.numbering.swiftBody(indent: 8))
                }

                /// The frames' name and number, the duration in seconds, and whether it repeats.
                private static func frames(of phase: Phase) -> (String, Int, Double, Bool) {
                    switch phase {
            \(cases.joined(separator: "\n"))
                    }
                }
            }
            """
    }
}
