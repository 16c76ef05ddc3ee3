import type { UnusualPrice } from '#contract/listings/listings-unusual-prices.ts'
import type { Actor } from '#domain/listings/listing.ts'
import { isUnusualPrice } from '#domain/listings/price-change.ts'
import type { AppContext } from '../../../context.ts'
import { type Origin, recordAudit } from '../../../platform/db/audit.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { readCountedPage } from '../../../platform/db/read-page.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { readIdCursor } from '../../../platform/http/id-cursor.ts'
import type { ListingValues } from './columns.ts'
import type { ListingRow } from './present.ts'
import { deleteReviewedPrices, recordReviewedPrice } from './reviewed-prices.ts'

const PAGE_SIZE = 50

type Priced = Pick<ListingRow, 'id' | 'price' | 'frequency'>

/**
 * Keeps the new price of a public space for a look, where it is unusual beside the one somebody last looked at: two rises of 29 % are
 * one of 66 %.
 */
export async function noteUnusualPrice(
  trx: Tx,
  row: Priced,
  { price, frequency, now }: Pick<ListingValues, 'price'> & { frequency?: string | undefined; now: Date },
): Promise<void> {
  if (price === row.price && (frequency ?? row.frequency) === row.frequency) return
  const next = { price, interval: (frequency ?? row.frequency) as ListingRow['frequency'] }
  const before = await recordReviewedPrice(trx, row)
  if (!isUnusualPrice(before, next)) {
    await trx
      .deleteFrom('unusual_prices')
      .where('listing_id', '=', row.id)
      .where('seen_at', 'is', null)
      .execute()
    return
  }
  const after = { after_price: next.price, after_frequency: next.interval, created_at: now }
  await trx
    .insertInto('unusual_prices')
    .values({
      listing_id: row.id,
      before_price: before.price,
      before_frequency: before.interval,
      ...after,
    })
    .onConflict((conflict) => conflict.column('listing_id').where('seen_at', 'is', null).doUpdateSet(after))
    .execute()
}

/** One page of the prices nobody has looked at, newest first. */
export async function listUnusualPrices({ db }: Pick<AppContext, 'db'>, cursor: string | undefined) {
  const open = db
    .selectFrom('unusual_prices as change')
    .innerJoin('listings', 'listings.id', 'change.listing_id')
    .innerJoin('organizations', 'organizations.id', 'listings.seller_id')
    .selectAll('change')
    .select(['listings.title', 'listings.status', 'organizations.username'])
    .where('change.seen_at', 'is', null)
  const after = readIdCursor(cursor)
  const { rows, ...page } = await readCountedPage(open, { newestBy: 'change.id', limit: PAGE_SIZE, after })
  return {
    ...page,
    changes: rows.map(
      (row): UnusualPrice => ({
        id: row.id,
        listingId: row.listing_id,
        title: row.title,
        status: row.status,
        sellerUsername: row.username,
        before: {
          price: row.before_price,
          interval: row.before_frequency as UnusualPrice['before']['interval'],
        },
        after: { price: row.after_price, interval: row.after_frequency as UnusualPrice['after']['interval'] },
        at: row.created_at.toISOString(),
      }),
    ),
  }
}

interface Look {
  id: number
  /** The instant of the price that was looked at: an open entry continues with the next one. */
  at: string
  actor: Actor
  origin: Origin
}

/** Somebody looked at it and found it right. @throws AppError `not-found`; `conflict` when the price has changed since it was shown */
export async function seeUnusualPrice(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  { id, at, actor, origin }: Look,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const entry = await trx
      .selectFrom('unusual_prices')
      .selectAll()
      .where('id', '=', id)
      .where('seen_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!entry) throw new AppError('not-found', { message: 'Somebody has already reviewed it.' })
    if (entry.created_at.toISOString() !== at)
      throw new AppError('conflict', { message: 'The price has changed again. Please review the new one.' })
    await trx
      .updateTable('unusual_prices')
      .set({ seen_by: actor.personId, seen_at: now() })
      .where('id', '=', id)
      .execute()
    await deleteReviewedPrices(trx, [entry.listing_id])
    await recordAudit(trx, {
      actorId: actor.personId,
      action: 'listing-price.seen',
      subject: { type: 'listing', id: entry.listing_id },
      before: { price: entry.before_price },
      after: { price: entry.after_price },
      origin,
    })
  })
}
