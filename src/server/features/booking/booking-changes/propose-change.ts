import { answerBy, type ChangeKind, findChangeDeadline } from '#domain/booking/change.ts'
import { makeGoodsOf, withoutMakeUps } from '#domain/booking/make-up.ts'
import { mayGoBelow } from '#domain/booking/price-floor.ts'
import type { AgreedTerms } from '#domain/booking/terms.ts'
import { type Actor, isVerified } from '#domain/listings/listing.ts'
import { required } from '#domain/required.ts'
import type { AppContext } from '../../../context.ts'
import type { Origin } from '../../../platform/db/audit.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { RecordResult } from '../../../platform/http/idempotent.ts'
import { requireCapability } from '../../../platform/http/require-actor.ts'
import { requireReachable } from '../../messaging/conversations/lock-conversation.ts'
import { findOpenChange, insertChange } from '../bookings/change-rows.ts'
import {
  type BookingRow,
  getBookingRow,
  type LockedBooking,
  lockSeen,
  staleBookingError,
} from '../bookings/lock-booking.ts'
import type { QuoteContext } from '../quotes/read-offer.ts'
import { buildRequestedChange, type RequestedChange } from './build-requested-change.ts'
import { notifyChangeStep } from './notify-change-step.ts'
import { changeNeeds, listAskable } from './policy.ts'

type Context = Pick<AppContext, 'db' | 'config' | 'now' | 'gazetteer' | 'metrics'>

interface ProposeChangeInput {
  bookingId: number
  actor: Actor
  input: { version: number; asked: RequestedChange; reason: string }
  origin: Origin
  /** The asking of a colleague that this answers. */
  approves?: number
}

/** @returns the booking's id. @throws AppError `booking-not-found`, `wrong-step`, `terms-changed`, `term-not-sold`, `dates-taken`, `below-minimum`, `approval-needed` */
export async function proposeChange(
  context: Context,
  asked: ProposeChangeInput,
  keep: RecordResult,
): Promise<number> {
  const { bookingId, actor, input, origin, approves } = asked
  const { booking, reader } = await getBookingRow(context.db, bookingId, actor)
  if (reader === 'admin') throw staleBookingError()
  requireCapability(actor, changeNeeds(reader))
  if (!isVerified(actor)) throw new AppError('verify-email-first')
  const { kind } = input.asked
  const isOpenTo = (row: BookingRow, hasOpen: boolean) =>
    listAskable(reader, row, { hasOpen, now: context.now() }).includes(kind)
  if (!isOpenTo(booking, false)) throw staleBookingError()
  const before = await readAgreed(context.db, booking, input.version)
  const side = reader
  const terms = await buildRequestedChange(context, {
    booking,
    before,
    asked: input.asked,
    side,
    mayGoBelow: side === 'buyer' || mayGoBelow(actor),
  })
  return inTransaction(context, async (trx) => {
    const locked = await lockSeen(trx, booking)
    const hasOpen = (await findOpenChange(trx, bookingId)) !== undefined
    if (!isOpenTo(locked.booking, hasOpen)) throw staleBookingError()
    if (locked.booking.version !== input.version) throw new AppError('terms-changed')
    await requireReachable(trx, actor.organizationId, side === 'buyer' ? booking.seller_id : booking.buyer_id)
    const offered = { kind, terms, side, by: actor.personId, origin, approves, now: context.now() }
    const change = await storeChange(trx, locked, offered, input.reason)
    const move = { change, before, step: 'propose', side, by: actor.personId, words: input.reason } as const
    await notifyChangeStep(context, trx, locked, move)
    await keep(trx, bookingId)
    return bookingId
  })
}

/** What it would come to; writes nothing. @throws AppError as `proposeChange` */
export async function previewChange(
  context: QuoteContext,
  { bookingId, actor, asked }: { bookingId: number; actor: Actor; asked: RequestedChange },
): Promise<{ terms: AgreedTerms; before: AgreedTerms }> {
  const { booking, reader } = await getBookingRow(context.db, bookingId, actor)
  const askable = listAskable(reader, booking, { hasOpen: false, now: context.now() })
  if (reader === 'admin' || !askable.includes(asked.kind)) throw staleBookingError()
  const before = await readAgreed(context.db, booking, booking.version)
  return { before, terms: await buildRequestedChange(context, { booking, before, asked, side: reader }) }
}

/** @throws AppError `terms-changed` */
async function readAgreed(db: Db, { id, version }: BookingRow, seen: number): Promise<AgreedTerms> {
  if (version !== seen) throw new AppError('terms-changed')
  const { terms } = await db
    .selectFrom('booking_versions')
    .select('terms')
    .where('booking_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  return JSON.parse(terms) as AgreedTerms
}

interface StoreChangeInput {
  kind: ChangeKind
  terms: AgreedTerms
  side: 'buyer' | 'seller'
  by: number
  origin: Origin
  approves: number | undefined
  now: Date
}

function storeChange(
  trx: Tx,
  { booking, terms: before }: LockedBooking,
  { kind, terms, side, by, origin, approves, now }: StoreChangeInput,
  reason: string,
) {
  const deadline = findOfferDeadline(kind, now, { before: required(before), after: terms })
  if (deadline <= now) throw staleBookingError()
  const change = {
    booking_id: booking.id,
    kind,
    proposed_by: side,
    user_id: by,
    address: origin.address,
    user_agent: origin.userAgent,
    version: booking.version,
    terms,
    reason,
    deadline_at: deadline,
    created_at: now,
  }
  return insertChange(trx, change, approves)
}

interface Versions {
  before: AgreedTerms
  after: AgreedTerms
}

/** Other days are answered before they begin; money can be for what is over. */
function findOfferDeadline(kind: ChangeKind, now: Date, { before, after }: Versions): Date {
  if (kind === 'change') return findChangeDeadline(now, withoutMakeUps(before), withoutMakeUps(after))
  const date = kind === 'make-good' ? required(makeGoodsOf(after).at(-1)).first : null
  return answerBy(now, date === null ? null : { date, timeZone: after.timeZone })
}
