import { distanceKm, type LatLng } from '../../geo.ts'
import { required } from '../../required.ts'
import type { ZipTable } from './zip-table.ts'

/** Grid cell in thousandths of a degree: wider than `MAX_KM` at every inhabited latitude but Alaska's north. */
const CELL = 500
/** Farther than this from the nearest ZIP code's center, a town's name would mislead. */
const MAX_KM = 40
/** Post offices of military bases: nobody searches for a space there. */
const MILITARY = /\b(a[fp]o|afb|fpo|dpo|air force|naval|usaf)\b/i

/** Creates a reverse geocoder: the nearest postal town, `Boston, MA`; undefined away from the United States. */
export function createTownFinder(zips: ZipTable): (point: LatLng) => string | undefined {
  const cells = fillCells(zips)
  return (point) => {
    const y = Math.floor((point.lat * 1000) / CELL)
    const x = Math.floor((point.lng * 1000) / CELL)
    let nearest: { row: number; km: number } | undefined
    for (const key of neighbours(y, x)) {
      for (const row of cells.get(key) ?? []) {
        const km = distanceKm(point, {
          lat: required(zips.lats[row]) / 1000,
          lng: required(zips.lngs[row]) / 1000,
        })
        if (km <= MAX_KM && (!nearest || km < nearest.km)) nearest = { row, km }
      }
    }
    return nearest && townOf(zips, nearest.row)
  }
}

function fillCells(zips: ZipTable): Map<number, number[]> {
  const military = zips.towns.map((town) => MILITARY.test(town))
  const cells = new Map<number, number[]>()
  for (let row = 0; row < zips.codes.length; row++) {
    if (military[required(zips.town[row])]) continue
    const key = keyOf(
      Math.floor(required(zips.lats[row]) / CELL),
      Math.floor(required(zips.lngs[row]) / CELL),
    )
    const cell = cells.get(key)
    if (cell) cell.push(row)
    else cells.set(key, [row])
  }
  return cells
}

function keyOf(y: number, x: number): number {
  return y * 10_000 + x
}

function neighbours(y: number, x: number): number[] {
  return [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => keyOf(y + dy, x + dx)))
}

function townOf(zips: ZipTable, row: number): string {
  const [state, , city] = required(zips.towns[required(zips.town[row])]).split('\t')
  return `${city}, ${state}`
}
