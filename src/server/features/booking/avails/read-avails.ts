import { type Avails, type availsRoutes, MAX_AVAILS_ROWS } from '#contract/booking/avails.ts'
import type { Out } from '#contract/route.ts'
import { clampAvailsFrom, listAvailsColumns } from '#domain/booking/avails.ts'
import { createAvailsFilter } from '#domain/booking/avails-filter.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import type { Actor } from '#domain/listings/listing.ts'
import { required } from '#domain/required.ts'
import type { AppContext } from '../../../context.ts'
import { readFaces } from './face-rows.ts'
import { foldRows, type Head, toHeads } from './fold-rows.ts'
import { whoseAvails } from './policy.ts'
import { readReps } from './read-reps.ts'
import { readPeriods, readTaken } from './taken-rows.ts'

type ReadContext = Pick<AppContext, 'db' | 'now'>
export type AvailsQuery = Out<typeof availsRoutes.getAvails.query>

/**
 * The grid of a seller's faces, filtered and paged in memory. What takes them is read of those that are shown, or of all that could be
 * where only free ones are asked for; of all of them, beside the faces: each takes as long as the other.
 */
export async function readAvails(
  { db, now }: ReadContext,
  actor: Actor,
  { by = 'period', from, limit, page = 1, free, for: inARow, ...filter }: AvailsQuery,
): Promise<Avails> {
  const today = toMarketDate(now())
  const columns = listAvailsColumns(by, clampAvailsFrom(from, today))
  const range = { first: required(columns[0]).first, last: required(columns.at(-1)).last }
  const { sellerId } = whoseAvails(actor)
  const taken = (unitIds: number[] | null) => readTaken(db, { sellerId, range, now: now(), unitIds })
  const [{ faces, isCut }, takenOfAll] = await Promise.all([
    readFaces(db, { sellerId, most: MAX_AVAILS_ROWS }),
    limit === undefined ? taken(null) : null,
  ])
  const reps = filter.rep === undefined ? [] : await readReps(db, { sellerId, range })
  const isAsked = createAvailsFilter(filter, columns, reps)
  const heads = toHeads(faces).filter(({ row }) => isAsked(row))
  const fold = async (some: Head[]) =>
    foldRows(some, {
      columns,
      today,
      taken: takenOfAll ?? (await taken(idsOf(some))),
      periods: await readPeriods(db, { range, unitIds: idsOf(some.filter(({ cell }) => cell === 'listed')) }),
    })
  const paged = <T>(all: T[]) => (limit === undefined ? all : all.slice((page - 1) * limit, page * limit))
  const grid = { by, today, columns, all: faces.length, isCut }
  if (free === undefined) return { ...grid, total: heads.length, ...(await fold(paged(heads))) }
  const { labels, rows } = await fold(heads)
  const matching = rows.filter(createAvailsFilter({ free, for: inARow }, columns))
  return { ...grid, total: matching.length, labels, rows: paged(matching) }
}

const idsOf = (heads: readonly Head[]) => heads.flatMap(({ row }) => row.unitId ?? [])
