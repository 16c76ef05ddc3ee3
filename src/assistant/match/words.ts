import { toAudienceTag } from '#domain/vocabulary.ts'
import type { AssistantListing } from '../listing.ts'
import { stemOf } from '../understand/words/tokenize.ts'

const STOP_WORDS = new Set(
  `a an the and or but of for in on at to with by from as is are be my our we i you your it its this that these those me us who which
  want wants need needs looking look find get show give would like please some any something anything somewhere place where near
  nearby around about under over up ad ads advertise advertising advertisement space spaces spot spots listing listings campaign
  budget spend month week day year people folks audience customers reach target us so just only also not no do does have has can
  good great best cheap affordable help hi hello thanks local new small un una el la los las de en para con por que y o`.split(
    /\s+/,
  ),
)

/** Content words as distinct stems, without stop words. */
export function meaningfulStems(text: string): Set<string> {
  const stems = new Set<string>()
  for (const [word] of text.toLowerCase().matchAll(/[a-z]{2,}/g))
    if (!STOP_WORDS.has(word)) stems.add(stemOf(word))
  return stems
}

export interface ListingWords {
  title: Set<string>
  rest: Set<string>
  /** The whole text, padded with spaces, for phrase search. */
  text: string
  tags: Set<string>
  features: Set<string>
  /** Location in lower case. */
  location: string
  /** Whether the text mentions an audience or venue, cached for each. */
  spoken: Map<string, boolean>
}

const RARITY_SAMPLE = 500
const remembered = new WeakMap<AssistantListing, ListingWords>()

/** A listing's tokens, cached per listing object. */
export function listingWords(listing: AssistantListing): ListingWords {
  const known = remembered.get(listing)
  if (known) return known
  const rest = [
    listing.description,
    ...listing.features,
    ...listing.targetMarket,
    listing.audience.type ?? '',
    listing.location.text,
  ].join(' ')
  const words = {
    title: meaningfulStems(listing.title),
    rest: meaningfulStems(rest),
    tags: new Set(listing.targetMarket.map(toAudienceTag)),
    features: new Set(listing.features.map((feature) => feature.trim().toLowerCase().replace(/\s+/g, '-'))),
    location: listing.location.text.toLowerCase(),
    spoken: new Map<string, boolean>(),
    text: ` ${`${listing.title} ${rest}`.toLowerCase().replace(/[^a-z0-9]+/g, ' ')} `,
  }
  remembered.set(listing, words)
  return words
}

/** 0–1: weighted share of the query's words a listing mentions, rare words weighing more; the title counts fully. */
export function wordOverlap(wanted: ReadonlyMap<string, number>, listing: AssistantListing): number {
  const { title, rest } = listingWords(listing)
  let total = 0
  let met = 0
  for (const [stem, weight] of wanted) {
    total += weight
    if (title.has(stem)) met += weight
    else if (rest.has(stem)) met += weight * 0.7
  }
  return total === 0 ? 0 : met / total
}

/** Weight of each query word by inverse document frequency; words in no listing weigh nothing. */
export function weighWords(
  stems: ReadonlySet<string>,
  listings: readonly AssistantListing[],
): Map<string, number> {
  const weights = new Map<string, number>()
  // sampled: good enough for a word's frequency, and fast on a large market
  const step = Math.max(1, Math.floor(listings.length / RARITY_SAMPLE))
  for (const stem of stems) {
    let holders = 0
    let seen = 0
    for (let i = 0; i < listings.length; i += step) {
      const { title, rest } = listingWords(listings[i] as AssistantListing)
      holders += Number(title.has(stem) || rest.has(stem))
      seen += 1
    }
    if (holders > 0 || step > 1) weights.set(stem, Math.log(1 + seen / Math.max(1, holders)))
  }
  return weights
}
