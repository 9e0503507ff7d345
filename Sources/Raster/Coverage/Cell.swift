import CPixels

/// One pixel of a row, through which edges pass: walks the winding in it, slab by slab.
struct Cell {
    /// A part of an edge within the pixel, from its upper end on.
    private struct Part: BitwiseCopyable {
        var top: Strand.Corner
        var bottom: Strand.Corner
        var direction: Int32
        var slope: Double

        /// Where the part is at a height.
        func x(at y: Int32) -> Double { Double(top.x) + Double(y - top.y) * slope }
    }

    /// A part in a slab.
    private struct Side: BitwiseCopyable {
        var part: Int
        /// Twice the x in the slab's middle.
        var place: Double
    }

    /// A height from which on the winding at the pixel's left side is another.
    private struct Step: BitwiseCopyable {
        var y: Int32
        var change: Int32
    }

    private var rule = FillRule.nonZero
    private var parts: [Part] = []
    /// The winding at the left side of the pixel, from the row's top on; in order.
    private var steps: [Step] = []
    /// The heights at which slabs meet.
    private var heights: [Int32] = []
    private var crossings: [Int32] = []
    private var sides: [Side] = []

    /// Begins a row.
    mutating func begin(rule: FillRule) {
        self.rule = rule
        parts.removeAll(keepingCapacity: true)
        steps.removeAll(keepingCapacity: true)
    }

    /// Takes in a part of an edge from left to right; `sign` is −1 where the outline runs backwards.
    mutating func take(from: Strand.Corner, to: Strand.Corner, sign: Int32) {
        guard from.y != to.y else { return }
        let (top, bottom) = from.y < to.y ? (from, to) : (to, from)
        parts.append(
            Part(
                top: top,
                bottom: bottom,
                direction: from.y < to.y ? sign : -sign,
                slope: Double(bottom.x - top.x) / Double(bottom.y - top.y)
            )
        )
    }

    /// Adds the areas of what is filled to `areas`; then stands before the next pixel with edges.
    mutating func add(to areas: GrowingBuffer<Int32>, column: Int32) {
        guard !parts.isEmpty else { return }
        parts.sort { $0.top.y < $1.top.y }
        heights.removeAll(keepingCapacity: true)
        for part in parts {
            heights.append(part.top.y)
            heights.append(part.bottom.y)
        }
        for step in steps { heights.append(step.y) }
        heights.sort()
        sides.removeAll(keepingCapacity: true)
        let parts = parts
        var next = 0
        var step = 0
        var winding: Int32 = 0
        for i in 0..<heights.count - 1 where heights[i] < heights[i + 1] {
            let (top, bottom) = (heights[i], heights[i + 1])
            while step < steps.count, steps[step].y <= top {
                winding += steps[step].change
                step += 1
            }
            sides.removeAll { parts[$0.part].bottom.y <= top }
            while next < parts.count, parts[next].top.y == top {
                sides.append(Side(part: next, place: 0))
                next += 1
            }
            if sides.isEmpty { continue }
            addSlab(top, bottom, winding, to: areas, column)
        }
        passParts()
    }

    /// Adds a slab in which no part begins or ends, cut where parts cross.
    private mutating func addSlab(
        _ top: Int32,
        _ bottom: Int32,
        _ winding: Int32,
        to areas: GrowingBuffer<Int32>,
        _ column: Int32
    ) {
        findCrossings(top, bottom)
        var y = top
        for crossing in crossings where crossing > y && crossing < bottom {
            addStanding(y, crossing, winding, to: areas, column)
            y = crossing
        }
        addStanding(y, bottom, winding, to: areas, column)
    }

    /// Finds where the sides change their order in a slab, to the nearest heights, in order.
    private mutating func findCrossings(_ top: Int32, _ bottom: Int32) {
        crossings.removeAll(keepingCapacity: true)
        guard sides.count > 1 else { return }
        sort { $0.x(at: top) }
        // Sorting them by where they leave the slab passes each pair that crosses.
        for i in sides.indices {
            let side = sides[i]
            let below = parts[side.part].x(at: bottom)
            var j = i
            while j > 0, case let other = parts[sides[j - 1].part], other.x(at: bottom) > below {
                let before = other.x(at: top) - parts[side.part].x(at: top)
                let after = other.x(at: bottom) - below
                let share = before / (before - after)
                // All heights of the slab are cut before there are more crossings than heights.
                if crossings.count < 2 * Int(bottom - top) {
                    crossings.append(top + Int32(share * Double(bottom - top) + 0.5))
                }
                sides[j] = sides[j - 1]
                j -= 1
            }
            sides[j] = side
        }
        if crossings.count >= 2 * Int(bottom - top) { crossings = Array(top + 1..<bottom) }
        crossings.sort()
    }

    /// Puts the sides, which are nearly so, in order from left to right.
    private mutating func sort(by place: (Part) -> Double) {
        for i in sides.indices { sides[i].place = place(parts[sides[i].part]) }
        for i in sides.indices.dropFirst() {
            let side = sides[i]
            var j = i
            while j > 0, sides[j - 1].place > side.place {
                sides[j] = sides[j - 1]
                j -= 1
            }
            sides[j] = side
        }
    }

    /// Adds the sides of what is filled in a slab in which they stand side by side: down on the left of
    /// a part, up on its right.
    private mutating func addStanding(
        _ top: Int32,
        _ bottom: Int32,
        _ start: Int32,
        to areas: GrowingBuffer<Int32>,
        _ column: Int32
    ) {
        sort { $0.x(at: top) + $0.x(at: bottom) }
        let left = 2 * (column << Subpixel.bits)
        var winding = start
        for side in sides {
            let part = parts[side.part]
            let wasFilled = rule.fills(winding)
            winding += part.direction
            if rule.fills(winding) == wasFilled { continue }
            let height = wasFilled ? top - bottom : bottom - top
            // x is never negative, so that truncation rounds down.
            let sum = Int32(part.x(at: top) + 0.5) + Int32(part.x(at: bottom) + 0.5) - left
            let area = height * sum
            areas[Int(column)] += height * (2 * Subpixel.one) - area
            areas[Int(column) + 1] += area
        }
    }

    /// Adds what the parts change to the winding beside the pixel, and forgets them.
    private mutating func passParts() {
        for part in parts {
            steps.append(Step(y: part.top.y, change: part.direction))
            steps.append(Step(y: part.bottom.y, change: -part.direction))
        }
        parts.removeAll(keepingCapacity: true)
        steps.sort { $0.y < $1.y }
        var kept = 0
        var i = 0
        while i < steps.count {
            var step = steps[i]
            i += 1
            while i < steps.count, steps[i].y == step.y {
                step.change += steps[i].change
                i += 1
            }
            if step.change == 0 { continue }
            steps[kept] = step
            kept += 1
        }
        steps.removeSubrange(kept...)
    }

    /// The area of what is filled behind the last pixel.
    var areaBehind: Int32 {
        var winding: Int32 = 0
        var area: Int32 = 0
        for (step, next) in zip(steps, steps.dropFirst()) {
            winding += step.change
            if rule.fills(winding) { area += (next.y - step.y) * 2 * Subpixel.one }
        }
        return area
    }

    /// The height of the row times the winding behind the last pixel.
    var heightBehind: Int32 {
        // Each step counts from its height to the row's end.
        steps.reduce(0) { $0 - $1.change * $1.y }
    }
}
