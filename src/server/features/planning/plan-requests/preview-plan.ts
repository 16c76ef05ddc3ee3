import type { PlanPreview, PreviewLine } from '#contract/planning/plan-requests.ts'
import { cameToNothing } from '#domain/booking/lifecycle.ts'
import { type Actor, isVerified } from '#domain/listings/listing.ts'
import { REQUEST_STEPS } from '#domain/planning/request-words.ts'
import type { AppContext } from '../../../context.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { toRequest } from '../plans/order-plan.ts'
import type { PlanBooking } from '../plans/plan-booking.ts'
import { getPlanRow, type LineRow, listLineRows } from '../plans/plan-rows.ts'
import { describeRefusal, nearestOf } from '../plans/read-plan.ts'

interface PreviewInput {
  actor: Actor
  id: number
  isAgency: boolean
}

/** Each line that is not on its way to a seller, with its terms as they would be agreed on now. @throws AppError `plan-not-found` */
export async function previewPlan(
  context: Pick<AppContext, 'db' | 'search'>,
  booking: PlanBooking,
  { actor, id, isAgency }: PreviewInput,
): Promise<PlanPreview> {
  await getPlanRow(context.db, { id, ownerId: actor.organizationId })
  const rows = (await listLineRows(context.db, id)).filter(isOpenLine)
  const listings = await context.search.get([...new Set(rows.map(({ listing_id }) => listing_id))])
  const titles = new Map(listings.map((listing) => [listing.id, listing.title]))
  const lines: PreviewLine[] = []
  // one after another: a page takes one connection
  for (const row of rows) {
    const shown = { lineId: row.id, title: titles.get(row.listing_id) ?? null }
    lines.push({ ...shown, ...(await previewLine(booking, { actor, row, isAgency })) })
  }
  return { lines }
}

/** Neither requested nor further; a draft of the order is. */
export function isOpenLine({ status }: Pick<LineRow, 'status'>): boolean {
  return status === null || status === 'draft' || cameToNothing(status)
}

/** Of the unit that its draft has already, where it has one. */
export function withDraftUnit(row: LineRow): LineRow {
  return row.status === 'draft' && row.request ? { ...row, unit_id: row.request.unitId } : row
}

async function previewLine(
  booking: PlanBooking,
  { actor, row, isAgency }: { actor: Actor; row: LineRow; isAgency: boolean },
): Promise<Pick<PreviewLine, 'offer' | 'problem'>> {
  try {
    const request = await toRequest(booking, { row: withDraftUnit(row), isAgency })
    const { terms, sha256, steps, holdDays } = await booking.preview({ actor, request })
    const offered = REQUEST_STEPS.filter((step) => steps.includes(step))
    // without a confirmed address one may only ask
    const open = offered.filter((step) => step === 'request' || isVerified(actor))
    return { offer: { terms, sha256, steps: open, holdDays }, problem: null }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { offer: null, problem: { message: describeRefusal(error, row), nearest: nearestOf(error) } }
  }
}
