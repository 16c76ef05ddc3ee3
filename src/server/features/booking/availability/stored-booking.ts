import type { Insertable, Selectable } from 'kysely'
import type { BookingTerms } from '#domain/booking/booking-terms.ts'
import type { SpaceUnit, UnitPeriod } from '#domain/booking/units.ts'
import type { BookingTermsTable, SpaceUnitsTable, UnitPeriodsTable } from '../../../platform/db/tables.gen.ts'

export function fromTermsRow(row: Selectable<BookingTermsTable>): BookingTerms {
  return {
    mode: row.mode,
    timeZone: row.time_zone,
    leadDays: row.lead_days,
    minDays: row.min_days,
    maxDays: row.max_days,
    startWeekday: row.start_weekday,
    sellsWholePeriods: row.sells_whole_periods,
    termDiscounts: row.term_discounts,
    quantityDiscounts: row.quantity_discounts,
    agencyCommissionBasisPoints: row.agency_commission_basis_points,
    extras: row.extras,
    cancellationTier: row.cancellation_tier,
    paymentSchedule: row.payment_schedule,
    depositBasisPoints: row.deposit_basis_points,
    delivery: row.delivery,
    taxOverride: row.tax_override,
    answerHours: row.answer_hours,
    holdDays: row.hold_days,
    ...(row.rates && { rates: row.rates }),
  }
}

export function toTermsColumns(terms: BookingTerms) {
  return {
    mode: terms.mode,
    time_zone: terms.timeZone,
    lead_days: terms.leadDays,
    min_days: terms.minDays,
    max_days: terms.maxDays,
    start_weekday: terms.startWeekday,
    sells_whole_periods: terms.sellsWholePeriods,
    term_discounts: JSON.stringify(terms.termDiscounts),
    quantity_discounts: JSON.stringify(terms.quantityDiscounts),
    agency_commission_basis_points: terms.agencyCommissionBasisPoints,
    extras: JSON.stringify(terms.extras),
    cancellation_tier: terms.cancellationTier,
    payment_schedule: terms.paymentSchedule,
    deposit_basis_points: terms.depositBasisPoints,
    delivery: terms.delivery,
    tax_override: terms.taxOverride && JSON.stringify(terms.taxOverride),
    answer_hours: terms.answerHours,
    hold_days: terms.holdDays,
    rates: terms.rates ? JSON.stringify(terms.rates) : null,
  } satisfies Omit<Insertable<BookingTermsTable>, 'listing_id'>
}

export function toUnitColumns(unit: SpaceUnit) {
  return {
    name: unit.name,
    cell: unit.cell,
    anchor: unit.anchor,
    capacity: unit.capacity,
    rate_cents: unit.rate?.cents ?? null,
    rate_per: unit.rate?.per ?? null,
    artwork: unit.artwork ? JSON.stringify(unit.artwork) : null,
    proof: unit.proof ? JSON.stringify(unit.proof) : null,
  } satisfies Partial<Insertable<SpaceUnitsTable>>
}

export function toPeriodColumns(period: UnitPeriod) {
  return {
    label: period.label,
    first_day: period.first,
    last_day: period.last,
    capacity: period.capacity,
    material_date: period.materialDate,
    sold_until: period.soldUntil,
  } satisfies Partial<Insertable<UnitPeriodsTable>>
}
