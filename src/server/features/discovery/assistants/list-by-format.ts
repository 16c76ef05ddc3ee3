import { sql } from 'kysely'
import { FORMAT_FACTS } from '#assistant/lexicon/format-words.ts'
import { kindsBeyond, openFormats } from '#assistant/match/format-fit.ts'
import { reachOf } from '#assistant/match/match.ts'
import type { KnownPlace } from '#assistant/places.ts'
import type { Format } from '#domain/discovery/formats.ts'
import { KM_PER_DEGREE } from '#domain/geo.ts'
import type { Db } from '../../../platform/db/database.ts'
import { withinTime } from '../../../platform/db/within-time.ts'
import type { Wanted } from './wanted.ts'

/** So many of a format are looked at, nearest first. */
const MOST = 100
/** Optional for an answer, as the words are. */
const TIMEOUT_MS = 60

/**
 * Spaces that say to be of a format asked for, under any kind it is listed under: the search index knows kinds alone. Around
 * any of the places asked for, nearest to one of them first; empty where the database takes too long.
 */
export async function listByFormat(db: Db, wanted: Wanted): Promise<number[]> {
  const { criteria, places } = wanted
  const formats = openFormats(wanted.formats, criteria)
  if (!formats || formats.wanted.length === 0) return []
  const kinds = [...criteria.adTypes, ...kindsBeyond(formats, criteria)]
  const words = formats.wanted.map(toSearchWords).join(' | ')
  const found = await withinTime(db, TIMEOUT_MS, (trx) =>
    trx
      .selectFrom('listings')
      .select('id')
      .where('status', '=', 'active')
      .$if(kinds.length > 0, (query) => query.where('ad_type', 'in', kinds))
      .where(sql<boolean>`search_vector @@ to_tsquery('english', ${words})`)
      .$if(places.length > 0, (query) =>
        query
          .where(({ or }) => or(places.map(isAround)))
          .orderBy(sql`least(${sql.join(places.map(distanceTo))})`),
      )
      .orderBy('id')
      .limit(MOST)
      .execute(),
  )
  return (found ?? []).map(({ id }) => id)
}

/** `table tent` as `(table <-> tent)`, `talk station` as its first word; a format's own names, none of which a person typed. */
function toSearchWords(format: Format): string {
  const isStation = FORMAT_FACTS[format].kinds.join() === 'radio'
  return isStation ? (format.split(' ')[0] as string) : `(${format.split(' ').join(' <-> ')})`
}

function isAround(place: KnownPlace) {
  const degrees = reachOf(place) / KM_PER_DEGREE
  const wide = degrees / Math.max(0.2, Math.cos((place.lat * Math.PI) / 180))
  return sql<boolean>`lat between ${place.lat - degrees} and ${place.lat + degrees}
    and lng between ${place.lng - wide} and ${place.lng + wide}`
}

/** Planar, in squares of degrees: only the order counts. */
function distanceTo({ lat, lng }: KnownPlace) {
  const shrink = Math.cos((lat * Math.PI) / 180)
  return sql`(lat - ${lat}::float8) * (lat - ${lat}::float8) + (lng - ${lng}::float8) * (lng - ${lng}::float8) * ${shrink * shrink}::float8`
}
