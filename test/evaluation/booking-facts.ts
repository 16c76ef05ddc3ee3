import type { BookingFacts } from '#assistant/converse/booking-facts.ts'

/** A booking that waits for its payment. */
export const BOOKING: BookingFacts = {
  id: 42,
  reference: 'PLA-B00042',
  status: 'awaiting-payment',
  side: 'buyer',
  isOnBehalf: false,
  listing: { id: 7, title: 'Wall on Pike' },
  other: { name: 'Ana', company: 'Fremont Signs' },
  first: '2027-03-01',
  last: '2027-03-28',
  timeZone: 'America/Los_Angeles',
  totalCents: 90_000,
  deadlineAt: '2026-12-05T08:00:00.000Z',
  steps: ['withdraw'],
  artwork: { state: 'missing', dueOn: '2027-02-20', isLate: false },
  proof: null,
  hasOpenChange: false,
  hasOpenDispute: false,
  money: { agreedCents: 90_000, paidCents: 0, refundedCents: 0, openCents: 90_000 },
  terms: {
    schedule: [
      { label: 'Deposit', dueOn: null, cents: 20_000 },
      { label: 'Balance before the start', dueOn: '2027-02-28', cents: 70_000 },
    ],
    cancellation: { steps: ['Free to cancel until Jan 30', 'After that nothing comes back'] },
    makeGood: 'Dark days are credited.',
    proof: 'The seller shows a photo.',
  },
  cancelling: null,
  conversationId: 5,
}
