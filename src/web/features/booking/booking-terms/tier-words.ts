import type { CancellationTier } from '#domain/booking/booking-terms.ts'
import { listCancellationSteps, OWED_WORDS } from '#domain/booking/cancellation.ts'
import { toDayNumber } from '#domain/dates.ts'
import type { AdType } from '#domain/vocabulary.ts'

/** Any day: only how far the steps lie before it is read. */
const FIRST = '2027-06-07'

/** What a buyer gets back who cancels, in one sentence. @param hasDeposit whether one is agreed */
export function describeTier(tier: CancellationTier, medium: AdType, hasDeposit: boolean): string {
  const depositBasisPoints = hasDeposit ? 1 : null
  const steps = listCancellationSteps({ tier, medium, first: FIRST, depositBasisPoints })
  const parts = steps.map(({ until, owed }) => {
    if (until === null) return `after that ${OWED_WORDS[owed]}`
    const days = toDayNumber(FIRST) - toDayNumber(until)
    if (owed === 'nothing') return `Free until ${days} days before the first day`
    return `until ${days} days before ${OWED_WORDS[owed]}`
  })
  return `${parts.join('; ')}.`
}
