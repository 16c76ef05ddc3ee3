import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { findNextRead } from '#domain/listings/import/sources.ts'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { addKeyedJob } from '../../../platform/jobs/keyed-job.ts'
import { withSpoolFolder } from '../../../platform/uploads/spool.ts'
import { checkRoom, insertImport, keepForImport } from '../imports/create-import.ts'
import { deleteImports } from '../imports/queries.ts'
import { failSource, READABLE } from './fail-source.ts'
import { addressOf, fetchFile, SourceError } from './fetch-file.ts'
import { followSame } from './follow-units.ts'
import { KEPT_IMPORTS } from './limits.ts'
import { notifyRead } from './notify-read.ts'
import { findLocked, type SourceRow } from './queries.ts'
import { recordRead, updateRead } from './record-read.ts'

export const PULL_TASK = 'pull-inventory'

export async function queuePull(trx: Tx, id: number): Promise<void> {
  await addKeyedJob(trx, { task: PULL_TASK, key: `inventory-source:${id}`, payload: { id } })
}

/** Reads one source that is due. A file that differs from the last becomes an import; what fails is tried again later. */
export async function pullSource(context: AppContext, id: number): Promise<void> {
  const { db, now } = context
  const source = await db
    .selectFrom('inventory_sources as source')
    .innerJoin('organizations', 'organizations.id', 'source.organization_id')
    .selectAll('source')
    .where('source.id', '=', id)
    .where('source.state', '<>', 'off')
    .where('source.next_at', '<=', now())
    .where('organizations.status', '<>', 'suspended')
    .where('organizations.deleted_at', 'is', null)
    .executeTakeFirst()
  if (!source) return
  try {
    await pull(context, source)
  } catch (error) {
    const failure = toFailure(error)
    await whileDue(context, source, async (trx, locked) => {
      const says = failure.message
      const readId = await recordRead(trx, { sourceId: id, outcome: 'failed', says, now: now() })
      await failSource(trx, locked, { readId, problem: says, isOfFile: failure.isOfFile, now: now() })
    })
  }
}

function toFailure(error: unknown): Pick<SourceError, 'message' | 'isOfFile'> {
  if (error instanceof SourceError) return error
  // no room for another file of this seller
  if (error instanceof AppError && error.code === 'too-large')
    return { message: error.message, isOfFile: true }
  throw error
}

async function pull(context: AppContext, source: SourceRow): Promise<void> {
  await checkRoom(context.db, source.organization_id)
  const address = addressOf(context, source)
  const fetched = await fetchFile(context, address, source.etag)
  if (fetched === 'same') return takeSame(context, source)
  const sha256 = createHash('sha256').update(fetched.bytes).digest()
  if (source.sha256?.equals(sha256)) return takeSame(context, source)
  await withSpoolFolder(context.config.DATA_DIR, async (folder) => {
    const file = { path: join(folder, 'file'), sizeBytes: fetched.bytes.length }
    await writeFile(file.path, fetched.bytes)
    await keepForImport(context, file, async (path) => {
      const isTaken = await whileDue(context, source, (trx, locked) =>
        takeFile(trx, locked, {
          file: { ...file, path },
          // the rest of an address may hold a token, and all of an organization read the names of its imports
          name: new URL(address.url).hostname,
          etag: fetched.etag,
          sha256,
          now: context.now(),
        }),
      )
      return { isKept: isTaken, result: undefined }
    })
  })
}

/** Nothing where it was switched off, changed or read meanwhile. @returns whether it was still due */
async function whileDue(
  { db }: Pick<AppContext, 'db'>,
  source: SourceRow,
  work: (trx: Tx, locked: SourceRow) => Promise<void>,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const locked = await findLocked(trx, source.id)
    const isDue = locked && locked.state !== 'off' && locked.url === source.url
    if (!isDue || locked.next_at?.getTime() !== source.next_at?.getTime()) return false
    await work(trx, locked)
    return true
  })
}

interface TakenFile {
  file: { path: string; sizeBytes: number }
  name: string
  etag: string | null
  sha256: Buffer
  now: Date
}

async function takeFile(
  trx: Tx,
  source: SourceRow,
  { file, name, etag, sha256, now }: TakenFile,
): Promise<void> {
  const { id: sourceId, columns, settings } = source
  const record = await insertImport(trx, {
    sellerId: source.organization_id,
    name,
    file,
    path: file.path,
    origin: 'pull',
    sha256,
    reading: columns && settings ? { columns, plan: settings } : undefined,
  })
  const readId = await recordRead(trx, { sourceId, outcome: 'running', importId: record.id, now })
  await trx
    .updateTable('inventory_sources')
    .set({ etag, sha256, last_read_id: readId, next_at: null, read_at: now })
    .where('id', '=', sourceId)
    .execute()
  await deleteOld(trx, sourceId)
}

/** Rows of old reads: a file that changes every hour would else fill its seller's room within a day. */
async function deleteOld(trx: Tx, sourceId: number): Promise<void> {
  const old = await trx
    .selectFrom('inventory_reads')
    .select('import_id')
    .where('source_id', '=', sourceId)
    .where('import_id', 'is not', null)
    .orderBy('id', 'desc')
    .offset(KEPT_IMPORTS)
    .execute()
  await deleteImports(
    trx,
    old.flatMap(({ import_id }) => import_id ?? []),
  )
}

async function takeSame(context: AppContext, source: SourceRow): Promise<void> {
  const now = context.now()
  await whileDue(context, source, async (trx, locked) => {
    const { id: sourceId } = locked
    const readId = await recordRead(trx, { sourceId, outcome: 'same', says: 'Nothing changed', now })
    const paused = (await wasApplied(trx, locked))
      ? (await followSame(trx, { source: locked, readId, now })).paused
      : 0
    await trx
      .updateTable('inventory_sources')
      .set({
        ...READABLE,
        state: locked.columns === null ? 'first' : 'on',
        read_at: now,
        next_at: findNextRead({ everyHours: locked.every_hours, atHour: locked.at_hour }, now),
      })
      .where('id', '=', sourceId)
      .execute()
    if (paused === 0) return
    const says = `${paused} paused`
    await updateRead(trx, readId, { says: `The same file: ${says}` })
    await notifyRead(trx, { source: locked, readId, step: 'applied', says, now })
  })
}

/** A file that was left or taken back says nothing of what is missing. */
async function wasApplied(trx: Tx, { last_read_id }: SourceRow): Promise<boolean> {
  const last = await trx
    .selectFrom('inventory_reads')
    .select('outcome')
    .where('id', '=', last_read_id ?? 0)
    .executeTakeFirst()
  return last?.outcome === 'applied'
}

/** A job each, so that a slow server delays no other. What waited for a person and is forgotten is read anew. */
export async function queueDue({ db, now }: Pick<AppContext, 'db' | 'now'>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`
      update inventory_sources as source set next_at = ${now()}, etag = null, sha256 = null
      from inventory_reads as read
      where read.id = source.last_read_id and source.next_at is null and read.import_id is null
        and source.state <> 'off'`.execute(trx)
    const due = await trx
      .selectFrom('inventory_sources as source')
      .innerJoin('organizations', 'organizations.id', 'source.organization_id')
      .select('source.id')
      .where('source.state', '<>', 'off')
      .where('source.next_at', '<=', now())
      // nothing is read for them: they would be queued again and again
      .where('organizations.status', '<>', 'suspended')
      .where('organizations.deleted_at', 'is', null)
      .orderBy('source.next_at')
      .execute()
    for (const { id } of due) await queuePull(trx, id)
  })
}
