import { sql } from 'kysely'
import { type BookingStatus, cameToNothing } from '#domain/booking/lifecycle.ts'
import { isBriefOpen } from '#domain/planning/briefs.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { organizationName } from '../../../platform/db/organization-name.ts'
import { AppError } from '../../../platform/http/app-error.ts'

/** A brief of a buyer's. */
export interface OwnedBrief {
  id: number
  buyerId: number
}

/** A brief that a seller was sent. */
export interface Received {
  id: number
  sellerId: number
}

const noBrief = () => new AppError('not-found', { message: 'There is no such brief' })

export type BriefRow = Awaited<ReturnType<typeof getBriefRow>>

/** @throws AppError `not-found` for those of others too */
export async function getBriefRow(db: Db, { id, buyerId }: OwnedBrief) {
  const row = await db
    .selectFrom('briefs')
    .selectAll()
    .where('id', '=', id)
    .where('organization_id', '=', buyerId)
    .executeTakeFirst()
  if (!row) throw noBrief()
  return row
}

export type ReceivedRow = Awaited<ReturnType<typeof getReceivedRow>>

/** The brief with this seller's answer and its buyer. @throws AppError `not-found` for those who were not sent it */
export async function getReceivedRow(db: Db, { id, sellerId }: Received) {
  const row = await received(db, { id, sellerId }).executeTakeFirst()
  if (!row) throw noBrief()
  return row
}

function received(db: Db, { id, sellerId }: Received) {
  return db
    .selectFrom('briefs')
    .innerJoin('brief_recipients as recipient', 'recipient.brief_id', 'briefs.id')
    .innerJoin('organizations as buyer', 'buyer.id', 'briefs.organization_id')
    .selectAll('briefs')
    .select(['recipient.state', 'recipient.reason', 'recipient.note as answer_note', 'recipient.answered_at'])
    .select(['recipient.valid_until', 'recipient.conversation_id', 'recipient.person_id'])
    .select(organizationName('buyer').as('buyer_name'))
    .where('briefs.id', '=', id)
    .where('recipient.organization_id', '=', sellerId)
}

/**
 * Locks the brief, then this seller's answer: whoever answers, takes, closes or declines comes one after the other.
 * @throws AppError as `getReceivedRow`, `brief-closed`
 */
export async function lockReceived(trx: Tx, asked: Received, now: Date): Promise<ReceivedRow> {
  await trx.selectFrom('briefs').select('id').where('id', '=', asked.id).forShare().execute()
  await trx
    .selectFrom('brief_recipients')
    .select('state')
    .where('brief_id', '=', asked.id)
    .where('organization_id', '=', asked.sellerId)
    .forUpdate()
    .execute()
  const row = await getReceivedRow(trx, asked)
  if (!isBriefOpen(row, now)) throw new AppError('brief-closed')
  return row
}

export type BriefLineRow = Awaited<ReturnType<typeof listBriefLines>>[number]

/** In the order in which they were added, with what is said of their spaces now. @param sellerId of one seller alone */
export function listBriefLines(db: Db, briefId: number, sellerId?: number) {
  return (
    db
      .selectFrom('brief_lines as line')
      .innerJoin('brief_recipients as recipient', (join) =>
        join
          .onRef('recipient.brief_id', '=', 'line.brief_id')
          .onRef('recipient.organization_id', '=', 'line.organization_id'),
      )
      .innerJoin('listings', 'listings.id', 'line.listing_id')
      .innerJoin('space_units as unit', 'unit.id', 'line.unit_id')
      .leftJoin('plan_lines', 'plan_lines.id', 'line.plan_line_id')
      // a plan that is deleted takes no offer with it
      .leftJoin('bookings as booking', (join) =>
        join.on('booking.id', '=', sql<number>`coalesce(plan_lines.booking_id, line.booking_id)`),
      )
      .selectAll('line')
      .select(['listings.title', 'listings.location_text as place', 'listings.ad_type', 'listings.images'])
      .select(['listings.seller_id', 'listings.status as listing_status'])
      .select([
        'listings.specifications',
        'recipient.valid_until',
        'recipient.person_id',
        'plan_lines.plan_id',
      ])
      .select(['booking.status as booking_status', 'booking.total_cents as booking_cents'])
      .select(
        sql<string | null>`case when (select count(*) from space_units as other
        where other.listing_id = line.listing_id) > 1 then unit.name end`.as('unit_name'),
      )
      .where('line.brief_id', '=', briefId)
      .where((eb) =>
        sellerId === undefined
          ? eb.and([eb('line.total_cents', 'is not', null), eb('recipient.state', '=', 'answered')])
          : eb('line.organization_id', '=', sellerId),
      )
      .orderBy('line.organization_id')
      .orderBy('line.id')
      .execute()
  )
}

interface Taken {
  booking_status: BookingStatus | null
  booking_cents: number | null
}

/** The total of the offer or booking that a taken line has become; null: of none that stands. */
export function takenCents({ booking_status, booking_cents }: Taken): number | null {
  return booking_status === null || cameToNothing(booking_status) ? null : booking_cents
}

/** Whether a line is in a plan of its buyer's, at the rate card or with an offer or booking that stands. */
export function isTaken(line: Taken & { plan_id: number | null }): boolean {
  return takenCents(line) !== null || (line.plan_id !== null && line.booking_status === null)
}

/** What a seller has on offer in the area and the media of a brief. */
export function ownSpaces(
  db: Db,
  { west, south, east, north, ad_types }: Pick<ReceivedRow, 'west' | 'south' | 'east' | 'north' | 'ad_types'>,
  sellerId: number,
) {
  return db
    .selectFrom('listings')
    .select(['id', 'title', 'location_text as place'])
    .where('seller_id', '=', sellerId)
    .where('status', '=', 'active')
    .where((eb) => eb.between('lat', south, north))
    .where((eb) =>
      west <= east ? eb.between('lng', west, east) : eb.or([eb('lng', '>=', west), eb('lng', '<=', east)]),
    )
    .$if(ad_types.length > 0, (all) => all.where('ad_type', 'in', ad_types))
    .orderBy('id')
}
