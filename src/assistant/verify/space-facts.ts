import { toShortDate } from '#domain/format-dates.ts'
import { formatPrice, formatUsd, monthlyPrice } from '#domain/money.ts'
import { AD_TYPE_LABELS, AUDIENCE_LABELS, type Audience, toAudienceTag } from '#domain/vocabulary.ts'
import type { AssistantAnswer, ExplainedMatch } from '../answer-buyer.ts'
import { formatCount, plainText } from '../explain/wording.ts'
import type { AssistantListing } from '../listing.ts'
import { requestsOf } from '../understand/words/harm.ts'
import type { SpaceFacts, ToolFacts } from './known-facts.ts'

const MAX_SPACES = 5
const MAX_SHORT = 60
const MAX_QUOTE = 600

type SpaceView = Pick<ExplainedMatch, 'listing' | 'matchScore' | 'benefits' | 'reach' | 'where' | 'parts'>

/** A space in its own fields: of what its seller wrote only a place and a least contract, in a few words. */
export function toSpaceFacts({ listing, matchScore, benefits, reach, where, parts }: SpaceView): SpaceFacts {
  const { price, interval, location, minContract, setupFee, availabilityStart, availabilityEnd } = listing
  const monthly = interval === 'one-time' ? null : monthlyPrice(price, interval)
  const isFar = where !== null && !where.isIn && where.miles !== null
  return {
    id: listing.id,
    title: plainText(listing.title),
    monthly,
    miles: where?.miles ?? null,
    facts: {
      kind: AD_TYPE_LABELS[listing.adType],
      deal: listing.listingType === 'sale' ? 'for sale' : 'for rent',
      price: formatPrice(price, interval),
      byTheMonth: monthly === null || interval === 'month' ? null : `${formatUsd(monthly)} a month`,
      place: short(location.text),
      distance: isFar ? `${where.miles} mi from ${where.of}` : null,
      audience: reach === null ? null : withoutTitle(reach, listing),
      daily:
        listing.audience.dailyViews === null ? null : `${formatCount(listing.audience.dailyViews)} a day`,
      people: listing.targetMarket.flatMap((tag) => AUDIENCE_LABELS[toAudienceTag(tag) as Audience] ?? []),
      free: availabilityStart ? `from ${toShortDate(availabilityStart)}` : null,
      until: availabilityEnd ? `until ${toShortDate(availabilityEnd)}` : null,
      least: minContract ? short(minContract) : null,
      setup: setupFee === null ? null : `${formatUsd(setupFee)} setup fee`,
      fit: parts.length === 0 ? null : `${matchScore} of 100`,
      // a price beside the budget would make the budget a figure of the space
      why: benefits.filter((one) => !/^(?:Price|Precio):/.test(one)).map((one) => withoutTitle(one, listing)),
    },
  }
}

/** The same with what its seller wrote, as a quotation. */
export function toQuotedFacts(match: SpaceView): SpaceFacts {
  const { description, specs } = match.listing
  const stated = specs.map(({ label, value }) => `${label}: ${value}.`).join(' ')
  return { ...toSpaceFacts(match), says: quote(`${stated} ${description}`) }
}

/** What the rules answered, with the spaces that it names by id; `shown` are those the person sees. */
export function toAnswerFacts(
  answer: AssistantAnswer,
  shown: readonly ExplainedMatch[] = answer.matches,
): ToolFacts {
  const { suggestion, links = [] } = answer
  const told = shown.slice(0, MAX_SPACES)
  const [best] = told
  return {
    text: withIds(suggestion, listingsOf(answer, shown)),
    spaces: told.map(toSpaceFacts),
    best: best && !best.isWeak ? best.listing.id : undefined,
    links,
  }
}

/** All that an answer may name. */
export function listingsOf(
  { matches, nearMisses }: AssistantAnswer,
  shown: readonly ExplainedMatch[] = matches,
): AssistantListing[] {
  return [...shown, ...matches, ...nearMisses].map(({ listing }) => listing)
}

/** A text with titles as ids: a seller's own words never stand among ours. */
export function withIds(text: string, listings: readonly Pick<AssistantListing, 'id' | 'title'>[]): string {
  return [...listings]
    .sort((a, b) => b.title.length - a.title.length)
    .reduce((rest, { id, title }) => {
      const plain = plainText(title)
      return plain === '' ? rest : rest.replaceAll(plain, `[#${id}]`)
    }, text)
}

function short(text: string): string {
  return plainText(text).slice(0, MAX_SHORT)
}

function withoutTitle(text: string, { title }: AssistantListing): string {
  const plain = plainText(title)
  return plain === '' ? text : text.replaceAll(plain, 'it')
}

const ADDRESSES =
  /https?:\/\/\S{1,300}|www\.\S{1,300}|\S{1,100}@\S{1,100}|(?:\+?\d{1,2}[ .-])?\(?\d{3}\)?[ .-]?\d{3}[ .-]?\d{4}|\b\d{3}[ .-]\d{4}\b/gi

/** A seller's words without addresses, and without what would steer a machine. */
export function quote(text: string): string {
  return requestsOf(plainText(text).replace(ADDRESSES, ' ')).replace(/\s+/g, ' ').trim().slice(0, MAX_QUOTE)
}
