import type { Floor } from '#contract/booking/bookings-fields.ts'
import type { Proposal } from '#contract/booking/proposals.ts'
import { spaceCentsOf } from '#domain/booking/price/reprice.ts'
import { isOfUnit, type ProposalBody } from '#domain/booking/proposals.ts'
import { MAX_ID } from '#domain/limits.ts'
import { required } from '#domain/required.ts'
import type { PricedLine } from './price-lines.ts'
import type { LineRow } from './proposal-rows.ts'

type Item = Proposal['items'][number]

export interface Booked {
  id: number
  unitId: number
  first: string
  last: string
}

interface PricedFor {
  bookings: readonly Booked[]
  /** Whether the reader sees what rate cards ask at least. */
  seesFloor: boolean
}

/** Lines as they can be had now. */
export function presentPriced(priced: readonly PricedLine[], { bookings, seesFloor }: PricedFor): Item[] {
  return priced.map((one) => {
    const { line, card, asked, problem } = one
    const days = { first: asked?.first ?? line.first_day, last: asked?.last ?? line.last_day }
    const bookingId = findBooking(bookings, { unitId: line.unit_id, ...days })
    return {
      ...presentSpace(line),
      ...days,
      cardCents: card && spaceCentsOf(card),
      askedCents: asked && spaceCentsOf(asked),
      totalCents: asked?.totalCents ?? null,
      // what it became takes its days
      problem: bookingId === null ? (problem?.message ?? null) : null,
      floor: presentFloor(one, seesFloor),
      bookingId,
    }
  })
}

/** Null: the price is that of the card, or not below what the card asks at least. */
export function presentFloor(
  { asked, floorCents }: Pick<PricedLine, 'asked' | 'floorCents'>,
  seesFloor: boolean,
): Floor | null {
  const isBelow = asked !== null && asked.spaceCents !== null && asked.spaceCents < floorCents
  return isBelow ? { cents: seesFloor ? floorCents : null } : null
}

function presentSpace(line: LineRow) {
  return {
    id: line.id,
    listingId: line.listing_id,
    unitId: line.unit_id,
    title: line.title,
    unitCode: line.unit_code,
    unitName: line.unit_name,
    place: line.place,
    spaceCents: line.space_cents,
  }
}

/** Lines as they were sent, whatever they would cost now. */
export function presentSaid(
  { lines: said }: ProposalBody,
  { lines, bookings }: { lines: readonly LineRow[]; bookings: readonly Booked[] },
): Item[] {
  return said.map((terms, at) => {
    const { listing, first, last, totalCents } = terms
    const unitId = required(terms.units[0]?.unitId)
    const line = lines.find((one) =>
      isOfUnit(terms, { unitId: one.unit_id, first: one.first_day, last: one.last_day }),
    )
    return {
      ...(line
        ? presentSpace(line)
        : // its space is gone, and no line has come to such a number
          {
            id: MAX_ID - at,
            listingId: listing.id,
            unitId,
            unitCode: null,
            unitName: null,
            spaceCents: null,
          }),
      title: listing.title,
      place: listing.place,
      first,
      last,
      cardCents: null,
      askedCents: spaceCentsOf(terms),
      totalCents,
      problem: null,
      floor: null,
      bookingId: findBooking(bookings, { unitId, first, last }),
    }
  })
}

/** No two bookings of a proposal share days of a unit. */
function findBooking(bookings: readonly Booked[], line: Omit<Booked, 'id'>): number | null {
  const found = bookings.find(
    ({ unitId, first, last }) => unitId === line.unitId && first <= line.last && last >= line.first,
  )
  return found?.id ?? null
}
