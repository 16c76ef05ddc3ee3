import { formatShortCents } from '#domain/booking/price/cents.ts'
import type { Actor } from '#domain/listings/listing.ts'
import { PLAN_NAME_LENGTH } from '#domain/planning/limits.ts'
import type { AppContext } from '../../../context.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { readOrganizationName } from '../../../platform/db/organization-name.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { setLineBooking } from '../plans/order-plan.ts'
import type { BriefMeans } from './brief-means.ts'
import { type BriefLineRow, type BriefRow, getBriefRow, listBriefLines, takenCents } from './brief-rows.ts'
import { hasExpired } from './present-line.ts'
import { type LinePrice, priceBriefLine, toBookingRequest } from './price-line.ts'

interface TakeLine {
  actor: Actor
  id: number
  lineId: number
  /** Null: a new plan. */
  planId: number | null
  /** As it was read. */
  totalCents: number
}

/**
 * Takes an answered space into a plan: at the rate card as a line like any other, at its seller's price with an offer that waits for
 * its buyer to accept it. Taken already, it is answered with that plan; where that plan was deleted, the offer that stands is in the new
 * one, and no second one is made.
 * @returns the id of the plan. @throws AppError as its route says
 */
export async function takeLine(
  context: Pick<AppContext, 'db' | 'now'>,
  means: BriefMeans,
  { actor, id, lineId, planId, totalCents }: TakeLine,
): Promise<number> {
  const { db, now } = context
  const buyerId = actor.organizationId
  const brief = await getBriefRow(db, { id, buyerId })
  const line = await findLine(db, id, lineId)
  if (line.plan_id !== null) return line.plan_id
  const standing = takenCents(line)
  if (standing === null && line.space_cents !== null && hasExpired(line, now()))
    throw new AppError('proposal-expired')
  const buyerName = await readOrganizationName(db, buyerId)
  const parties = { sellerId: line.organization_id, buyerId }
  const price: LinePrice =
    standing === null
      ? await priceBriefLine(means, { ...parties, buyerName, line })
      : { totalCents: standing, terms: null }
  if (price.totalCents !== totalCents) throw changed(price.totalCents)
  const { listing_id, unit_id, first_day, last_day } = line
  const days = { listing_id, unit_id, first_day, last_day }
  const name = planNameOf(brief)
  return means.addToPlan(
    {
      ownerId: buyerId,
      planId,
      name,
      line: { ...days, added_cents: price.totalCents, reason: `Answered to “${brief.title}”.` },
    },
    async (trx, planLineId) => {
      await recordTaken(trx, line, planLineId)
      if (standing !== null) return setLineBooking(trx, planLineId, line.booking_id)
      if (price.terms === null) return
      const bookingId = await offerLine(means, trx, { line, brief, buyerName, price, now: now() })
      await setLineBooking(trx, planLineId, bookingId)
      await trx.updateTable('brief_lines').set({ booking_id: bookingId }).where('id', '=', line.id).execute()
    },
  )
}

async function findLine(db: Db, briefId: number, lineId: number): Promise<BriefLineRow> {
  const line = (await listBriefLines(db, briefId)).find(({ id }) => id === lineId)
  if (line) return line
  throw new AppError('not-found', { message: 'The seller has taken this space out of the answer.' })
}

function changed(cents: number): AppError {
  return new AppError('price-changed', {
    message: `The price is ${formatShortCents(cents)} now. Look at it, and take it once more if you like.`,
  })
}

/** A plan that is made for it is called as the brief is. */
function planNameOf({ title }: BriefRow): string {
  return title.slice(0, PLAN_NAME_LENGTH)
}

/** The other of two presses finds it taken; what its seller has priced anew meanwhile is not taken at the price before. @throws AppError `conflict` */
async function recordTaken(
  trx: Tx,
  { id, space_cents, booking_id }: BriefLineRow,
  planLineId: number,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('brief_lines')
    .set({ plan_line_id: planLineId })
    .where('id', '=', id)
    .where('plan_line_id', 'is', null)
    .where('space_cents', 'is not distinct from', space_cents)
    .where('booking_id', 'is not distinct from', booking_id)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n)
    throw new AppError('conflict', {
      message: 'This space is in a plan already, or is not offered at this price any more.',
    })
}

interface OfferLine {
  line: BriefLineRow
  brief: BriefRow
  buyerName: string
  price: LinePrice
  now: Date
}

function offerLine(
  means: BriefMeans,
  trx: Tx,
  { line, brief, buyerName, price, now }: OfferLine,
): Promise<number> {
  const { terms } = price
  if (terms === null || line.valid_until === null) throw new AppError('proposal-expired')
  return means.offer(trx, {
    sellerId: line.organization_id,
    buyerId: brief.organization_id,
    terms,
    request: toBookingRequest(line, buyerName),
    offeredBy: line.person_id,
    deadlineAt: line.valid_until,
    now,
  })
}
