import { toDateRange } from '../format-dates.ts'
import { addDays } from '../zoned-time.ts'
import type { Days } from './cells.ts'
import { makeGoodsOf, withoutMakeUps } from './make-up.ts'
import { formatCents } from './price/cents.ts'
import type { AgreedTerms } from './terms.ts'

/** What is not as agreed about days of a booking. */
export const PROBLEM_KINDS = [
  'no-proof',
  'not-shown',
  'posted-late',
  'wrong-artwork',
  'damaged',
  'dark',
  'spots-missing',
] as const
export type ProblemKind = (typeof PROBLEM_KINDS)[number]

export const PROBLEM_LABELS: Record<ProblemKind, string> = {
  'no-proof': 'No proof',
  'not-shown': 'Not shown',
  'posted-late': 'Posted late',
  'wrong-artwork': 'Wrong artwork',
  damaged: 'Damaged',
  dark: 'Dark',
  'spots-missing': 'Spots missing',
}

/** Evidence of one dispute. */
export const MAX_EVIDENCE = 30

interface Begun {
  terms: AgreedTerms
  /** Where the space is, `YYYY-MM-DD`. */
  today: string
  /** The day on which it was cancelled. */
  endedOn: string | null
}

/** The sold days of a booking that have begun; null: none has. */
export function daysBegun({ terms, today, endedOn }: Begun): Days | null {
  const { first, last } = withoutMakeUps(terms)
  const until = [last, today, ...(endedOn === null ? [] : [addDays(endedOn, -1)])].toSorted()[0] ?? last
  return first <= until ? { first, last: until } : null
}

/**
 * The days that a problem is most likely about: of what was posted late, those before it was first shown; else all that have begun.
 * @param shownOn the day of the first proof that stands: what its buyer has questioned shows nothing
 */
export function suggestDays(kind: ProblemKind, begun: Days, shownOn: string | null): Days {
  if (kind !== 'posted-late' || shownOn === null || shownOn <= begun.first) return begun
  const before = addDays(shownOn, -1)
  if (before > begun.last) return begun
  return { first: begun.first, last: before }
}

/** Whether days can be reported as lost: named, begun, and not made up for already. */
export function isLost({ first, last }: Days, { terms, ...now }: Begun): boolean {
  const begun = daysBegun({ terms, ...now })
  if (begun === null || first > last || first < begun.first || last > begun.last) return false
  return listMadeUp(terms).every((one) => one.last < first || last < one.first)
}

/** The lost days that money or other days have made up for. */
function listMadeUp(terms: AgreedTerms): Days[] {
  return [...(terms.credits ?? []), ...makeGoodsOf(terms).flatMap(({ insteadOf }) => insteadOf ?? [])]
}

/** Whether each of some days is made up for by the terms. */
export function isMadeUp({ first, last }: Days, terms: AgreedTerms): boolean {
  let next = first
  for (const made of listMadeUp(terms).toSorted((a, b) => (a.first < b.first ? -1 : 1)))
    if (made.first <= next && next <= made.last) next = addDays(made.last, 1)
  return next > last
}

/** "Dark, Mar 3 to Mar 8: $452.14 by the terms." */
export function describeProblem({
  kind,
  lost_from,
  lost_to,
  asked_cents,
}: {
  kind: ProblemKind
  lost_from: string
  lost_to: string
  asked_cents: number
}): string {
  const days = toDateRange({ first: lost_from, last: lost_to })
  return `${PROBLEM_LABELS[kind]}, ${days}: ${formatCents(asked_cents)} by the terms.`
}
