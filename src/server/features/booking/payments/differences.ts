import { required } from '#domain/required.ts'
import type { Db } from '../../../platform/db/database.ts'
import { fetchPage } from '../../../platform/db/read-page.ts'

const PAGE_SIZE = 50

/** Something on which books, facts and bookings do not agree. */
export interface Difference {
  kind: string
  bookingId: number | null
  detail: string
  /** Integer US cents. */
  cents: number
}

/** Each is kept once, for an admin to close. @returns how many are new */
export async function addDifferences(db: Db, found: readonly Difference[], at: Date): Promise<number> {
  if (found.length === 0) return 0
  const added = await db
    .insertInto('reconciliation_differences')
    .values(
      found.map(({ kind, bookingId, detail, cents }) => ({
        kind,
        booking_id: bookingId,
        detail,
        cents,
        created_at: at,
      })),
    )
    .onConflict((conflict) => conflict.columns(['kind', 'booking_id', 'detail', 'cents']).doNothing())
    .returning('id')
    .execute()
  return added.length
}

/** Open ones first, then newest first. */
export async function listDifferences(
  db: Db,
  { limit = PAGE_SIZE, after }: { limit?: number | undefined; after: number | undefined },
) {
  const last = after === undefined ? undefined : await findDifference(db, after)
  return fetchPage(limit, (size) =>
    db
      .selectFrom('reconciliation_differences')
      .selectAll()
      .$if(last !== undefined, (rows) =>
        rows.where(({ eb, or, and }) => {
          const older = eb('id', '<', required(last).id)
          const isClosed = eb('closed_at', 'is not', null)
          return required(last).closed_at === null ? or([older, isClosed]) : and([isClosed, older])
        }),
      )
      .orderBy(({ eb }) => eb('closed_at', 'is not', null))
      .orderBy('id', 'desc')
      .limit(size)
      .execute(),
  )
}

export async function countOpenDifferences(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('reconciliation_differences')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** When books, facts and bookings were last compared. */
export async function findLastRun(db: Db): Promise<Date | null> {
  const row = await db
    .selectFrom('reconciliation_runs')
    .select('checked_at')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row?.checked_at ?? null
}

export function findDifference(db: Db, id: number) {
  return db.selectFrom('reconciliation_differences').selectAll().where('id', '=', id).executeTakeFirst()
}
