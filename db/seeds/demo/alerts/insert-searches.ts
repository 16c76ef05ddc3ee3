import { toMarketDate } from '#domain/format-dates.ts'
import { basisCents } from '#domain/listings/price-basis.ts'
import type { Tx } from '#server/platform/db/database.ts'
import { type DemoSearch, OPERATOR_SEARCHES, SEEN_HOURS_AGO } from './operator-searches.ts'

const HOUR_MS = 3_600_000
const SAVED_DAYS_AGO = 60

/** Saved searches of somebody, with what they have found and told. */
export async function insertSearches(trx: Tx, { userId, now }: { userId: number; now: Date }): Promise<void> {
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)
  for (const demo of OPERATOR_SEARCHES) {
    const { id } = await trx
      .insertInto('saved_searches')
      .values({
        user_id: userId,
        name: demo.name,
        search: JSON.stringify(demo.search),
        created_at: hoursAgo(SAVED_DAYS_AGO * 24),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await trx
      .updateTable('alerts')
      .set({
        cadence: demo.cadence,
        created_at: hoursAgo(SAVED_DAYS_AGO * 24),
        seen_at: hoursAgo(SEEN_HOURS_AGO),
      })
      .where('saved_search_id', '=', id)
      .execute()
    const spaces = await listSpaces(trx, demo, userId)
    const hits = demo.found.slice(0, spaces.length).map(({ kind, hoursAgo: hours, fallPercent }, index) => {
      const space = spaces[index]!
      const cents = basisCents(
        { price: space.price, priceInterval: space.frequency, listingType: space.listing_type },
        'month',
      )
      const foundAt = hoursAgo(hours)
      return {
        saved_search_id: id,
        listing_id: space.id,
        kind,
        day: kind === 'new' || kind === 'fits-now' ? '1970-01-01' : toMarketDate(foundAt),
        cents,
        was_cents: fallPercent === undefined ? null : Math.round(cents / (1 - fallPercent / 100) / 100) * 100,
        score: 0.5,
        found_at: foundAt,
        told_at: foundAt,
        is_told: true,
      }
    })
    if (hits.length > 0) await trx.insertInto('alert_hits').values(hits).execute()
  }
}

function listSpaces(trx: Tx, { spaces, found }: DemoSearch, userId: number) {
  return (
    trx
      .selectFrom('listings')
      .select(['id', 'price', 'frequency', 'listing_type'])
      .where('status', '=', spaces.status ?? 'active')
      .where('seller_id', '<>', userId)
      // within what a search asks for that names no price
      .where('listing_type', '=', 'rent')
      .where('price', '<=', 4000)
      .$if(spaces.adType !== undefined, (query) => query.where('ad_type', '=', spaces.adType!))
      .$if(spaces.venue !== undefined, (query) => query.where('venue', '=', spaces.venue!))
      .$if(spaces.place !== undefined, (query) => query.where('location_text', 'like', `%${spaces.place}`))
      .orderBy('listed_at', 'desc')
      .orderBy('id')
      .limit(found.length)
      .execute()
  )
}
