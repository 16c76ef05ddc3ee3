import type { DirectMethod, PaymentKind } from '#domain/booking/payments.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Moving } from '../bookings/booking-move.ts'
import type { LockedBooking } from '../bookings/lock-booking.ts'
import type { FactRow } from '../ledger/payment-facts.ts'
import { postLedger } from '../ledger/post-ledger.ts'
import { giveReceipt } from './give-receipt.ts'
import { keepFact, type NewFact } from './keep-fact.ts'
import { securePaid } from './secure-paid.ts'
import { tellFact } from './tell-fact.ts'

export interface Applying {
  fact: Omit<NewFact, 'bookingId'> & { kind: PaymentKind; method: DirectMethod }
  /** False: the dates were taken meanwhile, what came too late is owed back. */
  mayClaim: boolean
}

/**
 * Takes in a fact about a locked booking, once: its money goes into the books, and where all that is due now has come, the
 * booking stands. What stands afterwards follows from all facts, in whatever order they came.
 * @returns undefined where it was known. @throws AppError `dates-taken` where it may claim them
 */
export async function applyFact(
  context: Moving,
  trx: Tx,
  locked: LockedBooking,
  { fact, mayClaim }: Applying,
): Promise<FactRow | undefined> {
  const { id: bookingId, seller_id: sellerId } = locked.booking
  const kept = await keepFact(trx, { ...fact, bookingId })
  if (!kept) return undefined
  const purpose = PURPOSES[kept.kind]
  const { now } = fact
  if (purpose)
    await postLedger(trx, { purpose, source: `fact:${kept.id}`, bookingId, sellerId, cents: kept.cents, now })
  // units before feeds: the order in which all take their locks
  if (kept.kind === 'arrived' && mayClaim) await securePaid(context, trx, locked, now)
  await tellFact(trx, locked, { fact: kept, isTooLate: !mayClaim, now })
  if (isPaper(kept)) await giveReceipt(trx, kept, now)
  return kept
}

const PURPOSES = {
  arrived: 'paid',
  returned: 'refunded',
  retracted: 'retracted',
  sent: null,
  'not-arrived': null,
} as const

function isPaper(fact: FactRow): fact is FactRow & { kind: 'arrived' | 'returned' | 'retracted' } {
  return PURPOSES[fact.kind] !== null
}
