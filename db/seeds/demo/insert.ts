import { type Insertable, sql } from 'kysely'
import type { Config } from '#server/config.ts'
import type { Db, Tx } from '#server/platform/db/database.ts'
import type { StoredPicture } from '#server/platform/db/stored-shapes.ts'
import type { ListingEventsTable } from '#server/platform/db/tables.gen.ts'
import { addKeyedJob } from '#server/platform/jobs/keyed-job.ts'
import { insertSnapshots } from './alerts/insert-snapshots.ts'
import { insertAvailability } from './availability/insert-availability.ts'
import { insertBookings } from './bookings/insert-bookings.ts'
import { insertHistory } from './conversations/insert-history.ts'
import { insertCounts } from './counts/insert-counts.ts'
import { DEMO_LISTINGS } from './market.ts'
import { drawPictures } from './pictures/draw.ts'
import { insertRates } from './rates.ts'
import { toListingRow, toUserRows } from './rows.ts'
import { SELLERS } from './sellers.ts'
import { insertTeam } from './team.ts'
import type { DemoListing } from './types.ts'

/** Stores one file under the media root; the app serves `demo/x.svg` as `/media/demo/x.svg`. */
export type SaveFile = (path: string, bytes: Uint8Array) => Promise<void> | void

export type DemoResult =
  | { inserted: true; sellers: number; buyers: number; listings: number; pictures: number }
  | { inserted: false; reason: 'users-exist' | 'listings-exist' }

const ADVISORY_LOCK = 7_425_501
const ROWS_PER_INSERT = 100

/**
 * Seeds an empty database with the demo market, in one transaction. A database that already holds
 * people or spaces is skipped: demo data never mixes with real data.
 */
export function insertDemoMarket(
  db: Db,
  { now, saveFile, config }: { now: Date; saveFile: SaveFile; config: Config },
): Promise<DemoResult> {
  return db.transaction().execute(async (trx) => {
    // Several processes may start at once on one empty database.
    await sql`select pg_advisory_xact_lock(${sql.lit(ADVISORY_LOCK)})`.execute(trx)
    const reason = await findRefusal(trx)
    if (reason) return { inserted: false, reason }
    const pictures = await savePictures(saveFile)
    const sellerIds = await insertSellers(trx, now)
    await insertListings(trx, { now, pictures, sellerIds })
    await insertAvailability(trx, now)
    const buyers = await insertHistory(trx, { sellerIds, now })
    await insertBookings(trx, { config, now })
    await insertTeam(trx, { sellerIds, now })
    await insertRates(trx, { sellerIds, now })
    await insertCounts(trx, now)
    await insertSnapshots(trx)
    await queueMeasuring(trx)
    const count = [...pictures.values()].reduce((sum, list) => sum + list.length, 0)
    return {
      inserted: true,
      sellers: sellerIds.size,
      buyers,
      listings: DEMO_LISTINGS.length,
      pictures: count,
    }
  })
}

/** How its sellers answer is on their spaces as soon as the job process is there. */
async function queueMeasuring(trx: Tx): Promise<void> {
  for (const task of ['measure-answers', 'fade-sellers'])
    await addKeyedJob(trx, { task, key: task, payload: {} })
}

async function findRefusal(trx: Tx) {
  if (await trx.selectFrom('listings').select('id').limit(1).executeTakeFirst()) return 'listings-exist'
  if (await trx.selectFrom('users').select('id').limit(1).executeTakeFirst()) return 'users-exist'
  return null
}

/** Stores files before rows, so that no row names a missing picture. */
async function savePictures(saveFile: SaveFile): Promise<Map<DemoListing, StoredPicture[]>> {
  const saved = new Map<DemoListing, StoredPicture[]>()
  for (const listing of DEMO_LISTINGS) {
    const drawn = drawPictures(listing)
    for (const { path, svg } of drawn) await saveFile(path, new TextEncoder().encode(svg))
    saved.set(
      listing,
      drawn.map((one) => one.picture),
    )
  }
  return saved
}

async function insertSellers(trx: Tx, now: Date): Promise<Map<string, number>> {
  const rows = await trx.insertInto('users').values(toUserRows(now)).returning(['id', 'username']).execute()
  return new Map(rows.map((row) => [row.username, row.id]))
}

async function insertListings(
  trx: Tx,
  market: { now: Date; pictures: Map<DemoListing, StoredPicture[]>; sellerIds: Map<string, number> },
): Promise<void> {
  for (let start = 0; start < DEMO_LISTINGS.length; start += ROWS_PER_INSERT) {
    const batch = DEMO_LISTINGS.slice(start, start + ROWS_PER_INSERT)
    const inserted = await trx
      .insertInto('listings')
      .values(
        batch.map((listing) =>
          toListingRow(listing, {
            now: market.now,
            sellerId: getSellerId(listing, market.sellerIds),
            pictures: market.pictures.get(listing) ?? [],
          }),
        ),
      )
      .returning(['id', 'seller_id', 'status', 'rejection_reason', 'created_at', 'listed_at'])
      .execute()
    await trx.insertInto('listing_events').values(inserted.flatMap(toEvents)).execute()
  }
}

function getSellerId(listing: DemoListing, sellerIds: Map<string, number>): number {
  const id = sellerIds.get(SELLERS[listing.seller].username)
  if (id === undefined) throw new Error(`No seller for "${listing.title}"`)
  return id
}

/** The transitions that led each space to its status; without a reviewer, because no admin exists yet. */
function toEvents(row: {
  id: number
  seller_id: number
  status: string
  rejection_reason: string | null
  created_at: Date
  listed_at: Date
}): Insertable<ListingEventsTable>[] {
  const step = { listing_id: row.id, actor_id: null, reason: null, created_at: row.listed_at }
  const submitted = {
    ...step,
    actor_id: row.seller_id,
    created_at: row.created_at,
    from_status: null,
    to_status: 'pending',
  } as const
  if (row.status === 'pending') return [submitted]
  if (row.status === 'rejected') {
    return [
      submitted,
      { ...step, from_status: 'pending', to_status: 'rejected', reason: row.rejection_reason },
    ]
  }
  const approved = { ...step, from_status: 'pending', to_status: 'active' } as const
  if (row.status === 'active') return [submitted, approved]
  return [
    submitted,
    approved,
    { ...step, actor_id: row.seller_id, from_status: 'active', to_status: 'paused' },
  ]
}
