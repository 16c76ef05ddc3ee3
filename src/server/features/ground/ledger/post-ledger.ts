import { sql } from 'kysely'
import {
  ADDS_TO_DISPUTED,
  ADDS_TO_OPEN,
  type LedgerPurpose,
  listEntries,
  type Posted,
  TAKES_FROM_DISPUTED,
  TAKES_FROM_OPEN,
} from '#domain/booking/ledger-postings.ts'
import type { PaymentVia } from '#domain/booking/payment-providers.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { toWordList } from '../../../platform/db/word-list.ts'

export interface NewPosting {
  purpose: LedgerPurpose
  /** What it is posted for, by its own number: `booking:42`, `fact:7`, `document:9`. */
  source: string
  bookingId: number
  sellerId: number
  /** Integer US cents, tax included. */
  cents: number
  taxCents?: number
  feeBasisPoints?: number
  /** Through whom money went; absent: from the buyer to the seller. */
  via?: PaymentVia
  /** Of money through a provider, what of it stayed with the platform, or went back with it; absent: not known. */
  keptCents?: number | null
  now: Date
}

/**
 * Writes into the books, once for each purpose and source. The booking is locked, so that each posting sees those before.
 * @returns whether it was new
 */
export async function postLedger(trx: Tx, posting: NewPosting): Promise<boolean> {
  const { bookingId } = posting
  await trx.selectFrom('bookings').select('id').where('id', '=', bookingId).forNoKeyUpdate().execute()
  const before = await listPosted(trx, [bookingId])
  const posted = { taxCents: 0, feeBasisPoints: 0, via: 'direct' as const, keptCents: null, ...posting }
  const id = await insertPosting(trx, posted)
  if (id === undefined) return false
  const entries = listEntries(before, posted, posting)
  if (entries.length > 0)
    await trx
      .insertInto('ledger_entries')
      .values(
        entries.map(({ debit, credit, cents }) => ({
          posting_id: id,
          debit_account: debit,
          credit_account: credit,
          cents,
        })),
      )
      .execute()
  return true
}

const signedCents = (adds: readonly LedgerPurpose[], takes: readonly LedgerPurpose[]) =>
  sql<number>`case when purpose in (${toWordList(adds)}) then cents
    when purpose in (${toWordList(takes)}) then -cents else 0 end`

/** Of a row of `ledger_postings`: what it adds to what is open, or takes from it. */
export const OPENING_CENTS = signedCents(ADDS_TO_OPEN, TAKES_FROM_OPEN)
/** As `OPENING_CENTS`, of what the buyer's bank disputes. */
export const DISPUTED_CENTS = signedCents(ADDS_TO_DISPUTED, TAKES_FROM_DISPUTED)

/** Of some bookings, in the order in which it was written. */
export async function listPosted(
  db: Db,
  bookingIds: readonly number[],
): Promise<(Posted & { bookingId: number })[]> {
  if (bookingIds.length === 0) return []
  return db
    .selectFrom('ledger_postings')
    .select(['booking_id as bookingId', 'purpose', 'cents', 'tax_cents as taxCents'])
    .select(['fee_basis_points as feeBasisPoints', 'via', 'kept_cents as keptCents'])
    .where('booking_id', 'in', bookingIds)
    .orderBy('id')
    .execute()
}

async function insertPosting(trx: Tx, posting: Required<NewPosting>): Promise<number | undefined> {
  const row = await trx
    .insertInto('ledger_postings')
    .values({
      purpose: posting.purpose,
      source: posting.source,
      booking_id: posting.bookingId,
      seller_id: posting.sellerId,
      cents: posting.cents,
      tax_cents: posting.taxCents,
      fee_basis_points: posting.feeBasisPoints,
      via: posting.via,
      kept_cents: posting.keptCents,
      posted_at: posting.now,
    })
    .onConflict((conflict) => conflict.constraint('ledger_postings_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}
