import Raster

/// A layered layout of modules and arrows. Long arrows pass through gaps between boxes.
///
/// Source: Sugiyama, Tagawa and Toda, “Methods for visual understanding of hierarchical system
/// structures”, 1981. Arrows over several layers get a waypoint in each layer. Layers are ordered
/// by the mean position of their neighbours. Then the nodes are moved towards their neighbours as
/// far as the order allows.
package struct GraphLayout {
    /// The size of a module's box, in points.
    static let box = Size(width: 132, height: 40)
    /// The gaps between neighbours and between layers, and the margin, in points.
    static let (gap, rowGap, margin) = (18.0, 52.0, 24.0)

    /// The boxes, by the names of their modules.
    package private(set) var frames: [String: Rect] = [:]
    /// The points of each arrow, from the bottom of a box to the top of another.
    package private(set) var arrows: [[Point]] = []
    /// The total size, in points.
    package private(set) var size = Size(width: 0, height: 0)

    /// A box or a waypoint.
    private struct Node {
        let module: String?
        let layer: Int
        var above: [Int] = []
        var below: [Int] = []
        var x = 0.0

        var width: Double { module == nil ? 6 : GraphLayout.box.width }
    }

    private var nodes: [Node] = []
    private var layers: [[Int]] = []

    /// Computes the layout of a graph.
    package init(_ graph: ModuleGraph) {
        let chains = addNodes(of: graph)
        let start = layers
        var best: (length: Double, nodes: [Node])?
        // The result of both steps depends on the initial order. The best of several random orders
        // is used.
        for seed in 1...64 {
            layers = start.map { Self.shuffled($0, seed: UInt64(seed)) }
            for round in 0..<24 { sweep(isDown: round.isMultiple(of: 2)) }
            spread()
            for round in 0..<100 { straighten(isDown: round.isMultiple(of: 2)) }
            let length = horizontalLength
            if length < best?.length ?? .infinity { best = (length, nodes) }
        }
        if let best { nodes = best.nodes }
        let left = nodes.map { $0.x - $0.width / 2 }.min() ?? 0
        let right = nodes.map { $0.x + $0.width / 2 }.max() ?? 0
        for index in nodes.indices { nodes[index].x += Self.margin - left }
        let rows = Double(layers.count)
        size = Size(
            width: right - left + 2 * Self.margin,
            height: rows * (Self.box.height + Self.rowGap) - Self.rowGap + 2 * Self.margin
        )
        for node in nodes {
            guard let module = node.module else { continue }
            frames[module] = Rect(center: middle(of: node), size: Self.box)
        }
        arrows = chains.map(points)
    }

    /// Creates boxes and waypoints. Returns the nodes of each arrow, from its tail to its head.
    private mutating func addNodes(of graph: ModuleGraph) -> [[Int]] {
        var indices: [String: Int] = [:]
        layers = Array(
            repeating: [],
            count: (graph.modules.map { graph.height(of: $0.name) }.max() ?? 0) + 1
        )
        func add(_ module: String?, _ layer: Int, to layout: inout GraphLayout) -> Int {
            layout.nodes.append(Node(module: module, layer: layer))
            layout.layers[layer].append(layout.nodes.count - 1)
            return layout.nodes.count - 1
        }
        for module in graph.modules {
            indices[module.name] = add(module.name, graph.height(of: module.name), to: &self)
        }
        return graph.essentialArrows.compactMap { arrow -> [Int]? in
            guard let tail = indices[arrow.from], let head = indices[arrow.to] else { return nil }
            var chain = [tail]
            for layer in stride(from: nodes[tail].layer - 1, to: nodes[head].layer, by: -1) {
                chain.append(add(nil, layer, to: &self))
            }
            chain.append(head)
            for (above, below) in zip(chain, chain.dropFirst()) {
                nodes[above].below.append(below)
                nodes[below].above.append(above)
            }
            return chain
        }
    }

    /// Orders each layer by the mean position of its neighbours in the previous layer.
    private mutating func sweep(isDown: Bool) {
        var positions = [Double](repeating: 0, count: nodes.count)
        func note(_ layer: [Int]) {
            for (position, index) in layer.enumerated() {
                positions[index] = Double(position) - Double(layer.count - 1) / 2
            }
        }
        layers.forEach(note)
        for layer in isDown ? Array(layers.indices.reversed()) : Array(layers.indices) {
            let weighted = layers[layer].map { index -> (index: Int, mean: Double) in
                let neighbours = isDown ? nodes[index].above : nodes[index].below
                guard !neighbours.isEmpty else { return (index, positions[index]) }
                let sum = neighbours.reduce(0) { $0 + positions[$1] }
                return (index, sum / Double(neighbours.count))
            }
            layers[layer] = weighted.enumerated().sorted {
                ($0.element.mean, $0.offset) < ($1.element.mean, $1.offset)
            }.map(\.element).map(
                \.index
            )
            note(layers[layer])
        }
    }

    /// Places the nodes of each layer side by side, centred at 0.
    private mutating func spread() {
        for layer in layers {
            var x = 0.0
            for index in layer {
                nodes[index].x = x + nodes[index].width / 2
                x += nodes[index].width + Self.gap
            }
            for index in layer { nodes[index].x -= (x - Self.gap) / 2 }
        }
    }

    /// Moves the nodes of each layer towards their neighbours, without overlap or changes of the
    /// order.
    private mutating func straighten(isDown: Bool) {
        for layer in isDown ? Array(layers.indices.reversed()) : Array(layers.indices) {
            var offset = 0.0
            var blocks: [(sum: Double, weight: Double, count: Int)] = []
            var offsets: [Double] = []
            for (position, index) in layers[layer].enumerated() {
                let node = nodes[index]
                if position > 0 {
                    offset += (nodes[layers[layer][position - 1]].width + node.width) / 2 + Self.gap
                }
                offsets.append(offset)
                let neighbours = node.above + node.below
                let mean =
                    neighbours.isEmpty
                    ? node.x : neighbours.reduce(0) { $0 + nodes[$1].x } / Double(neighbours.count)
                // Waypoints have a larger weight, so that long arrows are straight.
                let weight = node.module == nil ? 8.0 : 1
                blocks.append(((mean - offset) * weight, weight, 1))
                while blocks.count > 1, let last = blocks.last,
                    blocks[blocks.count - 2].sum / blocks[blocks.count - 2].weight
                        > last.sum / last.weight
                {
                    blocks.removeLast()
                    blocks[blocks.count - 1].sum += last.sum
                    blocks[blocks.count - 1].weight += last.weight
                    blocks[blocks.count - 1].count += last.count
                }
            }
            let starts = blocks.flatMap { Array(repeating: $0.sum / $0.weight, count: $0.count) }
            for (position, index) in layers[layer].enumerated() {
                nodes[index].x = starts[position] + offsets[position]
            }
        }
    }

    /// The total horizontal length of all arrows, in points.
    private var horizontalLength: Double {
        nodes.reduce(0) { sum, node in
            node.below.reduce(sum) { $0 + (nodes[$1].x - node.x).magnitude }
        }
    }

    /// Returns a layer in a pseudo-random order that depends only on the seed, by Lehmer's
    /// generator.
    private static func shuffled(_ layer: [Int], seed: UInt64) -> [Int] {
        var state = seed
        return layer.map { index -> (key: UInt64, index: Int) in
            state = state * 48_271 % 2_147_483_647
            return (state, index)
        }.sorted { $0.key < $1.key }.map(\.index)
    }

    private func middle(of node: Node) -> Point {
        let row = Double(layers.count - 1 - node.layer)
        let top = Self.margin + row * (Self.box.height + Self.rowGap)
        return Point(x: node.x, y: top + Self.box.height / 2)
    }

    private func points(of chain: [Int]) -> [Point] {
        chain.enumerated().flatMap { position, index -> [Point] in
            let middle = middle(of: nodes[index])
            let half = Vector(dx: 0, dy: Self.box.height / 2)
            if position == 0 { return [middle + half] }
            if position == chain.count - 1 { return [middle - half] }
            return [middle - half, middle + half]
        }
    }
}
