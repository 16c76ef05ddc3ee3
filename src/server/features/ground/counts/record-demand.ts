import { createHash, randomBytes } from 'node:crypto'
import { type Insertable, sql } from 'kysely'
import type { LatLng } from '#domain/geo.ts'
import { toGridCell } from '#domain/ground/demand-grid.ts'
import { required } from '#domain/required.ts'
import type { AdType } from '#domain/vocabulary.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { SearchDemandTable } from '../../../platform/db/tables.gen.ts'
import type { Log } from '../../../platform/log/log.ts'

/** Fewer spaces found than that leave a search unmet: there is nothing to choose from. */
export const ENOUGH_FOUND = 3
/** Memory bound: above this many a day the earliest is forgotten, and might count twice. */
const MAX_REMEMBERED = 50_000

interface DemandInput {
  /** Who asks; kept in memory only, as a salted hash, for the day. */
  asker: string
  at: LatLng
  /** Empty: any medium. */
  adTypes: readonly AdType[]
  /** How many spaces were found, where that is known. */
  found?: number | undefined
}

export interface DemandRecorder {
  /** Counts a search once per asker, cell, medium and day. Fire and forget: an answer never waits for it or fails by it. */
  record(asked: DemandInput): void
}

/** Totals by area, medium and day, of searches on the home page, on the map and with the assistants. */
export function createDemandRecorder(means: { db: Db; log: Log; now: () => Date }): DemandRecorder {
  const { db, log, now } = means
  const salt = randomBytes(16)
  let counted = new Set<string>()
  let today = ''
  const isFirst = (what: string) => {
    const mark = createHash('sha256').update(salt).update(what).digest('base64url')
    if (counted.has(mark)) return false
    counted.add(mark)
    if (counted.size > MAX_REMEMBERED) counted.delete(required(counted.values().next().value))
    return true
  }
  return {
    record({ asker, at, adTypes, found = ENOUGH_FOUND }) {
      const day = now().toISOString().slice(0, 10)
      if (day !== today) counted = new Set()
      today = day
      const cell = { lat_cell: toGridCell(at.lat), lng_cell: toGridCell(at.lng) }
      const rows = (adTypes.length > 0 ? adTypes : ['' as const]).map((ad_type) => {
        const what = `${asker} ${cell.lat_cell} ${cell.lng_cell} ${ad_type}`
        const searches = Number(isFirst(what))
        // one that finds nothing tells more than an earlier one of the same asker that did
        const unmet = Number(found < ENOUGH_FOUND && isFirst(`${what} unmet`))
        return { day, ...cell, ad_type, searches, unmet }
      })
      const fresh = rows.filter(({ searches, unmet }) => searches + unmet > 0)
      if (fresh.length === 0) return
      addDemand(db, fresh).catch((error) => log.warn({ err: error }, 'a search could not be counted'))
    },
  }
}

async function addDemand(db: Db, rows: Insertable<SearchDemandTable>[]): Promise<void> {
  await db
    .insertInto('search_demand')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['day', 'lat_cell', 'lng_cell', 'ad_type']).doUpdateSet({
        searches: sql<number>`search_demand.searches + excluded.searches`,
        unmet: sql<number>`search_demand.unmet + excluded.unmet`,
      }),
    )
    .execute()
}
