import { FAILING_MAIL_DAYS, findNextTry } from '#domain/listings/import/sources.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { notifyRead } from './notify-read.ts'
import type { SourceRow } from './queries.ts'

interface Failure {
  readId: number
  problem: string
  /** It answers, but with no inventory: its people hear of it at once. */
  isOfFile: boolean
  now: Date
}

/** It is tried again later and later. What it gave before stays as it is. */
export async function failSource(
  trx: Tx,
  source: SourceRow,
  { readId, problem, isOfFile, now }: Failure,
): Promise<void> {
  const failures = Math.min(source.failures + 1, 1000)
  const since = source.failing_since ?? now
  const isLong = now.getTime() - since.getTime() >= FAILING_MAIL_DAYS * 86_400_000
  const mailsNow = isLong && source.failing_mailed_at === null
  const isNew = isOfFile && source.problem !== problem
  await trx
    .updateTable('inventory_sources')
    .set({
      state: source.state === 'off' ? 'off' : 'failing',
      failures,
      problem,
      failing_since: since,
      ...(mailsNow && { failing_mailed_at: now }),
      // the next answer is read whatever it says
      etag: null,
      sha256: null,
      waits_for: '[]',
      next_at: findNextTry(failures, now),
      read_at: now,
    })
    .where('id', '=', source.id)
    .execute()
  if (mailsNow) await notifyRead(trx, { source, readId, step: 'failing', says: problem, now })
  else if (isNew) await notifyRead(trx, { source, readId, step: 'failed', says: problem, now })
}

/** What is kept of failures, once it was read again. */
export const READABLE = {
  failures: 0,
  problem: null,
  failing_since: null,
  failing_mailed_at: null,
} as const
