import type { LedgerSums } from '#domain/booking/ledger-postings.ts'
import type { BookingStatus } from '#domain/booking/lifecycle.ts'
import type { Db } from '../../../platform/db/database.ts'
import { readCreditLeft, readMoneyFor } from '../../ground/ledger/read-money.ts'

/** What the ledger says of a booking; `left`: of what was agreed, not yet credited, before tax and its tax. Integer US cents. */
export async function readSums(
  db: Db,
  booking: { id: number; status: BookingStatus; total_cents: number },
): Promise<{ money: LedgerSums; left: { cents: number; taxCents: number } }> {
  const money = await readMoneyFor(db, booking)
  return { money, left: await readCreditLeft(db, booking.id) }
}
