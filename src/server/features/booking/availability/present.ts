import type { Availability, OwnCalendar } from '#contract/booking/availability.ts'
import type { Days } from '#domain/booking/cells.ts'
import { listCells } from '#domain/booking/cells.ts'
import { rateOf } from '#domain/booking/price/rate.ts'
import { earliestDay, latestDay } from '#domain/booking/sale-window.ts'
import { toSpans } from '#domain/booking/spans.ts'
import { NOTHING_TAKEN, type Taken } from '#domain/booking/taken.ts'
import type { SpaceUnit } from '#domain/booking/units.ts'
import { required } from '#domain/required.ts'
import type { ListingRow } from '../../listings/listings/present.ts'
import type { Claim, ClaimNote } from './claim-units.ts'
import type { ListingBooking } from './read-booking.ts'

export interface Seen {
  listing: ListingRow
  booking: ListingBooking
  /** By unit. */
  taken: ReadonlyMap<number, Taken>
  range: Days
  /** Where the space is. */
  today: string
  /** When imported calendars were last read; null when there are none. */
  checkedAt: Date | null
}

export function presentAvailability({ listing, booking, ...seen }: Seen): Availability {
  const { terms, units } = booking
  const [earliest, latest] = [earliestDay(seen.today, terms.leadDays), latestDay(seen.today)]
  const { availability_start: opensOn, availability_end: closesOn } = listing
  return {
    mode: terms.mode,
    timeZone: terms.timeZone,
    earliest: opensOn && opensOn > earliest ? opensOn : earliest,
    latest: closesOn && closesOn < latest ? closesOn : latest,
    minDays: terms.minDays,
    maxDays: terms.maxDays,
    startWeekday: terms.startWeekday,
    units: units.map((unit) => presentUnit(unit, listing, seen)),
    checkedAt: seen.checkedAt?.toISOString() ?? null,
  }
}

function presentUnit(
  unit: SpaceUnit,
  listing: ListingRow,
  { taken, range }: Pick<Seen, 'taken' | 'range'>,
): Availability['units'][number] {
  const { id, name, cell, anchor, capacity } = unit
  const spans = toSpans(unit, (id !== null && taken.get(id)) || NOTHING_TAKEN, range.first, range.last)
  const isListed = cell === 'listed'
  return {
    id,
    name,
    cell,
    anchor,
    capacity,
    rate: rateOf(unit, listing),
    spans: isListed ? [] : spans,
    periods: isListed ? presentPeriods(unit, spans, range) : [],
  }
}

function presentPeriods(
  unit: SpaceUnit,
  spans: readonly { free: number }[],
  { first, last }: Days,
): Availability['units'][number]['periods'] {
  const shown = new Set(listCells(unit, first, last))
  return unit.periods
    .filter((period) => shown.has(period.first))
    .map((period, at) => ({
      id: required(period.id),
      label: period.label,
      first: period.first,
      last: period.last,
      free: required(spans[at]).free,
      capacity: period.capacity ?? unit.capacity,
      materialDate: period.materialDate,
      soldUntil: period.soldUntil,
    }))
}

export function presentClaim(
  claim: Claim,
  notes: ReadonlyMap<number, ClaimNote> = new Map(),
): OwnCalendar['claims'][number] {
  const { id, unitId, first, last, quantity, kind, bookingId, expiresAt, noteId } = claim
  const note = noteId === null ? undefined : notes.get(noteId)
  return {
    id,
    unitId,
    first,
    last,
    quantity,
    kind,
    bookingId,
    expiresAt: expiresAt?.toISOString() ?? null,
    label: note?.label ?? null,
    note: note?.note ?? null,
  }
}
