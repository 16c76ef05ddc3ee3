import type { LedgerSums } from '#domain/booking/ledger-postings.ts'
import type { BookingStatus } from '#domain/booking/lifecycle.ts'
import { required } from '#domain/required.ts'
import type { Db } from '../../../platform/db/database.ts'
import { readCreditLeft, readCreditsLeft, readMoney, readMoneyFor } from '../../ground/ledger/read-money.ts'

/** `left`: of what was agreed, not yet credited, before tax and its tax. Integer US cents. */
interface Sums {
  money: LedgerSums
  left: { cents: number; taxCents: number }
}

/** What the ledger says of a booking. */
export async function readSums(
  db: Db,
  booking: { id: number; status: BookingStatus; total_cents: number },
): Promise<Sums> {
  const money = await readMoneyFor(db, booking)
  return { money, left: await readCreditLeft(db, booking.id) }
}

/** As `readSums`, of many at once. */
export async function readManySums(
  db: Db,
  bookingIds: readonly number[],
): Promise<ReadonlyMap<number, Sums>> {
  const [money, left] = [await readMoney(db, bookingIds), await readCreditsLeft(db, bookingIds)]
  return new Map(
    bookingIds.map((id) => [id, { money: required(money.get(id)), left: required(left.get(id)) }]),
  )
}
