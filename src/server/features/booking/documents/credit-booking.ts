import type { Selectable } from 'kysely'
import type { Credit } from '#domain/booking/document-money.ts'
import { sumCents } from '#domain/booking/price/cents.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { BookingsTable } from '../../../platform/db/tables.gen.ts'
import { addKeyedJob } from '../../../platform/jobs/keyed-job.ts'
import { postLedger } from '../../ground/ledger/post-ledger.ts'
import { issueDocument } from './issue.ts'

interface CreditBookingInput {
  credits: Credit[]
  reason: string
  /** What it is for, unique within the booking: `cancelled`, `dispute:7`. */
  source: string
  now: Date
}

/**
 * Takes back some of what was agreed of a locked booking: the credit note, and the same in the books. What was paid of it is
 * owed to the buyer then. Before anybody is told: numbers of documents are locked before feeds.
 */
export async function creditBooking(
  trx: Tx,
  { id: bookingId, seller_id: sellerId }: Pick<Selectable<BookingsTable>, 'id' | 'seller_id'>,
  { credits, reason, source, now }: CreditBookingInput,
): Promise<void> {
  const taxCents = sumCents(credits.map((credit) => credit.taxCents))
  const cents = sumCents(credits.map((credit) => credit.cents)) + taxCents
  if (cents === 0) return
  const paper = { kind: 'credit-note', credits, reason } as const
  const { id } = await issueDocument(trx, { bookingId, paper, source, now })
  const posting = { purpose: 'credited', source: `document:${id}`, bookingId, sellerId } as const
  await postLedger(trx, { ...posting, cents, taxCents, now })
  await scheduleRefunds(trx, bookingId)
}

/** The sweep of payments, which runs each minute: has providers give back what is owed back. */
export const SWEEP_TASK = 'sweep-payments'

/** Once this is written the sweep runs at once, where a provider took some of the booking's money. */
export async function scheduleRefunds(trx: Tx, bookingId: number): Promise<void> {
  const charge = await trx
    .selectFrom('provider_payments')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('state', '=', 'captured')
    .limit(1)
    .executeTakeFirst()
  if (charge) await addKeyedJob(trx, { task: SWEEP_TASK, key: SWEEP_TASK, payload: {} })
}
