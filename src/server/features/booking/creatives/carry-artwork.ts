import { sql } from 'kysely'
import { checkCreative } from '#domain/booking/creative/check-creative.ts'
import { ARTWORK_STATUSES } from '#domain/booking/creative/limits.ts'
import { required } from '#domain/required.ts'
import type { AppContext } from '../../../context.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { lockBooking } from '../bookings/lock-booking.ts'
import { copyArtworkFile } from './copy-artwork-file.ts'
import { type CreativeRow, listCreatives } from './queries.ts'

type CarryArtworkContext = Pick<AppContext, 'db' | 'files' | 'now' | 'metrics'>

const BATCH = 50

/**
 * Gives renewals what was approved for the booking that they continue with, where it still meets what the space needs: nobody
 * sends again what runs already. Files are copied, for each goes with its own booking.
 */
export async function carryArtwork(context: CarryArtworkContext): Promise<void> {
  for (let after = 0; ; ) {
    const found = await listWithout(context.db, after)
    for (const one of found) await carry(context, one)
    if (found.length < BATCH) return
    after = required(found.at(-1)).id
  }
}

interface Renewal {
  id: number
  renews_id: number
}

/** Agreed renewals that have no artwork, of bookings that have some. */
async function listWithout(db: Db, after: number): Promise<Renewal[]> {
  const { rows } = await sql<Renewal>`
    select id, renews_id from bookings
    where id > ${after} and renews_id is not null and status = any(${[...ARTWORK_STATUSES]}::text[])
      and not exists (select from creatives where booking_id = bookings.id)
      and exists (select from creatives where booking_id = bookings.renews_id and status = 'approved'
        and (path is not null or script is not null))
    order by id limit ${BATCH}`.execute(db)
  return rows
}

async function carry(context: CarryArtworkContext, { id, renews_id }: Renewal): Promise<void> {
  const { db, metrics, files } = context
  for (const creative of await listApproved(db, renews_id)) {
    const [path, preview] = [
      await copyArtworkFile(files, creative.path),
      await copyArtworkFile(files, creative.preview_path),
    ]
    const isKept = await inTransaction({ db, metrics }, (trx) =>
      keep(context, trx, { id, creative, paths: { path, preview } }),
    )
    if (!isKept) for (const unused of [path, preview]) if (unused) await files.delete(unused)
  }
}

/** Of each placement the latest, if it is still there. */
async function listApproved(db: Db, bookingId: number): Promise<CreativeRow[]> {
  const approved = (await listCreatives(db, bookingId)).filter(({ status }) => status === 'approved')
  const latest = approved.filter(({ item }, at) => approved[at - 1]?.item !== item)
  return latest.filter(({ path, script }) => path !== null || script !== null)
}

interface KeepInput {
  id: number
  creative: CreativeRow
  paths: { path: string | null; preview: string | null }
}

/** Nothing where the buyer was quicker, or the terms ask for something else now. */
async function keep(
  { now }: CarryArtworkContext,
  trx: Tx,
  { id, creative, paths }: KeepInput,
): Promise<boolean> {
  const { booking, terms } = await lockBooking(trx, id)
  const { item, facts, script } = creative
  const checks = checkCreative(terms?.artwork?.spec ?? { kind: 'any' }, facts)
  const isWanted = ARTWORK_STATUSES.includes(booking.status) && item < (terms?.units.length ?? 0)
  const isThere = paths.path !== null || script !== null
  if (!isWanted || !isThere || checks.some(({ result }) => result === 'fail')) return false
  const made = await trx
    .insertInto('creatives')
    .values({
      booking_id: id,
      item,
      version: 1,
      owner_id: creative.owner_id,
      sender_id: creative.sender_id,
      uploaded_by: creative.uploaded_by,
      name: creative.name,
      media_type: creative.media_type,
      size_bytes: creative.size_bytes,
      sha256: creative.sha256,
      path: paths.path,
      preview_path: paths.preview,
      preview_width: paths.preview === null ? null : creative.preview_width,
      preview_height: paths.preview === null ? null : creative.preview_height,
      script,
      facts: JSON.stringify(facts),
      checks: JSON.stringify(checks),
      status: 'approved',
      decided_by: creative.decided_by,
      decided_at: now(),
      created_at: now(),
    })
    .onConflict((conflict) => conflict.constraint('creatives_version_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}
