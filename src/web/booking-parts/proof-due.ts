import type { BookingSummary } from '#contract/booking/bookings.ts'
import { toMonthDay } from '#domain/format-dates.ts'

interface ProofDueText {
  text: string
  /** The reader is waited for, or it is late. */
  isPressing: boolean
}

/** "Proof due Mar 8": what is waited for; null where nothing is. */
export function describeProofDue({
  proof,
  side,
}: Pick<BookingSummary, 'proof' | 'side'>): ProofDueText | null {
  if (!proof) return null
  const due = toMonthDay(proof.dueOn)
  switch (proof.state) {
    case 'due':
      return { text: `Proof due ${due}`, isPressing: false }
    case 'overdue':
      return { text: `Proof is overdue, it was due ${due}`, isPressing: true }
    case 'received':
      return side === 'buyer'
        ? { text: 'Proof to look at', isPressing: true }
        : { text: 'Proof handed in', isPressing: false }
    case 'questioned':
      return { text: 'Proof is questioned', isPressing: side === 'seller' }
    case 'waiting':
    case 'accepted':
      return null
  }
}
