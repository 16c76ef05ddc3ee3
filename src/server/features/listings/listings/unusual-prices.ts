import { sql } from 'kysely'
import type { UnusualPrice } from '#contract/listings/listings-unusual-prices.ts'
import type { Actor } from '#domain/listings/listing.ts'
import { isUnusualPrice, type Price } from '#domain/listings/price-change.ts'
import { required } from '#domain/required.ts'
import type { Interval } from '#domain/vocabulary.ts'
import type { AppContext } from '../../../context.ts'
import { type Origin, recordAudit } from '../../../platform/db/audit.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { readCountedPage } from '../../../platform/db/read-page.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { readIdCursor } from '../../../platform/http/id-cursor.ts'
import type { ListingRow } from './present.ts'
import { deleteReviewedPrices, recordReviewedPrices } from './reviewed-prices.ts'

const PAGE_SIZE = 50

type Priced = Pick<ListingRow, 'id' | 'price' | 'frequency'>

interface NewPrice {
  before: Priced
  price: number
  frequency?: string | undefined
}

/**
 * Keeps new prices of public spaces for a look, where they are unusual beside the ones somebody last looked at: two rises of 29 % are
 * one of 66 %. In a few statements, however many they are.
 */
export async function noteUnusualPrices(trx: Tx, given: readonly NewPrice[], now: Date): Promise<void> {
  const changed = given.flatMap(({ before, price, frequency }) => {
    const next: Price = { price, interval: (frequency ?? before.frequency) as Interval }
    return price === before.price && next.interval === before.frequency ? [] : [{ before, next }]
  })
  if (changed.length === 0) return
  const reviewed = await recordReviewedPrices(
    trx,
    changed.map(({ before }) => before),
  )
  const compared = changed.map(({ before: { id }, next }) => ({ id, was: required(reviewed.get(id)), next }))
  const unusual = compared.filter(({ was, next }) => isUnusualPrice(was, next))
  const odd = new Set(unusual.map(({ id }) => id))
  const usual = compared.flatMap(({ id }) => (odd.has(id) ? [] : id))
  if (usual.length > 0)
    await trx
      .deleteFrom('unusual_prices')
      .where('listing_id', '=', sql<number>`any(${usual}::int[])`)
      .where('seen_at', 'is', null)
      .execute()
  if (unusual.length === 0) return
  const rows = unusual.map(({ id, was, next }) => ({
    id,
    was: was.price,
    was_per: was.interval,
    is: next.price,
    is_per: next.interval,
  }))
  await sql`
    insert into unusual_prices (listing_id, before_price, before_frequency, after_price, after_frequency, created_at)
    select id, was, was_per, "is", is_per, ${now}::timestamptz from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as g (id int, was int, was_per text, "is" int, is_per text) order by id
    on conflict (listing_id) where seen_at is null do update set after_price = excluded.after_price,
      after_frequency = excluded.after_frequency, created_at = excluded.created_at`.execute(trx)
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
