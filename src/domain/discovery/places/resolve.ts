import { distanceKm, type LatLng } from '../../geo.ts'
import { required } from '../../required.ts'
import { boundsAround, toDoubtful, toResolved } from './area.ts'
import type { Entry } from './entry.ts'
import { isFarNamesake, isFarSlip } from './far-namesake.ts'
import { findFuzzy } from './fuzzy.ts'
import { findStatedRegion, type StatedRegion } from './outside.ts'
import { findExact, type PlaceIndex } from './place-index.ts'
import { keyOf, listReadings, type PlaceQuery, parsePlaceQuery, type Reading } from './query.ts'
import { pickBest, rankEntry } from './rank.ts'
import { findState } from './states.ts'
import { parseTypedPoint, toPointPlace } from './typed-point.ts'
import type { ResolvedPlace, ResolveOptions } from './types.ts'
import { toKey, type Word } from './words.ts'
import { findZip } from './zip-table.ts'

/** Maximum distance of a neighborhood or landmark from the center of its stated city. */
const PARENT_REACH_KM = 35
/** Below this score a place is so small that a typo in a well-known name is likelier. */
const OBSCURE_SCORE = 4
const CLEAR_LEAD = 0.5
const DOWNTOWN_RADIUS_KM = 2

interface Match {
  entry: Entry
  confidence: number
  score: number
  /** The query states its state or city, so it is unambiguous. */
  isQualified?: boolean
}

/** See `Gazetteer.resolvePlace`. */
export function resolvePlace(
  index: PlaceIndex,
  text: string,
  options: ResolveOptions = {},
): ResolvedPlace | null {
  const point = parseTypedPoint(text)
  if (point) return toPointPlace(point)
  const query = parsePlaceQuery(text)
  if (!query) return null
  const zip = findTypedZip(index, query) ?? findLeadingZip(index, query.words)
  if (zip) return zip
  if (query.words.length === 0) return null
  const match = matchWords(index, query.words, options.near)
  if (!match) return null
  const isFar = isFarMatch(index, match, { words: query.words, near: options.near })
  const place = (isFar ? toDoubtful : toResolved)(match.entry, match.confidence)
  return query.zip === null ? place : { ...place, unmatched: query.zip }
}

/** The ZIP code rules; a town or state beside it that it does not lie in is named. */
function findTypedZip(index: PlaceIndex, { zip, words }: PlaceQuery): ResolvedPlace | undefined {
  const entry = zip === null ? undefined : findZip(index.zips, zip)
  if (!entry) return undefined
  const place = toResolved(entry, 1)
  if (words.length === 0 || startsWithNumber(words)) return place
  const named = matchStated(index, words)
  if (named && isAround(named, entry)) return place
  const unmatched = words.map((word) => word.text).join(' ')
  return { ...place, unmatched, confidence: named ? 1 : ZIP_AMONG_WORDS }
}

/** "billboard 98101": what the other words say is still to be read. */
const ZIP_AMONG_WORDS = 0.7

function startsWithNumber(words: readonly Word[]): boolean {
  return /^\d/.test(words[0]?.text ?? '')
}

/** "90210 Beverly Hills": before the town that it belongs to, the number is its ZIP code and no house. */
function findLeadingZip(index: PlaceIndex, [first, ...rest]: readonly Word[]): ResolvedPlace | undefined {
  const entry = first && rest.length > 0 && /^\d{5}$/.test(first.text) && findZip(index.zips, first.text)
  const named = entry && matchStated(index, rest)
  return named && isAround(named, entry) ? toResolved(entry, 1) : undefined
}

const ZIP_REACH_KM = 10

function isAround(named: Entry, zip: Entry): boolean {
  if (named.kind === 'state' || named.kind === 'county') return named.state === zip.state
  if (named.state !== zip.state) return false
  if (zip.parent !== null && [named.name, named.parent].includes(zip.parent)) return true
  return distanceKm(named, zip) < (named.radiusKm ?? ZIP_REACH_KM) + (zip.radiusKm ?? 2) + ZIP_REACH_KM
}

/** What the words name exactly, none for a street: "400 South Orange Ave, South Orange, NJ". */
function matchStated(index: PlaceIndex, words: readonly Word[]): Entry | undefined {
  if (startsWithNumber(words)) return undefined
  const found =
    wholeState(index, words) ?? firstMatch(listReadings(words), (r) => matchExactly(index, r, undefined))
  return found?.entry
}

function isFarMatch(
  index: PlaceIndex,
  { entry, confidence, isQualified }: Match,
  { words, near }: { words: readonly Word[]; near: LatLng | undefined },
): boolean {
  const lead = confidence === 1 ? Number.POSITIVE_INFINITY : 0
  return !isQualified && isFarNamesake(index, { entry, lead }, { key: keyOf(words), near })
}

function matchWords(index: PlaceIndex, words: readonly Word[], near: LatLng | undefined): Match | undefined {
  const region = findStatedRegion(words)
  if (region && 'outside' in region && region.first.breakBefore === 'comma') return undefined
  const readings = listReadings(words)
  const exact =
    wholeState(index, words) ?? firstMatch(readings, (reading) => matchExactly(index, reading, near))
  if (exact && exact.score >= OBSCURE_SCORE) return exact
  if (!exact && region) return matchInRegion(index, { words, readings, near, region })
  const fuzzy = exact?.isQualified ? undefined : firstMatch(readings, (r) => matchLoosely(index, r, near))
  if (exact) return fuzzy && fuzzy.score > exact.score + 0.3 ? fuzzy : exact
  return matchDowntown(index, words, near) ?? fuzzy ?? matchAddress(index, words, near)
}

function isTownName(index: PlaceIndex, name: string): boolean {
  return findExact(index, name).some(({ kind }) => kind === 'city')
}

interface RegionQuery {
  words: readonly Word[]
  readings: readonly Reading[]
  near: LatLng | undefined
  region: StatedRegion
}

/** The state that was typed rules: a slip of a name there, never a namesake in another state. */
function matchInRegion(index: PlaceIndex, { words, readings, near, region }: RegionQuery): Match | undefined {
  if ('outside' in region) return undefined
  const inState = (match: Match | undefined) => (match?.entry.state === region.state ? match : undefined)
  const stated = readings.filter(({ state }) => state === region.state)
  const isNamedElsewhere = stated.some(({ name, parent }) => parent === null && isTownName(index, name))
  return (
    inState(matchDowntown(index, words, near)) ??
    firstMatch(isNamedElsewhere ? [] : stated, (reading) => matchLoosely(index, reading, near)) ??
    inState(matchAddress(index, words, near))
  )
}

function firstMatch(
  readings: readonly Reading[],
  match: (reading: Reading) => Match | undefined,
): Match | undefined {
  for (const reading of readings) {
    const found = match(reading)
    if (found) return found
  }
  return undefined
}

/** "WA", "Calif." — names that are also a city's are ranked instead. */
function wholeState(index: PlaceIndex, words: readonly Word[]): Match | undefined {
  const state = findState(words.map((word) => word.text).join(' '))
  if (!state || findExact(index, keyOf(words)).length > 0) return undefined
  const entry = stateEntry(index, state)
  return entry && { entry, confidence: 1, score: entry.weight }
}

function stateEntry(index: PlaceIndex, state: string): Entry | undefined {
  for (let i = 0; i < index.owners.length; i++) {
    const entry = required(index.owners[i])
    if (entry.kind === 'state' && entry.state === state) return entry
  }
  return undefined
}

function acceptsFor(index: PlaceIndex, reading: Reading): ((entry: Entry) => boolean) | undefined {
  const { state, parent } = reading
  const inState = (entry: Entry) => state === null || entry.state === state
  if (parent === null) return inState
  const cities = findExact(index, parent).filter((entry) => entry.kind === 'city' && inState(entry))
  if (cities.length === 0) return undefined
  return (entry) =>
    entry.kind !== 'state' &&
    entry.kind !== 'county' &&
    inState(entry) &&
    cities.some((city) => isInside(entry, city))
}

function isInside(entry: Entry, city: Entry): boolean {
  if (entry === city || entry.state !== city.state) return false
  if (entry.parent !== null)
    return entry.parent === city.name || distanceKm(entry, city) < PARENT_REACH_KM / 3
  return entry.population < city.population && distanceKm(entry, city) < PARENT_REACH_KM
}

function matchExactly(index: PlaceIndex, reading: Reading, near: LatLng | undefined): Match | undefined {
  const named = findExact(index, reading.name)
  const accepts = named.length > 0 ? acceptsFor(index, reading) : undefined
  const best =
    accepts && pickBest(preferStated(named.filter(accepts), reading), parentPoint(index, reading) ?? near)
  if (!best) return undefined
  const isQualified = reading.state !== null || reading.parent !== null
  const confidence = isQualified || best.lead > CLEAR_LEAD ? 1 : 0.75 + best.lead * 0.3
  return { entry: best.entry, score: best.score, confidence, isQualified }
}

/** "Othello, WA" is the town, "Eastgate, Bellevue" the neighborhood: the stated parent decides between equals. */
function preferStated(entries: readonly Entry[], { state, parent }: Reading): readonly Entry[] {
  if (entries.length < 2 || (state === null && parent === null)) return entries
  const isStated = (entry: Entry) =>
    parent === null
      ? entry.kind === 'city' && entry.population > 0
      : entry.parent !== null && toKey(entry.parent) === parent
  const stated = entries.filter(isStated)
  return stated.length > 0 ? stated : entries
}

function parentPoint(index: PlaceIndex, reading: Reading): LatLng | undefined {
  if (reading.parent === null) return undefined
  return pickBest(findExact(index, reading.parent), undefined)?.entry
}

function matchLoosely(index: PlaceIndex, reading: Reading, near: LatLng | undefined): Match | undefined {
  const accepts = acceptsFor(index, reading)
  if (!accepts) return undefined
  const anySize = reading.state !== null || reading.parent !== null
  const mayMean = (entry: Entry) => accepts(entry) && (anySize || !isFarSlip(entry, reading.name, near))
  const found = findFuzzy(index, reading.name.replaceAll(' ', ''), { near, accepts: mayMean, anySize })
  return found && { entry: found.entry, score: found.score, confidence: 0.9 - 0.2 * found.edits }
}

/** "Downtown Spokane": the center of any city without a neighborhood of that name. */
function matchDowntown(
  index: PlaceIndex,
  words: readonly Word[],
  near: LatLng | undefined,
): Match | undefined {
  if (words.length < 2 || words[0]?.text !== 'downtown') return undefined
  const city = matchWords(index, words.slice(1), near)
  if (city?.entry.kind !== 'city') return undefined
  const bounds = boundsAround(city.entry, DOWNTOWN_RADIUS_KM)
  const name = `Downtown ${city.entry.name}`
  const entry: Entry = { ...city.entry, name, kind: 'area', ring: '', radiusKm: DOWNTOWN_RADIUS_KM, bounds }
  return { ...city, entry }
}

/** A street address or an unknown name followed by a city: resolves to the city, with low confidence. */
function matchAddress(
  index: PlaceIndex,
  words: readonly Word[],
  near: LatLng | undefined,
): Match | undefined {
  const isAddress = startsWithNumber(words)
  for (let start = 1; start < words.length; start++) {
    if (!isAddress && required(words[start]).breakBefore === '') continue
    const readings = listReadings(words.slice(start)).filter((reading) => /[a-z]{3}/.test(reading.name))
    const found = firstMatch(readings, (reading) => matchExactly(index, reading, near))
    const sized = found && (found.entry.population >= 1000 || found.entry.local)
    if (sized && rankEntry(found.entry, near) > 3) return { ...found, confidence: 0.4 }
  }
  return undefined
}
