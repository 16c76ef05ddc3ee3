import { type Criteria, emptyCriteria, isEmptyCriteria, toPlaces } from '#domain/discovery/criteria.ts'
import type { OtherLanguage } from '../lexicon/language-words.ts'
import { ADVERTISING, ASKS_FOR_OFFERS, IDLE_QUESTION, RUNNING_CODE } from '../lexicon/off-topic.ts'
import type { FindPlaces, KnownPlace } from '../places.ts'
import { readDates } from './dates/dates.ts'
import { isErrand } from './errands/is-errand.ts'
import { readBudget } from './money/money.ts'
import { readText } from './read-text.ts'
import { type Reading, roleOf } from './reading.ts'
import type { RoleModel } from './roles/classify.ts'
import { decideRoles } from './roles/decide.ts'
import { listMentions } from './roles/mentions.ts'
import { readAudiences } from './slots/audiences.ts'
import { readFeatures } from './slots/features.ts'
import { type FormatPreferences, readFormats } from './slots/formats.ts'
import { readListingType } from './slots/listing-type.ts'
import { readMedia } from './slots/media.ts'
import { readPlaces } from './slots/places.ts'
import { findSizes, isInFeet } from './slots/sizes.ts'
import { readVenues } from './slots/venues.ts'
import { listUnread, type Unread } from './unread.ts'
import { requestsOf } from './words/harm.ts'
import { detectLanguage } from './words/language.ts'
import { foldText } from './words/tokenize.ts'

export interface UnderstandOptions {
  /** Current time of the request; the calendar is the market's. */
  now: Date
  findPlaces: FindPlaces
  /** A seller describes their own space: "my gym" is then a venue. Default buyer. */
  userType?: 'buyer' | 'seller'
  /** Another model than the built-in one, for those who teach it. */
  model?: RoleModel
}

export interface Understanding {
  criteria: Criteria
  /** What is known of the criteria's places, in their order. */
  places: readonly KnownPlace[]
  /** Text of the request beyond the criteria, for similarity; lower case, no figures. */
  words: string
  /** Wishes narrower than a kind ("posters, no magazines"); absent where none is named. */
  formats?: FormatPreferences
  /** Parts of the text that no criterion came from; absent where no text was read. */
  unread?: readonly Unread[]
  /** Set where the text is in a language that is not read: nothing is guessed from it. */
  language?: OtherLanguage
  /** False for empty, off-topic and prompt injection texts: there is nothing to match. */
  isRequest: boolean
}

/** Parses free text into criteria. Pure, never throws, invents nothing: unstated fields stay `[]` or `null`. */
export function understand(text: string, options: UnderstandOptions): Criteria {
  return readRequest(text, options).criteria
}

/** As {@link understand}, with the places' coordinates and the remaining text for similarity. */
export function readRequest(text: string, options: UnderstandOptions): Understanding {
  const language = detectLanguage(text)
  if (language) return { ...readNothing(), language }
  if (RUNNING_CODE.test(text)) return readNothing()
  const request = requestsOf(text)
  if (request.trim() === '') return readNothing()
  const read = readText(request, options)
  if (options.userType !== 'seller' && isErrand(withoutFeet(read, options))) return readNothing()
  // a seller's words are all about their own space; what was learned, was learned of buyers
  const reading = options.userType === 'seller' ? read : decideRoles(read, options.model)
  const found = readPlaces(reading)
  // a space is in one place
  const places = options.userType === 'seller' ? found.slice(0, 1) : found
  const criteria = readCriteria(reading, places)
  if (isIdle(foldText(request), criteria)) return readNothing()
  const isRequest = !isEmptyCriteria(criteria) || ADVERTISING.test(foldText(request))
  const names = places.map(({ name }) => name)
  const sizes = isRequest ? findSizes(reading.text, names) : []
  const unread = isRequest ? listUnread(reading, { criteria, places, sizes }) : []
  const formats = isRequest && options.userType !== 'seller' ? readFormats(reading, sizes) : null
  return { criteria, places, words: wordsOf(reading), ...(formats && { formats }), unread, isRequest }
}

/** "10'5\" x 22'8\" posters": what was learned of errands knows no sizes of faces, whose figures look like anything. */
function withoutFeet(reading: Reading, options: UnderstandOptions): Reading {
  const large = findSizes(reading.text).filter(isInFeet)
  if (large.length === 0) return reading
  const blank = (text: string, { start, end }: { start: number; end: number }) =>
    text.slice(0, start) + ' '.repeat(end - start) + text.slice(end)
  return readText(large.reduce(blank, reading.text), options)
}

/** The criteria of a text whose mentions have their roles. */
export function readCriteria(reading: Reading, places = readPlaces(reading)): Criteria {
  const dates = readDates(reading)
  const budget = readBudget(reading)
  return {
    ...toPlaces(places.map(({ name }) => name)),
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
}

function readNothing(): Understanding {
  return { criteria: emptyCriteria(), places: [], words: '', isRequest: false }
}

/** "Is the bridge in Tacoma closed today?": a place and a day, and nothing that could be booked. */
function isIdle(text: string, criteria: Criteria): boolean {
  const rest: Criteria = { ...criteria, place: null, availableFrom: null, availableTo: null }
  return (
    isEmptyCriteria(rest) &&
    IDLE_QUESTION.test(text) &&
    !ADVERTISING.test(text) &&
    !ASKS_FOR_OFFERS.test(text)
  )
}

function wordsOf(reading: Reading): string {
  const refused = listMentions(reading).filter((one) => roleOf(reading, one.kind, one) === 'refused')
  return reading.tokens
    .filter(
      (token, index) =>
        token.kind === 'word' &&
        reading.placeAt[index] === -1 &&
        reading.polarity[index] === 'wanted' &&
        !refused.some(({ start, end }) => index >= start && index < end),
    )
    .map((token) => token.text)
    .join(' ')
}
