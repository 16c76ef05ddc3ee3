import { type Criteria, emptyCriteria, isEmptyCriteria } from '#domain/criteria.ts'
import { ADVERTISING } from '../lexicon/off-topic.ts'
import type { FindPlaces, KnownPlace, PlaceMention } from '../places.ts'
import { pacificToday } from './dates/calendar.ts'
import { readDates } from './dates/dates.ts'
import { readBudget } from './money/money.ts'
import type { Reading } from './reading.ts'
import { readAudiences } from './slots/audiences.ts'
import { readFeatures } from './slots/features.ts'
import { findListingTypes, readListingType } from './slots/listing-type.ts'
import { findMedia, readMedia } from './slots/media.ts'
import { markPlaces, readPlace } from './slots/place.ts'
import { findVenues, readVenues } from './slots/venues.ts'
import { listUnread, type Unread } from './unread.ts'
import { markAsker } from './words/asker.ts'
import { keepRequests } from './words/harm.ts'
import { markPolarity } from './words/polarity.ts'
import { correctSpelling, isPlainWord } from './words/spelling.ts'
import { blankMarkup, foldText, type Token, tokenize } from './words/tokenize.ts'

export interface UnderstandOptions {
  /** Current time of the request; the calendar is the market's. */
  now: Date
  findPlaces: FindPlaces
  /** A seller describes their own space: "my gym" is then a venue. Default buyer. */
  userType?: 'buyer' | 'seller'
}

export interface Understanding {
  criteria: Criteria
  /** The place of `criteria.place`. */
  place: KnownPlace | null
  /** Text of the request beyond the criteria, for similarity; lower case, no figures. */
  words: string
  /** Parts of the text that no criterion came from; absent where no text was read. */
  unread?: readonly Unread[]
  /** False for empty, off-topic and prompt injection texts: there is nothing to match. */
  isRequest: boolean
}

/** Parses free text into criteria. Pure, never throws, invents nothing: unstated fields stay `[]` or `null`. */
export function understand(text: string, options: UnderstandOptions): Criteria {
  return readRequest(text, options).criteria
}

/** As {@link understand}, with the place's coordinates and the remaining text for similarity. */
export function readRequest(text: string, options: UnderstandOptions): Understanding {
  const request = keepRequests(blankMarkup(text))
  if (request.trim() === '') return { criteria: emptyCriteria(), place: null, words: '', isRequest: false }
  const reading = readText(request, options)
  const dates = readDates(reading.tokens, reading.polarity, pacificToday(options.now))
  const budget = readBudget(reading, dates.taken)
  const place = readPlace(reading)
  const criteria: Criteria = {
    place: place?.name ?? null,
    ...readMedia(reading),
    venues: readVenues(reading),
    audiences: readAudiences(reading),
    priceMin: budget.priceMin,
    priceMax: budget.priceMax,
    interval: budget.interval,
    listingType: readListingType(reading),
    features: readFeatures(reading),
    availableFrom: dates.availableFrom,
    availableTo: dates.availableTo,
  }
  const isRequest = !isEmptyCriteria(criteria) || ADVERTISING.test(foldText(request))
  const unread = isRequest ? listUnread(reading, { criteria, place }, dates.taken) : []
  return { criteria, place, words: wordsOf(reading), unread, isRequest }
}

function readText(text: string, { findPlaces, userType = 'buyer' }: UnderstandOptions): Reading {
  const raw = tokenize(text)
  const places = findPlaces(text).filter((place) => isNamed(text, place))
  const placeAt = markPlaces(raw, places)
  const tokens = correctSpelling(raw, (index) => placeAt[index] !== -1)
  const items = markItems(tokens, [...findMedia(tokens), ...findVenues(tokens)])
  const deals = markItems(tokens, findListingTypes(tokens))
  return {
    text,
    tokens,
    places,
    placeAt,
    items,
    polarity: markPolarity(
      tokens,
      (index) => items[index] === true || (placeAt[index] !== undefined && placeAt[index] !== -1),
      (index) => deals[index] === true,
    ),
    asker: userType === 'seller' ? tokens.map(() => false) : markAsker(tokens),
  }
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

function wordsOf(reading: Reading): string {
  return reading.tokens
    .filter(
      (token, index) =>
        token.kind === 'word' && reading.placeAt[index] === -1 && reading.polarity[index] === 'wanted',
    )
    .map((token) => token.text)
    .join(' ')
}
