import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { sql } from 'kysely'
import type { ImportKindName } from '#domain/listings/import/contract-fields.ts'
import { checkHead, HEAD_BYTES, isZip } from '#domain/listings/import/file-head.ts'
import { IMPORT_LIMITS, InventoryError } from '#domain/listings/import/limits.ts'
import type { PlanSettings } from '#domain/listings/import/plan-settings.ts'
import type { AppContext } from '../../../context.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { RequestEnv } from '../../../platform/http/env.ts'
import { requireActor } from '../../../platform/http/require-actor.ts'
import {
  type ReceivedFile,
  receiveFile,
  receiveUpload,
  type Upload,
} from '../../../platform/uploads/receive-body.ts'
import { IMPORTS_PER_USER } from './limits.ts'
import { type ImportRecord, queueImport } from './queries.ts'

/** Receives an inventory file as the request's body. @throws AppError `too-large`, `invalid-input`, `rate-limited` */
export async function uploadImport(
  context: AppContext,
  c: Context<RequestEnv>,
  { name, kind }: { name: string; kind: ImportKindName },
): Promise<ImportRecord> {
  const sellerId = requireActor(c).organizationId
  return receiveImport(context, c, async (upload) =>
    createImport(context, { sellerId, name, kind, file: await receiveInventory(upload) }),
  )
}

/** Within the bounds of files that come as a body. @throws AppError `too-large`, `rate-limited` */
export async function receiveImport<T>(
  context: AppContext,
  c: Context<RequestEnv>,
  work: (upload: Upload) => Promise<T>,
): Promise<T> {
  const actor = requireActor(c)
  if (actor.role !== 'admin') {
    await context.limiter.take(IMPORTS_PER_USER, String(actor.personId))
    await checkRoom(context.db, actor.organizationId)
  }
  const bounds = { dataDir: context.config.DATA_DIR, maxBytes: IMPORT_LIMITS.uploadBytes, tooLarge }
  return receiveUpload(c, bounds, work)
}

/** Refuses another kind of file by its first bytes, before the rest arrives. @throws AppError `invalid-input`, `too-large` */
export async function receiveInventory(
  upload: Upload,
  watch: (piece: Uint8Array) => void = () => {},
): Promise<ReceivedFile> {
  let head = new Uint8Array()
  let isChecked = false
  let bytes = 0
  const see = (piece: Uint8Array) => {
    bytes += piece.length
    watch(piece)
    if (isZip(head) && bytes > IMPORT_LIMITS.workbookBytes) throw workbookTooLarge()
    if (isChecked) return
    head = Buffer.concat([head, piece.subarray(0, HEAD_BYTES)])
    isChecked = head.length >= HEAD_BYTES
    if (isChecked) refuseOther(head)
  }
  const file = await receiveFile(upload, see)
  if (!isChecked && file.sizeBytes > 0) refuseOther(head)
  return file
}

function refuseOther(head: Uint8Array): void {
  try {
    checkHead(head)
  } catch (error) {
    if (error instanceof InventoryError) throw new AppError('invalid-input', { message: error.message })
    throw error
  }
}

interface NewImport {
  sellerId: number
  name: string
  kind?: ImportKindName
  file: ReceivedFile
}

/** Stores a file and enqueues its reading. Once this returns, the file is durable. @throws AppError `invalid-input` */
export async function createImport(context: AppContext, given: NewImport): Promise<ImportRecord> {
  return keepForImport(context, given.file, async (path) => {
    const result = await context.db.transaction().execute((trx) => insertImport(trx, { ...given, path }))
    return { isKept: true, result }
  })
}

/** Keeps a file for what is done with it; one that nothing was made of, or that failed, is deleted. @throws AppError `invalid-input` */
export async function keepForImport<T>(
  { files }: Pick<AppContext, 'files'>,
  file: ReceivedFile,
  work: (path: string) => Promise<{ isKept: boolean; result: T }>,
): Promise<T> {
  const path = await keepImportFile({ files }, file)
  let isKept = false
  try {
    const done = await work(path)
    isKept = done.isKept
    return done.result
  } finally {
    if (!isKept) await files.delete(path)
  }
}

/** @returns where the file is kept, for `insertImport` @throws AppError `invalid-input` */
export async function keepImportFile({ files }: Pick<AppContext, 'files'>, file: ReceivedFile) {
  if (file.sizeBytes === 0) throw new AppError('invalid-input', { message: 'The file is empty.' })
  const path = `imports/${randomUUID()}`
  await files.saveFile(path, file.path)
  return path
}

interface ImportFile extends NewImport {
  path: string
  origin?: ImportRecord['origin']
  sha256?: Buffer
  /** How a file with these columns is read. */
  reading?: { columns: string[]; plan: PlanSettings } | undefined
}

export async function insertImport(
  trx: Tx,
  { sellerId, name, kind = 'inventory', file, path, origin = 'file', sha256, reading }: ImportFile,
): Promise<ImportRecord> {
  const record = await trx
    .insertInto('imports')
    .values({
      seller_id: sellerId,
      kind,
      origin,
      sha256: sha256 ?? null,
      file_name: toSafeName(name),
      file_path: path,
      file_bytes: file.sizeBytes,
      ...(reading && {
        columns: JSON.stringify(reading.columns),
        plan: JSON.stringify(reading.plan),
        is_planned: true,
      }),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await queueImport(trx, record.id)
  return record
}

/** Quota: files and their rows are kept for a month, up to a limit. @throws AppError `too-large` */
export async function checkRoom(db: Db, sellerId: number): Promise<void> {
  const { used } = await db
    .selectFrom('imports')
    .select(sql<string>`coalesce(sum(file_bytes), 0)`.as('used'))
    .where('seller_id', '=', sellerId)
    .where((eb) => eb.or([eb('row_count', '>', 0), eb('file_path', 'is not', null)]))
    .executeTakeFirstOrThrow()
  if (Number(used) < IMPORT_LIMITS.keptBytes) return
  const megabytes = IMPORT_LIMITS.keptBytes / 1024 / 1024
  const message = `Your imports of the last 30 days hold ${megabytes} MB. Please wait until the oldest are forgotten, or write to support.`
  throw new AppError('too-large', { message })
}

function toSafeName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  return last.replace(/\p{Cc}/gu, '').trim() || 'file'
}

function workbookTooLarge(): AppError {
  const megabytes = IMPORT_LIMITS.workbookBytes / 1024 / 1024
  return new AppError('too-large', {
    message: `A workbook may have at most ${megabytes} MB. Save its sheet as CSV and import that.`,
  })
}

function tooLarge(): AppError {
  const megabytes = IMPORT_LIMITS.uploadBytes / 1024 / 1024
  return new AppError('too-large', {
    message: `A file may have at most ${megabytes} MB. Split it and import the parts.`,
  })
}
