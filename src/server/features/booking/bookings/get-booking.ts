import type { Booking, BookingSummary } from '#contract/booking/bookings.ts'
import { type Reader, readerOf } from '#domain/booking/booking-reader.ts'
import { BOOKING_LIFECYCLE } from '#domain/booking/lifecycle.ts'
import type { AgreedTerms } from '#domain/booking/terms.ts'
import { listSteps } from '#domain/lifecycle.ts'
import type { Actor } from '#domain/listings/listing.ts'
import { required } from '#domain/required.ts'
import type { AppContext } from '../../../context.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { readMoneyFor } from '../../ground/ledger/read-money.ts'
import { hasRunOut } from '../availability/claim-units.ts'
import { listDocuments } from '../documents/list-documents.ts'
import { readApproval } from './approvals/read-approval.ts'
import { hashTerms } from './hash-terms.ts'
import { loadRelated } from './load-related.ts'
import { noSuchBooking } from './lock-booking.ts'
import { withinRole } from './policy.ts'
import { type Details, presentBooking, presentSummary } from './present.ts'
import { priceDraft } from './price-draft.ts'
import {
  type BookingView,
  countPlaced,
  getBookingView,
  listDrafts,
  listEvents,
  listPlaced,
  listVersions,
  type VersionRow,
} from './queries.ts'
import { refundNow } from './refund-now.ts'

type ReadContext = Pick<AppContext, 'db' | 'now' | 'gazetteer'>

/** Everybody but its two sides and admins gets a 404. @throws AppError `booking-not-found` */
export async function getBooking(context: ReadContext, id: number, actor: Actor): Promise<Booking> {
  const row = await getBookingView(context.db, id)
  return toBooking(context, row, actor)
}

/** What somebody puts together, each priced as of now. */
export async function listDraftBookings(
  context: ReadContext,
  orderId: number,
  actor: Actor,
): Promise<Booking[]> {
  const drafts = await listDrafts(context.db, orderId)
  return Promise.all(drafts.map((row) => toBooking(context, row, actor)))
}

/** What has left an order, as its buyer's people or an admin see it, with its rows. */
export async function listPlacedBookings(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  {
    reader,
    actor,
    ...of
  }: { orderId: number; buyerId: number; reader: Exclude<Reader, 'seller'>; actor: Actor },
): Promise<{ rows: BookingView[]; bookings: BookingSummary[] }> {
  const rows = await listPlaced(db, of)
  const beside = await loadRelated(
    { db, now },
    rows.map(({ id }) => id),
  )
  const present = (row: BookingView) => presentSummary(row, reader, required(beside.get(row.id)))
  return { rows, bookings: rows.map((row) => withinRole(present(row), reader, actor)) }
}

/** @throws AppError `booking-not-found` */
async function toBooking(context: ReadContext, row: BookingView, actor: Actor): Promise<Booking> {
  const reader = readerOf(row, actor)
  if (!reader) throw noSuchBooking()
  const presented = presentBooking(row, reader, await readDetails(context, row, reader))
  const booking = withinRole(presented, reader, actor)
  // a person alone asks nobody, and what was held for a client is its seller's
  if (reader !== 'buyer' || row.buyer_person_id !== null) return booking
  return { ...booking, approval: await readApproval(context.db, { booking, actor, now: context.now() }) }
}

async function readDetails(context: ReadContext, row: BookingView, reader: Reader): Promise<Details> {
  const { db, now } = context
  const [beside, versions, events, money, documents, draft, inOrder] = await Promise.all([
    loadRelated({ db, now }, [row.id]),
    listVersions(db, row.id),
    listEvents(db, row.id),
    readMoneyFor(db, row),
    listDocuments(db, row.id),
    row.status === 'draft' ? tryDraft(context, row) : { draft: null, problem: null },
    reader === 'seller' ? null : countPlaced(db, row.order_id),
  ])
  const cancelling = await readCancelling(context, row, { versions, reader })
  return {
    ...required(beside.get(row.id)),
    versions,
    events,
    money,
    documents,
    cancelling,
    inOrder,
    ...draft,
  }
}

/** What it would mean now; null where the reader cannot cancel. */
async function readCancelling(
  { db, now }: ReadContext,
  booking: BookingView,
  { versions, reader }: { versions: VersionRow[]; reader: Reader },
): Promise<Booking['cancelling']> {
  if (!listSteps(BOOKING_LIFECYCLE, { actor: reader, from: booking.status }).includes('cancel')) return null
  const terms = JSON.parse(required(versions.at(-1)).terms) as AgreedTerms
  const { credits: _, ...sums } = await refundNow(db, { booking, terms }, { now: now(), by: reader })
  return sums
}

/** As it would be now; or why it cannot be. */
async function tryDraft(context: ReadContext, row: BookingView): Promise<Pick<Details, 'draft' | 'problem'>> {
  const runOut = hasRunOut(context.now())
  try {
    const { terms } = await priceDraft(
      context,
      row,
      (claim) => runOut(claim) || (claim.kind === 'import' && row.mode === 'request'),
    )
    return { draft: { terms, sha256: hashTerms(terms).sha256 }, problem: null }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { nearest = null } = (error.refusal.body ?? {}) as Partial<NonNullable<Booking['problem']>>
    return { draft: null, problem: { code: error.code, message: error.message, nearest } }
  }
}
