import Base

/// Images with scales for React Native, and a module with literal `require` calls.
struct ReactNativeTarget: PackTarget {
    let name = "reactnative"
    let purpose = "images with @2x and @3x, and index.js"
    let proof = PackProof.consumer("Node")

    func contents(of pack: Pack) throws -> PackContents {
        try pack.checkOneAppearance(of: self)
        try checkResourceNames(of: pack)
        var contents = PackContents()
        try pack.addImages(to: &contents) { sequence, index, variant in
            "\(file(sequence, index, pack))\(variant.suffix).png"
        }
        contents.files.append(PackFile("index.js", text: code(pack)))
        return contents
    }

    private func file(_ sequence: PackSequence, _ index: Int, _ pack: Pack) -> String {
        "\(pack.identifier)_\(sequence.identifier)_\(pack.numbering.text(index))"
    }

    /// Android drops all characters but a-z, 0-9 and _ from resource names.
    private func checkResourceNames(of pack: Pack) throws(InputError) {
        _ = try pack.checkedIdentifier()
        guard let smallest = pack.scales.first, smallest == 1 else {
            throw InputError(
                "reactnative needs images of scale 1, which have the names in require",
                hint: "pass --scale 1,2,3"
            )
        }
    }

    private func code(_ pack: Pack) -> String {
        let states = pack.sequences.map { sequence in
            let frames = (0..<sequence.count).map {
                "      require('./\(file(sequence, $0, pack)).png'),"
            }
            let milliseconds = (sequence.duration * 1000).literal
            return """
                  \(sequence.propertyName): {
                    duration: \(milliseconds),
                    loop: \(sequence.playback == .loop),
                    frames: [
                \(frames.joined(separator: "\n"))
                    ],
                  },
                """
        }
        return """
            // The frames of the indicator "\(pack.design.name)". Durations are in milliseconds; 0 means that
            // the progress of the pull selects the frame. require needs literal names.
            const states = {
            \(states.joined(separator: "\n"))
            };

            // Returns the image of a state at a time in milliseconds, or at a progress of 0 to 1.
            function frame(state, position) {
              const { duration, loop, frames } = states[state];
              const turns = duration === 0 ? position : position / duration;
              const part = loop ? turns - Math.floor(turns) : Math.min(Math.max(turns, 0), 1);
              return frames[Math.min(Math.floor(part * frames.length), frames.length - 1)];
            }

            module.exports = { states, frame };
            """
    }
}
