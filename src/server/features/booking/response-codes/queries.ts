import { sql } from 'kysely'
import { RESPONSE_LIMITS } from '#domain/booking/response/response-code.ts'
import type { Db } from '../../../platform/db/database.ts'
import { readPage } from '../../../platform/db/read-page.ts'
import { AppError } from '../../../platform/http/app-error.ts'

const VISITS = sql<number>`coalesce((select sum(count) from response_days where code_id = code.id), 0)::int`

/** Days shown on the page of a booking; its report has all of them. */
const SHOWN_DAYS = 14
const DAYS = sql<
  { day: string; visits: number }[]
>`coalesce((select jsonb_agg(jsonb_build_object('day', day, 'visits', count) order by day)
  from (select day, count from response_days where code_id = code.id order by day desc limit ${sql.lit(SHOWN_DAYS)}) as latest), '[]')`

/** Where it has led before; its newest target is the one it has now. */
const HISTORY = sql<{ target: string; since: string }[]>`coalesce((select
  jsonb_agg(jsonb_build_object('target', target, 'since', to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) order by id desc)
  from (select id, target, created_at from response_targets where code_id = code.id order by id desc limit ${sql.lit(RESPONSE_LIMITS.history)}) as latest), '[]')`

export type CodeRow = Awaited<ReturnType<typeof listCodes>>[number]

/** Of one booking, by their line. */
export function listCodes(db: Db, bookingId: number) {
  return db
    .selectFrom('response_codes as code')
    .selectAll('code')
    .select([VISITS.as('visits'), DAYS.as('days'), HISTORY.as('history')])
    .where('code.booking_id', '=', bookingId)
    .orderBy('code.item')
    .execute()
}

/** With the last day of its booking. */
export function findFollowed(db: Db, code: string) {
  return db
    .selectFrom('response_codes as code')
    .innerJoin('bookings', 'bookings.id', 'code.booking_id')
    .select(['code.id', 'code.target', 'code.suspended_at', 'bookings.last_day'])
    .where('code.code', '=', code)
    .executeTakeFirst()
}

/** @throws AppError `not-found` */
export async function getCode(db: Db, code: string) {
  const row = await db.selectFrom('response_codes').selectAll().where('code', '=', code).executeTakeFirst()
  if (!row) throw noSuchCode()
  return row
}

export function noSuchCode(): AppError {
  return new AppError('not-found', { message: 'There is no such code' })
}

export type DeskCodeRow = Awaited<ReturnType<typeof getDeskCode>>

function selectDesk(db: Db) {
  return db
    .selectFrom('response_codes as code')
    .innerJoin('organizations as owner', 'owner.id', 'code.owner_id')
    .selectAll('code')
    .select(['owner.username', VISITS.as('visits')])
}

interface DeskPage {
  view: 'all' | 'suspended'
  /** A code, or part of an address. */
  q: string | undefined
  after: number | undefined
}

const DESK_SIZE = 50

/** For admins, the newest first. */
export function listDeskCodes(db: Db, { view, q, after }: DeskPage) {
  const words = q?.toLowerCase()
  const rows = selectDesk(db)
    .$if(view === 'suspended', (query) => query.where('code.suspended_at', 'is not', null))
    .$if(Boolean(words), (query) =>
      query.where(
        sql<boolean>`(lower(code.code) = ${words} or position(${words}::text in lower(coalesce(code.target, ''))) > 0)`,
      ),
    )
  return readPage(rows, { newestBy: 'code.id', limit: DESK_SIZE, after })
}

/** @throws AppError `not-found` */
export async function getDeskCode(db: Db, code: string) {
  const row = await selectDesk(db).where('code.code', '=', code).executeTakeFirst()
  if (!row) throw noSuchCode()
  return row
}
