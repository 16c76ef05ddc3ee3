import { KM_PER_MILE } from '#domain/geo.ts'
import { boundsAround, centerOf, formatBbox } from '../../../map/viewport.ts'
import { type ActiveFilter, listActiveFilters, omit, withoutFilters } from './active-filters.ts'
import { parseBbox, type SearchState } from './search-state.ts'

/** A relaxed search, and its label. */
export type Relaxation = ActiveFilter

export interface Relaxations {
  /** One filter removed. */
  singles: Relaxation[]
  /** The same filters within a larger radius, nearest first. */
  wider: Relaxation[]
  /** Two filters removed; only tried when removing one is not enough. */
  pairs: Relaxation[]
  /** All filters removed, or the place. */
  last: Relaxation[]
}

interface Place {
  canonical: string
  lat: number
  lng: number
}

const WIDER_MILES = [25, 50, 100, 250]
const MAX_PAIRS = 15

export function listRelaxations(state: SearchState, place: Place | null): Relaxations {
  const filters = listActiveFilters(state)
  return {
    singles: filters.map((filter) => ({ ...filter, label: `Without “${filter.label}”` })),
    wider: listWider(state, place),
    pairs: filters.length > 2 ? listPairs(filters).slice(0, MAX_PAIRS) : [],
    last: [
      ...(filters.length > 1
        ? [{ key: 'all', label: 'Without any filter', without: withoutFilters(state) }]
        : []),
      ...(state.location
        ? [{ key: 'anywhere', label: 'In every place', without: omit(state, ['location', 'bbox', 'zoom']) }]
        : []),
    ],
  }
}

/** Each further filter removed from a search with one filter removed. */
function listPairs(filters: readonly ActiveFilter[]): Relaxation[] {
  return filters.flatMap((first, i) =>
    filters.slice(i + 1).flatMap((second) => {
      const both = listActiveFilters(first.without).find(({ key }) => key === second.key)
      if (!both) return []
      const label = `Without “${first.label}” and “${second.label}”`
      return [{ key: `${first.key}+${second.key}`, label, without: both.without }]
    }),
  )
}

function listWider(state: SearchState, place: Place | null): Relaxation[] {
  if (state.polygon) return []
  if (state.near && state.radiusKm !== undefined) return listFarther(state, state.radiusKm)
  const view = parseBbox(state.bbox)
  const center = view ? centerOf(view) : place
  if (!center) return []
  return WIDER_MILES.map((miles) => ({
    key: `wider ${miles}`,
    // how far that is may be another state
    label: view ? 'On a wider map' : `${miles} mi around ${place?.canonical}`,
    without: {
      ...omit(state, ['location', 'zoom']),
      bbox: formatBbox(boundsAround(center, miles * KM_PER_MILE)),
    },
  })).filter(({ without }) => !view || isWider(without.bbox, state.bbox))
}

function listFarther(state: SearchState, radiusKm: number): Relaxation[] {
  return WIDER_MILES.filter((miles) => miles * KM_PER_MILE > radiusKm * 1.2).map((miles) => ({
    key: `wider ${miles}`,
    label: `Within ${miles} mi of you`,
    without: { ...omit(state, []), radiusKm: Math.round(miles * KM_PER_MILE) },
  }))
}

function isWider(bbox: string | undefined, than: string | undefined): boolean {
  const wide = parseBbox(bbox)
  const narrow = parseBbox(than)
  return !!wide && !!narrow && wide.north > narrow.north && wide.east > narrow.east
}
