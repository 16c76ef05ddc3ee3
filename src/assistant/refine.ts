import {
  type Criteria,
  emptyCriteria,
  isEmptyCriteria,
  placesOf,
  toPlaces,
  withPlaces,
} from '#domain/discovery/criteria.ts'
import { AD_TYPES, AUDIENCES, type Audience, toAudienceTag } from '#domain/vocabulary.ts'
import { pointedAt } from './converse/pointed.ts'
import { DROPS, GIVE_UP, IN_ALL, PER_PERIOD } from './lexicon/drop-words.ts'
import type { AssistantListing } from './listing.ts'
import type { KnownPlace } from './places.ts'
import { readText } from './understand/read-text.ts'
import { inOrder } from './understand/reading.ts'
import { type FormatPreferences, toSizes } from './understand/slots/formats.ts'
import { findSizes } from './understand/slots/sizes.ts'
import {
  readCriteria,
  readRequest,
  type Understanding,
  type UnderstandOptions,
} from './understand/understand.ts'
import type { Unread } from './understand/unread.ts'
import { requestsOf } from './understand/words/harm.ts'
import { foldText } from './understand/words/tokenize.ts'

export interface Refinement {
  criteria: Criteria
  /** Places that the follow-up names and that are known; the others are those of the request before. */
  named: readonly KnownPlace[]
  /** Text for the meaning part: the follow-up's own, or that of the listing to find similar ones for. */
  words: string
  /** Wishes narrower than a kind that the follow-up names. */
  formats?: FormatPreferences | undefined
  /** Parts of the follow-up that changed nothing; absent where it points at a space. */
  unread?: readonly Unread[] | undefined
  /** The shown listing to find similar ones for. */
  like: AssistantListing | null
  /** Nothing of what was said before holds. */
  isAnew?: true
}

interface Shown {
  listing: AssistantListing
}

export interface RefineOptions extends UnderstandOptions {
  /** The follow-up, where it was read already. */
  followUp?: Understanding
}

/**
 * Applies a follow-up ("cheaper", "more like the second", "in Tacoma instead", "no billboards") to the previous
 * criteria. `previous` are the matches shown, best first. Criteria the follow-up does not mention are kept.
 */
export function refine(
  criteria: Criteria,
  text: string,
  previous: readonly Shown[],
  options: RefineOptions,
): Refinement {
  const folded = foldText(text)
  if (/\b(start over|new query|new search|reset|from scratch|empezar de nuevo)\b/.test(folded))
    return { criteria: emptyCriteria(), named: [], words: '', like: null, isAnew: true }
  const followUp = options.followUp ?? readFollowUp(text, options)
  const heard = GIVE_UP.test(folded) ? withoutGivenUp(followUp, folded) : followUp.criteria
  const merged = periodOf(dropped(mergeCriteria(criteria, heard, folded), folded), heard, folded)
  const shown = shownAt(folded, previous)
  if (shown && /\b(like|similar|same|mas como|parecid)/.test(folded))
    return { criteria: likeListing(merged, shown), named: followUp.places, words: shown.title, like: shown }
  return {
    criteria: priced(merged, heard, folded, shown ?? previous[0]?.listing),
    named: followUp.places,
    words: followUp.words,
    formats: followUp.formats,
    unread: followUp.unread,
    like: null,
  }
}

/** A short follow-up has few words to learn from: where nothing is learned to be a date in it, what the rules read is one. */
export function readFollowUp(text: string, options: UnderstandOptions): Understanding {
  const read = withSizes(readRequest(text, options), text)
  const { availableFrom, availableTo } = read.criteria
  if (availableFrom || availableTo || read.language || text.length > FOLLOW_UP_CHARS) return read
  const ruled = readCriteria(readText(requestsOf(text), options))
  const dates = { availableFrom: ruled.availableFrom, availableTo: ruled.availableTo }
  return { ...read, criteria: { ...read.criteria, ...dates } }
}

const FOLLOW_UP_CHARS = 120

/** "10x40 instead" asks for no space of its own, and still for a size. */
function withSizes(read: Understanding, text: string): Understanding {
  const sizes = read.isRequest || read.language ? [] : toSizes(findSizes(text))
  return sizes.length > 0 ? { ...read, formats: { wanted: [], refused: [], sizes } } : read
}

/** "Forget the students": what is given up is no wish, nor a refusal. */
function withoutGivenUp({ criteria }: { criteria: Criteria }, folded: string): Criteria {
  const kept = { ...criteria }
  for (const { given, clear } of DROPS) if (given.test(folded)) Object.assign(kept, clear)
  return kept
}

/** New values replace a slot; "also" and "add" extend lists instead. */
function mergeCriteria(before: Criteria, followUp: Criteria, folded: string): Criteria {
  const adds = /\b(also|add|plus|too|as well|and maybe|tambien)\b/.test(folded)
  const list = <T extends string>(old: T[], now: T[]) =>
    now.length === 0 ? old : adds ? [...new Set([...old, ...now])] : now
  const types = list(before.adTypes, followUp.adTypes)
  const excluded = new Set([...before.excludedAdTypes, ...followUp.excludedAdTypes])
  for (const type of followUp.adTypes) excluded.delete(type)
  const hasPrice = followUp.priceMin !== null || followUp.priceMax !== null
  const hasDates = followUp.availableFrom !== null || followUp.availableTo !== null
  return {
    ...toPlaces(list(placesOf(before), placesOf(followUp))),
    adTypes: inOrder(
      AD_TYPES,
      types.filter((type) => !followUp.excludedAdTypes.includes(type)),
    ),
    excludedAdTypes: inOrder(AD_TYPES, excluded),
    venues: list(before.venues, followUp.venues),
    audiences: list(before.audiences, followUp.audiences),
    priceMin: hasPrice ? followUp.priceMin : before.priceMin,
    priceMax: hasPrice ? followUp.priceMax : before.priceMax,
    interval: hasPrice ? (followUp.interval ?? before.interval) : before.interval,
    listingType: followUp.listingType ?? before.listingType,
    features: list(before.features, followUp.features),
    availableFrom: hasDates ? followUp.availableFrom : before.availableFrom,
    availableTo: hasDates ? followUp.availableTo : before.availableTo,
  }
}

function dropped(criteria: Criteria, folded: string): Criteria {
  const text = folded.replaceAll("'", '')
  const kept = { ...criteria }
  const givesUp = GIVE_UP.test(text)
  for (const { pattern, given, clear } of DROPS)
    if (pattern?.test(text) || (givesUp && given.test(text))) Object.assign(kept, clear)
  return withPlaces(kept, placesOf(kept))
}

/** "In all", "a month": what an amount named before is for. */
function periodOf(criteria: Criteria, followUp: Criteria, folded: string): Criteria {
  if (criteria.priceMax === null && criteria.priceMin === null) return criteria
  const text = folded.replaceAll("'", '')
  if (IN_ALL.test(text)) {
    const hasDays = criteria.availableFrom !== null && criteria.availableTo !== null
    return { ...criteria, interval: hasDays ? null : 'one-time' }
  }
  const period = !isEmptyCriteria({ ...followUp, interval: null })
    ? undefined
    : PER_PERIOD.find(([pattern]) => pattern.test(text))
  return period ? { ...criteria, interval: period[1] } : criteria
}

const CHEAPER =
  /\b(cheap|cheaper|less expensive|lower (price|cost)|too (expensive|pricey|dear|much)|mas barat[oa]s?|cuesta menos)\b/
const DEARER =
  /\b(more expensive|pricier|bigger budget|higher (price|end)|more premium|upscale|mas car[oa]s?)\b/

/** "Cheaper" means below the referenced listing (by default the best one), at its own interval. */
function priced(
  criteria: Criteria,
  followUp: Criteria,
  folded: string,
  shown: AssistantListing | undefined,
): Criteria {
  if (!shown || followUp.priceMin !== null || followUp.priceMax !== null || shown.interval === 'one-time')
    return criteria
  const interval = shown.interval === '4-week' ? 'month' : shown.interval
  if (CHEAPER.test(folded))
    return { ...criteria, priceMin: null, priceMax: Math.max(0, shown.price - 1), interval }
  return DEARER.test(folded) ? { ...criteria, priceMin: shown.price + 1, priceMax: null, interval } : criteria
}

/** The space that a folded text points at; "like this" is the first. */
function shownAt(folded: string, previous: readonly Shown[]): AssistantListing | undefined {
  const [index] = pointedAt(folded, previous.length)
  if (index !== undefined) return previous[index]?.listing
  return /\b(like (this|that|it)|similar)\b/.test(folded) ? previous[0]?.listing : undefined
}

/** The kind, venue and audiences of a listing replace the previous ones; place, budget and dates are kept. */
function likeListing(criteria: Criteria, listing: AssistantListing): Criteria {
  const tags = listing.targetMarket.map(toAudienceTag) as Audience[]
  return {
    ...criteria,
    adTypes: [listing.adType],
    excludedAdTypes: criteria.excludedAdTypes.filter((type) => type !== listing.adType),
    venues: listing.venue === null ? [] : [listing.venue],
    audiences: inOrder(AUDIENCES, tags),
  }
}
