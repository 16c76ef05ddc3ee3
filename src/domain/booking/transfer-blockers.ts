import { toShortDate } from '../format-dates.ts'
import type { BookingStatus } from './lifecycle.ts'
import { toBookingReference } from './reference.ts'
import { BOOKING_STATUS_LABELS } from './status-labels.ts'

/** What keeps a space with its seller: terms, contracts and offers name them. */
export interface TransferFacts {
  isArchived: boolean
  bookings: readonly { id: number; status: BookingStatus }[]
  /** Contracts by their number, or the client's name, and until when; null: until further notice. */
  contracts: readonly { name: string; until: string | null }[]
  /** Titles of proposals that a client may still accept. */
  proposals: readonly string[]
  /** Titles of briefs whose buyer may still take what was answered. */
  briefs: readonly string[]
  /** Viewings that are proposed or agreed. */
  viewings: number
}

/** Each in a sentence; none: the space can go. */
export function listTransferBlockers(facts: TransferFacts): string[] {
  return [
    ...(facts.isArchived ? ['It is archived. Restore it first.'] : []),
    ...facts.bookings.map(
      ({ id, status }) =>
        `${toBookingReference(id)} is not finished: ${BOOKING_STATUS_LABELS[status].toLowerCase()}.`,
    ),
    ...facts.contracts.map(({ name, until }) =>
      until
        ? `Contract ${name} runs until ${toShortDate(until)}.`
        : `Contract ${name} runs until further notice.`,
    ),
    ...facts.proposals.map((title) => `The proposal “${title}” offers it. Take it back or let it end.`),
    ...facts.briefs.map((title) => `It is offered in your answer to the brief “${title}”.`),
    ...(facts.viewings > 0
      ? [facts.viewings === 1 ? 'A viewing is arranged.' : `${facts.viewings} viewings are arranged.`]
      : []),
  ]
}
