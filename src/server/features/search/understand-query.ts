import type { ListingFilters } from '#contract/search.ts'
import { toDayNumber } from '#domain/dates.ts'
import type { LatLng } from '#domain/geo.ts'
import { LIMITS } from '#domain/limits.ts'
import type { Gazetteer, ResolvedPlace } from '#domain/places/types.ts'
import { FILTER_FIELDS, type SearchQuery } from '#search/query.ts'
import type { Db } from '../../platform/db/database.ts'
import { intersect } from './intersect.ts'
import { isMentioned, matchText } from './match-text.ts'

/** Below this a place is a guess; the words are looked for in the listings instead. */
const SURE = 0.6

export interface Understood {
  query: SearchQuery
  /** The place that `location` was understood as. */
  place: ResolvedPlace | null
  /** Places the words may have meant, when they mean none. */
  suggestions: string[]
}

interface Sources {
  db: Db
  gazetteer: Gazetteer
  /** Whether any space at all lies in the area of a query. */
  hasSpaces: (area: SearchQuery) => Promise<boolean>
}

/** What a request asks of the kernel: places become areas, other words become ids. */
export async function understandQuery(sources: Sources, filters: ListingFilters): Promise<Understood> {
  const { db, gazetteer } = sources
  const guess = resolve(gazetteer, filters)
  const isWords = guess !== null && (await areWordsMeant(sources, guess, filters))
  const place = isWords ? null : guess
  const isUnknown = Boolean(filters.location) && !place
  const texts = [filters.q, isUnknown ? filters.location : undefined].filter((text): text is string =>
    Boolean(text),
  )
  const matches = await Promise.all(texts.map((text) => matchText(db, text)))
  const ids = matches.length > 0 ? { ids: intersect(matches) } : {}
  return {
    query: { ...toQuery(place, filters), ...ids },
    place,
    suggestions: isUnknown ? suggestPlaces(gazetteer, filters.location!, guess) : [],
  }
}

/** "Banner" is a hamlet in Wyoming, "brewery" nearly a town in Maine: with nothing for sale there, the words are meant. */
async function areWordsMeant(
  { db, hasSpaces }: Sources,
  guess: ResolvedPlace,
  filters: ListingFilters,
): Promise<boolean> {
  if (guess.confidence >= 1 || filters.bbox || filters.polygon || filters.near) return false
  return !(await hasSpaces(toQuery(guess, {}))) && (await isMentioned(db, filters.location!))
}

function suggestPlaces(gazetteer: Gazetteer, text: string, guess: ResolvedPlace | null): string[] {
  const found = gazetteer.suggestPlaces(text, { limit: 5 }).map((place) => place.canonical)
  return [...new Set(guess ? [guess.canonical, ...found] : found)].slice(0, 5)
}

function resolve(gazetteer: Gazetteer, { location, near, bbox }: ListingFilters): ResolvedPlace | null {
  if (!location) return null
  const middle = bbox && { lat: (bbox.south + bbox.north) / 2, lng: (bbox.west + bbox.east) / 2 }
  const place = gazetteer.resolvePlace(location, { near: near ?? middle })
  return place && place.confidence >= SURE ? place : null
}

/**
 * The filters as they are, within the place: an outline says it best, then a circle, then a box. A viewport or circle that the
 * request names itself stays in force too.
 */
function toQuery(place: ResolvedPlace | null, filters: ListingFilters): SearchQuery {
  const own = toFields(filters)
  // a map that was moved says where; the place then only centres the ranking
  if (!place || filters.bbox || filters.polygon) return { ...centreOf(place), ...own }
  const centre = centreOf(place)
  const outline = place.polygon?.map(([lng, lat]): LatLng => ({ lat, lng }))
  if (outline && outline.length >= 3 && outline.length <= LIMITS.polygonPoints)
    return { ...centre, ...own, polygon: outline }
  if (place.radiusKm !== null && !filters.near) return { ...centre, ...own, radiusKm: place.radiusKm }
  return { ...centre, ...own, bounds: place.bounds }
}

function toFields(filters: ListingFilters): SearchQuery {
  const fields = Object.entries(FILTER_FIELDS).flatMap(([filter, field]) => {
    const value = filters[filter as keyof typeof FILTER_FIELDS]
    return value === undefined ? [] : [[field, value]]
  })
  return {
    ...Object.fromEntries(fields),
    ...(filters.availableFrom && { availableFromDay: toDayNumber(filters.availableFrom) }),
    ...(filters.availableTo && { availableToDay: toDayNumber(filters.availableTo) }),
  }
}

function centreOf(place: ResolvedPlace | null): SearchQuery {
  return place ? { near: { lat: place.lat, lng: place.lng } } : {}
}
