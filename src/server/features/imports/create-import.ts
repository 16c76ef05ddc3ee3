import { randomUUID } from 'node:crypto'
import { IMPORT_LIMITS } from '#domain/import/limits.ts'
import type { Actor } from '#domain/listing.ts'
import type { AppContext } from '../../context.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { readBytes } from '../../platform/http/read-body.ts'
import { IMPORTS_PER_USER } from './limits.ts'
import { type ImportRecord, queueImport } from './queries.ts'

interface Upload {
  actor: Actor
  name: string
  request: Request
}

/** Keeps a file and has it read. Once this is answered, the file is safe. @throws AppError `too-large`, `invalid-input` */
export async function createImport(
  { db, files, limiter }: AppContext,
  { actor, name, request }: Upload,
): Promise<ImportRecord> {
  if (actor.role !== 'admin') await limiter.take(IMPORTS_PER_USER, String(actor.id))
  const bytes = await readBytes(request, IMPORT_LIMITS.uploadBytes).catch((error: unknown) => {
    throw error instanceof AppError ? tooLarge() : error
  })
  if (bytes.length === 0) throw new AppError('invalid-input', { message: 'The file is empty.' })
  const path = `imports/${randomUUID()}`
  await files.save(path, bytes)
  return db.transaction().execute(async (trx) => {
    const record = await trx
      .insertInto('imports')
      .values({ seller_id: actor.id, file_name: toSafeName(name), file_path: path })
      .returningAll()
      .executeTakeFirstOrThrow()
    await queueImport(trx, record.id)
    return record
  })
}

function toSafeName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  return last.replace(/\p{Cc}/gu, '').trim() || 'file'
}

function tooLarge(): AppError {
  const megabytes = IMPORT_LIMITS.uploadBytes / 1024 / 1024
  return new AppError('too-large', {
    message: `A file may have at most ${megabytes} MB. Split it and import the parts.`,
  })
}
