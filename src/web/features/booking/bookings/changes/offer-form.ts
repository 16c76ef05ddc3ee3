import type { RequestedChange } from '#contract/booking/booking-changes.ts'
import type { ChangeKind } from '#domain/booking/change.ts'
import { parseCents } from '#domain/booking/price/cents.ts'

/** What makes up for lost days, as it is typed. */
export interface OfferForm {
  kind: Exclude<ChangeKind, 'change'>
  lostFrom: string
  lostTo: string
  /** Dollars; empty: what the lost days cost. */
  credit: string
  unitId: number
  from: string
  to: string
}

export type OfferProblems = { [Field in keyof OfferForm]?: string }

type Checked =
  | { asked: RequestedChange; problems?: undefined }
  | { asked?: undefined; problems: OfferProblems }

/** What is sent of an offer, or what is wrong with it. */
export function checkOffer(form: OfferForm): Checked {
  const { kind, lostFrom, lostTo, credit, unitId, from, to } = form
  const isTyped = credit.trim() !== ''
  const creditCents = isTyped ? parseCents(credit) : null
  const problems: OfferProblems = {
    ...checkDays(['lostFrom', lostFrom], ['lostTo', lostTo]),
    ...(kind === 'make-good' && checkDays(['from', from], ['to', to])),
    ...(kind === 'credit' && isTyped && !creditCents && { credit: 'Please give an amount like 1,250.00' }),
  }
  if (Object.keys(problems).length > 0) return { problems }
  const lost = { from: lostFrom, to: lostTo }
  return {
    asked: kind === 'credit' ? { kind, lost, creditCents } : { kind, lost, days: { unitId, from, to } },
  }
}

type Day = [field: keyof OfferForm, value: string]

function checkDays([first, from]: Day, [last, to]: Day): OfferProblems {
  return {
    ...(from === '' && { [first]: 'Please give the first day' }),
    ...(to === '' && { [last]: 'Please give the last day' }),
    ...(from !== '' && to !== '' && from > to && { [last]: 'The last day is before the first' }),
  }
}
