import type pg from 'pg'
import { InventoryError } from '#domain/listings/import/limits.ts'
import { type ImportState, isRunning, type RunningState } from '#domain/listings/import/states.ts'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { applyImportStep } from './apply-import-step.ts'
import { checkRows } from './check-rows.ts'
import { type ImportEngine, type ImportKind, kindOf } from './import-kind.ts'
import { checkKindRows, storeKindRows, undoKindRows } from './kind-rows.ts'
import { MAX_TRIES } from './limits.ts'
import { startPictures } from './picture-rows.ts'
import { type ImportRecord, queueImport } from './queries.ts'
import { readFile } from './read-file.ts'
import { storeRows } from './store-rows.ts'
import { undoRows } from './undo-rows.ts'

/** First key of the advisory lock that an import's job holds while it runs; released when its process dies. */
const RUN_LOCK = 715_233
const LOCK_TRIES = 20
const LOCK_WAIT_MS = 250
/** Heartbeat timeout: a running import without progress for this long has lost its job. */
const SILENT_SECONDS = 20
const UNREADABLE =
  'Something in this file stopped our reader. Save it anew as CSV and import that. If that fails too, send it to support.'
const DEFECT = 'Something went wrong on our side. What is stored stays; start again to go on.'

/** The engine's work on a file; `kind` says what its rows are where they are no spaces. */
const WORK: Record<
  RunningState,
  (context: AppContext, record: ImportRecord, kind: ImportKind | null) => Promise<void>
> = {
  reading: readFile,
  checking: (context, record, kind) =>
    kind ? checkKindRows(context, record, kind) : checkRows(context, record),
  storing: (context, record, kind) =>
    kind ? storeKindRows(context, record, kind) : storeRows(context, record),
  undoing: (context, record, kind) =>
    kind ? undoKindRows(context, record, kind) : undoRows(context, record),
}

/** Runs the pending steps of an import until it waits for its seller again. */
export async function runImport(context: AppContext, engine: ImportEngine, id: number): Promise<void> {
  const holder = await context.pool.connect()
  try {
    if (!(await acquireLock(holder, id))) return
    await runUntilIdle(context, engine, id)
  } finally {
    await holder.query('select pg_advisory_unlock_all()').catch(() => {})
    holder.release()
  }
}

async function runUntilIdle(context: AppContext, engine: ImportEngine, id: number): Promise<void> {
  const { db, now } = context
  for (;;) {
    const record = await db.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst()
    if (!record || !isRunning(record.state)) return
    // counted before the work: if it crashes the process, the attempt still counts
    await db
      .updateTable('imports')
      .set({ tries: record.tries + 1 })
      .where('id', '=', id)
      .execute()
    if (record.tries >= MAX_TRIES) return abandonImport(context, engine, { record })
    try {
      await WORK[record.state](context, record, kindOf(record, engine))
    } catch (error) {
      if (error instanceof InventoryError) {
        return abandonImport(context, engine, { record, problem: error.message })
      }
      if (isOfData(error) || record.tries + 1 >= MAX_TRIES) await abandonImport(context, engine, { record })
      throw error
    }
    const at = now()
    await db.transaction().execute(async (trx) => {
      const to = await applyImportStep(trx, record, { step: 'finish', actor: 'job', now: at })
      if (record.state === 'storing' && record.kind === 'inventory') await startPictures(trx, record.id)
      await settle(trx, engine, { record, to, problem: null, now: at })
    })
    if (record.state === 'reading') await dropFile(context, record)
  }
}

interface Settled {
  record: ImportRecord
  to: ImportState
  problem: string | null
  now: Date
}

async function settle(trx: Tx, { settled }: ImportEngine, { record, ...how }: Settled): Promise<void> {
  if (record.origin === 'file' || isRunning(how.to)) return
  // as the work has left it: columns, rows and plan are written by now
  const now = await trx.selectFrom('imports').selectAll().where('id', '=', record.id).executeTakeFirst()
  if (now) await settled?.(trx, { ...how, record: now })
}

/** Fails with a reason: an unreadable file and its rows are deleted, listings stored so far stay. */
async function abandonImport(
  context: AppContext,
  engine: ImportEngine,
  { record, problem }: { record: ImportRecord; problem?: string },
): Promise<void> {
  const { db, now } = context
  const { id, state } = record
  if (problem !== undefined || state === 'reading') {
    await db.deleteFrom('import_rows').where('import_id', '=', id).execute()
    await db.updateTable('imports').set({ row_count: 0 }).where('id', '=', id).execute()
    await dropFile(context, record)
  }
  const message = problem ?? (state === 'reading' ? UNREADABLE : DEFECT)
  const at = now()
  await db.transaction().execute(async (trx) => {
    const fail = { step: 'fail', actor: 'job', problem: message, now: at } as const
    const to = await applyImportStep(trx, record, fail)
    await settle(trx, engine, { record, to, problem: message, now: at })
  })
}

/** Permanent database errors, which the same rows would cause again (SQLSTATE: data, constraints, program limits). */
function isOfData(error: unknown): boolean {
  return /^(22|23|54)/.test((error as { code?: string } | null)?.code ?? '')
}

async function dropFile({ db, files }: AppContext, record: ImportRecord): Promise<void> {
  await db.updateTable('imports').set({ file_path: null }).where('id', '=', record.id).execute()
  if (record.file_path) await files.delete(record.file_path)
}

async function acquireLock(holder: pg.PoolClient, id: number): Promise<boolean> {
  for (let tries = 0; tries < LOCK_TRIES; tries++) {
    const { rows } = await holder.query('select pg_try_advisory_lock($1, $2) as taken', [RUN_LOCK, id])
    if (rows[0].taken) return true
    await new Promise((wake) => setTimeout(wake, LOCK_WAIT_MS))
  }
  return false
}

/**
 * Requeues imports whose job died with its process. A job for an import that is running elsewhere finds it locked and ends.
 * @returns how many
 */
export async function resumeImports(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  silentSeconds: number = SILENT_SECONDS,
): Promise<number> {
  const silentSince = new Date(now().getTime() - silentSeconds * 1000)
  const lost = await db
    .selectFrom('imports')
    .select('id')
    .where('state', 'in', ['reading', 'checking', 'storing', 'undoing'])
    .where('updated_at', '<', silentSince)
    .execute()
  for (const { id } of lost) await queueImport(db, id)
  return lost.length
}
