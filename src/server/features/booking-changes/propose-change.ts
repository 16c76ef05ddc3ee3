import { CHANGEABLE_STATUSES, findChangeDeadline } from '#domain/booking/change.ts'
import type { AgreedTerms } from '#domain/booking/terms.ts'
import { type Actor, isVerified } from '#domain/listing.ts'
import type { AppContext } from '../../context.ts'
import type { Origin } from '../../platform/db/audit.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Keep } from '../../platform/http/idempotent.ts'
import { getBookingRow } from '../bookings/get-booking-row.ts'
import { hashTerms } from '../bookings/hash-terms.ts'
import { type BookingRow, type LockedBooking, lockSeen } from '../bookings/lock-booking.ts'
import type { Proposed } from '../bookings/propose-terms.ts'
import { movedOn } from '../bookings/refuse.ts'
import { requireReachable } from '../conversations/lock-conversation.ts'
import type { Quoting } from '../quotes/read-offer.ts'
import { buildChange } from './build-change.ts'
import { canPropose } from './policy.ts'
import { findOpenChange } from './queries.ts'
import { tellChangeStep } from './tell-change.ts'

type Context = Pick<AppContext, 'db' | 'config' | 'now' | 'gazetteer'>

interface Asked {
  bookingId: number
  actor: Actor
  input: { version: number; terms: Proposed; reason: string }
  origin: Origin
}

/** @returns the booking's id. @throws AppError `booking-not-found`, `wrong-step`, `terms-changed`, `term-not-sold`, `dates-taken` */
export async function proposeChange(context: Context, asked: Asked, keep: Keep): Promise<number> {
  const { bookingId, actor, input, origin } = asked
  const { booking, reader } = await getBookingRow(context.db, bookingId, actor)
  if (reader === 'admin') throw movedOn()
  if (!isVerified(actor)) throw new AppError('verify-email-first')
  const before = await requireChangeable(context.db, booking, input.version)
  const terms = await buildChange(context, { booking, before, proposal: input.terms })
  return context.db.transaction().execute(async (trx) => {
    const locked = await lockSeen(trx, booking)
    const hasOpen = (await findOpenChange(trx, bookingId)) !== undefined
    if (!canPropose(reader, { status: locked.booking.status, hasOpen })) throw movedOn()
    if (locked.booking.version !== input.version) throw new AppError('terms-changed')
    await requireReachable(trx, actor.id, reader === 'buyer' ? booking.seller_id : booking.buyer_id)
    const change = await keepChange(
      trx,
      locked,
      { terms, side: reader, by: actor.id, origin, now: context.now() },
      input.reason,
    )
    await keep(trx, bookingId)
    await tellChangeStep(context, trx, locked, {
      change,
      before,
      step: 'propose',
      side: reader,
      by: actor.id,
      words: input.reason,
    })
    return bookingId
  })
}

/** What it would come to; writes nothing. @throws AppError as `proposeChange` */
export async function previewChange(
  context: Quoting,
  { bookingId, actor, proposal }: { bookingId: number; actor: Actor; proposal: Proposed },
): Promise<{ terms: AgreedTerms; before: AgreedTerms }> {
  const { booking } = await getBookingRow(context.db, bookingId, actor)
  const before = await requireChangeable(context.db, booking, booking.version)
  return { before, terms: await buildChange(context, { booking, before, proposal }) }
}

async function requireChangeable(
  db: Db,
  { id, status, version }: BookingRow,
  seen: number,
): Promise<AgreedTerms> {
  if (!CHANGEABLE_STATUSES.includes(status)) throw movedOn()
  if (version !== seen) throw new AppError('terms-changed')
  const { terms } = await db
    .selectFrom('booking_versions')
    .select('terms')
    .where('booking_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  return JSON.parse(terms) as AgreedTerms
}

interface Proposing {
  terms: AgreedTerms
  side: 'buyer' | 'seller'
  by: number
  origin: Origin
  now: Date
}

function keepChange(
  trx: Tx,
  { booking, terms: before }: LockedBooking,
  { terms, side, by, origin, now }: Proposing,
  reason: string,
) {
  const { text, sha256 } = hashTerms(terms)
  const deadline = findChangeDeadline(now, before!, terms)
  if (deadline <= now) throw movedOn()
  return trx
    .insertInto('booking_changes')
    .values({
      booking_id: booking.id,
      status: 'proposed',
      proposed_by: side,
      user_id: by,
      address: origin.address,
      user_agent: origin.userAgent,
      version: booking.version,
      terms: text,
      sha256,
      reason,
      deadline_at: deadline,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
