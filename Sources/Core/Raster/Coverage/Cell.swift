import CPixels

/// A pixel of a row that edges cross. Integrates the winding slab by slab.
struct Cell<Count: Winding> {
    /// A part of an edge within the pixel, from its upper end on.
    private struct Part: BitwiseCopyable {
        var top: EdgeChain.Corner
        var bottom: EdgeChain.Corner
        var direction: Count
        var slope: Double

        /// Returns the x of the part at a height.
        func x(at y: Int32) -> Double { Double(top.x) + Double(y - top.y) * slope }
    }

    /// A part within a slab.
    private struct Side: BitwiseCopyable {
        var part: Int
        /// The sort key: an x, or the sum of two.
        var position: Double
        /// The x where the part leaves the slab, and the least such x of all parts to its right.
        var exits: (own: Double, leastToRight: Double) = (0, 0)
    }

    /// A horizontal slab of the pixel.
    private struct Slab {
        var top: Int32
        var bottom: Int32
        var column: Int32
    }

    /// A change of the winding at the left border of the pixel, from a height on.
    fileprivate struct Step: BitwiseCopyable {
        var y: Int32
        var change: Count
    }

    private var rule: Count.Rule
    private var parts: [Part] = []
    /// The changes of the winding at the left border of the pixel, from the top of the row
    /// downwards.
    fileprivate var steps: [Step] = []
    /// The heights of the borders between slabs.
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

    /// Adds a part of an edge, from left to right. `sign` is −1 if the outline runs from right to
    /// left.
    mutating func addPart(from: EdgeChain.Corner, to: EdgeChain.Corner, sign: Count) {
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

    /// Adds the filled areas of the pixel to `areas`, and moves its windings to the next pixel with
    /// edges.
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
            // If everything is filled, no area begins or ends here.
            if isFilledThroughout(sides.indices, winding) { continue }
            addSlab(top, bottom, winding, to: areas, column)
        }
        passParts()
    }

    /// Updates `sides` to the parts that cross the slab below `top`. `next` is the first part that
    /// has not begun.
    private mutating func moveSides(to top: Int32, _ next: inout Int) {
        var count = 0
        for i in sides.indices where parts[sides[i].part].bottom.y > top {
            sides[count] = sides[i]
            count += 1
        }
        sides.removeSubrange(count...)
        while next < parts.count, parts[next].top.y == top {
            sides.append(Side(part: next, position: 0))
            next += 1
        }
    }

    /// Adds a slab. No part begins or ends within it.
    ///
    /// Parts that cross each other are adjacent. Each such group is processed separately.
    private mutating func addSlab(
        _ top: Int32,
        _ bottom: Int32,
        _ winding: Count,
        to areas: GrowingBuffer<Int32>,
        _ column: Int32
    ) {
        order(sides.indices) { $0.x(at: top) }
        findExits(bottom)
        let slab = Slab(top: top, bottom: bottom, column: column)
        var winding = winding
        var first = 0
        var rightmost = -Double.infinity
        for i in sides.indices {
            let exits = sides[i].exits
            rightmost = max(rightmost, exits.own)
            guard rightmost <= exits.leastToRight else { continue }
            let group = first..<i + 1
            first = i + 1
            rightmost = -Double.infinity
            if group.count > 1, !isFilledThroughout(group, winding) {
                addCrossing(group, slab, &winding, to: areas)
            } else {
                addOrdered(group, slab, &winding, to: areas)
            }
        }
    }

    /// Computes where each side leaves the slab, and the least such x to its right.
    private mutating func findExits(_ bottom: Int32) {
        var least = Double.infinity
        for i in sides.indices.reversed() {
            let own = parts[sides[i].part].x(at: bottom)
            sides[i].exits = (own, least)
            least = min(least, own)
        }
    }

    /// Whether all areas between adjacent sides are filled, in every order of the sides.
    private func isFilledThroughout(_ group: Range<Int>, _ winding: Count) -> Bool {
        var (least, greatest) = (winding, winding)
        for i in group {
            let (down, up) = Count.ordered(parts[sides[i].part].direction, .zero)
            least += down
            greatest += up
        }
        return Count.isFilled(from: least, to: greatest, by: rule)
    }

    /// Adds the areas between adjacent sides that cross, by splitting the slab at each crossing.
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
            addOrdered(group, part, &winding, to: areas)
            part.top = crossing
        }
        part.bottom = slab.bottom
        winding = start
        addOrdered(group, part, &winding, to: areas)
    }

    /// Finds the heights where adjacent sides cross, rounded and sorted. The sides must be in their
    /// order at the top of the slab.
    private mutating func findCrossings(_ group: Range<Int>, _ slab: Slab) {
        crossings.removeAll(keepingCapacity: true)
        let height = slab.bottom - slab.top
        // Insertion sort by the order at the bottom passes each pair that crosses.
        for i in group {
            let side = sides[i]
            let below = side.exits.own
            var j = i
            while j > group.lowerBound, case let other = sides[j - 1], other.exits.own > below {
                let before = other.position - side.position
                let fraction = before / (before - (other.exits.own - below))
                // If there are more crossings than heights, the slab is cut at every height.
                if crossings.count < 2 * Int(height) {
                    crossings.append(slab.top + Int32(fraction * Double(height) + 0.5))
                }
                sides[j] = sides[j - 1]
                j -= 1
            }
            sides[j] = side
        }
        if crossings.count >= 2 * Int(height) { crossings = Array(slab.top + 1..<slab.bottom) }
        crossings.sort()
    }

    /// Sorts adjacent sides, which are nearly sorted already, from left to right.
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

    /// Adds the areas of adjacent sides that do not cross. Only the borders of filled areas are
    /// added: downwards on the left, upwards on the right.
    private mutating func addOrdered(
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

    /// Adds the windings of the parts to those at the left border of the next pixel, and removes
    /// the parts.
    private mutating func passParts() {
        for part in parts {
            steps.append(Step(y: part.top.y, change: part.direction))
            steps.append(Step(y: part.bottom.y, change: -part.direction))
        }
        parts.removeAll(keepingCapacity: true)
        steps.sort { $0.y < $1.y }
        var count = 0
        var i = 0
        while i < steps.count {
            var step = steps[i]
            i += 1
            while i < steps.count, steps[i].y == step.y {
                step.change += steps[i].change
                i += 1
            }
            if step.change == .zero { continue }
            steps[count] = step
            count += 1
        }
        steps.removeSubrange(count...)
    }

    /// The filled area to the right of the last pixel.
    var areaAtRightEnd: Int32 {
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
    /// The winding to the right of the last pixel, integrated over the height of the row.
    var windingHeightAtRightEnd: Int32 {
        // Each step counts from its height to the bottom of the row.
        steps.reduce(0) { $0 - $1.change * $1.y }
    }
}

/// The grid on which outlines are placed before their areas are summed.
///
/// A pixel is 4,096 × 4,096 units. Rounding a corner moves it by at most 1/8,192 pixel, which
/// changes the coverage of a pixel by at most 0.03/255 for each edge in it. Areas are then
/// integers, so that sums are exact in any order and shared edges of two shapes cancel.
package enum Subpixel {
    /// The fractional bits of a coordinate.
    package static let bits: Int32 = 12
    /// The size of a pixel, in units.
    package static let one: Int32 = 1 << bits
    /// The area of a pixel, in half square units.
    package static let fullArea: Int32 = 1 << (2 * bits + 1)
}
