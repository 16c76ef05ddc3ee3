import { sql } from 'kysely'
import { type Avails, type availsRoutes, MAX_AVAILS_ROWS } from '#contract/booking/avails.ts'
import type { Out } from '#contract/route.ts'
import { clampAvailsFrom, listAvailsColumns } from '#domain/booking/avails.ts'
import { createAvailsFilter } from '#domain/booking/avails-filter.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import type { Actor } from '#domain/listings/listing.ts'
import { required } from '#domain/required.ts'
import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { readFaces } from './face-rows.ts'
import { foldRows, type Head, toHeads } from './fold-rows.ts'
import { whoseAvails } from './policy.ts'
import { readReps } from './read-reps.ts'

type ReadContext = Pick<AppContext, 'db' | 'now' | 'metrics'>
export type AvailsQuery = Out<typeof availsRoutes.getAvails.query>

/**
 * The grid of a seller's faces, filtered and paged in memory. What takes them is read of those that are shown, or of all that could be
 * where only free ones are asked for: two statements more, whatever it holds.
 */
export async function readAvails(
  { db, now, metrics }: ReadContext,
  actor: Actor,
  { by = 'period', from, limit, page = 1, free, for: inARow, ...filter }: AvailsQuery,
): Promise<Avails> {
  const today = toMarketDate(now())
  const columns = listAvailsColumns(by, clampAvailsFrom(from, today))
  const { sellerId } = whoseAvails(actor)
  const paged = <T>(all: T[]) => (limit === undefined ? all : all.slice((page - 1) * limit, page * limit))
  return inTransaction({ db, metrics }, async (trx) => {
    // ten thousand look-ups seem worth compiling to the planner, which takes longer than all of them
    await sql`set local jit = off`.execute(trx)
    const { faces, isCut } = await readFaces(trx, { sellerId, most: MAX_AVAILS_ROWS })
    const range = { first: required(columns[0]).first, last: required(columns.at(-1)).last }
    const reps = filter.rep === undefined ? [] : await readReps(trx, { sellerId, range })
    const isAsked = createAvailsFilter(filter, columns, reps)
    const heads = toHeads(faces).filter(({ row }) => isAsked(row))
    const fold = (some: Head[]) => foldRows(trx, some, { columns, sellerId, today, now: now() })
    const grid = { by, today, columns, all: faces.length, isCut }
    if (free === undefined) return { ...grid, total: heads.length, ...(await fold(paged(heads))) }
    const { labels, rows } = await fold(heads)
    const matching = rows.filter(createAvailsFilter({ free, for: inARow }, columns))
    return { ...grid, total: matching.length, labels, rows: paged(matching) }
  })
}
