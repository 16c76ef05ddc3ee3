import type { SharedPlan } from '#contract/planning/plan-shares.ts'
import { addKinds } from '#domain/planning/kinds-added.ts'
import { GONE, type PlanDocument } from '../plans/plan-pdf.ts'

/** Of what the link shows and nothing else: without prices none is in it, and no budget either way. */
export function toSharedDocument(
  { name, version, since, lines, totalCents, totals }: SharedPlan,
  { now, addsKinds }: { now: Date; addsKinds: boolean },
): PlanDocument {
  return {
    name,
    asOf: now.toISOString(),
    budgetCents: null,
    // a bare hash would let whoever is shown no prices try them out
    stand: { version, since, sha256: null },
    certificate: null,
    lines: lines.map(({ title, medium, place, coordinates, first, last, quantity, isFree, ...line }) => ({
      title: title ?? GONE,
      medium,
      place,
      point: coordinates,
      // whoever holds a link is not shown whose shops there are
      nearest: null,
      first,
      last,
      quantity,
      totalCents: line.totalCents,
      status: isFree ? 'Can be had' : 'Cannot be had in these dates now',
    })),
    totalCents,
    totals,
    kindsAdded: totals && addsKinds ? addKinds(totals) : null,
  }
}
