import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { MAX_OPEN_CHANGES, OPEN_CHANGE_DAYS, parseSince } from '#domain/open-data.ts'
import type { AppContext } from '../../../context.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { readCursor } from './make-open-files.ts'
import { readOpenOf } from './read-open-spaces.ts'

type Means = Pick<AppContext, 'db' | 'search' | 'config' | 'now'>

const PORTION = 250
/** A transaction is seen when it is committed, and has the time at which it began. */
const OVERLAP_MS = 10_000

/**
 * What changed since, where that is less than to read the whole file again.
 * @throws AppError `invalid-input`, `since-too-old`
 */
export async function openChanges(context: Means, since: string): Promise<AsyncGenerator<Uint8Array>> {
  // before what changed is read: what is committed between them comes again
  const next = await readCursor(context.db, context.now())
  const rows = await context.db
    .selectFrom('open_changes')
    .select('listing_id as id')
    .distinct()
    .where(toChangedSince(since, context.now()))
    .orderBy('listing_id')
    .limit(MAX_OPEN_CHANGES + 1)
    .execute()
  if (rows.length > MAX_OPEN_CHANGES) throw new AppError('since-too-old')
  return readChanges(
    context,
    next,
    rows.map(({ id }) => id),
  )
}

function toChangedSince(since: string, now: Date): RawBuilder<SqlBool> {
  const parsed = parseSince(since)
  const message = 'since: give a time like 2026-11-02T09:30:00Z, or the `next` of an answer'
  if (!parsed) throw new AppError('invalid-input', { message, fields: { since: message } })
  const at = 'time' in parsed ? parsed.time : parsed.at
  if (now.getTime() - at.getTime() > OPEN_CHANGE_DAYS * 86_400_000) throw new AppError('since-too-old')
  return 'time' in parsed
    ? sql<SqlBool>`changed_at >= ${new Date(at.getTime() - OVERLAP_MS)}`
    : sql<SqlBool>`xid >= ${parsed.xid}::xid8`
}

/** Each space as it is now, as lines of JSON; the last line says where to go on. */
async function* readChanges(
  context: Means,
  next: string,
  ids: readonly number[],
): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < ids.length; from += PORTION) {
    const portion = ids.slice(from, from + PORTION)
    const spaces = new Map((await readOpenOf(context, portion)).map((space) => [space.id, space]))
    yield toLines(
      portion.map((id) => {
        const space = spaces.get(id)
        return space ? { op: 'upsert', id, space } : { op: 'delete', id }
      }),
    )
  }
  yield toLines([{ next }])
}

const toLines = (values: readonly object[]): Uint8Array =>
  Buffer.from(values.map((value) => `${JSON.stringify(value)}\n`).join(''))
