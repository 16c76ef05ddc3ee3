import type { Tx } from '../../../platform/db/database.ts'
import { recordApproval } from './approvals/record-approval.ts'
import type { BookingMove } from './booking-move.ts'
import { enforceSpending } from './enforce-spending.ts'
import { hashTerms } from './hash-terms.ts'
import { type Acceptance, recordAcceptances } from './insert-version.ts'
import type { BookingRow } from './lock-booking.ts'

/**
 * Whom a step binds to the version as it stands: whoever does it for a buyer spends what they may, or what a colleague asked them to
 * approve. @throws AppError `approval-needed`, and as `recordApproval`
 */
export async function acceptMove(trx: Tx, booking: BookingRow, move: BookingMove): Promise<void> {
  if (move.approves !== undefined) await approve(trx, booking, move, move.approves)
  const acceptances = listAcceptances(move)
  const spender = await recordAcceptances(trx, booking, { acceptances, now: move.now })
  if (!spender || move.approves !== undefined || move.isSpendingChecked) return
  await enforceSpending(trx, { ...spender, now: move.now })
}

/** Terms of one's own are made anew: they have to come to what was read. */
async function approve(trx: Tx, booking: BookingRow, move: BookingMove, askingId: number): Promise<void> {
  const { step, terms, by, now } = move
  await recordApproval(trx, {
    askingId,
    by,
    now,
    organizationId: booking.buyer_id,
    version: booking.version,
    totalCents: booking.total_cents,
    ...(step === 'counter' && terms && { sha256: hashTerms(terms).sha256 }),
  })
}

function listAcceptances({ step, actor, by, ...move }: BookingMove): Acceptance[] {
  const origin = move.origin ?? null
  const buyer: Acceptance = { side: 'buyer', userId: by, origin }
  const seller: Acceptance = { side: 'seller', userId: by, origin }
  // the terms that a seller has published are the seller's acceptance
  const published: Acceptance = { side: 'seller', userId: null, origin: null }
  const own = actor === 'buyer' ? [buyer] : actor === 'seller' ? [seller] : []
  switch (step) {
    case 'request':
    case 'quote':
    case 'renew':
    case 'offer':
    case 'counter':
    case 'accept':
      return own
    case 'book':
      return [buyer, published]
    case 'hold':
      // an option binds who gives it and not who takes it; the clock gives those of sellers who sell at once
      return actor === 'seller' ? [seller] : actor === 'clock' ? [published] : []
    default:
      return []
  }
}
