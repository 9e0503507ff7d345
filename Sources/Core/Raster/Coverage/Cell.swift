import CPixels

/// One pixel of a row that edges cross: integrates its winding, slab by slab.
struct Cell<Count: Winding> {
    /// A part of an edge within the pixel, from its upper end on.
    private struct Part: BitwiseCopyable {
        var top: EdgeChain.Corner
        var bottom: EdgeChain.Corner
        var direction: Count
        var slope: Double

        /// Where the part is at a height.
        func x(at y: Int32) -> Double { Double(top.x) + Double(y - top.y) * slope }
    }

    /// A part in a slab.
    private struct Side: BitwiseCopyable {
        var part: Int
        /// By what sides are in order: an x, or a sum of two.
        var position: Double
        /// Where the part leaves the slab, and the least position where one to its right does.
        var passing: (own: Double, leastBehind: Double) = (0, 0)
    }

    /// Neighbouring heights in the pixel.
    private struct Slab {
        var top: Int32
        var bottom: Int32
        var column: Int32
    }

    /// A height from which on the winding at the pixel's left side is another.
    fileprivate struct Step: BitwiseCopyable {
        var y: Int32
        var change: Count
    }

    private var rule: Count.Rule
    private var parts: [Part] = []
    /// The winding at the left side of the pixel, from the row's top on; in order.
    fileprivate var steps: [Step] = []
    /// The heights at which slabs meet.
    private var heights: [Int32] = []
    private var crossings: [Int32] = []
    private var sides: [Side] = []

    init(rule: Count.Rule) { self.rule = rule }

    /// Begins a row.
    mutating func begin(rule: Count.Rule) {
        self.rule = rule
        parts.removeAll(keepingCapacity: true)
        steps.removeAll(keepingCapacity: true)
    }

    /// Takes in a part of an edge from left to right; `sign` is −1 for its outline where that runs backwards.
    mutating func take(from: EdgeChain.Corner, to: EdgeChain.Corner, sign: Count) {
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
        var next = 0
        var step = 0
        var winding = Count.zero
        for i in 0..<heights.count - 1 where heights[i] < heights[i + 1] {
            let (top, bottom) = (heights[i], heights[i + 1])
            while step < steps.count, steps[step].y <= top {
                winding += steps[step].change
                step += 1
            }
            moveSides(to: top, &next)
            // Of what is filled throughout, nothing begins or ends here.
            if isFilledThroughout(sides.indices, winding) { continue }
            addSlab(top, bottom, winding, to: areas, column)
        }
        passParts()
    }

    /// Goes on to the parts that are there below a height; `next` is the first that was not.
    private mutating func moveSides(to top: Int32, _ next: inout Int) {
        var kept = 0
        for i in sides.indices where parts[sides[i].part].bottom.y > top {
            sides[kept] = sides[i]
            kept += 1
        }
        sides.removeSubrange(kept...)
        while next < parts.count, parts[next].top.y == top {
            sides.append(Side(part: next, position: 0))
            next += 1
        }
    }

    /// Adds a slab in which no part begins or ends.
    ///
    /// Parts that change positions there are neighbours where they do: each such group is cut by itself.
    private mutating func addSlab(
        _ top: Int32,
        _ bottom: Int32,
        _ winding: Count,
        to areas: GrowingBuffer<Int32>,
        _ column: Int32
    ) {
        order(sides.indices) { $0.x(at: top) }
        findPassing(bottom)
        let slab = Slab(top: top, bottom: bottom, column: column)
        var winding = winding
        var first = 0
        var rightmost = -Double.infinity
        for i in sides.indices {
            let passing = sides[i].passing
            rightmost = max(rightmost, passing.own)
            guard rightmost <= passing.leastBehind else { continue }
            let group = first..<i + 1
            first = i + 1
            rightmost = -Double.infinity
            if group.count > 1, !isFilledThroughout(group, winding) {
                addCrossing(group, slab, &winding, to: areas)
            } else {
                addStanding(group, slab, &winding, to: areas)
            }
        }
    }

    /// Works out where each side leaves a slab, and the least position where one behind it does.
    private mutating func findPassing(_ bottom: Int32) {
        var least = Double.infinity
        for i in sides.indices.reversed() {
            let own = parts[sides[i].part].x(at: bottom)
            sides[i].passing = (own, least)
            least = min(least, own)
        }
    }

    /// Whether neighbouring sides lie in what is filled, in whatever order they stand.
    private func isFilledThroughout(_ group: Range<Int>, _ winding: Count) -> Bool {
        var (least, greatest) = (winding, winding)
        for i in group {
            let (down, up) = Count.ordered(parts[sides[i].part].direction, .zero)
            least += down
            greatest += up
        }
        return Count.isFilled(from: least, to: greatest, by: rule)
    }

    /// Adds neighbouring sides that cross each other.
    private mutating func addCrossing(
        _ group: Range<Int>,
        _ slab: Slab,
        _ winding: inout Count,
        to areas: GrowingBuffer<Int32>
    ) {
        findCrossings(group, slab)
        let start = winding
        var part = slab
        for crossing in crossings where crossing > part.top && crossing < slab.bottom {
            part.bottom = crossing
            winding = start
            addStanding(group, part, &winding, to: areas)
            part.top = crossing
        }
        part.bottom = slab.bottom
        winding = start
        addStanding(group, part, &winding, to: areas)
    }

    /// Finds where neighbouring sides, in order at a slab's top, change their order in it, to the
    /// nearest heights, in order.
    private mutating func findCrossings(_ group: Range<Int>, _ slab: Slab) {
        crossings.removeAll(keepingCapacity: true)
        let height = slab.bottom - slab.top
        // Sorting them by where they leave the slab passes each pair that crosses.
        for i in group {
            let side = sides[i]
            let below = side.passing.own
            var j = i
            while j > group.lowerBound, case let other = sides[j - 1], other.passing.own > below {
                let before = other.position - side.position
                let share = before / (before - (other.passing.own - below))
                // All heights of the slab are cut before there are more crossings than heights.
                if crossings.count < 2 * Int(height) {
                    crossings.append(slab.top + Int32(share * Double(height) + 0.5))
                }
                sides[j] = sides[j - 1]
                j -= 1
            }
            sides[j] = side
        }
        if crossings.count >= 2 * Int(height) { crossings = Array(slab.top + 1..<slab.bottom) }
        crossings.sort()
    }

    /// Puts neighbouring sides, which are nearly so, in order from left to right.
    private mutating func order(_ group: Range<Int>, by position: (Part) -> Double) {
        for i in group {
            var side = sides[i]
            side.position = position(parts[side.part])
            var j = i
            while j > group.lowerBound, sides[j - 1].position > side.position {
                sides[j] = sides[j - 1]
                j -= 1
            }
            sides[j] = side
        }
    }

    /// Adds neighbouring sides of what is filled where they stand side by side: down on the left of a
    /// part, up on its right.
    private mutating func addStanding(
        _ group: Range<Int>,
        _ slab: Slab,
        _ winding: inout Count,
        to areas: GrowingBuffer<Int32>
    ) {
        if group.count > 1 { order(group) { $0.x(at: slab.top) + $0.x(at: slab.bottom) } }
        let column = Int(slab.column)
        let left = 2 * (slab.column << Subpixel.bits)
        for i in group {
            let part = parts[sides[i].part]
            let wasFilled = winding.isFilled(by: rule)
            winding += part.direction
            if winding.isFilled(by: rule) == wasFilled { continue }
            let height = wasFilled ? slab.top - slab.bottom : slab.bottom - slab.top
            // x is never negative, so that truncation rounds down.
            let sum =
                Int32(part.x(at: slab.top) + 0.5) + Int32(part.x(at: slab.bottom) + 0.5) - left
            let area = height * sum
            unsafe areas[column] += height * (2 * Subpixel.one) - area
            unsafe areas[column + 1] += area
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
            if step.change == .zero { continue }
            steps[kept] = step
            kept += 1
        }
        steps.removeSubrange(kept...)
    }

    /// The area of what is filled behind the last pixel.
    var areaBehind: Int32 {
        var winding = Count.zero
        var area: Int32 = 0
        for (step, next) in zip(steps, steps.dropFirst()) {
            winding += step.change
            if winding.isFilled(by: rule) { area += (next.y - step.y) * 2 * Subpixel.one }
        }
        return area
    }

}

extension Cell<Int32> {
    /// The height of the row times the winding behind the last pixel.
    var heightBehind: Int32 {
        // Each step counts from its height to the row's end.
        steps.reduce(0) { $0 - $1.change * $1.y }
    }
}

/// The grid on which outlines are placed before their areas are summed.
///
/// A pixel is 4,096 × 4,096 units. Placing a corner moves it by at most 1/8,192 of a pixel, which
/// changes a pixel's coverage by 0.03/255 at most for each edge in it. Areas are then whole
/// numbers, so that sums are exact in any order and edges shared by two shapes cancel.
package enum Subpixel {
    /// Bits of a coordinate below the pixel.
    package static let bits: Int32 = 12
    /// Units to a pixel.
    package static let one: Int32 = 1 << bits
    /// A pixel's whole area, in units of half a square unit.
    package static let fullArea: Int32 = 1 << (2 * bits + 1)
}
