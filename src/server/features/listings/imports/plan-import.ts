import { isDeepStrictEqual } from 'node:util'
import { checkPlanSettings, type PlanSettings } from '#domain/listings/import/plan-settings.ts'
import type { Actor } from '#domain/listings/listing.ts'
import type { AppContext } from '../../../context.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { applyImportStep } from './apply-import-step.ts'
import { lockImport } from './queries.ts'

/**
 * Changes the column mapping and validates all rows again, unless they are only booked in another way.
 * @throws AppError `not-found`, `conflict`, `invalid-input`
 */
export async function planImport(
  { db, now }: AppContext,
  actor: Actor,
  { id, plan }: { id: number; plan: PlanSettings },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const record = await lockImport(trx, actor.organizationId, id)
    if (record.state !== 'ready')
      throw new AppError('conflict', { message: 'Columns can be changed between the check and the import.' })
    const [problem] = checkPlanSettings(record.columns, plan)
    if (problem) throw new AppError('invalid-input', { message: problem })
    const before = record.plan
    const isSameReading =
      plan.takesRequests !== before.takesRequests && isDeepStrictEqual(readingOf(plan), readingOf(before))
    await trx
      .updateTable('imports')
      .set({ plan: JSON.stringify(plan), is_planned: true })
      .where('id', '=', record.id)
      .execute()
    if (!isSameReading) await applyImportStep(trx, record, { step: 'plan', actor: 'seller', now: now() })
  })
}

/** How rows are read; whether they take requests once they are stored changes none of them. */
function readingOf({ takesRequests: _, ...reading }: PlanSettings): Omit<PlanSettings, 'takesRequests'> {
  return reading
}
