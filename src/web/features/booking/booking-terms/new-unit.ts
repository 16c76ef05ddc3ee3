import { POSTING_ANCHOR } from '#domain/booking/units.ts'
import type { UnitForm } from './terms-form.ts'

/** Sold as the last one is. */
export function newUnit(units: readonly UnitForm[]): UnitForm {
  const like = units.at(-1)
  return {
    id: null,
    name: '',
    cell: like?.cell ?? 'day',
    anchor: like?.anchor ?? POSTING_ANCHOR,
    capacity: like?.capacity ?? '1',
    rate: like?.rate ?? null,
    periods: [],
    artwork: like?.artwork ?? null,
    proof: like?.proof ?? null,
  }
}
