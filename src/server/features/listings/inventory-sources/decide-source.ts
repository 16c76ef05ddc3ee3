import { findNextRead } from '#domain/listings/import/sources.ts'
import type { Actor } from '#domain/listings/listing.ts'
import type { AppContext } from '../../../context.ts'
import type { Origin } from '../../../platform/db/audit.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { applyImportStep } from '../imports/apply-import-step.ts'
import { lockImport } from '../imports/queries.ts'
import { PULLS_PER_ORGANIZATION } from './limits.ts'
import { findWaiting, record } from './manage-sources.ts'
import { queuePull } from './pull-source.ts'
import { getSource, lockSource } from './queries.ts'
import { updateRead } from './record-read.ts'

interface Decided {
  id: number
  decision: 'apply' | 'skip'
  actor: Actor
  origin: Origin
}

/** What stood in the way is looked at: the file is stored as it is, or left. @throws AppError `not-found`, `conflict` */
export async function decideSource(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  { id, decision, actor, origin }: Decided,
): Promise<void> {
  const { organizationId } = actor
  const { last_read_id } = await getSource(db, { id, organizationId })
  await db.transaction().execute(async (trx) => {
    const read = await trx
      .selectFrom('inventory_reads')
      .selectAll()
      .where('id', '=', last_read_id ?? 0)
      .executeTakeFirst()
    if (read?.outcome !== 'waits' || read.import_id === null) throw nothingWaits()
    // in the order of the job: the import first
    const waiting = await lockImport(trx, organizationId, read.import_id)
    const source = await lockSource(trx, { id, organizationId })
    if (source.last_read_id !== read.id || waiting.state !== 'ready') throw nothingWaits()
    await record(trx, { actor, origin, action: `source.${decision}`, id, after: { importId: waiting.id } })
    if (decision === 'apply')
      return void (await applyImportStep(trx, waiting, { step: 'start', actor: 'seller', now: now() }))
    await updateRead(trx, read.id, { outcome: 'skipped' })
    await trx
      .updateTable('inventory_sources')
      .set({
        ...(source.state !== 'off' && {
          state: source.columns === null ? ('first' as const) : ('on' as const),
        }),
        waits_for: '[]',
        next_at: findNextRead({ everyHours: source.every_hours, atHour: source.at_hour }, now()),
      })
      .where('id', '=', id)
      .execute()
  })
}

function nothingWaits(): AppError {
  return new AppError('conflict', { message: 'No file of this source waits for a decision.' })
}

/** Reads it now. A file that was left or taken back is read again. @throws AppError `not-found`, `source-waits`, `conflict` */
export async function pullNow(
  { db, limiter, now }: Pick<AppContext, 'db' | 'limiter' | 'now'>,
  { id, actor }: { id: number; actor: Actor },
): Promise<void> {
  const { organizationId } = actor
  await getSource(db, { id, organizationId })
  await limiter.take(PULLS_PER_ORGANIZATION, String(organizationId))
  await db.transaction().execute(async (trx) => {
    const source = await lockSource(trx, { id, organizationId })
    if (source.state === 'off')
      throw new AppError('conflict', { message: 'This source is off. Switch it on first.' })
    const waiting = await findWaiting(trx, source)
    if (waiting === 'waits') throw new AppError('source-waits')
    if (waiting === 'running') return
    const last = await trx
      .selectFrom('inventory_reads')
      .select('outcome')
      .where('id', '=', source.last_read_id ?? 0)
      .executeTakeFirst()
    const isAnew = last?.outcome === 'skipped' || last?.outcome === 'undone'
    await trx
      .updateTable('inventory_sources')
      .set({ next_at: now(), ...(isAnew && { etag: null, sha256: null }) })
      .where('id', '=', id)
      .execute()
    await queuePull(trx, id)
  })
}
