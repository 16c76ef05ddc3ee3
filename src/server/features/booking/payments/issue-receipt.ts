import type { Payment } from '#domain/booking/document-money.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { PaymentEventRow } from '../../ground/ledger/read-money.ts'
import { readMoneyOf } from '../../ground/ledger/read-money.ts'
import { issueDocument } from '../documents/issue.ts'

/** A paper for money that has come to the seller, that was given back, or that had not come after all. */
export async function issueReceipt(
  trx: Tx,
  fact: Omit<PaymentEventRow, 'kind'> & { kind: Payment['kind'] },
  now: Date,
): Promise<void> {
  const { id, kind, method, cents, on_day: on, booking_id: bookingId } = fact
  const payment = { kind, method, cents, on }
  const account = await readMoneyOf(trx, bookingId)
  await issueDocument(trx, {
    bookingId,
    paper: { kind: 'receipt', payment, account },
    source: `payment:${id}`,
    now,
  })
}
