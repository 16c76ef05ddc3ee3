import { sql } from 'kysely'
import type { BatchFile } from '#contract/booking/proofs-batches.ts'
import type { AppContext } from '../../../../context.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import { AppError } from '../../../../platform/http/app-error.ts'
import { listOpenPhotos } from '../list-open-photos.ts'
import { countFiles, getBatchRow, type OwnBatch, presentFile } from './batch-rows.ts'

export const FILE_TASK = 'file-proofs'
/** Of one seller that are not all filed. */
const MAX_OPEN = 10

type Named = Pick<AppContext, 'db' | 'now' | 'metrics'>

/** Those with something that is not filed, the newest first. */
export async function listBatches({ db }: Pick<AppContext, 'db'>, sellerId: number) {
  const rows = await db
    .selectFrom('proof_batches as batch')
    .innerJoin('proof_batch_files as file', 'file.batch_id', 'batch.id')
    .select(['batch.id', 'batch.created_at', 'file.state', 'file.duty'])
    .where('batch.seller_id', '=', sellerId)
    .orderBy('batch.id', 'desc')
    .limit(MAX_OPEN * 2000)
    .execute()
  const items = [...Map.groupBy(rows, ({ id }) => id)].map(([id, of]) => ({
    id,
    createdAt: of[0]?.created_at.toISOString() ?? '',
    counts: countFiles(of),
  }))
  return {
    items: items.filter(({ counts: { filed, ...left } }) => Object.values(left).some((count) => count > 0)),
  }
}

/** @throws AppError `conflict` where too many wait already */
export async function createBatch(
  context: Named,
  { sellerId, by }: { sellerId: number; by: number },
): Promise<number> {
  const open = await listBatches(context, sellerId)
  if (open.items.length >= MAX_OPEN)
    throw new AppError('conflict', { message: `${MAX_OPEN} batches wait already. File one of them first.` })
  const { id } = await context.db
    .insertInto('proof_batches')
    .values({ seller_id: sellerId, created_by: by, created_at: context.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

interface Choice extends OwnBatch {
  file: string
  target: { bookingId: number; duty: string } | null
}

/** Until it is filed; one that was refused can be for something else. @throws AppError `not-found`, `conflict` */
export async function chooseFace(context: Named, { file, target, ...own }: Choice): Promise<BatchFile> {
  await getBatchRow(context.db, own)
  if (target !== null) {
    const faces = await listOpenPhotos(context, own.sellerId, { bookingId: target.bookingId })
    const isOpen = faces.some((face) => face.bookingId === target.bookingId && face.duty.key === target.duty)
    if (!isOpen) throw new AppError('conflict', { message: 'No photo of this face is needed now.' })
  }
  const row = await context.db
    .updateTable('proof_batch_files')
    .set({
      booking_id: target?.bookingId ?? null,
      duty: target?.duty ?? null,
      match: target ? 'chosen' : 'none',
      state: 'waiting',
      problem: null,
    })
    .where('id', '=', file)
    .where('batch_id', '=', own.id)
    .where('state', 'in', ['waiting', 'refused'])
    .returningAll()
    .executeTakeFirst()
  if (row) return presentFile(row)
  throw new AppError('conflict', { message: 'This photo was filed already.' })
}

/** All that is matched waits for the job, which is written with it: it is filed though the server dies. */
export async function startFiling(context: Named, { by, ...own }: OwnBatch & { by: number }): Promise<void> {
  await getBatchRow(context.db, own)
  await inTransaction(context, async (trx) => {
    await trx.updateTable('proof_batches').set({ filed_by: by }).where('id', '=', own.id).execute()
    await trx
      .updateTable('proof_batch_files')
      .set({ state: 'filing' })
      .where('batch_id', '=', own.id)
      .where('state', '=', 'waiting')
      .where('duty', 'is not', null)
      .execute()
    await sql`select graphile_worker.add_job(${FILE_TASK}, ${JSON.stringify({ id: own.id })}::json,
      job_key => ${`proof-batch:${own.id}`})`.execute(trx)
  })
}
