import type { ListingFilters } from '#contract/search.ts'
import { toDayNumber } from '#domain/dates.ts'
import type { LatLng } from '#domain/geo.ts'
import { LIMITS } from '#domain/limits.ts'
import type { Gazetteer, ResolvedPlace } from '#domain/places/types.ts'
import { FILTER_FIELDS, type SearchQuery } from '#search/query.ts'
import type { Db } from '../../platform/db/database.ts'
import { intersect } from './intersect.ts'
import { isMentioned, matchText } from './match-text.ts'

/** Confidence below which a place is a guess: the text is searched in the listings instead. */
const SURE = 0.6

export interface Understood {
  query: SearchQuery
  /** The place that `location` resolved to. */
  place: ResolvedPlace | null
  /** Alternative places when none was resolved. */
  suggestions: string[]
}

interface Sources {
  db: Db
  gazetteer: Gazetteer
  /** Whether there is any space in a query's area. */
  hasSpaces: (area: SearchQuery) => Promise<boolean>
}

/** Translates a request for the kernel: places become areas, free text becomes ids. */
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

/** "Banner" is a hamlet in Wyoming, "brewery" almost a town in Maine: with no spaces there, the text is meant literally. */
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
 * The request's filters, within the place: by its outline if known, else a circle, else a box. An explicit viewport or
 * circle of the request still applies too.
 */
function toQuery(place: ResolvedPlace | null, filters: ListingFilters): SearchQuery {
  const own = toFields(filters)
  // a moved map defines the area; the place then only centers the ranking
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
