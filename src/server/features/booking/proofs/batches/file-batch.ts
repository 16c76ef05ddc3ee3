import { type SqlBool, sql } from 'kysely'
import type { Actor } from '#domain/listings/listing.ts'
import { required } from '#domain/required.ts'
import { capabilitiesOf } from '#domain/roles.ts'
import type { AppContext } from '../../../../context.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import { AppError } from '../../../../platform/http/app-error.ts'
import { addProof } from '../add-proof.ts'
import type { ReceivedProof } from '../receive-proof.ts'
import type { BatchFileRow } from './batch-rows.ts'

type Named = Pick<AppContext, 'db' | 'config' | 'now' | 'metrics'>

/** Files what waits, one after another, each in a transaction of its own with what says that it is filed: a run that dies goes on. */
export async function fileBatch(context: Named, payload: unknown): Promise<void> {
  const { id } = payload as { id: number }
  const actor = await findFiler(context, id)
  for (;;) {
    const row = await context.db
      .selectFrom('proof_batch_files')
      .selectAll()
      .where('batch_id', '=', id)
      .where('state', '=', 'filing')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
    if (!row) return
    await fileOne(context, actor, row)
  }
}

/** Whoever pressed it, as long as they may. */
async function findFiler({ db }: Named, batchId: number): Promise<Actor | null> {
  const row = await db
    .selectFrom('proof_batches as batch')
    .innerJoin('users as filer', 'filer.id', 'batch.filed_by')
    .innerJoin('organization_members as member', (join) =>
      join
        .onRef('member.organization_id', '=', 'batch.seller_id')
        .onRef('member.user_id', '=', 'batch.filed_by'),
    )
    .select(['batch.seller_id', 'filer.id', 'filer.status', 'member.role'])
    .where('batch.id', '=', batchId)
    .where('filer.deleted_at', 'is', null)
    .executeTakeFirst()
  const may = row && capabilitiesOf(row.role)
  if (!row || !may?.has('produce') || row.status === 'suspended') return null
  return { personId: row.id, organizationId: row.seller_id, role: 'user', status: row.status, may }
}

async function fileOne(context: Named, actor: Actor | null, row: BatchFileRow): Promise<void> {
  try {
    if (!actor)
      throw new AppError('forbidden', { message: 'Whoever filed it may not hand in proof any more.' })
    await addProof(context, {
      bookingId: required(row.booking_id),
      actor,
      received: toReceived(row),
      via: { origin: 'bulk' },
      // its files are the proof's from here on
      alsoWrite: (trx) =>
        trx
          .updateTable('proof_batch_files')
          .set({ state: 'filed', path: null, preview_path: null })
          .where('id', '=', row.id)
          .execute(),
    })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    await context.db
      .updateTable('proof_batch_files')
      .set({ state: 'refused', problem: error.message })
      .where('id', '=', row.id)
      .where('state', '=', 'filing')
      .execute()
  }
}

function toReceived(row: BatchFileRow): ReceivedProof {
  const { preview_path: path, preview_width: width, preview_height: height } = row
  return {
    id: row.id,
    bookingId: row.booking_id,
    duty: required(row.duty),
    caption: '',
    url: null,
    capture: null,
    written: null,
    name: row.name,
    mediaType: row.media_type,
    sizeBytes: row.size_bytes,
    sha256: row.sha256,
    facts: row.facts,
    alike: row.alike,
    path: row.path,
    preview: path === null || width === null || height === null ? null : { path, width, height },
  }
}

/** What was not filed goes some weeks after the last photo came to its batch; what was is the proof's. */
export async function sweepBatches(
  context: Pick<AppContext, 'db' | 'files' | 'now' | 'metrics'>,
  days: number,
): Promise<void> {
  const { rows } = await sql<{ id: number }>`select id from proof_batches as batch
    where created_at < ${beginOf(context, days)} and ${isIdle(context, days)}
    order by id limit 200`.execute(context.db)
  for (const { id } of rows) await sweepBatch(context, { id, days })
}

const beginOf = ({ now }: Pick<AppContext, 'now'>, days: number) =>
  sql`${now()}::timestamptz - make_interval(days => ${days})`

function isIdle(context: Pick<AppContext, 'now'>, days: number) {
  return sql<SqlBool>`not exists (select from proof_batch_files where batch_id = batch.id
    and (state = 'filing' or created_at >= ${beginOf(context, days)}))`
}

/** Nothing of it can be filed once its files go; a run that dies in between is met again. */
async function sweepBatch(
  context: Pick<AppContext, 'db' | 'files' | 'now' | 'metrics'>,
  { id, days }: { id: number; days: number },
): Promise<void> {
  const { db, files } = context
  if (!(await closeBatch(context, { id, days }))) return
  const left = await db
    .selectFrom('proof_batch_files')
    .select(['path', 'preview_path'])
    .where('batch_id', '=', id)
    .execute()
  for (const { path, preview_path } of left)
    for (const one of [path, preview_path]) if (one) await files.delete(one)
  await sql`delete from proof_batches as batch where id = ${id} and ${isIdle(context, days)}`.execute(db)
}

/** Whoever files or sends at the same moment waits. @returns whether it is still idle */
function closeBatch(
  context: Pick<AppContext, 'db' | 'now' | 'metrics'>,
  { id, days }: { id: number; days: number },
): Promise<boolean> {
  return inTransaction(context, async (trx) => {
    await trx.selectFrom('proof_batches').select('id').where('id', '=', id).forUpdate().execute()
    const { rows } = await sql`select id from proof_batches as batch
      where id = ${id} and ${isIdle(context, days)}`.execute(trx)
    if (rows.length === 0) return false
    await trx
      .updateTable('proof_batch_files')
      .set({ state: 'filed', problem: null })
      .where('batch_id', '=', id)
      .execute()
    return true
  })
}
