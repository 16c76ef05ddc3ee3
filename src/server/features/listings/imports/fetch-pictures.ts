import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { withSpoolFolder } from '../../../platform/uploads/spool.ts'
import { type Attached, attachPicture } from '../listings/attach-picture.ts'
import { findPhotoFrom, storePhoto } from '../photos/store-photo.ts'
import { fetchPicture, PictureError } from './fetch-picture.ts'
import { notifyFetched } from './notify-fetched.ts'
import { findWaiting, type PictureRow, queuePictures } from './picture-rows.ts'
import type { ImportRecord } from './queries.ts'

/** After these another seller has the slot. */
const TURN_MS = 60_000
const TURN_PICTURES = 40
/** A host that never answered so often is not asked for more of the same file. */
const SILENT_TIMES = 3

/**
 * Fetches pictures of a stored import, one at a time, each written with its row, so that the next run goes on where a dead one
 * ended. Ends when its turn is over: the rest is a job of its own.
 */
export async function fetchPictures(context: AppContext, importId: number): Promise<void> {
  const { db, now } = context
  const record = await db.selectFrom('imports').selectAll().where('id', '=', importId).executeTakeFirst()
  if (record?.state !== 'done') return
  const endsAt = now().getTime() + TURN_MS
  for (let count = 0; ; count++) {
    const next = await findWaiting(db, importId)
    if (!next) return notifyFetched(context, record)
    if (count >= TURN_PICTURES || now().getTime() >= endsAt) return queuePictures(db, importId)
    await fetchOne(context, { record, picture: next })
    await db.updateTable('imports').set({ pictures_at: now() }).where('id', '=', importId).execute()
  }
}

interface One {
  record: ImportRecord
  picture: PictureRow
}

async function fetchOne(context: AppContext, one: One): Promise<void> {
  const { db } = context
  try {
    const photoId = await photoOf(context, one)
    await db.transaction().execute((trx) => attach(trx, one, { photoId, now: context.now() }))
  } catch (error) {
    if (error instanceof PictureError) {
      await fail(context, one.picture, error.message)
      if (error.isSilent) await failSilentHost(context, one.picture)
    } else if (error instanceof AppError && error.code === 'invalid-input')
      await fail(context, one.picture, error.message)
    else if (error instanceof AppError && error.code === 'too-large')
      await failRest(context, one.picture, error.message)
    else throw error
  }
}

/** One picture once, however many rows and files name its address. */
async function photoOf(context: AppContext, { record, picture }: One): Promise<string> {
  const { db, config, outgoing } = context
  const sourceHash = createHash('sha256').update(picture.url).digest()
  const known = await findPhotoFrom(db, record.seller_id, sourceHash)
  if (known) return known
  const bytes = await fetchPicture(outgoing, picture.url)
  const owner = { organizationId: record.seller_id, role: 'user' as const }
  return withSpoolFolder(config.DATA_DIR, async (folder) => {
    const path = join(folder, 'picture')
    await writeFile(path, bytes)
    return (await storePhoto(context, owner, { path, folder, sourceHash })).id
  })
}

async function attach(
  trx: Tx,
  { picture }: One,
  { photoId, now }: { photoId: string; now: Date },
): Promise<void> {
  const { import_id, line, position, listing_id } = picture
  const later = await trx
    .selectFrom('import_pictures')
    .select('photo_id')
    .where('import_id', '=', import_id)
    .where('line', '=', line)
    .where('position', '>', position)
    .where('photo_id', 'is not', null)
    .execute()
  const attached = await attachPicture(trx, {
    listingId: listing_id,
    photoId,
    later: later.flatMap(({ photo_id }) => photo_id ?? []),
    now,
  })
  const isRefused = 'refusal' in attached
  await trx
    .updateTable('import_pictures')
    .set({
      state: isRefused ? 'failed' : 'attached',
      problem: isRefused ? attached.refusal : null,
      photo_id: isRefused ? null : photoId,
    })
    .where('import_id', '=', import_id)
    .where('line', '=', line)
    .where('position', '=', position)
    .execute()
  await followUndo(trx, picture, attached)
}

/** A picture of the import is no change since: its undo takes it back as well. */
async function followUndo(trx: Tx, { import_id, line }: PictureRow, attached: Attached): Promise<void> {
  if ('refusal' in attached || !attached.isNew) return
  const { before, updatedAt, revisionId } = attached
  const next = { updatedAt: updatedAt.toISOString(), ...(revisionId === null ? {} : { revisionId }) }
  await sql`update import_rows set undo = undo || ${JSON.stringify(next)}::jsonb
    where import_id = ${import_id} and line = ${line} and undo ->> 'updatedAt' = ${before.toISOString()}`.execute(
    trx,
  )
}

async function fail({ db }: AppContext, { import_id, line, position }: PictureRow, problem: string) {
  await db
    .updateTable('import_pictures')
    .set({ state: 'failed', problem })
    .where('import_id', '=', import_id)
    .where('line', '=', line)
    .where('position', '=', position)
    .execute()
}

/** Nobody else waits for a host that lets us wait. */
async function failSilentHost({ db }: AppContext, { import_id, host }: PictureRow): Promise<void> {
  const problem = `Not tried: ${host} did not answer ${SILENT_TIMES} times`
  await sql`update import_pictures set state = 'failed', problem = ${problem}
    where import_id = ${import_id} and host = ${host} and state = 'waiting'
      and ${SILENT_TIMES} <= (select count(*) from import_pictures as asked
        where asked.import_id = ${import_id} and asked.host = ${host} and asked.state = 'failed')
      and not exists (select from import_pictures as given
        where given.import_id = ${import_id} and given.host = ${host} and given.state = 'attached')`.execute(
    db,
  )
}

/** No room is left for any of them. */
async function failRest({ db }: AppContext, { import_id }: PictureRow, problem: string): Promise<void> {
  await db
    .updateTable('import_pictures')
    .set({ state: 'failed', problem })
    .where('import_id', '=', import_id)
    .where('state', '=', 'waiting')
    .execute()
}
