import type { AgreedTerms, BookingRequest } from '#domain/booking/terms.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { BriefMeans, Parties } from './brief-means.ts'
import type { BriefLineRow } from './brief-rows.ts'

type Line = Pick<BriefLineRow, 'listing_id' | 'unit_id' | 'first_day' | 'last_day' | 'space_cents'>

export interface LinePrice {
  totalCents: number
  /** What both would agree on; null at the rate card, which a request prices by itself. */
  terms: AgreedTerms | null
}

interface Priced extends Parties {
  /** Whom the space is for. */
  buyerName: string
  line: Line
  /** A seller's price may be below what the rate card asks at least; absent: it may. */
  mayGoBelow?: boolean
}

/**
 * A line as it can be had now: at the rate card as every buyer reads it, else at its seller's price.
 * @throws AppError `listing-not-found`, `not-bookable`, `term-not-sold`, `dates-taken`, `below-minimum`
 */
export async function priceBriefLine(
  means: Pick<BriefMeans, 'quote' | 'price'>,
  { line, sellerId, buyerId, buyerName, mayGoBelow = true }: Priced,
): Promise<LinePrice> {
  const { listing_id: listingId, unit_id: unitId, first_day: from, last_day: to, space_cents } = line
  if (space_cents !== null) {
    const request = toBookingRequest(line, buyerName)
    const wanted = { listingId, request, spaceCents: space_cents, mayGoBelow }
    const terms = await means.price({ sellerId, buyerId, ...wanted })
    requireSameDays(line, terms)
    return { totalCents: terms.totalCents, terms }
  }
  const asked = { unitId, from, to, quantity: 1, extras: [], isAgency: false }
  const { first, last, totalCents } = await means.quote(listingId, asked)
  requireSameDays(line, { first, last, totalCents })
  return { totalCents, terms: null }
}

/** A line keeps the days that were answered. */
function requireSameDays(
  { first_day, last_day }: Line,
  { first, last, totalCents }: Pick<AgreedTerms, 'first' | 'last' | 'totalCents'>,
): void {
  if (first === first_day && last === last_day) return
  throw new AppError('term-not-sold', {
    message: 'These days are sold in other periods now.',
    body: { nearest: { first, last, totalCents } },
  })
}

export function toBookingRequest(line: Omit<Line, 'space_cents'>, brand: string): BookingRequest {
  const { unit_id: unitId, first_day: from, last_day: to } = line
  return { unitId, from, to, quantity: 1, extras: [], brand, note: '', sponsor: null }
}
