import type { PlanInputs } from '#contract/planning/plans.ts'
import { boundsAround } from '#domain/discovery/places/area.ts'
import { type Bounds, boundsOf, KM_PER_DEGREE, unite } from '#domain/geo.ts'
import type { Residents } from '#domain/planning/grp.ts'
import { required } from '#domain/required.ts'
import type { SearchArea, SearchQuery } from '#search/query.ts'
import type { AppContext } from '../../../context.ts'
import { AppError } from '../../../platform/http/app-error.ts'

export interface PlanArea {
  area: SearchArea & { anyOf?: readonly SearchArea[] }
  /** Its box. */
  bounds: Bounds
  /** Of its place, spelled correctly; null for a box, or an outline. */
  name: string | null
  /** Of one place whose people are known. */
  residents: Residents | null
}

const UNKNOWN = 'We do not know this place. Name a city, a neighborhood or a ZIP code.'

/** Where a plan looks for spaces, read as the search box reads it. */
export async function readArea(
  { search }: Pick<AppContext, 'search'>,
  { place, bounds: box, polygon }: Pick<PlanInputs, 'place' | 'bounds' | 'polygon'>,
): Promise<PlanArea> {
  if (polygon) return { area: { polygon }, bounds: required(boundsOf(polygon)), name: null, residents: null }
  if (box) return { area: { bounds: box }, bounds: box, name: null, residents: null }
  const read = await search.read({ location: place })
  if (!read.place) throw new AppError('invalid-input', { message: UNKNOWN, fields: { place: UNKNOWN } })
  const bounds = [read.place, ...read.otherPlaces].map((one) => one.bounds).reduce(unite)
  const { near, radiusKm } = read.query
  const circle = near && radiusKm !== undefined ? boundsAround(near, radiusKm) : null
  const { name, population: people } = read.place
  const isOne = read.otherPlaces.length === 0 && circle === null
  const residents = isOne && people > 0 ? { place: name, people } : null
  return { area: toArea(read.query), bounds: circle ?? bounds, name, residents }
}

/** Of the place that a plan was made for, as it is read now. */
export async function findResidents(
  context: Pick<AppContext, 'search'>,
  inputs: PlanInputs | null,
): Promise<Residents | null> {
  if (inputs?.place === undefined || inputs.polygon) return null
  try {
    return (await readArea(context, { place: inputs.place })).residents
  } catch (error) {
    // a place that is not known any more
    if (error instanceof AppError && error.status < 500) return null
    throw error
  }
}

function toArea({ bounds, near, radiusKm, polygon, anyOf }: SearchQuery): PlanArea['area'] {
  return {
    ...(bounds && { bounds }),
    ...(near && radiusKm !== undefined && { near, radiusKm }),
    ...(polygon && { polygon }),
    ...(anyOf && { anyOf }),
  }
}

/** A box with a margin, in km. */
export function widen({ west, south, east, north }: Bounds, km: number): Bounds {
  const high = km / KM_PER_DEGREE
  const wide = high / Math.max(0.1, Math.cos((((south + north) / 2) * Math.PI) / 180))
  return {
    west: Math.max(-180, west - wide),
    south: Math.max(-90, south - high),
    east: Math.min(180, east + wide),
    north: Math.min(90, north + high),
  }
}
