import { hash } from 'node:crypto'
import type { CampaignReport } from '#contract/booking/campaign-reports.ts'
import { toCanonicalJson } from '#domain/booking/canonical-json.ts'
import { isPastKeeping } from '#domain/booking/proof/keeping.ts'
import type { ReportBody } from '#domain/booking/report/report-body.ts'
import type { Actor } from '#domain/listings/listing.ts'
import { required } from '#domain/required.ts'
import type { AppContext } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { getBookingRow } from '../bookings/lock-booking.ts'
import { listProofs } from '../duties/list-proofs.ts'
import { readReport } from './read-report.ts'

interface Wanted {
  id: number
  actor: Actor
  /** One that is kept; absent: as of now. */
  version?: number | undefined
}

/** Everybody but the two sides and admins gets a 404. @throws AppError `booking-not-found`, `report-not-open`, `not-found` */
export async function getReport(
  context: Pick<AppContext, 'db' | 'now'>,
  { id, actor, version }: Wanted,
): Promise<CampaignReport> {
  const { booking } = await getBookingRow(context.db, id, actor)
  const kept = await listStored(context.db, id)
  const found = kept.find((one) => one.version === version)
  if (version !== undefined && !found) throw new AppError('not-found', { message: 'There is no such report' })
  const body = found ? (JSON.parse(found.body) as ReportBody) : await readReport(context, booking)
  if (!body) throw new AppError('report-not-open')
  const isGone = isPastKeeping(booking.last_day, context.now())
  return {
    body,
    sha256: found ? found.sha256.toString('hex') : hash('sha256', toCanonicalJson(body)),
    version: version ?? null,
    versions: kept.map(({ sha256, created_at, ...one }) => ({
      version: one.version,
      reason: one.reason,
      sha256: sha256.toString('hex'),
      createdAt: created_at.toISOString(),
    })),
    previews: isGone ? [] : await listPreviews(context.db, id),
  }
}

function listStored(db: Db, bookingId: number) {
  const kept = db.selectFrom('campaign_reports').selectAll().where('booking_id', '=', bookingId)
  return kept.orderBy('version').execute()
}

async function listPreviews(db: Db, bookingId: number): Promise<CampaignReport['previews']> {
  const shown = (await listProofs(db, bookingId)).filter(({ preview_path }) => preview_path !== null)
  return shown.map(({ id, preview_width, preview_height }) => ({
    id,
    url: `/api/proofs/${id}/preview`,
    width: required(preview_width),
    height: required(preview_height),
  }))
}
