import type { UnusualPrice } from '#contract/listings-unusual-prices.ts'
import type { Actor } from '#domain/listing.ts'
import { isUnusualPrice } from '#domain/price-change.ts'
import type { AppContext } from '../../context.ts'
import { type Origin, recordAudit } from '../../platform/db/audit.ts'
import type { Tx } from '../../platform/db/database.ts'
import { readCountedPage } from '../../platform/db/read-page.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { readIdCursor } from '../../platform/http/id-cursor.ts'
import type { ListingValues } from './columns.ts'
import type { ListingRow } from './present.ts'

const PAGE_SIZE = 50

type Priced = Pick<ListingRow, 'id' | 'price' | 'frequency'>

/** Keeps the new price of a public space for a look, where it is unusual; an open entry goes on from the price it began with. */
export async function noteUnusualPrice(
  trx: Tx,
  row: Priced,
  { price, frequency, now }: Pick<ListingValues, 'price'> & { frequency?: string | undefined; now: Date },
): Promise<void> {
  if (price === row.price && (frequency ?? row.frequency) === row.frequency) return
  const next = { price, interval: (frequency ?? row.frequency) as ListingRow['frequency'] }
  const open = await trx
    .selectFrom('unusual_prices')
    .selectAll()
    .where('listing_id', '=', row.id)
    .where('seen_at', 'is', null)
    .executeTakeFirst()
  const before = open
    ? { price: open.before_price, interval: open.before_frequency as ListingRow['frequency'] }
    : { price: row.price, interval: row.frequency }
  const isUnusual = isUnusualPrice(before, next)
  if (open && !isUnusual) await trx.deleteFrom('unusual_prices').where('id', '=', open.id).execute()
  if (!isUnusual) return
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
    .innerJoin('users', 'users.id', 'listings.seller_id')
    .selectAll('change')
    .select(['listings.title', 'listings.status', 'users.username'])
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

/** Somebody looked at it and found it right. @throws AppError `not-found` */
export async function seeUnusualPrice(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  { id, actor, origin }: { id: number; actor: Actor; origin: Origin },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const seen = await trx
      .updateTable('unusual_prices')
      .set({ seen_by: actor.id, seen_at: now() })
      .where('id', '=', id)
      .where('seen_at', 'is', null)
      .returning(['listing_id', 'before_price', 'after_price'])
      .executeTakeFirst()
    if (!seen) throw new AppError('not-found', { message: 'Somebody looked at it already.' })
    await recordAudit(trx, {
      actorId: actor.id,
      action: 'listing-price.seen',
      subject: { type: 'listing', id: seen.listing_id },
      before: { price: seen.before_price },
      after: { price: seen.after_price },
      origin,
    })
  })
}
