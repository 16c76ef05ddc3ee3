import type { Booking, ProposalInput } from '#contract/booking/bookings.ts'
import { BOOKING_LIMITS } from '#domain/booking/booking-terms.ts'
import { parseCents } from '#domain/booking/price/cents.ts'
import { toShortDate } from '#domain/format-dates.ts'

/** What is proposed about: a booking, or a space for which there is none yet. */
export type ProposalSubject = Pick<Booking, 'terms'> & {
  listing: Pick<Booking['listing'], 'id'>
  request: Pick<Booking['request'], 'from' | 'to' | 'quantity'>
}

/** A proposal as it is typed. */
export interface ProposalForm {
  unitId: number
  from: string
  to: string
  quantity: string
  extras: string[]
  /** Dollars; empty: at the rate as it stands. */
  space: string
  note: string
}

export type ProposalProblems = { [Field in keyof ProposalForm]?: string }

/** It begins with the terms as they stand. */
export function toProposalForm({ terms, request }: Pick<Booking, 'terms' | 'request'>): ProposalForm {
  const { first: from, last: to } = terms ?? { first: request.from, last: request.to }
  const { quantity, extras } = terms ?? request
  const unitId = terms?.units[0]?.unitId ?? request.unitId
  return {
    ...{ unitId, from, to, extras },
    quantity: String(quantity),
    // a sum is for its days: other days are at its rate
    space: '',
    note: '',
  }
}

/** Beside the typed days, those that are proposed where whole periods are sold. */
export function describeFit(
  { from, to }: Pick<ProposalForm, 'from' | 'to'>,
  fitted: { first: string; last: string } | undefined,
): ProposalProblems {
  if (!fitted || from === '' || to === '') return {}
  return {
    ...(fitted.first !== from && { from: `Sold in whole periods: from ${toShortDate(fitted.first)}.` }),
    ...(fitted.last !== to && { to: `Sold in whole periods: to ${toShortDate(fitted.last)}.` }),
  }
}

type Checked =
  | { input: ProposalInput; problems?: undefined }
  | { input?: undefined; problems: ProposalProblems }

/** What is sent of a proposal, or what is wrong with it. */
export function checkProposal(form: ProposalForm): Checked {
  const { unitId, from, to, extras, note } = form
  const quantity = Number(form.quantity)
  const spaceCents = form.space.trim() === '' ? null : parseCents(form.space)
  const problems: ProposalProblems = {
    ...(from === '' && { from: 'Please give the first day' }),
    ...(to === '' && { to: 'Please give the last day' }),
    ...(from !== '' && to !== '' && from > to && { to: 'The last day is before the first' }),
    ...(!(Number.isInteger(quantity) && quantity >= 1 && quantity <= BOOKING_LIMITS.capacity) && {
      quantity: 'Please give a whole number',
    }),
    ...(form.space.trim() !== '' && spaceCents === null && { space: 'Please give an amount like 1,250.00' }),
  }
  if (Object.keys(problems).length > 0) return { problems }
  return { input: { unitId, from, to, quantity, extras, spaceCents, note } }
}
