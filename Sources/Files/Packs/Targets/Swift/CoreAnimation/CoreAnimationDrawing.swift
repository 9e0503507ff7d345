import Raster

/// The statements of a generated layer that create sublayers and animate them.
///
/// Every layer has the bounds of the canvas with the origin in the centre, and its anchor point
/// there, so that paths have the coordinates of the design, and transforms are about the origin.
struct CoreAnimationDrawing {
    /// The animated properties.
    var motion: CoreAnimationMotion
    /// The images of layers.
    var images: [SwiftUIImage] = []
    /// Whether a path is made from coordinates.
    var usesPaths = false
    /// What is drawn differently from the design.
    var substitutions: [String] = []
    private let imagePrefix: String
    private var names: Set<String> = [
        "content", "phase", "progress", "isDark", "path", "layer", "mask", "name", "opacity",
        "position", "bounds", "contents", "transform", "speed", "delegate", "style", "filters",
        "shadow", "play", "build", "animate", "seek",
    ]

    /// Creates an empty drawing.
    init(sequences: [VectorDocument.Sequence], imagePrefix: String) {
        motion = CoreAnimationMotion(sequences: sequences)
        self.imagePrefix = imagePrefix
    }

    /// Returns a name for a layer that no other layer of the file has.
    mutating func unique(_ name: String) -> String {
        var result = name
        var number = 2
        while !names.insert(result).inserted {
            result = name + (name.last?.isNumber == true ? "x" : "") + String(number)
            number += 1
        }
        return result
    }

    /// Returns the statements that add a layer to another one.
    mutating func lines(_ grid: Grid<VectorLayer>, to parent: String) -> [String] {
        if grid.all.allSatisfy(\.isInvisible) { return [] }
        let layer = grid.first
        let isCopy = !grid.index.isEmpty && layer.shortLabel.hasPrefix("copy ")
        let label = isCopy ? "copy" : SwiftText.identifier(layer.shortLabel)
        var lines = ["", "// \(layer.shortLabel)"]
        var parent = parent
        if let shadows = grid.compactMap(\.shadow) {
            let name = unique(label + "Shadow")
            lines.append("let \(name) = newLayer(CALayer(), in: \(parent))")
            lines += shadow(shadows, of: name)
            lines += opacity(grid, of: name)
            parent = name
        }
        let name: String
        let isShape = isSimpleShape(grid)
        (name, parent) = transformed(
            grid.map(\.transform),
            label,
            type: isShape ? "CAShapeLayer" : "CALayer",
            in: parent,
            into: &lines
        )
        if layer.shadow == nil { lines += opacity(grid, of: name) }
        lines += masks(grid, of: name, label)
        switch layer.content {
        case .shape:
            guard let shapes = grid.compactMap(\.shape) else { return lines }
            lines += isShape ? simple(shapes, of: name) : self.lines(shapes, to: name, label)
        case .image:
            guard let images = grid.compactMap(\.image) else { return lines }
            lines += self.lines(images, to: name, label)
        case .group(let layers):
            if grid.all.allSatisfy({ $0.copies != nil }) {
                lines += loop(grid, to: name)
            } else {
                for index in layers.indices {
                    lines += self.lines(grid.map { $0.sublayers[index] }, to: name)
                }
            }
        }
        return lines
    }

    private mutating func loop(_ grid: Grid<VectorLayer>, to parent: String) -> [String] {
        let count = grid.first.sublayers.count
        let index = grid.index.isEmpty ? "index" : "index\(grid.index.count { $0 == "*" } + 2)"
        let copies = grid.expanded(count: count, index: index, \.sublayers)
        let lines = lines(copies, to: parent).dropFirst(2)
        guard !lines.isEmpty else { return [] }
        return ["for \(index) in 0..<\(count) {"] + SwiftText.indented(Array(lines)) + ["}"]
    }

    private mutating func opacity(_ grid: Grid<VectorLayer>, of name: String) -> [String] {
        motion.statements(
            Grid<Opacity>.curves(grid.map(\.opacity)),
            of: name,
            "opacity",
            initial: [1]
        )
    }

    private mutating func shadow(_ grid: Grid<VectorLayer.Shadow>, of name: String) -> [String] {
        let offset = grid.map(\.offset)
        return ["\(name).shadowOpacity = 1"]
            + motion.statements(
                Grid<Color>.curves(grid.map(\.color), digits: 4),
                of: name,
                "shadowColor",
                .color
            )
            + motion.statements(
                Grid<Lengths>.curves(grid.map(\.blur)),
                of: name,
                "shadowRadius"
            )
            + motion.statements(
                SwiftUIDrawing.component(offset) { Lengths([$0.dx]) },
                of: name,
                "shadowOffset.width"
            )
            + motion.statements(
                SwiftUIDrawing.component(offset) { Lengths([$0.dy]) },
                of: name,
                "shadowOffset.height"
            )
    }

    /// Adds the layers of clips and masks.
    private mutating func masks(
        _ grid: Grid<VectorLayer>,
        of name: String,
        _ label: String
    ) -> [String] {
        var lines: [String] = []
        if let clips = grid.compactMap(\.clip) {
            let clip = unique(label + "Clip")
            lines.append("let \(clip) = newLayer(CAShapeLayer())")
            lines += path(clips.map(\.path), of: clip, isMeasured: false)
            if clips.first.rule == .evenOdd { lines.append("\(clip).fillRule = .evenOdd") }
            lines.append("\(name).mask = \(clip)")
        }
        guard let masks = grid.compactMap(\.mask), !masks.first.isInverted else { return lines }
        let mask = unique(label + "Mask")
        lines.append("let \(mask) = newLayer(CALayer())")
        for index in masks.first.layers.indices {
            lines += self.lines(masks.map { $0.layers[index] }, to: mask)
        }
        guard grid.first.clip == nil else {
            // The clip masks the mask.
            let clip = lines.removeFirstAssignment(of: "\(name).mask")
            return lines + ["\(mask).mask = \(clip)", "\(name).mask = \(mask)"]
        }
        return lines + ["\(name).mask = \(mask)"]
    }

    private mutating func lines(
        _ grid: Grid<VectorImage>,
        to parent: String,
        _ label: String
    ) -> [String] {
        let image = grid.first
        let name = unique(label + "Image")
        var lines = [
            "let \(name) = newLayer(CALayer(), in: \(parent))",
            "\(name).contents = UIImage(named: \"\(imageName(image.image, image.part))\")?.cgImage",
        ]
        if image.filter == .nearest {
            lines += [
                "\(name).magnificationFilter = .nearest", "\(name).minificationFilter = .nearest",
            ]
        }
        lines += motion.statements(
            SwiftUIDrawing.component(grid.map(\.size)) { Lengths([$0.dx]) },
            of: name,
            "bounds.size.width"
        )
        return lines
            + motion.statements(
                SwiftUIDrawing.component(grid.map(\.size)) { Lengths([$0.dy]) },
                of: name,
                "bounds.size.height"
            )
    }

    private mutating func imageName(_ image: Image, _ part: PixelRect?) -> String {
        if let known = images.first(where: { $0.image == image && $0.part == part }) {
            return known.name
        }
        let name = "\(imagePrefix)-image-\(images.count + 1)"
        images.append(SwiftUIImage(name: name, image: image, part: part))
        return name
    }
}

extension [String] {
    /// Removes the line that assigns to a property. Returns the assigned expression.
    fileprivate mutating func removeFirstAssignment(of property: String) -> String {
        guard let index = firstIndex(where: { $0.hasPrefix(property + " = ") }) else {
            return "nil"
        }
        return String(remove(at: index).dropFirst(property.count + 3))
    }
}
