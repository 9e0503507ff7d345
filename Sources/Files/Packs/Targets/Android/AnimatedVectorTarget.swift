import Base
import Indicators

/// Android vector drawables: animated ones for states that play, and a level list of still ones for
/// dragging.
///
/// Resources in a resource file, such as a gradient, are written with `aapt:attr`. Source: Android
/// developers, “Inline complex XML resources”.
struct AnimatedVectorTarget: PackTarget {
    let name = "avd"
    let purpose = "animated vector drawables for Android, day and night, and Kotlin code"
    let proof = PackProof.consumer("aapt and a reader of the drawables")
    let sourceEnding: String? = ".xml"
    let scales: [Double] = [1]
    let appearances: [Appearance] = [.light, .dark]

    func contents(of pack: Pack) throws -> PackContents {
        let id = try pack.checkedIdentifier()
        try pack.checkCounts(LevelList.levels, of: self, "a level list has up to")
        var contents = PackContents()
        var code = AnimatedVectorCode(pack: pack, id: id)
        for (appearance, document) in try pack.documents() {
            let isNight = appearance == .dark && pack.appearances.contains(.light)
            let folder = "res/drawable" + (isNight ? "-night" : "")
            let drawables = VectorDrawables(pack: pack, id: id, document: document)
            for index in document.sequences.indices {
                let drawable = try drawables.drawable(index)
                for (name, element) in drawable.files {
                    let file = PackFile("\(folder)/\(name).xml", text: element.file)
                    contents.add(file, to: pack.sequences[index])
                }
                let texts = drawable.substitutions
                contents.substitutions += texts.filter { !contents.substitutions.contains($0) }
                if drawable.isRepeatedByCode {
                    code.repeatedNames.insert(document.sequences[index].name)
                }
            }
            contents.substitutions += Self.effects(of: document).filter {
                !contents.substitutions.contains($0)
            }
        }
        contents.files.append(PackFile("\(pack.typeName)Indicator.kt", text: code.text))
        return contents
    }

    /// Returns a sentence for each effect that vector drawables lack. Other features are drawn, or
    /// reported where they are written.
    private static func effects(of document: VectorDocument) -> [String] {
        let features = document.allLayers.flatMap(\.features).filter { feature in
            switch feature {
            case .blur, .shadow, .perspective, .blend: false
            default: true
            }
        }
        return document.substitutions(supported: Set(features), target: "avd") { feature in
            switch feature {
            case .blur: "drawn sharp"
            case .shadow: "left out"
            case .perspective: "drawn without perspective"
            default: "drawn over what is below"
            }
        }
    }
}

/// The vector drawables of one appearance.
private struct VectorDrawables {
    /// The drawables of a sequence.
    struct Drawable {
        /// The root elements of files, by the name of the resource.
        var files: [(name: String, element: ResourceElement)] = []
        var substitutions: [String] = []
        /// Whether the animation ends after a period, so that code has to start it again.
        var isRepeatedByCode = false
    }

    let pack: Pack
    let id: String
    let document: VectorDocument

    /// Returns the drawables of a sequence.
    func drawable(_ index: Int) throws(InputError) -> Drawable {
        let sequence = pack.sequences[index]
        let name = "\(id)_\(sequence.identifier)"
        switch sequence.playback {
        case .still:
            var writer = VectorDrawableWriter(document, sequence: index, time: 0)
            let vector = try writer.vector()
            return Drawable(files: [(name, vector)], substitutions: writer.substitutions)
        case .drag: return try frames(index, name)
        case .once, .loop: return try animation(index, name)
        }
    }

    private func frames(_ index: Int, _ name: String) throws(InputError) -> Drawable {
        let count = pack.sequences[index].count
        var drawable = Drawable()
        let names = (0..<count).map { "\(name)_\(pack.numbering.text($0))" }
        drawable.files.append((name, LevelList.element(names)))
        for (frame, name) in names.enumerated() {
            let time = Double(frame) / Double(count - 1)
            var writer = VectorDrawableWriter(document, sequence: index, time: time)
            drawable.files.append((name, try writer.vector()))
            drawable.substitutions += writer.substitutions.filter {
                !drawable.substitutions.contains($0)
            }
        }
        return drawable
    }

    private func animation(_ index: Int, _ name: String) throws(InputError) -> Drawable {
        var writer = VectorDrawableWriter(document, sequence: index)
        let vector = try writer.vector()
        let sequence = document.sequences[index]
        var drawable = Drawable(substitutions: writer.substitutions)
        var animations = writer.animations
        if animations.isEmpty {
            guard pack.isIntro(pack.sequences[index]) else {
                drawable.files = [(name, vector)]
                return drawable
            }
            // An intro needs an end, with which the loop starts.
            animations = [.still(VectorDrawableWriter.root)]
        }
        let isLoop = sequence.playback == .loop
        drawable.isRepeatedByCode = isLoop && animations.contains(where: \.hasPath)
        let milliseconds = max(Int((sequence.duration * 1000).rounded()), 1)
        let targets = animations.map { animation in
            animation.element(
                milliseconds: milliseconds,
                repeats: isLoop && !drawable.isRepeatedByCode
            )
        }
        let inline = ResourceElement(attribute: "drawable", vector)
        drawable.files = [(name, ResourceElement("animated-vector", [:], [inline] + targets))]
        return drawable
    }
}

extension DrawableAnimation {
    /// Returns an animation that changes nothing.
    fileprivate static func still(_ target: String) -> DrawableAnimation {
        let keys = [0.0, 1].map { Property.Key(time: $0, value: "0") }
        return DrawableAnimation(
            target: target,
            properties: [Property("rotation", .floatType, keys)]
        )
    }
}

extension Pack {
    /// Whether a loop follows a sequence.
    func isIntro(_ sequence: PackSequence) -> Bool { loop(after: sequence) != nil }

    /// Returns the loop that follows an intro, or `nil` for another sequence.
    func loop(after sequence: PackSequence) -> PackSequence? {
        sequences.first { sequence.name == $0.name + "-intro" && $0.playback == .loop }
    }

    /// Returns the intro of a loop, or `nil`.
    func intro(of sequence: PackSequence) -> PackSequence? {
        sequences.first { $0.name == sequence.name + "-intro" && loop(after: $0) == sequence }
    }
}
