import {
  describeProof,
  describeProofStep,
  type ProofStep,
  SELLER_PROOF_STEPS,
} from '#domain/booking/proof/proof-words.ts'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { LockedBooking } from '../bookings/lock-booking.ts'
import { notifyParties } from '../bookings/notify-parties.ts'

interface NotifyProofStepInput {
  step: ProofStep
  /** "Photos, close and wide" */
  what: string
  by: number
  reason: string | null
  /** In place of the side's own. */
  name?: string
}

/** What becomes of a booking's proof is one row of its reader's list. */
export const proofKeyOf = (bookingId: number): string => `proof:${bookingId}`

/** Tells a step of one side in the booking's thread; the other side by mail and in the list of the bell too. */
export async function notifyProofStep(
  { config, now }: Pick<AppContext, 'config' | 'now'>,
  trx: Tx,
  { booking, conversation, terms }: LockedBooking,
  { step, what, by, reason, name }: NotifyProofStepInput,
): Promise<void> {
  if (!conversation || !terms) return
  const side = SELLER_PROOF_STEPS.includes(step) ? 'seller' : 'buyer'
  const told = { step, name: name ?? terms[side].name, title: terms.listing.title, what, reason }
  const key = proofKeyOf(booking.id)
  const other = side === 'buyer' ? 'seller' : 'buyer'
  const words = describeProofStep(told)
  await notifyParties({ config }, trx, {
    told: [{ booking, terms, side: other, kind: 'proof', key, by, words, deadline: null }],
    message: { conversation, data: { event: 'proof', by, bookingId: booking.id }, body: describeProof(told) },
    seen: { userId: by, key },
    now: now(),
  })
}
