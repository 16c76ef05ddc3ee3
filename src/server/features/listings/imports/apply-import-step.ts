import { decide } from '#domain/lifecycle.ts'
import { IMPORT_LIFECYCLE, type ImportState, type ImportStep } from '#domain/listings/import/states.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { type ImportRecord, queueImport } from './queries.ts'

interface Step {
  step: ImportStep
  actor: 'seller' | 'job'
  problem?: string
  now: Date
}

/**
 * Applies one transition of an import's lifecycle. A step taken by its seller enqueues the job for it in the same
 * transaction. @returns the state it leads to @throws AppError `conflict`
 */
export async function applyImportStep(
  trx: Tx,
  { id, state }: Pick<ImportRecord, 'id' | 'state'>,
  { step, actor, problem, now }: Step,
): Promise<ImportState> {
  const decided = decide(IMPORT_LIFECYCLE, state, { step, actor })
  if (!decided.ok) throw new AppError('conflict', { message: `An import that is ${state} cannot do that.` })
  await trx
    .updateTable('imports')
    .set({ state: decided.to, problem: problem ?? null, done_count: 0, tries: 0, updated_at: now })
    .where('id', '=', id)
    .execute()
  if (actor === 'seller') await queueImport(trx, id)
  return decided.to
}
