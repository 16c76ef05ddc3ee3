import { isEverydayWord } from '#domain/common-words.ts'
import { distanceKm } from '#domain/geo.ts'
import type { FindPlaces, PlaceMention } from '../places.ts'
import { pacificToday } from './dates/calendar.ts'
import { findPeriods, listRuledFlights } from './dates/dates.ts'
import { listRuledOffers } from './money/stated.ts'
import { mentionKey, type Reading } from './reading.ts'
import { findListingTypes } from './slots/listing-type.ts'
import { findMedia } from './slots/media.ts'
import { markPlaces } from './slots/place.ts'
import { findVenues } from './slots/venues.ts'
import { markAsker } from './words/asker.ts'
import { type Brief, markHeadings } from './words/headings.ts'
import { findAmounts } from './words/numbers.ts'
import { markPolarity } from './words/polarity.ts'
import { correctSpelling, isPlainWord } from './words/spelling.ts'
import { foldText, type Token, tokenize } from './words/tokenize.ts'

interface ReadTextOptions {
  /** Current time of the request. */
  now: Date
  findPlaces: FindPlaces
  userType?: 'buyer' | 'seller'
}

/** A text as the slots read it, by the rules alone: tokens, places, polarity, and what is the asker's own. */
export function readText(text: string, { findPlaces, now, userType = 'buyer' }: ReadTextOptions): Reading {
  const brief = markHeadings(text, tokenize(text))
  const raw = brief.tokens
  const named = findPlaces(text)
    .filter((place) => !isOfHeading(brief, place))
    .map((place) => withoutVenue(text, place, findPlaces))
    .filter((place) => isNamed(text, place) || isBigCity(text, place))
  const places = named.filter(({ unsure }) => !unsure)
  const placeAt = markPlaces(raw, places)
  const unsurePlaces = named.filter(({ unsure }) => unsure)
  const unsureAt = markPlaces(raw, unsurePlaces)
  const tokens = correctSpelling(
    raw,
    (index) => placeAt[index] !== -1 || (unsureAt[index] !== -1 && isStrange(raw[index] as Token)),
  )
  const items = markItems(
    tokens,
    [...findMedia(tokens), ...findVenues(tokens)].filter(({ unsure }) => !unsure),
  )
  const deals = markItems(tokens, findListingTypes(tokens))
  const { periods, dated } = findPeriods({ text, tokens, placeAt, items }, pacificToday(now))
  const reading: Reading = {
    text,
    tokens,
    places,
    placeAt,
    unsurePlaces: unsurePlaces.flatMap((place, index) => {
      const first = unsureAt.indexOf(index)
      return first === -1 ? [] : [{ ...place, first, next: unsureAt.lastIndexOf(index) + 1 }]
    }),
    items,
    polarity: markPolarity(
      tokens,
      (index) => items[index] === true || (placeAt[index] !== undefined && placeAt[index] !== -1),
      (index) => deals[index] === true,
    ),
    asker:
      userType === 'seller'
        ? tokens.map(() => false)
        : markAsker(tokens).map((isAsker, i) => isAsker || brief.isClient[i] === true),
    periods,
    amounts: findAmounts(tokens).filter(
      ({ start, value }) => value < MOST_DOLLARS && !dated[start] && !isPoint(places[placeAt[start] ?? -1]),
    ),
    dated,
    ruledFigures: new Set(),
  }
  return { ...reading, ruledFigures: listRuledFigures(reading) }
}

/** No space costs so much: more is a slip or a number of something else. */
const MOST_DOLLARS = 20_000_000

/** "GEO Kent": a heading is no town. */
function isOfHeading({ tokens, isHeading }: Brief, { start, end }: PlaceMention): boolean {
  return tokens.some((token, i) => isHeading[i] && token.start < end && token.end > start)
}

/** Degrees are no money: "near 47.6513, -122.3502". */
function isPoint(mention: PlaceMention | undefined): boolean {
  return mention !== undefined && /^-?\d+\.\d+, -?\d+/.test(mention.place.name)
}

function listRuledFigures(reading: Reading): Set<string> {
  const offers = listRuledOffers(reading)
  const offered = reading.amounts.filter((amount) =>
    offers.some(({ start, end }) => amount.start >= start && amount.end <= end),
  )
  return new Set([
    ...listRuledFlights(reading).map((period) => mentionKey('date', period)),
    ...offered.map((amount) => mentionKey('amount', amount)),
  ])
}

/** "Edmonds ferry terminal", "Silverdale mall": the town, and the ferry or mall is where the space is. */
function withoutVenue(text: string, mention: PlaceMention, findPlaces: FindPlaces): PlaceMention {
  if (mention.place.kind !== 'landmark') return mention
  const name = text.slice(mention.start, mention.end)
  const ofTown = townOf(text, mention, findPlaces)
  if (ofTown) return ofTown
  const at = name.search(
    /(?<!\s)\s+(?:state\s+)?(?:ferry|ferries|mall|light rail|train station|transit center)\b/i,
  )
  const [town] = at > 0 ? findPlaces(`in ${name.slice(0, at)}`) : []
  // "Tacoma Mall" is the landmark's own name
  if (town && /mall$/i.test(name) && mention.place.name.startsWith(town.place.name)) return mention
  return town && town.start === 3 && town.end === 3 + at
    ? { ...mention, end: mention.start + at, place: town.place }
    : mention
}

/** A part of town, and how far from its middle a station or mall named after it may be, km. */
const NAMED_AFTER_KM = 12

/** "the Puyallup mall", "Everett mall", "Mount Baker station", "Kent arena": a place in words, not the name of a landmark. */
function townOf(text: string, mention: PlaceMention, findPlaces: FindPlaces): PlaceMention | undefined {
  const { start, end, place } = mention
  const name = text.slice(start, end)
  const [, town = '', own = ''] =
    /^(?:the )?([A-Z]\S*(?: [A-Z]\S*)?)( mall| station| arena)?$/.exec(name) ?? []
  const isOther =
    own === '' && name.startsWith('the ') && /^ (mall|library|area|gym|ferry|paper)\b/.test(text.slice(end))
  if (town === '' || (own === '' && !isOther)) return undefined
  const [found] = findPlaces(`in ${town}`)
  const isTown = found && /^(city|neighborhood)$/.test(found.place.kind) && found.end === 3 + town.length
  if (!isTown || distanceKm(found.place, place) > NAMED_AFTER_KM) return undefined
  const from = start + name.indexOf(town)
  return { start: from, end: from + town.length, place: found.place }
}

const BIG_CITY = 100_000

/** "In Queens": a vocabulary word too, but written and placed as a city. */
function isBigCity(text: string, { start, place }: PlaceMention): boolean {
  const isLed = /\b(in|near|around|downtown|en) $/i.test(text.slice(Math.max(0, start - 10), start))
  return isLed && place.kind === 'city' && place.population >= BIG_CITY && /^[A-Z]/.test(text.slice(start))
}

/** In no dictionary: rather a name than a slip of a word. */
function isStrange({ text }: Token): boolean {
  return !isPlainWord(text) && !isEverydayWord(text)
}

const NO_NAMES = /^(town|city) cent(er|re)$|^tourist district$/

/** A single vocabulary word is a false place match, not a name; nor is the ferry fleet a place. */
function isNamed(text: string, { start, end, place }: PlaceMention): boolean {
  if (/^([A-Z]{2,}|uw)$/.test(text.slice(start, end))) return true
  const name = foldText(text.slice(start, end))
  if (place.kind === 'state' && /^\s+(state\s+)?ferr/.test(foldText(text.slice(end, end + 14)))) return false
  const words = name.match(/[a-z]+|\d+/g) ?? []
  if (words.filter((word) => word !== 'the').length > 1) return !NO_NAMES.test(name)
  return words.some((word) => !isPlainWord(word))
}

function markItems(tokens: readonly Token[], matches: readonly { start: number; end: number }[]): boolean[] {
  const items = tokens.map(() => false)
  for (const match of matches) items.fill(true, match.start, match.end)
  return items
}
