import { type Selectable, sql } from 'kysely'
import type { ImportedDraft } from '#domain/listings/import/draft.ts'
import { hostOf } from '#domain/listings/import/picture-addresses.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { ImportPicturesTable } from '../../../platform/db/tables.gen.ts'

export type PictureRow = Selectable<ImportPicturesTable>

export const FETCH_PICTURES_TASK = 'fetch-pictures'

/** Longer than any one picture takes. */
const SILENT_SECONDS = 300

interface StoredPictures {
  line: number
  listingId: number
  draft: Pick<ImportedDraft, 'pictures'>
}

/** Notes which pictures are to be fetched, with the rows that name them. */
export async function insertPictures(trx: Tx, importId: number, rows: StoredPictures[]): Promise<void> {
  const values = rows.flatMap(({ line, listingId, draft }) =>
    draft.pictures.map((url, position) => ({
      import_id: importId,
      line,
      position,
      listing_id: listingId,
      url,
      host: hostOf(url),
    })),
  )
  if (values.length === 0) return
  await sql`insert into import_pictures (import_id, line, position, listing_id, url, host)
    select import_id, line, position, listing_id, url, host from jsonb_to_recordset(${JSON.stringify(values)}::jsonb)
      as r (import_id int, line int, position smallint, listing_id int, url text, host text)
    on conflict (import_id, line, position) do update set listing_id = excluded.listing_id, url = excluded.url,
      host = excluded.host, state = 'waiting', problem = null, photo_id = null`.execute(trx)
}

/** One queue a seller: their hosts are asked for one picture at a time, and hold one slot at most. */
export async function queuePictures(db: Db, importId: number): Promise<void> {
  await sql`
    select graphile_worker.add_job(${FETCH_PICTURES_TASK}, ${JSON.stringify({ id: importId })}::json,
      queue_name => 'pictures-' || seller_id, job_key => ${`${FETCH_PICTURES_TASK}:${importId}`}, max_attempts => 8)
    from imports where id = ${importId}
      and exists (select from import_pictures where import_id = imports.id and state = 'waiting')`.execute(db)
}

/** After a press of the seller's, or when all rows are stored: what happens to these pictures is a notice of its own. */
export async function startPictures(trx: Tx, importId: number): Promise<void> {
  await trx.updateTable('imports').set({ pictures_notified_at: null }).where('id', '=', importId).execute()
  await queuePictures(trx, importId)
}

/** What could not be fetched is tried once more. */
export async function retryPictures(trx: Tx, importId: number): Promise<void> {
  await trx
    .updateTable('import_pictures')
    .set({ state: 'waiting', problem: null })
    .where('import_id', '=', importId)
    .where('state', '=', 'failed')
    .execute()
  await startPictures(trx, importId)
}

/** Queues again what lost its job with its process. */
export async function resumePictures(db: Db, now: Date): Promise<void> {
  const silentSince = new Date(now.getTime() - SILENT_SECONDS * 1000)
  const { rows } = await sql<{ id: number }>`
    select id from imports where state = 'done' and coalesce(pictures_at, updated_at) < ${silentSince}
      and exists (select from import_pictures where import_id = imports.id and state = 'waiting')`.execute(db)
  for (const { id } of rows) await queuePictures(db, id)
}

export function findWaiting(db: Db, importId: number): Promise<PictureRow | undefined> {
  return db
    .selectFrom('import_pictures')
    .selectAll()
    .where('import_id', '=', importId)
    .where('state', '=', 'waiting')
    .orderBy('line')
    .orderBy('position')
    .limit(1)
    .executeTakeFirst()
}

export type PictureCounts = Record<'waiting' | 'attached' | 'failed', number>
export const NO_PICTURES: PictureCounts = { waiting: 0, attached: 0, failed: 0 }

export async function countPictures(db: Db, importIds: number[]): Promise<Map<number, PictureCounts>> {
  if (importIds.length === 0) return new Map()
  const { rows } = await sql<PictureCounts & { import_id: number }>`
    select import_id, count(*) filter (where state = 'waiting') as waiting,
      count(*) filter (where state = 'attached') as attached, count(*) filter (where state = 'failed') as failed
    from import_pictures where import_id = any(${importIds}::int[]) group by import_id`.execute(db)
  return new Map(rows.map(({ import_id, ...counts }) => [import_id, counts]))
}

/** Pictures that could not be fetched, in the file's order. */
export function listFailed(db: Db, importId: number, limit: number): Promise<PictureRow[]> {
  return db
    .selectFrom('import_pictures')
    .selectAll()
    .where('import_id', '=', importId)
    .where('state', '=', 'failed')
    .orderBy('line')
    .orderBy('position')
    .limit(limit)
    .execute()
}

/** How many pictures of which hosts a file names, each address once. */
export class HostCounts {
  readonly #seen = new Set<string>()
  readonly #counts = new Map<string, number>()

  add({ pictures }: Pick<ImportedDraft, 'pictures'>): void {
    for (const address of pictures) {
      if (this.#seen.has(address)) continue
      this.#seen.add(address)
      const host = hostOf(address)
      this.#counts.set(host, (this.#counts.get(host) ?? 0) + 1)
    }
  }

  /** Those with most pictures first. */
  list(): { host: string; pictures: number }[] {
    return [...this.#counts]
      .map(([host, pictures]) => ({ host, pictures }))
      .sort((a, b) => b.pictures - a.pictures)
  }
}
