import type { Insertable } from 'kysely'
import { toGridCell } from '#domain/ground/demand-grid.ts'
import type { AdType } from '#domain/vocabulary.ts'
import type { Tx } from '#server/platform/db/database.ts'
import type { SearchDemandTable } from '#server/platform/db/tables.gen.ts'
import { Seeded } from '../seeded.ts'

const DAY_MS = 86_400_000
const DAYS = 61

interface Looked {
  lat: number
  lng: number
  /** Searches a day, about. */
  perDay: number
  /** Media with hardly anything there: searched, and not found. */
  missing: readonly AdType[]
}

/** Where people look around Puget Sound, and what they miss there. */
const PLACES: readonly Looked[] = [
  { lat: 47.6062, lng: -122.3321, perDay: 9, missing: [] },
  { lat: 47.7066, lng: -122.3255, perDay: 5, missing: ['radio'] },
  { lat: 47.2529, lng: -122.4443, perDay: 4, missing: ['social'] },
  { lat: 47.6101, lng: -122.2015, perDay: 4, missing: ['event'] },
  { lat: 47.979, lng: -122.2021, perDay: 2, missing: ['radio', 'event'] },
  { lat: 47.0379, lng: -122.9007, perDay: 1.6, missing: ['digital', 'radio'] },
  { lat: 48.7519, lng: -122.4787, perDay: 1.4, missing: ['digital', 'billboard'] },
  { lat: 47.5673, lng: -122.6329, perDay: 1, missing: ['billboard', 'print'] },
  { lat: 46.6021, lng: -120.5059, perDay: 0.8, missing: ['billboard', 'radio'] },
]

const MEDIA: readonly (AdType | '')[] = ['', 'billboard', 'digital', 'print', 'radio', 'event', 'social']

/** Two months of searches by area, medium and day. */
export async function insertDemand(trx: Tx, now: Date): Promise<void> {
  const random = new Seeded('demand')
  const rows = PLACES.flatMap((place) =>
    Array.from({ length: DAYS }, (_, back) =>
      new Date(now.getTime() - back * DAY_MS).toISOString().slice(0, 10),
    ).flatMap((day) => MEDIA.flatMap((medium) => searchesOf(place, { day, medium, random }))),
  )
  await trx.insertInto('search_demand').values(rows).execute()
}

function searchesOf(
  { lat, lng, perDay, missing }: Looked,
  { day, medium, random }: { day: string; medium: AdType | ''; random: Seeded },
): Insertable<SearchDemandTable>[] {
  const share = medium === '' ? 0.6 : missing.some((one) => one === medium) ? 0.3 : 0.15
  const searches = Math.floor(perDay * share * 2 * random.next() + random.next())
  if (searches === 0) return []
  const isMissing = missing.some((one) => one === medium)
  const unmet = isMissing ? searches : 0
  return [{ day, lat_cell: toGridCell(lat), lng_cell: toGridCell(lng), ad_type: medium, searches, unmet }]
}
