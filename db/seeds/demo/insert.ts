import { sql } from 'kysely'
import type { Config } from '#server/config.ts'
import type { Db, Tx } from '#server/platform/db/database.ts'
import { addKeyedJob } from '#server/platform/jobs/keyed-job.ts'
import { insertSnapshots } from './alerts/insert-snapshots.ts'
import { insertAvailability } from './availability/insert-availability.ts'
import { insertBookings } from './bookings/insert-bookings.ts'
import { FACES } from './company/faces.ts'
import { insertAgency } from './company/insert-agency.ts'
import { insertContracts } from './company/insert-contracts.ts'
import { insertPapers } from './company/insert-papers.ts'
import { insertProposals } from './company/insert-proposals.ts'
import { insertHistory } from './conversations/insert-history.ts'
import { insertCounts } from './counts/insert-counts.ts'
import { insertListings, type SaveFile, savePictures } from './insert-listings.ts'
import { DEMO_LISTINGS, MARKET } from './market.ts'
import { insertRates } from './rates.ts'
import { toUserRows } from './rows.ts'
import { insertTeam } from './team.ts'

export type DemoResult =
  | { inserted: true; sellers: number; buyers: number; listings: number; pictures: number }
  | { inserted: false; reason: 'users-exist' | 'listings-exist' }

const ADVISORY_LOCK = 7_425_501

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
    const pictures = await savePictures(MARKET, saveFile)
    const sellerIds = await insertSellers(trx, now)
    const market = { now, pictures, sellerIds }
    await insertListings(trx, DEMO_LISTINGS, market)
    await insertAvailability(trx, now)
    const buyers = await insertHistory(trx, { sellerIds, now })
    await insertBookings(trx, { config, now })
    await insertTeam(trx, { sellerIds, now })
    await insertListings(trx, FACES, market)
    await insertRates(trx, { sellerIds, now })
    await insertContracts(trx, { sellerIds, now })
    await insertPapers(trx, { sellerIds, now })
    await insertProposals(trx, { config, sellerIds, now })
    await insertAgency(trx, { config, sellerIds, now })
    await insertCounts(trx, now)
    await insertSnapshots(trx)
    await queueMeasuring(trx)
    const count = [...pictures.values()].reduce((sum, list) => sum + list.length, 0)
    return {
      inserted: true,
      sellers: sellerIds.size,
      buyers,
      listings: MARKET.length,
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

async function insertSellers(trx: Tx, now: Date): Promise<Map<string, number>> {
  const rows = await trx.insertInto('users').values(toUserRows(now)).returning(['id', 'username']).execute()
  return new Map(rows.map((row) => [row.username, row.id]))
}
