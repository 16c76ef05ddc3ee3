import { type SqlBool, sql } from 'kysely'
import { type FavoriteNews, findFavoriteNews } from '#domain/discovery/favorite-news.ts'
import { isPublic, type ListingStatus } from '#domain/listings/listing.ts'
import { formatUsd } from '#domain/money.ts'
import type { Interval } from '#domain/vocabulary.ts'
import type { AppContext } from '../../../context.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { isOf } from '../../../platform/db/membership.ts'
import { appendEvents } from '../../../platform/live/append-events.ts'
import { lockFeeds } from '../../../platform/live/lock-feeds.ts'
import { insertNotices, type NewNotice } from '../../ground/notices/notify.ts'

const LISTINGS = 500
/** Nobody's messages wait long for a space that many have marked. */
const PEOPLE = 100

/**
 * Tells people of their favorites that got cheaper or left the market. What somebody was told is kept with the notice, and the queue is
 * emptied last: killed anywhere, the next run tells those who are left, and nobody twice.
 */
export async function notifyFavorites({ db, now }: Pick<AppContext, 'db' | 'now'>): Promise<void> {
  for (;;) {
    const queued = await db
      .selectFrom('favorite_queue')
      .select(['id', 'listing_id', 'act'])
      .orderBy('id')
      .limit(LISTINGS)
      .execute()
    if (queued.length === 0) return
    const acts = new Map(queued.map((row) => [row.listing_id, row.act]))
    let after: number | undefined = 0
    while (after !== undefined) after = await notifyPortion(db, { acts, after, now: now() })
    await db
      .deleteFrom('favorite_queue')
      .where(
        'id',
        'in',
        queued.map(({ id }) => id),
      )
      .execute()
  }
}

interface Portion {
  /** The listings, each with the last act that changed it. */
  acts: ReadonlyMap<number, string>
  /** The last person told. */
  after: number
  now: Date
}

/** @returns the last person of this portion; undefined when nobody is left */
function notifyPortion(db: Db, { acts, after, now }: Portion): Promise<number | undefined> {
  const listingIds = [...acts.keys()]
  return db.transaction().execute(async (trx) => {
    const people = await listPeople(trx, listingIds, after)
    if (people.length === 0) return undefined
    // before the favorites, as everybody who writes notices does
    await lockFeeds(trx, people)
    const marks = await lockMarks(trx, listingIds, people)
    await recordKnownPrices(trx, marks)
    const notices = marks.flatMap((mark) =>
      mark.news ? [{ ...toNotice(mark, mark.news, now), act: acts.get(mark.listing_id) }] : [],
    )
    await appendEvents(trx, await insertNotices(trx, notices))
    return people.at(-1)
  })
}

const IS_NOT_OWN = sql<SqlBool>`not ${isOf(sql.ref('favorites.user_id'), sql.ref('listings.seller_id'))}`

async function listPeople(trx: Tx, listingIds: number[], after: number): Promise<number[]> {
  const rows = await trx
    .selectFrom('favorites')
    .innerJoin('listings', 'listings.id', 'favorites.listing_id')
    .select('user_id')
    .distinct()
    .where('listing_id', '=', sql<number>`any(${listingIds})`)
    .where('user_id', '>', after)
    // sellers know of their own
    .where(IS_NOT_OWN)
    .orderBy('user_id')
    .limit(PEOPLE)
    .execute()
  return rows.map(({ user_id }) => user_id)
}

interface Mark {
  user_id: number
  listing_id: number
  seller_id: number
  title: string
  price: number
  frequency: Interval
  status: ListingStatus
  news: FavoriteNews | null
}

async function lockMarks(trx: Tx, listingIds: number[], people: number[]): Promise<Mark[]> {
  const rows = await trx
    .selectFrom('favorites')
    .innerJoin('listings', 'listings.id', 'favorites.listing_id')
    .select(['user_id', 'listing_id', 'told_price', 'told_interval', 'is_gone'])
    .select(['seller_id', 'title', 'price', 'frequency', 'status'])
    .where('listing_id', '=', sql<number>`any(${listingIds})`)
    .where('user_id', '=', sql<number>`any(${people})`)
    .where(IS_NOT_OWN)
    .orderBy('user_id')
    .orderBy('listing_id')
    .forUpdate('favorites')
    .execute()
  return rows.map(({ told_price, told_interval, is_gone, ...row }) => {
    const known = { told: { price: told_price, interval: told_interval }, isGone: is_gone }
    const now = { price: row.price, interval: row.frequency, isPublic: isPublic(row.status) }
    return { ...row, news: findFavoriteNews(known, now) }
  })
}

/** Somebody who was told a lower price knows that one from now on. */
async function recordKnownPrices(trx: Tx, marks: readonly Mark[]): Promise<void> {
  const known = marks.map((mark) => ({
    user_id: mark.user_id,
    listing_id: mark.listing_id,
    is_gone: !isPublic(mark.status),
    price: mark.news?.kind === 'price-down' ? mark.price : null,
    interval: mark.news?.kind === 'price-down' ? mark.frequency : null,
  }))
  await sql`
    update favorites set is_gone = known.is_gone,
      told_price = coalesce(known.price, told_price), told_interval = coalesce(known.interval, told_interval)
    from jsonb_to_recordset(${JSON.stringify(known)}::jsonb)
      as known (user_id int, listing_id int, is_gone boolean, price int, interval text)
    where favorites.user_id = known.user_id and favorites.listing_id = known.listing_id`.execute(trx)
}

function toNotice(mark: Mark, news: FavoriteNews, now: Date): NewNotice {
  const told = news.kind === 'price-down' && {
    text: `Price down ${formatUsd(news.dollars)}: “${mark.title}”`,
  }
  return {
    userId: mark.user_id,
    kind: 'favorite',
    subject: { type: 'listing', id: mark.listing_id },
    actorId: null,
    data: { title: mark.title, step: news.kind, ...told },
    key: `favorite:${mark.listing_id}`,
    now,
  }
}
