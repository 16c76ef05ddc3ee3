import { sql } from 'kysely'
import { toDayNumber } from '#domain/dates.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import type { LatLng } from '#domain/geo.ts'
import { basisCents } from '#domain/listings/price-basis.ts'
import { required } from '#domain/required.ts'
import type { SpaceRow } from '#search/query.ts'
import { toGate, type WatchedSpace } from '#search/reverse/watch.ts'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { readSales } from '../search/read-sales.ts'
import { selectSpaces, toSpaceRow, type UsualPrices } from '../search/space-rows.ts'

/** A space as the watches see it. */
export interface Sight {
  row: SpaceRow
  wordedAt: LatLng | null
  /** `tsvector` as text. */
  words: string
  cents: number
}

/** Those of these listings that are on the market, as they are now. */
export async function readMarket(
  trx: Tx,
  ids: readonly number[],
  { gazetteer, now, usual }: Pick<AppContext, 'gazetteer' | 'now'> & { usual: UsualPrices },
): Promise<Map<number, Sight & { sellerId: number; listedAt: Date }>> {
  const at = now()
  const rows = await selectSpaces(trx)
    .select(['listings.seller_id', sql<Date>`coalesce(listed_at, now())`.as('listed_at')])
    .select(sql<string>`coalesce(search_vector::text, '')`.as('words'))
    .where('id', '=', sql<number>`any(${[...ids]}::int[])`)
    .execute()
  const soldAs = await readSales(trx, rows, { gazetteer, now: at })
  return new Map(
    rows.map((stored) => {
      const row = toSpaceRow(stored, { usual, now: at }, soldAs(stored.id))
      const place = stored.unlocated_text === null ? null : gazetteer().resolvePlace(stored.unlocated_text)
      const sight = {
        row,
        wordedAt: place && { lat: place.lat, lng: place.lng },
        words: stored.words,
        cents: centsOf(row),
        sellerId: stored.seller_id,
        listedAt: stored.listed_at,
      }
      return [stored.id, sight]
    }),
  )
}

function centsOf({ price, interval = 'month', listingType }: SpaceRow): number {
  return basisCents({ price, priceInterval: interval, listingType }, 'month')
}

const LEXEME = /'((?:[^']|'')+)'/g

export function toWatched({ row, wordedAt, words }: Sight, now: Date): WatchedSpace {
  const gates = new Set([...words.matchAll(LEXEME)].map((match) => toGate(required(match[1]))))
  return { row, wordedAt, gates, today: toDayNumber(toMarketDate(now)) }
}
