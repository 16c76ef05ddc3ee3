import type { Tx } from '../../platform/db/database.ts'
import { issueDocument } from '../documents/issue.ts'
import { readMoneyOf } from '../ledger/read-money.ts'
import type { FactRow } from './keep-fact.ts'

/** A paper for money that has come to the seller, or that was given back. */
export async function giveReceipt(trx: Tx, fact: FactRow, now: Date): Promise<void> {
  const { id, kind, method, cents, on_day: on, booking_id: bookingId } = fact
  const payment = { isReturned: kind === 'returned', method, cents, on }
  const account = await readMoneyOf(trx, bookingId)
  await issueDocument(trx, {
    bookingId,
    paper: { kind: 'receipt', payment, account },
    source: `payment:${id}`,
    now,
  })
}
