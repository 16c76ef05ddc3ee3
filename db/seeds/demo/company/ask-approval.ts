import { cellOf } from '#domain/booking/cells.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import type { Actor } from '#domain/listings/listing.ts'
import { required } from '#domain/required.ts'
import { capabilitiesOf } from '#domain/roles.ts'
import { addDays } from '#domain/zoned-time.ts'
import type { Config } from '#server/config.ts'
import { askForApproval } from '#server/features/booking/bookings/approvals/ask-for-approval.ts'
import { createDraft } from '#server/features/booking/bookings/create-draft.ts'
import { getBooking } from '#server/features/booking/bookings/get-booking.ts'
import type { Tx } from '#server/platform/db/database.ts'
import { eraseMails } from '../bookings/erase-mails.ts'
import { createStage } from '../bookings/stage.ts'
import { KEEP } from '../bookings/steps.ts'
import { POSTING_GRID } from './posting-grid.ts'

/** What the planner of the agency may accept in a month, and up to what the manager approves; integer US cents. */
const SPENDS_CENTS = 150_000
const APPROVES_CENTS = 2_000_000
const IN_DAYS = 200

interface AskInput {
  agencyId: number
  config: Config
  now: Date
}

/** What is above the planner's limit waits for the manager: three periods of a board, for one of the agency's clients. */
export async function askApproval(trx: Tx, { agencyId, config, now }: AskInput): Promise<void> {
  const limit = (role: 'manager' | 'sales', set: { spends_cents?: number; approves_cents?: number }) =>
    trx
      .updateTable('organization_members')
      .set(set)
      .where('organization_id', '=', agencyId)
      .where('role', '=', role)
      .returning('user_id')
      .executeTakeFirstOrThrow()
  await limit('manager', { approves_cents: APPROVES_CENTS })
  const { user_id: personId } = await limit('sales', { spends_cents: SPENDS_CENTS })
  const may = capabilitiesOf('sales')
  const actor: Actor = { personId, organizationId: agencyId, role: 'user', status: 'active', may }
  const listingId = await findFreeBoard(trx)
  const { context } = createStage(trx, { config, now })
  const { first: from } = required(cellOf(POSTING_GRID, addDays(toMarketDate(now), IN_DAYS)))
  const request = {
    listingId,
    unitId: null,
    from,
    to: addDays(from, 3 * 28 - 1),
    quantity: 1,
    extras: [],
    brand: 'Cedar & Slate Roofing',
    note: '',
    sponsor: null,
  }
  const id = await createDraft(context, { actor, request }, KEEP)
  const { version, sha256 } = await getBooking(context, id, actor)
  const input = {
    step: 'request',
    version,
    sha256: required(sha256),
    message: 'They want the storm season covered, and this road has no other roofer on it.',
  } as const
  await askForApproval(context, { id, actor, input }, KEEP)
  await eraseMails(trx)
}

/** A board that nobody has anything of, at a price between the planner's limit and the manager's. */
async function findFreeBoard(trx: Tx): Promise<number> {
  const { id } = await trx
    .selectFrom('listings')
    .innerJoin('booking_terms', 'booking_terms.listing_id', 'listings.id')
    .select('listings.id')
    .where('listings.status', '=', 'active')
    .where('listings.ad_type', '=', 'billboard')
    .where('listings.frequency', '=', '4-week')
    .where('listings.price', '>=', 700)
    .where('listings.price', '<=', 4000)
    .where('booking_terms.mode', '<>', 'off')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('unit_claims')
            .innerJoin('space_units', 'space_units.id', 'unit_claims.unit_id')
            .select('unit_claims.id')
            .whereRef('space_units.listing_id', '=', 'listings.id'),
        ),
      ),
    )
    .orderBy('listings.id')
    .limit(1)
    .executeTakeFirstOrThrow()
  return id
}
