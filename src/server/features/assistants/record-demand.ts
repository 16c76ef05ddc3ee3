import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Understanding } from '#assistant/understand/understand.ts'
import type { AppContext } from '../../context.ts'

const CELLS_PER_DEGREE = 10
/** Memory bound: above this many askers a day deduplication restarts; a slight overcount beats growing forever. */
const MAX_REMEMBERED = 50_000

export interface DemandRecorder {
  /** Counts one search per asker and day. Fire and forget: an answer never waits for it or fails by it. */
  record(asker: string, understanding: Pick<Understanding, 'place' | 'criteria'>): void
}

/** Aggregates by place, kind and day. Askers are kept in memory only, as salted hashes, for the day. */
export function createDemandRecorder({ db, log, now }: AppContext): DemandRecorder {
  const salt = randomBytes(16)
  let counted = new Set<string>()
  let today = ''
  return {
    record(asker, { place, criteria }) {
      if (!place || place.kind === 'state') return
      const day = now().toISOString().slice(0, 10)
      if (day !== today || counted.size > MAX_REMEMBERED) counted = new Set()
      today = day
      const cell = { lat: toGridCell(place.lat), lng: toGridCell(place.lng) }
      const types = criteria.adTypes.length > 0 ? criteria.adTypes : ['' as const]
      const uncounted = types.filter((type) => {
        const key = createHash('sha256').update(salt).update(`${asker} ${cell.lat} ${cell.lng} ${type}`)
        const mark = key.digest('base64url')
        return !counted.has(mark) && counted.add(mark)
      })
      if (uncounted.length === 0) return
      const rows = uncounted.map((ad_type) => ({
        day,
        lat_cell: cell.lat,
        lng_cell: cell.lng,
        ad_type,
        searches: 1,
      }))
      db.insertInto('search_demand')
        .values(rows)
        .onConflict((conflict) =>
          conflict
            .columns(['day', 'lat_cell', 'lng_cell', 'ad_type'])
            .doUpdateSet({ searches: sql<number>`search_demand.searches + 1` }),
        )
        .execute()
        .catch((error) => log.warn({ err: error }, 'a search could not be counted'))
    },
  }
}

export function toGridCell(degrees: number): number {
  return Math.floor(degrees * CELLS_PER_DEGREE)
}
