import type { Actor } from '#domain/listings/listing.ts'
import type { AppContext } from '../../../context.ts'
import { type Origin, recordAudit } from '../../../platform/db/audit.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { notify } from '../../ground/notices/notify.ts'
import { getReport } from './queries.ts'

/** @throws AppError `not-found`; `conflict` when another admin has closed it */
export async function resolveReport(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  { id, resolution, isUpheld }: { id: number; resolution: string; isUpheld: boolean },
  { actor, origin }: { actor: Actor; origin: Origin },
): Promise<void> {
  const report = await getReport(db, id)
  await db.transaction().execute(async (trx) => {
    const closed = await trx
      .updateTable('listing_reports')
      .set({
        status: 'resolved',
        resolution,
        is_upheld: isUpheld,
        resolved_by: actor.personId,
        resolved_at: now(),
      })
      .where('id', '=', id)
      .where('status', '=', 'open')
      .returning('id')
      .executeTakeFirst()
    if (!closed) throw new AppError('conflict', { message: 'This report was already resolved.' })
    await recordAudit(trx, {
      actorId: actor.personId,
      action: 'report.resolved',
      subject: { type: 'listing', id: report.listing_id },
      before: { reason: report.reason, details: report.details },
      after: { resolution, isUpheld },
      origin,
    })
    if (report.reporter_id !== null)
      await notify(trx, {
        userId: report.reporter_id,
        kind: 'report-decided',
        subject: { type: 'report', id },
        actorId: null,
        data: { title: report.title },
        key: `report:${id}`,
        now: now(),
      })
  })
}
