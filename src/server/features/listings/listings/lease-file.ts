import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Actor } from '#domain/listings/listing.ts'
import { STRUCTURE_LIMITS } from '#domain/listings/structure-terms.ts'
import type { AppContext } from '../../../context.ts'
import { type Origin, recordAudit } from '../../../platform/db/audit.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { type CheckedFile, checkAttachment } from '../../../platform/files/check-files.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Upload } from '../../../platform/uploads/receive-body.ts'
import { receiveForm } from '../../../platform/uploads/receive-form.ts'
import { readPicture } from '../photos/read-photo.ts'
import { lockStructure } from './structure-papers.ts'

type FileContext = Pick<AppContext, 'db' | 'files' | 'now' | 'metrics'>

interface Requested {
  id: number
  actor: Actor
  origin: Origin
}

/** Keeps the file of form field `file` in place of the one before. @throws AppError `not-found`, `invalid-input`, `too-large`, `unavailable` */
export async function putLeaseFile(
  context: FileContext,
  upload: Upload,
  { id, actor, origin }: Requested,
): Promise<void> {
  const { db, files, now } = context
  const { folder, ...file } = await receiveChecked(upload)
  const kept = await clean(actor.organizationId, file, folder)
  await requireRoom(db, actor.organizationId, kept.sizeBytes)
  const fileId = randomUUID()
  // never a name that /media serves
  const path = `leases/${fileId}.bin`
  const times = { created_at: now(), updated_at: now() }
  // noted before it is stored: what is left of a killed process is swept
  await db
    .insertInto('structure_files')
    .values({
      id: fileId,
      organization_id: actor.organizationId,
      structure_id: null,
      name: kept.name,
      media_type: kept.mediaType,
      size_bytes: kept.sizeBytes,
      path,
      uploaded_by: actor.personId,
      ...times,
    })
    .execute()
  await files.saveFile(path, kept.path)
  await replaceFile(context, { id, actor, origin }, fileId)
}

/** @throws AppError `not-found` */
export function deleteLeaseFile(context: FileContext, asked: Requested): Promise<void> {
  return replaceFile(context, asked, null)
}

/** The one before belongs to no structure any more, and goes. */
async function replaceFile(context: FileContext, asked: Requested, fileId: string | null): Promise<void> {
  const { id, actor, origin } = asked
  const left = await inTransaction(context, async (trx) => {
    await lockStructure(trx, asked)
    const before = await setLoose(trx, id, context.now())
    if (fileId !== null)
      await trx
        .updateTable('structure_files')
        .set({ structure_id: id, updated_at: context.now() })
        .where('id', '=', fileId)
        .executeTakeFirstOrThrow()
    // who changed it, and not what
    if (fileId !== null || before.length > 0)
      await recordAudit(trx, {
        actorId: actor.personId,
        action: fileId === null ? 'structure.lease-file-deleted' : 'structure.lease-file-set',
        subject: { type: 'structure', id },
        origin,
      })
    return before
  })
  await dropFiles(context, left)
}

function setLoose(trx: Tx, structureId: number, now: Date): Promise<Loose[]> {
  return trx
    .updateTable('structure_files')
    .set({ structure_id: null, updated_at: now })
    .where('structure_id', '=', structureId)
    .returning(['id', 'path'])
    .execute()
}

interface Loose {
  id: string
  path: string
}

async function dropFiles({ db, files }: Pick<AppContext, 'db' | 'files'>, loose: readonly Loose[]) {
  for (const { id, path } of loose) {
    await files.delete(path)
    await db.deleteFrom('structure_files').where('id', '=', id).where('structure_id', 'is', null).execute()
  }
}

const BATCH = 200
/** Longer than an upload takes. */
const LOOSE_MS = 3_600_000

/** Files of no structure: replaced, deleted, or left by a killed process. */
export async function sweepLeaseFiles(context: Pick<AppContext, 'db' | 'files' | 'now'>): Promise<void> {
  const { db, now } = context
  const before = new Date(now().getTime() - LOOSE_MS)
  const sweepSome = async () => {
    const loose = await db
      .selectFrom('structure_files')
      .select(['id', 'path'])
      .where('structure_id', 'is', null)
      .where('updated_at', '<', before)
      .limit(BATCH)
      .execute()
    await dropFiles(context, loose)
    return loose.length
  }
  while ((await sweepSome()) === BATCH);
}

async function receiveChecked(upload: Upload): Promise<CheckedFile & { folder: string }> {
  const { files } = await receiveForm(upload, {
    fileField: 'file',
    maxFiles: 1,
    maxFileBytes: STRUCTURE_LIMITS.fileBytes,
  })
  const [file] = files
  if (!file) throw refuse('Choose a file')
  if (files.length > 1) throw refuse('Send one file at a time')
  if (file.isCut) throw tooLargeLease()
  if (file.sizeBytes === 0) throw refuse('The file is empty')
  const checked = await checkAttachment(file)
  const isTaken =
    checked.mediaType === 'application/pdf' || /^image\/(png|jpeg|webp)$/.test(checked.mediaType)
  if (!isTaken) throw refuse(`“${checked.name}” cannot be kept. Send a PDF, PNG, JPEG or WebP.`)
  return { ...checked, folder: upload.folder }
}

/** A picture is decoded and encoded again, so that nothing else is in it; a PDF stays as it was signed. */
async function clean(ownerId: number, file: CheckedFile, folder: string): Promise<CheckedFile> {
  if (file.mediaType === 'application/pdf') return file
  const path = join(folder, `${randomUUID()}.webp`)
  const picture = await readPicture(ownerId, { path: file.path, target: path })
  if ('refusal' in picture) throw refuse(`“${file.name}”: ${picture.refusal}.`)
  const name = `${file.name.replace(/\.[a-z0-9]{1,8}$/i, '')}.webp`
  return { name, mediaType: 'image/webp', path, sizeBytes: picture.sizeBytes }
}

/** @throws AppError `too-large` */
async function requireRoom(db: Db, organizationId: number, bytes: number): Promise<void> {
  const { used } = await db
    .selectFrom('structure_files')
    .select(sql<string>`coalesce(sum(size_bytes), 0)`.as('used'))
    .where('organization_id', '=', organizationId)
    .executeTakeFirstOrThrow()
  if (Number(used) + bytes <= STRUCTURE_LIMITS.allFilesBytes) return
  throw new AppError('too-large', { message: 'Files of leases fill their 1,000 MB. Delete some first.' })
}

export function tooLargeLease(): AppError {
  return new AppError('too-large', { message: 'A lease may have at most 10 MB.' })
}

function refuse(message: string): AppError {
  return new AppError('invalid-input', { message, fields: { file: message } })
}
