import { sql } from 'kysely'
import type { ImportedSpace } from '#contract/listings/reviews-imports.ts'
import type { Db } from '../../../platform/db/database.ts'
import { type Page, readPage } from '../../../platform/db/read-page.ts'
import { IN_WAITING_IMPORT } from '../listings/queries.ts'
import type { SubmittedSpace } from './import-digest.ts'

/** Spaces that an import has brought or changed last, and that wait for review with it. */
export function waitingSpaces(db: Db, importId: number) {
  return db
    .selectFrom('listings')
    .where(IN_WAITING_IMPORT)
    .where(
      sql<boolean>`(select max(import_id) from import_rows where listing_id = listings.id and is_stored) = ${importId}`,
    )
    .where('listings.id', 'in', (eb) =>
      eb
        .selectFrom('import_rows')
        .select('listing_id')
        .where('import_id', '=', importId)
        .where('listing_id', 'is not', null)
        .$castTo<{ listing_id: number }>(),
    )
}

const SHOWN = [
  'listings.id',
  'listings.seller_unit_id',
  'listings.title',
  'listings.ad_type',
  'listings.price',
  'listings.frequency',
  'listings.location_text',
] as const

interface Row {
  id: number
  seller_unit_id: string | null
  title: string
  ad_type: ImportedSpace['adType']
  price: number
  frequency: ImportedSpace['interval']
  location_text: string
}

/** All of them, in the order they were listed in: that of the file. */
export async function listSubmitted(db: Db, importId: number): Promise<SubmittedSpace[]> {
  const rows = await waitingSpaces(db, importId)
    .select(SHOWN)
    .select([
      sql<boolean>`jsonb_array_length(listings.images) > 0`.as('has_picture'),
      sql<boolean>`listings.lat is not null`.as('has_pin'),
    ])
    .orderBy('listings.id')
    .execute()
  return rows.map((row) => ({ ...presentImported(row), hasPicture: row.has_picture, hasPin: row.has_pin }))
}

export async function listWaitingPage(
  db: Db,
  importId: number,
  after: number | undefined,
): Promise<Page<Row>> {
  return readPage(waitingSpaces(db, importId).select(SHOWN), { newestBy: 'listings.id', limit: 100, after })
}

/** About 150 m, as for single spaces. */
const NEAR_DEGREES = 0.0014
const MIN_SIMILARITY = 0.6
const MAX_DOUBLES = 50

/** Those beside a space that is listed already, of anybody, with a similar title; faces of the same file stand beside each other anyway. */
export async function listDoubles(db: Db, importId: number): Promise<ImportedSpace[]> {
  const rows = await waitingSpaces(db, importId)
    .select(SHOWN)
    .where(
      sql<boolean>`exists (
        select from listings as other
        where other.lat between listings.lat - ${NEAR_DEGREES} and listings.lat + ${NEAR_DEGREES}
          and other.lng between listings.lng - ${NEAR_DEGREES} and listings.lng + ${NEAR_DEGREES}
          and other.id <> listings.id and other.ad_type = listings.ad_type and other.status in ('active', 'paused', 'pending')
          and similarity(lower(other.title), lower(listings.title)) >= ${MIN_SIMILARITY}
          and not exists (select from import_rows where listing_id = other.id and import_id = ${importId}))`,
    )
    .orderBy('listings.id')
    .limit(MAX_DOUBLES)
    .execute()
  return rows.map(presentImported)
}

export function presentImported(row: Row): ImportedSpace {
  return {
    id: row.id,
    unitId: row.seller_unit_id,
    title: row.title,
    adType: row.ad_type,
    price: row.price,
    interval: row.frequency,
    place: row.location_text,
  }
}
