import type { RequestedChange } from '#contract/booking/booking-changes.ts'
import type { ProblemInput } from '#contract/booking/disputes.ts'
import type { Days } from '#domain/booking/cells.ts'
import { CHANGEABLE_STATUSES } from '#domain/booking/change.ts'
import type { BookingStatus } from '#domain/booking/lifecycle.ts'
import { priceLost, withoutMakeUps } from '#domain/booking/make-up.ts'
import { formatCents } from '#domain/booking/price/cents.ts'
import type { ProblemKind } from '#domain/booking/problem.ts'
import type { AgreedTerms } from '#domain/booking/terms.ts'
import { toDayNumber } from '#domain/dates.ts'

/** What a buyer wants for days that were not as agreed. */
export type Remedy = 'credit' | 'make-good' | 'dispute'

/** A problem, as it is typed. */
export interface ProblemForm {
  kind: ProblemKind
  from: string
  to: string
  remedy: Remedy
  /** Of days in their place. */
  insteadFrom: string
  insteadTo: string
  words: string
  proofs: string[]
}

/** What can be asked for at this moment: days while it runs, money until it can be disputed no more. */
export function listRemedies(status: BookingStatus): Remedy[] {
  const asked = (['credit', 'make-good'] as const).filter((kind) =>
    CHANGEABLE_STATUSES[kind].includes(status),
  )
  return [...asked, 'dispute']
}

/** "6 of 28 days: $452.14 by the terms you both signed"; null: no such days. Days that make up for others are none of those sold. */
export function describeRemedy(terms: AgreedTerms, { first, last }: Days): string | null {
  const sold = withoutMakeUps(terms)
  if (first < sold.first || last > sold.last || first > last) return null
  const [days, of] = [countDays({ first, last }), countDays(sold)]
  return `${days} of ${of} days: ${formatCents(priceLost(terms, { first, last }))} by the terms you both signed`
}

const countDays = ({ first, last }: Days): number => toDayNumber(last) - toDayNumber(first) + 1

export type ProblemFaults = { [Field in keyof ProblemForm]?: string }

type Checked =
  | { change: RequestedChange; problem?: undefined; faults?: undefined }
  | { change?: undefined; problem: ProblemInput; faults?: undefined }
  | { change?: undefined; problem?: undefined; faults: ProblemFaults }

/** What is sent of a problem, or what is wrong with it by field. */
export function checkProblem(form: ProblemForm, { begun, unitId }: { begun: Days; unitId: number }): Checked {
  const { kind, from, to, remedy, insteadFrom, insteadTo, words, proofs } = form
  const faults: ProblemFaults = {
    ...((from < begun.first || from > begun.last) && { from: 'Name days of this booking that have begun.' }),
    ...((to < from || to > begun.last) && { to: 'Name days of this booking that have begun.' }),
    ...(remedy === 'make-good' && insteadFrom === '' && { insteadFrom: 'Please give the first day' }),
    ...(remedy === 'make-good' &&
      insteadTo < insteadFrom && { insteadTo: 'The last day is before the first' }),
    ...(words.trim() === '' && { words: 'Please say what happened' }),
  }
  if (Object.keys(faults).length > 0) return { faults }
  const lost = { from, to }
  if (remedy === 'dispute') return { problem: { kind, ...lost, proofs } }
  if (remedy === 'credit') return { change: { kind: 'credit', lost, creditCents: null } }
  return { change: { kind: 'make-good', lost, days: { unitId, from: insteadFrom, to: insteadTo } } }
}
