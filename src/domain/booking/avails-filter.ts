import type { Facing } from '../listings/facings.ts'
import { monthlyPrice } from '../money.ts'
import type { AdType, Interval } from '../vocabulary.ts'
import type { Days } from './cells.ts'

/** What a grid shows of a seller's faces. */
export interface AvailsFilter {
  /** Words in title, unit id, market, unit or structure; `#12` is one listing. */
  q?: string | undefined
  place?: string | undefined
  adType?: AdType | undefined
  size?: string | undefined
  /** The seller's own number of what it stands on. */
  structure?: string | undefined
  facing?: Facing | undefined
  /** Who sold or holds something of it in the columns, by name. */
  rep?: string | undefined
  /** Only those without a picture. */
  photo?: 'none' | undefined
  /** Monthly price in whole dollars. */
  min?: number | undefined
  max?: number | undefined
  /** Free from the column that holds this day on, so many columns in a row. */
  free?: string | undefined
  for?: number | undefined
}

/** What of a row is asked. */
export interface FilteredRow {
  id: number
  unitCode: string | null
  title: string
  name: string | null
  place: string
  adType: AdType
  size: string | null
  /** By its number; null: it stands on none, or on one without a number. */
  structure: string | null
  /** Where it faces, as its facts say it. */
  facing: Facing | null
  /** Null while nothing is stored of it. */
  unitId: number | null
  hasPhoto: boolean
  rate: { cents: number; per: Interval | 'piece' }
  cells: string
}

/** A person and the units of which they have sold or hold something. */
export interface UnitsOfRep {
  name: string
  unitIds: number[]
}

/**
 * Whether a row is shown. The same on the server, for pages without scripts, and in the browser, for whoever types.
 * @param reps undefined while they are read: nothing is left out for them
 */
export function createAvailsFilter(
  filter: AvailsFilter,
  columns: readonly Days[],
  reps?: readonly UnitsOfRep[],
): (row: FilteredRow) => boolean {
  const ofRep =
    filter.rep === undefined || reps === undefined
      ? null
      : new Set(reps.find(({ name }) => name === filter.rep)?.unitIds ?? [])
  const words = (filter.q ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  const at = filter.free === undefined ? -1 : columns.findIndex(({ last }) => last >= (filter.free ?? ''))
  const wanted = '.'.repeat(Math.max(1, filter.for ?? 1))
  return (row) => {
    if (filter.place && row.place !== filter.place) return false
    if (filter.adType && row.adType !== filter.adType) return false
    if (filter.size && row.size !== filter.size) return false
    if (filter.structure && row.structure !== filter.structure) return false
    if (filter.facing && row.facing !== filter.facing) return false
    if (ofRep !== null && (row.unitId === null || !ofRep.has(row.unitId))) return false
    if (filter.photo === 'none' && row.hasPhoto) return false
    if (filter.min !== undefined && monthlyOf(row.rate) < filter.min) return false
    if (filter.max !== undefined && monthlyOf(row.rate) > filter.max) return false
    if (filter.free !== undefined && (at < 0 || !row.cells.startsWith(wanted, at))) return false
    return words.length === 0 || hasWords(row, words)
  }
}

/** Whole dollars a month; of what is paid by the piece, the piece. */
function monthlyOf({ cents, per }: FilteredRow['rate']): number {
  return monthlyPrice(cents / 100, per === 'piece' ? 'one-time' : per)
}

function hasWords(
  { id, unitCode, title, name, place, structure }: FilteredRow,
  words: readonly string[],
): boolean {
  const text = `${unitCode ?? ''} ${title} ${name ?? ''} ${place} ${structure ?? ''} #${id}`.toLowerCase()
  return words.every((word) => (word.startsWith('#') ? word === `#${id}` : text.includes(word)))
}
