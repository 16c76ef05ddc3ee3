import type { CancellationTier } from '#domain/booking/booking-terms.ts'
import { listCancellationSteps } from '#domain/booking/cancellation.ts'
import { toDayNumber } from '#domain/dates.ts'
import type { AdType } from '#domain/vocabulary.ts'

type Steps = ReturnType<typeof listCancellationSteps>
type Owed = Steps[number]['owed']

/** Any day: only how far the steps lie before it is read. */
const FIRST = '2027-06-07'

const UNTIL: Record<Owed, string> = {
  nothing: 'Free until {n} days before the first day',
  half: 'half is owed until {n} days before',
  deposit: 'the deposit is owed until {n} days before',
  running: 'the running 28 days are owed until {n} days before',
  'running-or-deposit': 'the running 28 days, at least the deposit, are owed until {n} days before',
  everything: 'all of it is owed until {n} days before',
}
const THEN: Record<Owed, string> = {
  nothing: 'then it is free',
  half: 'then half is owed',
  deposit: 'then the deposit is owed',
  running: 'then the running 28 days are owed and later ones are free',
  'running-or-deposit': 'then the running 28 days are owed, at least the deposit, and later ones are free',
  everything: 'then all of it is owed',
}

/** What a buyer owes who cancels, in one sentence. @param deposit whether one is agreed */
export function describeTier(tier: CancellationTier, medium: AdType, deposit: boolean): string {
  const depositBasisPoints = deposit ? 1 : null
  const steps: Steps = listCancellationSteps({ tier, medium, first: FIRST, depositBasisPoints })
  const parts = steps.map(({ until, owed }) => {
    if (until === null) return THEN[owed]
    return UNTIL[owed].replace('{n}', String(toDayNumber(FIRST) - toDayNumber(until)))
  })
  return `${parts.join(', ')}.`
}
