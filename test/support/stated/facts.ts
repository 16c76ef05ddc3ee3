import type { Listing } from '#contract/listings/listings.ts'
import { firstDayOf } from '#domain/listings/first-day.ts'
import { sellerLabel } from '#domain/listings/seller-label.ts'
import { formatPrice, formatUsd } from '#domain/money.ts'
import { LISTING_TYPE_LABELS } from '#domain/vocabulary.ts'

/**
 * What is stated of a space in more than one place, and the one function that each place asks. A surface says those that it
 * shows; whatever two of them say must be the same.
 */
export const SOURCES = {
  kind: 'listings.listing_type, by `LISTING_TYPE_LABELS`',
  price:
    '`formatPrice` of price and interval (`domain/money.ts`); a space for sale is paid once (`listing-kind.ts`)',
  month: '`monthlyPrice` (`domain/money.ts`)',
  total: '`quote` (`domain/booking/price/quote.ts`), for the days asked for',
  days: '`fitTerm` (`domain/booking/fit-term.ts`): the days that are booked of those asked for',
  first: '`firstDayOf` (`domain/listings/first-day.ts`) of `firstFreeDay` (`domain/booking/first-free.ts`)',
  minimum: '`presentTerms` (`listings/present-terms.ts`), derived by `deriveTerms`',
  setup: 'the same',
  payment: 'the same, in the words of `describeSchedule`',
  place: '`presentListing`: location.text',
  size: '`presentListing`: specs; artwork is asked for in it (`creative/default-demand.ts`)',
  lead: 'the same; what binds a booking is `leadDays`, and another text is named (`contradictions.ts`)',
  spot: '`presentListing`: specs; artwork is asked for in it (`creative/default-demand.ts`)',
  seller: '`sellerLabel` (`domain/listings/seller-label.ts`); in a booking its terms',
} as const

export type Fact = keyof typeof SOURCES
export type Facts = { [Name in Fact]?: string }

/** By the id of a space. */
export type Stated = ReadonlyMap<number, Facts>

/** What the listing itself says, wherever the API answers one whole. */
export function toFacts(listing: Listing): Facts {
  return {
    kind: LISTING_TYPE_LABELS[listing.listingType],
    price: formatPrice(listing.price, listing.interval),
    month: formatUsd(listing.monthlyPrice),
    minimum: listing.minContract ?? 'not stated',
    setup: toDollars(listing.setupFee),
    payment: listing.paymentTerms ?? 'not stated',
    place: listing.location.text,
    seller: sellerLabel(listing.seller),
    ...(listing.status === 'active' && { first: toFirst(firstDayOf(listing)) }),
  }
}

/** A day that has come is now: cards and pages name only days ahead. */
export function toFirst(day: string | null | undefined): string {
  if (day === undefined) return 'nothing free'
  return day === null || day <= new Date().toISOString().slice(0, 10) ? 'now' : day
}

export function toDollars(setupFee: number | null): string {
  return setupFee === null ? 'not stated' : formatUsd(setupFee)
}

/** "#12 first: 2027-01-04 on the card, 2026-12-01 on the map" */
export function findDisagreements(surfaces: ReadonlyMap<string, Stated>): string[] {
  const said = new Map<string, Map<string, string[]>>()
  for (const [surface, stated] of surfaces)
    for (const [id, facts] of stated)
      for (const [fact, value] of Object.entries(facts)) {
        const values = said.get(`#${id} ${fact}`) ?? new Map<string, string[]>()
        said.set(`#${id} ${fact}`, values.set(value, [...(values.get(value) ?? []), surface]))
      }
  return [...said].flatMap(([what, values]) =>
    values.size < 2
      ? []
      : [`${what}: ${[...values].map(([value, where]) => `${value} (${where.join(', ')})`).join(' ≠ ')}`],
  )
}
