import type { DemandCell } from '#contract/discovery/demand.ts'
import type { AdType } from '#domain/vocabulary.ts'
import type { MapCell } from '../../../map/cell-map.tsx'

/** Searches of one medium, those that named none, or all of them. */
export type Medium = AdType | 'any' | 'all'

/** The cells with searches that found too little. */
export function listUnmet(cells: readonly DemandCell[], medium: Medium): DemandCell[] {
  return cells.filter((cell) => (cell.unmet ?? 0) > 0 && isOf(cell, medium))
}

function isOf({ adType }: DemandCell, medium: Medium): boolean {
  return medium === 'all' || adType === (medium === 'any' ? null : medium)
}

/** All media of an area together. */
export function toMapCells(cells: readonly DemandCell[]): MapCell[] {
  const sums = new Map<string, MapCell & { place: string }>()
  for (const { lat, lng, place, unmet } of cells) {
    const key = `${lat} ${lng}`
    const before = sums.get(key)
    const count = (before?.count ?? 0) + (unmet ?? 0)
    sums.set(key, { lat, lng, place: before?.place || place || '', count, label: '' })
  }
  return [...sums.values()].map(({ place, ...cell }) => ({
    ...cell,
    label: `${place || 'No town near'}: ${cell.count} unmet`,
  }))
}
