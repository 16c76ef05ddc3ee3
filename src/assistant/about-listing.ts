import { type Criteria, emptyCriteria } from '#domain/discovery/criteria.ts'
import { formatPrice } from '#domain/money.ts'
import { AD_TYPE_LABELS, AUDIENCE_LABELS, type Audience, toAudienceTag } from '#domain/vocabulary.ts'
import type { AssistantAnswer } from './answer-buyer.ts'
import { presentReach, presentValue } from './explain/explain-match.ts'
import { metAudiences } from './explain/verdict.ts'
import { listWords, plainText } from './explain/wording.ts'
import type { AssistantListing } from './listing.ts'
import type { Market } from './market.ts'
import type { KnownPlace } from './places.ts'
import { type RefineOptions, refine } from './refine.ts'
import type { Understanding } from './understand/understand.ts'
import { foldText } from './understand/words/tokenize.ts'

/** Words that point at the space on the page, or at others beside it. */
const POINTING =
  /\b(this|it|its|here|that|these|cheaper|pricier|similar|like|alternatives?|else|instead|other|others|comparable|compare|worth|suit|suits|suitable|good for|right for|este|esta|mas barat[oa]s?|parecid[oa]s?)\b/
/** So far around it its like are looked for first. */
const AROUND_KM = 3

export interface AboutListing extends Understanding {
  /** Criteria that follow from the page and the question: no interpretation of its words may change them. */
  fixed: Partial<Criteria>
}

interface QuestionHere {
  text: string
  /** The text as a request of its own. */
  own: Understanding
  listing: AssistantListing
}

/**
 * Reads a question asked on a space's page ("Is this good for a bakery? Anything cheaper?") as a request for others like it.
 * Null when the question is about something else: it names a place or a kind of space of its own, or points at nothing.
 */
export function readAboutListing(
  { text, own, listing }: QuestionHere,
  options: RefineOptions,
): AboutListing | null {
  if (own.criteria.place !== null || own.criteria.adTypes.length > 0) return null
  if (!POINTING.test(foldText(text))) return null
  const place = placeOf(listing)
  const base = {
    ...emptyCriteria(),
    place: place?.name ?? null,
    adTypes: [listing.adType],
    listingType: listing.listingType,
  }
  const { criteria } = refine(base, text, [{ listing }], options)
  const { audiences: _wanted, ...fixed } = criteria
  return { criteria, places: place ? [place] : [], words: own.words, isRequest: true, fixed }
}

/** Where a space stands, as a place to look around. */
function placeOf({ location: { text, coordinates } }: AssistantListing): KnownPlace | null {
  const name = text.split(',')[0]?.trim()
  if (!coordinates || !name) return null
  return { ...coordinates, name, kind: 'neighborhood', state: null, population: 0, radiusKm: AROUND_KM }
}

/** The answer about the space itself, then what there is like it. Every figure is its own, or one of the named others. */
export function answerAboutListing<L extends AssistantListing>(
  listing: AssistantListing,
  answer: AssistantAnswer<L>,
  market: Market<L>,
): AssistantAnswer<L> {
  const said = [
    whatItIs(listing),
    whoSeesIt(listing, answer.criteria),
    presentValue(listing, market) ?? '',
    othersSentence(listing, answer),
  ]
  return { ...answer, suggestion: said.filter(Boolean).join(' ') }
}

function whatItIs({ title, price, interval, adType, location }: AssistantListing): string {
  return `${plainText(title)}: ${AD_TYPE_LABELS[adType].toLowerCase()} space, ${formatPrice(price, interval)}, ${plainText(location.text)}.`
}

function whoSeesIt(listing: AssistantListing, criteria: Criteria): string {
  const reach = presentReach(listing)
  const named = listing.targetMarket.map((tag) =>
    AUDIENCE_LABELS[toAudienceTag(tag) as Audience]?.toLowerCase(),
  )
  const names = named.filter((name) => name !== undefined)
  const met = metAudiences(listing, criteria)
  const missed = criteria.audiences.filter((audience) => !met.includes(audience))
  return [
    reach ? `It states ${reach}.` : 'It states no audience figure: ask the seller.',
    names.length > 0 ? `The seller names ${listWords(names, 'and')}` : 'The seller names no audience',
    missed.length > 0
      ? `, not ${listWords(lower(missed), 'or')}, whom you may want to reach.`
      : met.length > 0
        ? ', as you need.'
        : '; whether that suits you the listing does not say.',
  ]
    .join(' ')
    .replaceAll(/ (?=[,;])/g, '')
}

function lower(audiences: readonly Audience[]): string[] {
  return audiences.map((audience) => AUDIENCE_LABELS[audience].toLowerCase())
}

function othersSentence({ adType }: AssistantListing, { criteria, matches }: AssistantAnswer): string {
  const kind = `${AD_TYPE_LABELS[adType].toLowerCase()} space`
  const wish = criteria.priceMax === null ? 'like it' : 'that costs less'
  const best = matches[0]?.listing
  if (!best) return `There is no other ${kind} ${wish} around there.`
  const which = criteria.priceMax === null ? 'Most like it' : 'Cheaper, and most like it'
  return `${which}: ${plainText(best.title)}, ${formatPrice(best.price, best.interval)}, ${plainText(best.location.text)}.`
}
