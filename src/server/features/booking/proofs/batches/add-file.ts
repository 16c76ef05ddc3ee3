import { sql } from 'kysely'
import type { BatchFile } from '#contract/booking/proofs-batches.ts'
import { BATCH_LIMITS, type Matched } from '#domain/booking/proof/match-files.ts'
import type { AppContext } from '../../../../context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import { discardPair } from '../../../../platform/files/store-with-preview.ts'
import { AppError } from '../../../../platform/http/app-error.ts'
import type { Upload } from '../../../../platform/uploads/receive-body.ts'
import { requireUnseen } from '../add-proof.ts'
import { type ReceivedProof, receiveProof } from '../receive-proof.ts'
import { type BatchFileRow, type OwnBatch, presentFile } from './batch-rows.ts'
import { matchReceived } from './match-received.ts'

/** Stored beside its match; no proof before it is filed. The same file sent again is the first one. @throws AppError */
export async function addBatchFile(
  context: AppContext,
  { own, upload }: { own: OwnBatch; upload: Upload },
): Promise<BatchFile> {
  const received = await receiveProof(context, own.sellerId, upload)
  try {
    if (received.facts.kind !== 'picture' || received.path === null)
      throw new AppError('not-proof', { message: 'Only photos are sent many at once.' })
    const { row, isNew } = await insertFile(context, own, received)
    if (!isNew) await discardPair(context.files, received)
    return presentFile(row)
  } catch (error) {
    await discardPair(context.files, received)
    throw error
  }
}

async function insertFile(
  context: AppContext,
  own: OwnBatch,
  received: ReceivedProof,
): Promise<{ row: BatchFileRow; isNew: boolean }> {
  const found = await matchReceived(context, own.sellerId, received)
  return inTransaction(context, async (trx) => {
    // two at once take turns
    await trx.selectFrom('proof_batches').select('id').where('id', '=', own.id).forUpdate().execute()
    const before = await trx
      .selectFrom('proof_batch_files')
      .selectAll()
      .where((one) => one.or([one('id', '=', received.id), one('sha256', '=', received.sha256)]))
      .where('batch_id', '=', own.id)
      .executeTakeFirst()
    if (before?.sha256.equals(received.sha256)) return { row: before, isNew: false }
    if (before) throw new AppError('conflict', { message: 'Another file was sent under this id.' })
    await requireUnseen(trx, { sellerId: own.sellerId, sha256: received.sha256 })
    await requirePlace(trx, own.id, received.sizeBytes)
    const row = await trx
      .insertInto('proof_batch_files')
      .values(toRow(own.id, { received, found, now: context.now() }))
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!row) throw new AppError('conflict', { message: 'Another file was sent under this id.' })
    return { row, isNew: true }
  })
}

/** What was filed fills it no more: its files are the proof's. @throws AppError `batch-too-large` */
async function requirePlace(db: Db, batchId: number, sizeBytes: number): Promise<void> {
  const { rows } = await sql<{ files: string; bytes: string }>`
    select count(*) as files, coalesce(sum(size_bytes::bigint) filter (where path is not null), 0) as bytes
    from proof_batch_files where batch_id = ${batchId}`.execute(db)
  const files = Number(rows[0]?.files ?? 0)
  const bytes = Number(rows[0]?.bytes ?? 0) + sizeBytes
  if (files >= BATCH_LIMITS.files || bytes > BATCH_LIMITS.bytes) throw new AppError('batch-too-large')
}

function toRow(
  batchId: number,
  { received, found, now }: { received: ReceivedProof; found: Matched; now: Date },
) {
  const { preview } = received
  return {
    id: received.id,
    batch_id: batchId,
    name: received.name,
    media_type: received.mediaType,
    size_bytes: received.sizeBytes,
    sha256: received.sha256,
    path: received.path,
    preview_path: preview?.path ?? null,
    preview_width: preview?.width ?? null,
    preview_height: preview?.height ?? null,
    facts: JSON.stringify(received.facts),
    alike: received.alike,
    taken_on: received.written?.takenOn ?? null,
    match: found.match,
    hint: found.hint,
    booking_id: found.face?.bookingId ?? null,
    duty: found.face?.duty ?? null,
    state: 'waiting' as const,
    created_at: now,
  }
}
