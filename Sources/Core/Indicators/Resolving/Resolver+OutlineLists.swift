import Base
import Raster

extension Resolver {
    /// Resolves the outlines of a combination or a morph.
    mutating func outlineList(
        _ outlines: Setting<[Setting<PlacedOutline>]>,
        isMorph: Bool
    ) -> Resolved.OutlineList? {
        outlineDepth += 1
        defer { outlineDepth -= 1 }
        guard outlineDepth <= DesignLimits.outlineDepth else {
            report(
                "outlines are nested more than \(DesignLimits.outlineDepth) levels deep",
                hint: "combine fewer outlines within each other"
            )
            return nil
        }
        let count = ArgumentType.outlineCount(isMorph: isMorph)
        let resolved: [Resolved.PlacedOutline]? = resolve(outlines) { resolver, outlines in
            guard resolver.checkCount(outlines.count, count) else { return nil }
            return resolver.each(outlines) { resolver, outline in
                resolver.resolve(outline) { $0.placedOutline($1) }
            }
        }
        guard let resolved, countSegments(of: resolved) else { return nil }
        return Resolved.OutlineList(resolved, isMorph: isMorph)
    }

    private mutating func placedOutline(_ placed: PlacedOutline) -> Resolved.PlacedOutline? {
        let outline = outline(placed.outline)
        checkInterior(of: outline)
        let offset = at("offset") { $0.drivenPair(placed.offset, .points, standard: .zero) }
        let rotation = at("rotate") { $0.driven(placed.rotation, .number(.degrees), standard: 0) }
        let rule = at("rule") { $0.plain(placed.rule) } ?? .nonZero
        return outline.map {
            Resolved.PlacedOutline(outline: $0, offset: offset, rotation: rotation, rule: rule)
        }
    }

    /// Counts the curves and lines of outlines that are combined. Returns `false` if the design has
    /// too many of them, and reports a problem the first time.
    private mutating func countSegments(of outlines: [Resolved.PlacedOutline]) -> Bool {
        let limit = DesignLimits.combinedSegments
        let wasWithinLimit = combinedSegments <= limit
        for placed in outlines where combinedSegments <= limit {
            let (total, overflow) = combinedSegments.addingReportingOverflow(
                placed.outline.segments
            )
            combinedSegments = overflow ? .max : total
        }
        guard combinedSegments > limit else { return true }
        if wasWithinLimit {
            report(
                "the outlines in combinations and morphs have more than \(limit) curves and lines "
                    + "in total, counting all branches of choices",
                hint: "combine fewer or simpler outlines"
            )
        }
        return false
    }

    /// Reports a position beyond the last outline of a morph.
    mutating func checkPosition(of outline: Resolved.Outline) {
        for case .outlines(let list) in outline.arguments where list.isMorph {
            let last = Double(list.outlines.count - 1)
            for (argument, field) in zip(outline.arguments, outline.kind.fields) {
                guard case .number(let position) = argument,
                    let highest = position.values.max(), highest > last
                else { continue }
                at(field.key) {
                    $0.report(
                        "there is no outline \(NumberText.short(highest)): the first is 0, the "
                            + "last \(NumberText.short(last))",
                        hint: "allowed: 0…\(NumberText.short(last)) for "
                            + "\(list.outlines.count) outlines"
                    )
                }
            }
        }
    }
}
