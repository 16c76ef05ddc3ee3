import { capacityOf } from '#domain/booking/cells.ts'
import type { Term } from '#domain/booking/fit-term.ts'
import { addMakeGoods } from '#domain/booking/make-up.ts'
import type { AgreedTerms, AgreedUnit } from '#domain/booking/terms.ts'
import type { SpaceUnit } from '#domain/booking/units.ts'
import { toDateRange } from '#domain/format-dates.ts'
import { required } from '#domain/required.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { findListing } from '../../listings/listings/queries.ts'
import { hasRunOut } from '../availability/claim-units.ts'
import type { BookingRow } from '../bookings/lock-booking.ts'
import { fitRequestedDates } from '../quotes/fit-requested-dates.ts'
import { type QuoteContext, readOffer } from '../quotes/read-offer.ts'
import { requireLost } from './require-lost.ts'

interface BuildMakeGoodInput {
  booking: BookingRow
  before: AgreedTerms
  lost: { from: string; to: string }
  days: { unitId: number; from: string; to: string }
}

/**
 * The terms with further days, of any unit of the space, that cost nothing. What the seller asks of buyers, how early and
 * for how long, is not asked of days that the seller gives. @throws AppError `dates-taken`, `term-not-sold`, `not-bookable`
 */
export async function buildMakeGood(
  context: QuoteContext,
  { booking, before, lost, days }: BuildMakeGoodInput,
): Promise<AgreedTerms> {
  const instead = requireLost(before, lost)
  const listing = await findListing(context.db, booking.listing_id)
  if (!listing) throw new AppError('not-bookable')
  const offer = await readOffer(context, listing, days.unitId)
  const terms = { ...offer.terms, leadDays: 0, minDays: null, maxDays: null, startWeekday: null }
  const isGone = hasRunOut(context.now())
  const { quantity } = before
  const term = await fitRequestedDates(
    context.db,
    { ...offer, terms },
    { ...days, quantity },
    (claim) => claim.kind === 'import' || isGone(claim),
  )
  if (term.first <= offer.today) {
    const message = 'These days have begun. Please pick later ones.'
    throw new AppError('term-not-sold', { message, body: { nearest: null } })
  }
  return addMakeGoods(before, listDays(offer.unit, term, { quantity, instead }))
}

function labelOf(instead: { first: string; last: string }): string {
  return `Make-good for ${toDateRange(instead)}`
}

function listDays(
  unit: SpaceUnit,
  { first, last, periods }: Term,
  { quantity, instead }: { quantity: number; instead: { first: string; last: string } },
): AgreedUnit[] {
  const cells = unit.cell === 'listed' ? periods : [{ first, last, label: '', materialDate: null }]
  return cells.map((cell) => ({
    unitId: required(unit.id),
    name: unit.name,
    first: cell.first,
    last: cell.last,
    quantity,
    capacity: unit.cell === 'listed' ? capacityOf(unit, cell.first) : unit.capacity,
    label: [cell.label, labelOf(instead)].filter(Boolean).join(', '),
    materialDate: cell.materialDate,
    isMakeGood: true,
    insteadOf: { first: instead.first, last: instead.last },
  }))
}
