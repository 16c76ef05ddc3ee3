import type { PlanLineInput } from '#contract/planning/plans-saved.ts'
import type { PlannedSpace } from '#web/listing-parts/to-plan.ts'
import { ApiError } from '#web/platform/api.ts'

type Range = { first: string; last: string }

/** What is sent of a space for some days. @returns undefined where a day is missing or the last comes before the first */
export function toPlanLine(
  { listingId, unitId, quantity }: PlannedSpace,
  { first, last }: Range,
): PlanLineInput | undefined {
  if (!first || !last || last < first) return undefined
  return { listingId, unitId: unitId ?? null, from: first, to: last, quantity: quantity ?? 1 }
}

/** The nearest dates that a refusal names. */
export function nearestIn(error: Error | null): Range | null {
  if (!(error instanceof ApiError)) return null
  return (error.reply as { nearest?: Range | null } | null)?.nearest ?? null
}
