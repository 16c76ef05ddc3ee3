import { sql } from 'kysely'
import { capacityOf, listCells } from '#domain/booking/cells.ts'
import { DEADLINES, findDeadline } from '#domain/booking/deadlines.ts'
import type { BookingRequest } from '#domain/booking/terms.ts'
import type { SpaceUnit } from '#domain/booking/units.ts'
import { keyOf, pickNext, type UnitDays, type WaitlistPlace } from '#domain/booking/waitlist.ts'
import { DAY_MS } from '#domain/dates.ts'
import { required } from '#domain/required.ts'
import type { AppContext } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { findListing } from '../../listings/listings/queries.ts'
import { hasRunOut, readTaken } from '../availability/claim-units.ts'
import { readBooking } from '../availability/read-booking.ts'
import { toClaims } from './claim-dates.ts'
import { lockBooking } from './lock-booking.ts'
import { moveBooking } from './move-booking.ts'
import { notifyOffer } from './notify-offer.ts'
import { takesCommission } from './policy.ts'
import { priceDraft } from './price-draft.ts'
import { claimInTurn } from './with-unit-queue.ts'

type OfferContext = Pick<AppContext, 'db' | 'now' | 'gazetteer' | 'metrics' | 'config'>

/**
 * Offers what is free of a space to those who wait for it, in their order: where the seller sells at once as a hold of a
 * day, else, and to an agency that takes a commission, as a notice to ask within a day. Any number of processes may do so at once: each draft is moved once.
 */
export async function offerDates(context: OfferContext, listingId: number): Promise<void> {
  const { db } = context
  const listing = await findListing(db, listingId)
  const entries = await listWaiting(db, listingId)
  if (!listing || entries.length === 0) return
  const { terms, units } = await readBooking(db, listing)
  const cellsOf = ({ unitId, first, last }: UnitDays) => {
    const unit = units.find(({ id }) => id === unitId)
    return unit ? listCells(unit, first, last) : []
  }
  const free = await readFree(db, units, entries)
  for (const { bookingId, request } of pickNext(entries, { free, cellsOf })) {
    const mayHold = terms.mode === 'instant' && !takesCommission(request, terms.agencyCommissionBasisPoints)
    await (mayHold ? holdFor(context, bookingId) : offerTo(context, bookingId))
  }
}

interface Entry extends WaitlistPlace {
  bookingId: number
  request: BookingRequest
}

async function listWaiting(db: Db, listingId: number): Promise<Entry[]> {
  const { rows } = await sql<Entry>`
    select entry.id, bookings.id as "bookingId", bookings.request, entry.offered_until as "offeredUntil", json_agg(json_build_object(
      'unitId', unit_id, 'first', lower(days), 'last', upper(days) - 1, 'quantity', quantity)) as wants
    from waitlist_entries as entry
    join bookings on bookings.id = entry.booking_id and bookings.status = 'draft'
    join booking_items as item on item.booking_id = entry.booking_id
    where bookings.listing_id = ${listingId}
    group by entry.id, bookings.id order by entry.id`.execute(db)
  return rows
}

async function readFree(
  db: Db,
  units: readonly SpaceUnit[],
  entries: readonly WaitlistPlace[],
): Promise<Map<string, number>> {
  const wants = entries.flatMap((entry) => entry.wants)
  const range = {
    first: required(wants.map(({ first }) => first).sort()[0]),
    last: required(
      wants
        .map(({ last }) => last)
        .sort()
        .at(-1),
    ),
  }
  const ids = units.flatMap(({ id }) => id ?? [])
  const taken = await readTaken(db, ids, range)
  return new Map(
    units.flatMap((unit) =>
      listCells(unit, range.first, range.last).map((cell) => {
        const left = capacityOf(unit, cell) - (taken.get(required(unit.id))?.get(cell) ?? 0)
        return [keyOf(required(unit.id), cell), left] as const
      }),
    ),
  )
}

/** A draft becomes a hold by the terms that its seller has published. What cannot be booked as it is waits on. */
async function holdFor(context: OfferContext, id: number): Promise<void> {
  const { db } = context
  const draft = await db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const now = context.now()
  try {
    const { terms } = await priceDraft(context, draft, hasRunOut(now))
    const deadlineAt = required(
      findDeadline('held', {
        ...terms,
        now,
        answerHours: 0,
        holdDays: DEADLINES.turnHours / 24,
      }),
    )
    const claims = toClaims({ id, status: 'held', deadline_at: deadlineAt }, terms)
    await claimInTurn(context, claims, async (trx) => {
      const locked = await lockBooking(trx, id)
      if (locked.booking.status !== 'draft' || !(await isWaiting(trx, id))) throw new AppError('wrong-step')
      const move = {
        step: 'hold',
        actor: 'clock',
        by: null,
        now,
        terms,
        deadlineAt,
        isClaimed: true,
      } as const
      await moveBooking(context, trx, locked, move)
    })
  } catch (error) {
    // taken, sold no more, or moved by its buyer meanwhile
    if (!(error instanceof AppError)) throw error
  }
}

async function offerTo(context: OfferContext, id: number): Promise<void> {
  const now = context.now()
  await inTransaction(context, async (trx) => {
    const { booking } = await lockBooking(trx, id)
    if (booking.status !== 'draft') return
    const offered = await trx
      .updateTable('waitlist_entries')
      .set({ offered_until: new Date(now.getTime() + (DEADLINES.turnHours / 24) * DAY_MS) })
      .where('booking_id', '=', id)
      .where('offered_until', 'is', null)
      .returning('offered_until')
      .executeTakeFirst()
    if (offered) await notifyOffer(context, trx, booking, { until: required(offered.offered_until), now })
  })
}

async function isWaiting(db: Db, id: number): Promise<boolean> {
  const entry = db.selectFrom('waitlist_entries').select('id').where('booking_id', '=', id)
  return (await entry.executeTakeFirst()) !== undefined
}
