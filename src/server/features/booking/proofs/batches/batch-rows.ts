import type { Selectable } from 'kysely'
import type { BatchFile, ProofBatch } from '#contract/booking/proofs-batches.ts'
import type { AppContext } from '../../../../context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import type { ProofBatchesTable, ProofBatchFilesTable } from '../../../../platform/db/tables.gen.ts'
import { AppError } from '../../../../platform/http/app-error.ts'
import { listOpenPhotos, type OpenPhoto } from '../list-open-photos.ts'

export type BatchRow = Selectable<ProofBatchesTable>
export type BatchFileRow = Selectable<ProofBatchFilesTable>

export interface OwnBatch {
  id: number
  sellerId: number
}

/** Of its own organization alone. @throws AppError `not-found` */
export async function getBatchRow(db: Db, { id, sellerId }: OwnBatch): Promise<BatchRow> {
  const row = await db
    .selectFrom('proof_batches')
    .selectAll()
    .where('id', '=', id)
    .where('seller_id', '=', sellerId)
    .executeTakeFirst()
  if (!row) throw new AppError('not-found')
  return row
}

/** @throws AppError `not-found` */
export async function getBatch(context: Pick<AppContext, 'db' | 'now'>, own: OwnBatch): Promise<ProofBatch> {
  const batch = await getBatchRow(context.db, own)
  const rows = await context.db
    .selectFrom('proof_batch_files')
    .selectAll()
    .where('batch_id', '=', own.id)
    .orderBy('name')
    .orderBy('id')
    .execute()
  const faces = await listOpenPhotos(context, own.sellerId)
  return {
    id: batch.id,
    createdAt: batch.created_at.toISOString(),
    counts: countFiles(rows),
    files: rows.toSorted((a, b) => rank(a) - rank(b)).map(presentFile),
    faces: faces.map((face) => ({
      bookingId: face.bookingId,
      duty: face.duty.key,
      name: nameFace(face),
      unitCode: face.unitCode,
    })),
  }
}

export function countFiles(rows: readonly Pick<BatchFileRow, 'state' | 'duty'>[]): ProofBatch['counts'] {
  const count = (isOne: (row: Pick<BatchFileRow, 'state' | 'duty'>) => boolean) => rows.filter(isOne).length
  return {
    matched: count(({ state, duty }) => state === 'waiting' && duty !== null),
    asked: count(({ state, duty }) => state === 'waiting' && duty === null),
    filing: count(({ state }) => state === 'filing'),
    filed: count(({ state }) => state === 'filed'),
    refused: count(({ state }) => state === 'refused'),
  }
}

/** What waits for somebody stands first. */
function rank({ state, duty }: Pick<BatchFileRow, 'state' | 'duty'>): number {
  if (state === 'refused') return 0
  if (state === 'waiting') return duty === null ? 1 : 2
  return state === 'filing' ? 3 : 4
}

function nameFace({ unitCode, space, placement }: OpenPhoto): string {
  return `${[unitCode, space].filter(Boolean).join(', ')}: ${placement}`
}

export function presentFile(row: BatchFileRow): BatchFile {
  const { id, name, match, hint, state, problem, booking_id: bookingId, duty } = row
  return {
    ...{ id, name, match, hint, state, problem },
    sha256: row.sha256.toString('hex'),
    takenOn: row.taken_on,
    preview: row.preview_path && `/api/my/proof-batches/${row.batch_id}/files/${id}/preview`,
    target: bookingId === null || duty === null ? null : { bookingId, duty },
  }
}
