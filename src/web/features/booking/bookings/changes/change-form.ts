import type { Booking, ProposalInput } from '#contract/booking/bookings.ts'
import { checkProposal, toProposalForm } from '../detail/proposal-form.ts'

/** The note stays with the terms. */
export function toChangeForm(booking: Booking) {
  return { ...toProposalForm(booking), note: booking.terms?.note ?? '' }
}

export function differs(booking: Booking, input: ProposalInput): boolean {
  return JSON.stringify(checkProposal(toChangeForm(booking)).input) !== JSON.stringify(input)
}
