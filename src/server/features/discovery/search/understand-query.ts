import type { ListingFilters } from '#contract/discovery/search.ts'
import { parseRoad, placeAlong } from '#domain/discovery/places/roads.ts'
import type { Gazetteer, ResolvedPlace } from '#domain/discovery/places/types.ts'
import type { WordFilters } from '#domain/discovery/search/criteria-filters.ts'
import type { Bounds } from '#domain/geo.ts'
import { required } from '#domain/required.ts'
import { AD_TYPE_LABELS, AUDIENCE_LABELS, FEATURE_LABELS, VENUE_LABELS } from '#domain/vocabulary.ts'
import type { SearchQuery } from '#search/query.ts'
import type { Db } from '../../../platform/db/database.ts'
import { readTypedCrossing } from './find-crossing.ts'
import { intersect } from './intersect.ts'
import { isMentioned, isTitle, matchPhrase, matchText, type RequiredWords } from './match-text.ts'
import { type Along, firstAlong, widen } from './near-place.ts'
import { offerNamesakes, offerPlaces } from './offer-places.ts'
import { type BoxReading, readSearchBox, withRead } from './read-search-box.ts'
import { toQuery } from './to-search-query.ts'

/** Confidence below which a place is a guess: the text is searched in the listings instead. */
const SURE = 0.6
/** From here on the whole text is a place's name, spelled as it is. */
const EXACT = 0.75
/** Quoted words are meant letter by letter. */
const QUOTED = /^\s*["“”](.{1,200}?)["“”]\s*$/

export interface Understood {
  query: SearchQuery
  /** The place that `location` resolved to, of several the first. */
  place: ResolvedPlace | null
  otherPlaces: ResolvedPlace[]
  /** The areas whose spaces without coordinates belong to the results. */
  areas: Bounds[]
  /** Alternative places when none was resolved. */
  suggestions: string[]
  /** What the words of `location` stand for beside the place; null when they are a place, or words alone. */
  reading: SearchReading | null
  /** Around a landmark or a crossing, and beside a road: how far was searched. */
  radiusMiles: number | null
  /** What `query.ids` were found by. */
  words: RequiredWords[]
}

export interface SearchReading {
  filters: WordFilters
  /** Searched as text. */
  words: string | null
  /** Neither read nor mentioned by any space there. */
  unused: string[]
}

interface Sources {
  db: Db
  gazetteer: Gazetteer
  now: Date
  /** How many spaces a query finds; those without coordinates count when they name a place in one of `areas`. */
  count: (query: SearchQuery, areas?: readonly Bounds[]) => Promise<number>
}

/** Translates a request for the kernel: places become areas, words become filters, free text becomes ids. */
export async function understandQuery(sources: Sources, filters: ListingFilters): Promise<Understood> {
  const box = filters.location ? await readBox(sources, filters, filters.location) : NO_BOX
  const texts = await Promise.all([
    ...(filters.q ? [matchText(sources.db, filters.q)] : []),
    ...(filters.ids ? [filters.ids] : []),
    ...(box.ids ? [box.ids] : []),
  ])
  const ids = texts.length > 0 ? { ids: intersect(texts) } : {}
  const { place, otherPlaces, along } = box
  const query = { ...toQuery(place, withRead(filters, box.reading?.filters ?? {}), otherPlaces), ...ids }
  const widened = await widen(sources.count, { place, otherPlaces, along, filters, query })
  const { ids: _found, along: _road, words, ...read } = box
  const asked: RequiredWords[] = filters.q ? [{ kind: 'words', text: filters.q }] : []
  return { ...read, ...widened, words: [...asked, ...(words ? [words] : [])] }
}

interface Box extends Pick<Understood, 'place' | 'otherPlaces' | 'suggestions' | 'reading'> {
  /** The spaces that mention the words. */
  ids?: number[]
  words?: RequiredWords
  /** The place lies along a road. */
  along?: Along
}

const NO_BOX: Box = { place: null, otherPlaces: [], suggestions: [], reading: null }

/**
 * The search box. Exactness first: quoted words, a place's own name, a title; then a crossing, then a road, then words that
 * the assistants understand; what remains is searched as text.
 */
async function readBox(sources: Sources, filters: ListingFilters, text: string): Promise<Box> {
  const quoted = QUOTED.exec(text)?.[1]
  if (quoted) {
    const ids = await matchPhrase(sources.db, quoted)
    return { ...NO_BOX, ids, words: { kind: 'phrase', text: quoted } }
  }
  const several = await readSeveral(sources, filters, text)
  if (several) return several
  const guess = resolve(sources.gazetteer, filters)
  if (guess && guess.confidence >= EXACT) return readPlace(sources, guess, filters)
  return (
    (await readCrossing(sources, filters, text)) ??
    (await readRoad(sources, filters, text)) ??
    (await readCombined(sources, { filters, text, guess })) ??
    (guess ? readPlace(sources, guess, filters) : readWords(sources, text, null))
  )
}

/** "Kent, Renton" is not the Kent in Renton that a single name would be. Null where one place at most is asked for. */
async function readSeveral(sources: Sources, filters: ListingFilters, text: string): Promise<Box | null> {
  if (sources.gazetteer.findPlacesInText(text).length < 2) return null
  const box = readSearchBox(text, { ...sources, filters })
  return box.places.length > 1 ? readCombined(sources, { filters, text, guess: null }) : null
}

/** "Banner" is a hamlet in Wyoming, "brewery" almost a town in Maine: with no spaces there, the text is meant literally. */
async function readPlace(sources: Sources, guess: ResolvedPlace, filters: ListingFilters): Promise<Box> {
  const isSettled = guess.confidence >= 1 || filters.bbox || filters.polygon || filters.near
  const text = required(filters.location)
  if (isSettled || (await hasSpaces(sources, guess)) || !(await isMentioned(sources.db, text)))
    return { ...NO_BOX, place: guess, reading: readingOf(guess) }
  return readWords(sources, text, guess)
}

/** A ZIP code and a town elsewhere beside it: what was not used is named. */
function readingOf({ unmatched }: ResolvedPlace): SearchReading | null {
  return unmatched === undefined ? null : { filters: {}, words: null, unused: [unmatched] }
}

async function readWords(
  { db, gazetteer }: Sources,
  text: string,
  guess: ResolvedPlace | null,
): Promise<Box> {
  const ids = await matchText(db, text)
  const suggestions = offerPlaces(gazetteer, { text, guess, isFound: ids.length > 0 })
  return { ...NO_BOX, ids, words: { kind: 'words', text }, suggestions }
}

/**
 * Null where no two streets are named. Where nothing tells of their meeting, their town is searched and they are named as unused,
 * unless a space has the words.
 */
async function readCrossing(sources: Sources, filters: ListingFilters, text: string): Promise<Box | null> {
  const typed = await readTypedCrossing(sources, text)
  if (!typed) return null
  const { crossing, town, place } = typed
  const before =
    crossing.before === '' ? NOTHING_READ : readSearchBox(crossing.before, { ...sources, filters })
  if (place && crossing.before === '') return { ...NO_BOX, place }
  if (place)
    return {
      ...NO_BOX,
      place,
      reading: { filters: before.filters, words: null, unused: [...before.words, ...before.idle] },
    }
  // "radio and 3rd": what reads as a filter is no street
  const isStreets = Object.keys(readSearchBox(crossing.name, { ...sources, filters }).filters).length === 0
  if (!isStreets || (await isMentioned(sources.db, crossing.name))) return null
  const unused = [...before.words, ...before.idle, crossing.name]
  return { ...NO_BOX, place: town, reading: { filters: before.filters, words: null, unused } }
}

const NOTHING_READ: BoxReading = { places: [], filters: {}, words: [], idle: [] }

/** Null where no road of the bundled map is named, or where a space has the text for its title. */
async function readRoad(sources: Sources, filters: ListingFilters, text: string): Promise<Box | null> {
  const road = parseRoad(text)
  if (!road || (await isTitle(sources.db, text))) return null
  const rest = readSearchBox(road.rest, { ...sources, filters })
  const { places, filters: read, words, idle } = await withPlaceOfWords(sources, rest)
  const town = places[0] ?? null
  const along: Along = (miles) => placeAlong(road.name, town, miles)
  const place = firstAlong(along)
  if (!place) return null
  const hasMore = Object.keys(read).length > 0 || words.length > 0
  const reading = hasMore ? { filters: read, words: null, unused: [...words, ...idle] } : null
  return { ...NO_BOX, place, along, reading }
}

/** Null when the words are no more than a place or text. */
async function readCombined(
  sources: Sources,
  { filters, text, guess }: { filters: ListingFilters; text: string; guess: ResolvedPlace | null },
): Promise<Box | null> {
  const box = await withPlaceOfWords(sources, readSearchBox(text, { ...sources, filters }))
  const { places } = box
  const [place = null, ...otherPlaces] = places
  const hasFilters = Object.keys(box.filters).length > 0
  const isCombined = hasFilters || (place !== null && box.words.length > 0) || otherPlaces.length > 0
  if (!isCombined) return null
  const literal = await matchLiterally(sources.db, text, box)
  if (literal !== null)
    return {
      ...NO_BOX,
      ...literal,
      suggestions: offerPlaces(sources.gazetteer, { text, guess, isFound: true }),
    }
  const query = toQuery(place, withRead(filters, box.filters), otherPlaces)
  const words = box.words.join(' ')
  const ids = words ? await matchText(sources.db, words) : null
  const areas = places.map(({ bounds }) => bounds)
  const isUsed = ids !== null && (await sources.count({ ...query, ids }, areas)) > 0
  if (!isUsed && (await sources.count(query, areas)) === 0 && (await isMentioned(sources.db, text)))
    return null
  return {
    ...NO_BOX,
    place,
    otherPlaces,
    suggestions: place || isUsed ? [] : offerNamesakes(sources.gazetteer, box.words),
    reading:
      hasFilters || box.words.length > 0
        ? {
            filters: box.filters,
            words: isUsed ? words : null,
            unused: [...(isUsed ? [] : box.words), ...box.idle],
          }
        : null,
    ...(isUsed && { ids, words: { kind: 'words', text: words } }),
  }
}

/**
 * "Billboard Avenue", a space's whole title, or a word that merely stands for a kind ("mural"): what the spaces say
 * themselves outweighs what the words could stand for.
 */
async function matchLiterally(
  db: Db,
  text: string,
  box: BoxReading,
): Promise<Pick<Box, 'ids' | 'words'> | null> {
  if (box.words.length > 0 || (await isTitle(db, text))) {
    const ids = isOneWord(text) ? [] : await matchPhrase(db, text)
    return ids.length > 0 ? { ids, words: { kind: 'phrase', text } } : null
  }
  const standsForKind = box.places.length === 0 && isOneWord(text) && !isLabel(text)
  if (!standsForKind || !(await isMentioned(db, text))) return null
  return { ids: await matchText(db, text), words: { kind: 'words', text } }
}

function isOneWord(text: string): boolean {
  return /^[\p{L}-]+$/u.test(text.trim())
}

const LABELS = new Set(
  [AD_TYPE_LABELS, VENUE_LABELS, AUDIENCE_LABELS, FEATURE_LABELS].flatMap((labels) =>
    Object.values(labels).map((label) => label.toLowerCase()),
  ),
)

function isLabel(text: string): boolean {
  const word = text.trim().toLowerCase()
  return LABELS.has(word) || LABELS.has(word.replace(/s$/, ''))
}

/** In a search box a town needs no "in": "auburn print". */
async function withPlaceOfWords(sources: Sources, box: BoxReading): Promise<BoxReading> {
  if (box.places.length > 0) return box
  for (const phrase of box.words) {
    const place = sources.gazetteer.resolvePlace(phrase)
    // five digits are a ZIP code, whatever is there
    if (place && place.confidence >= EXACT && (place.kind === 'zip' || (await hasSpaces(sources, place))))
      return { ...box, places: [place], words: box.words.filter((other) => other !== phrase) }
  }
  return box
}

async function hasSpaces({ count }: Sources, place: ResolvedPlace): Promise<boolean> {
  return (await count(toQuery(place, {}))) > 0
}

function resolve(gazetteer: Gazetteer, { location, near, bbox }: ListingFilters): ResolvedPlace | null {
  const middle = bbox && { lat: (bbox.south + bbox.north) / 2, lng: (bbox.west + bbox.east) / 2 }
  const place = gazetteer.resolvePlace(required(location), { near: near ?? middle })
  return place && place.confidence >= SURE ? place : null
}
