import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { AppError } from './app-error.ts'
import { networkOf } from './network-of.ts'

export interface Limit {
  /** The name of the limit, e.g. `login:account`. */
  name: string
  /** Burst size, refilled over each `perSeconds`. */
  max: number
  perSeconds: number
}

export interface RateLimiter {
  /** Counts one attempt, or `weight` of them. @throws AppError `rate-limited` with Retry-After when none is left */
  take(limit: Limit, subject: string, weight?: number): Promise<void>
  /** Counts one attempt. @returns false, without counting, when none is left */
  tryConsume(limit: Limit, subject: string): Promise<boolean>
  /** Refunds an attempt that turned out not to count. */
  refund(limit: Limit, subject: string): Promise<void>
  /** Resets the count of `subject`. */
  reset(limit: Limit, subject: string): Promise<void>
}

/**
 * Rate limiter by the generic cell rate algorithm, shared by all processes through Postgres: one row and one statement per
 * attempt, and no window edge to wait for. `scale` multiplies every limit.
 */
export function createRateLimiter(db: Db, scale: number): RateLimiter {
  /** Locks keys in sorted order, so that two processes cannot deadlock. @returns the keys that were let through */
  const pay = async (limit: Limit, keys: readonly string[], weight = 1): Promise<Set<string>> => {
    const stepS = toStep(limit)
    const costS = stepS * weight
    const taken = await sql<{ key: string }>`
      insert into rate_limits as r (key, paid_at)
      select key, now() + make_interval(secs => ${costS}) from unnest(${[...new Set(keys)].sort()}::text[]) as given (key)
      on conflict (key) do update set paid_at = greatest(r.paid_at, now()) + make_interval(secs => ${costS})
      where greatest(r.paid_at, now()) + make_interval(secs => ${costS}) <= now() + make_interval(secs => ${limit.perSeconds + stepS / 2})
      returning key`.execute(db)
    return new Set(taken.rows.map((row) => row.key))
  }
  const toStep = ({ max, perSeconds }: Pick<Limit, 'max' | 'perSeconds'>) =>
    perSeconds / Math.max(1, Math.round(max * scale))
  const tryConsume = async (limit: Limit, subject: string) =>
    (await pay(limit, [keyOf(limit, subject)])).size > 0

  return {
    tryConsume,
    async take(limit, subject, weight = 1) {
      const key = keyOf(limit, subject)
      if ((await pay(limit, [key], weight)).size > 0) return
      throw tooMany(await secondsUntilFree(db, key, limit.perSeconds - toStep(limit) * weight))
    },
    async refund(limit, subject) {
      await sql`update rate_limits set paid_at = paid_at - make_interval(secs => ${toStep(limit)})
        where key = ${keyOf(limit, subject)}`.execute(db)
    },
    async reset(limit, subject) {
      await db.deleteFrom('rate_limits').where('key', '=', keyOf(limit, subject)).execute()
    },
  }
}

/**
 * Rate limit key. Subjects may be arbitrary user input: long ones are truncated, and NUL bytes would fail the statement.
 * Addresses are counted by network: the owner of one IPv6 address has all of its /64.
 */
function keyOf(limit: Limit, subject: string): string {
  return `${limit.name}:${networkOf(subject).toLowerCase().replaceAll('\0', '').slice(0, 200)}`
}

async function secondsUntilFree(db: Db, key: string, paidAheadS: number): Promise<number> {
  const found = await sql<{ wait: number }>`
    select extract(epoch from paid_at - now())::float8 - ${paidAheadS}::float8 as wait from rate_limits where key = ${key}`.execute(
    db,
  )
  return Math.max(1, Math.ceil(found.rows[0]?.wait ?? 1))
}

function tooMany(waitSeconds: number): AppError {
  return new AppError('rate-limited', {
    message: `Too many attempts. Please try again in ${formatDuration(waitSeconds)}.`,
    headers: { 'retry-after': String(waitSeconds) },
  })
}

function formatDuration(seconds: number): string {
  if (seconds < 90) return `${seconds} second${seconds === 1 ? '' : 's'}`
  return `${Math.ceil(seconds / 60)} minutes`
}

/** Deletes rows whose bucket has long been full again. */
export async function sweepRateLimits(db: Db): Promise<void> {
  await db.deleteFrom('rate_limits').where('paid_at', '<', sql<Date>`now() - interval '1 hour'`).execute()
}
