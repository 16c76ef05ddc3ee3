import { FACT_STEMS, OPENINGS } from '../lexicon/claim-words.ts'
import { type Claim, claimsOf, isKnown } from './claims.ts'
import { type Known, listIds, ownersOf, REFERENCE, withoutIds } from './known-facts.ts'

export interface CheckedSentence {
  /** With ids replaced by titles. */
  text: string
  /** The spaces it names. */
  spaces: number[]
}

/** The names of places in a text: of a gazetteer. */
export type ListPlaces = (text: string) => { name: string; start: number }[]

/** Why a sentence is not shown, for the log. */
export type Fault = 'id' | 'form' | 'promise' | 'figure' | 'name' | 'place' | 'fact' | 'rank'

interface Held {
  known: Known
  listPlaces: ListPlaces
  /** The spaces of the sentence before: what "it" is. */
  before: readonly number[]
}

/** Rejected: addresses, markup, quotations (titles are inserted by id only), paths and spelled-out figures. */
const NEVER =
  /<|>|https?:|www\.|@|\*\*|```|\[|\]|["“”„{}|\\]|(?:^|\s)\/\w|\b[\w-]{2,40}\.(?:com|net|org|io|co|biz|info|us|shop|site|app|xyz|me|ly)\b|\b\d{3}[-. ]\d{4}\b|\b(hundred|thousand|million|billion|dozens?|half|twice|double|triple|percent|per cent|cien|mil|mitad|doble)\b|%/i
/** Rejected: promises, warnings against others, and what would lead people out of the site. */
const CLAIMS =
  /\b(guarantee[sd]?|boosts?|skyrocket|increases?|grows?|proven|best[- ]in|roi|conversions?|more (customers|sales|traffic|revenue)|will (bring|drive|attract|deliver)|free of charge|no charge|at no cost|discount\w*|the only|scams?|fraud\w*|cheats?|dishonest|avoid|never book|(do not|don'?t) (book|trust|contact|use)|trustworthy|crypto\w*|bitcoin|gift cards?|wire|password|click|whatsapp|telegram|phone|call (me|us|now|today|the)|e-?mail|off[- ]?platform|outside (of )?(placard|this site)|pay (me|directly|in advance|upfront)|i (have |'ve )?(booked|reserved|bought|sent|paid)|gratis)\b/i
const FREE =
  /\bfree\b(?! (?:again )?(?:from|on|until|between|during|in|all|now|then|for (?:your|those|these|the) (?:dates?|days?|weeks?|months?)))/i
const REFUSALS =
  /\b(i'?m sorry|i cannot|i can'?t|as an ai|language model|system prompt|instructions?|tools?|json)\b/i
/** What may stand before a figure of the request in a sentence about a space: these words and small ones, and no others. */
const LIMIT =
  /\b(?:budget|limit|asked for|request|under|below|over|above|within|up to|than|against|median|typical|usual|presupuesto|límite|menos de|más de|hasta|dentro de)(?: (?:your|the|an?|of|is|was|for|budget|limit|price|monthly|total|all-in|tu|su|el|la|de|es|por|precio)){0,5} ?$|\b(?:between|entre) \S{1,20} (?:and|y) $|\b(?:between|entre) $/i
const POINTS_BACK =
  /^(?:it|its|they|their|both|this|that|these|those|each|which|he|she|este|esta|estos|estas|ambos|ambas|su|sus|cuesta|cuestan|está|están)\b/i
const IN_BEFORE = /\b(?:in|at|inside|within|en)\s+(?:the\s+|downtown\s+|el\s+|la\s+)?$/i
const OPEN =
  /\b(not? (?:say|state|known|stated|given|listed)|unknown|does not|doesn't|ask the seller|no (?:dice|indica)|pregunta)\b/i
const SELLER = /\b(seller|vendedor)\b/i

/** Whether a sentence stands on the one before it. */
export function pointsBack(sentence: string): boolean {
  return POINTS_BACK.test(sentence.trim())
}

/** One sentence of a model with its ids as titles, or the fault for which it is not shown. */
export function checkSentence(sentence: string, held: Held): CheckedSentence | Fault {
  const { known } = held
  const ids = listIds(sentence)
  if (ids.some(({ id }) => !known.spaces.has(id))) return 'id'
  const bare = withoutIds(sentence)
  if (NEVER.test(bare) || REFUSALS.test(bare)) return 'form'
  if (CLAIMS.test(bare) || FREE.test(bare)) return 'promise'
  const named = ids.map(({ id }) => id)
  const of = named.length > 0 ? named : pointsBack(sentence) ? held.before : []
  if (!areFiguresKnown(bare, { known, ids, of })) return 'figure'
  if (!areNamesKnown(bare, known)) return 'name'
  if (!arePlacesKnown(bare, held, of)) return 'place'
  if (!areFactsKnown(bare, known, of)) return 'fact'
  if (!isRankKnown(bare, known, of)) return 'rank'
  const text = sentence.replace(REFERENCE, (_, id: string) => known.spaces.get(Number(id))?.title ?? '')
  return { text: text.replace(/\s+/g, ' ').trim(), spaces: [...of] }
}

interface Figures {
  known: Known
  ids: { id: number; index: number }[]
  of: readonly number[]
}

function areFiguresKnown(bare: string, { known, ids, of }: Figures): boolean {
  const isSaid = SELLER.test(bare)
  const ownOf = (id: number): Claim[] => {
    const space = known.spaces.get(id)
    return space ? [...space.claims, ...(isSaid ? space.saidClaims : [])] : []
  }
  return claimsOf(bare).every((claim) => {
    const owners = ids.length > 0 ? ownersOf(claim.index, ids).map(({ id }) => id) : of
    // what several share must be true of each
    if (owners.length > 0 && owners.every((id) => isKnown(claim, ownOf(id)))) return true
    const isOfSpace = owners.length > 0 && (claim.kind === 'money' || claim.kind === 'distance')
    if (isOfSpace && !LIMIT.test(bare.slice(0, claim.index))) return false
    if (owners.length > 0 && claim.kind === 'count' && claim.per !== null) return false
    return isKnown(claim, known.asked) || isKnown(claim, known.general)
  })
}

/** A capital letter is a name, but where a plain sentence begins. */
function areNamesKnown(bare: string, known: Known): boolean {
  const capitals = bare.match(/\p{L}[\p{L}'’-]*/gu)?.filter((word) => /\p{Lu}/u.test(word)) ?? []
  return capitals.every((word) =>
    word
      .toLowerCase()
      .replace(/['’]s?$/u, '')
      .split(/[-'’]/)
      .every((part) => part.length < 2 || OPENINGS.has(part) || known.words.has(part)),
  )
}

/** Every place was told; what a space is said to be "in" is where it stands. */
function arePlacesKnown(bare: string, { known, listPlaces }: Held, of: readonly number[]): boolean {
  return listPlaces(bare).every(({ name, start }) => {
    const parts = name.toLowerCase().match(/\p{L}{2,}/gu) ?? []
    if (!parts.every((part) => known.words.has(part))) return false
    const isWhere =
      of.length > 0 && IN_BEFORE.test(bare.slice(0, start)) && !/\b(asked|request|pediste)\b/i.test(bare)
    return !isWhere || of.every((id) => parts.every((part) => known.spaces.get(id)?.words.includes(part)))
  })
}

/** What is stated of a space was read of it, or its sentence says that it was not. */
function areFactsKnown(bare: string, known: Known, of: readonly number[]): boolean {
  if (of.length === 0 || OPEN.test(bare)) return true
  const isSaid = SELLER.test(bare)
  const stems = (bare.toLowerCase().match(/\p{L}{3,}/gu) ?? []).flatMap(
    (word) => FACT_STEMS.find((stem) => (stem.length > 3 ? word.startsWith(stem) : word === stem)) ?? [],
  )
  return stems.every((stem) =>
    of.every((id) => {
      const space = known.spaces.get(id)
      return space?.words.includes(stem) || (isSaid && space?.saidWords.includes(stem))
    }),
  )
}

const BEST = /\b(best|top|ideal|perfect|strongest|first choice|mejor|ideal|perfect[oa])\b/i
const CHEAPEST = /\b(cheapest|lowest|least expensive|más barat[oa])\b/i
const NEAREST = /\b(closest|nearest|más cercan[oa])\b/i

/** Who is best, cheapest or nearest follows from scores, prices and miles, whatever a seller writes. */
function isRankKnown(bare: string, known: Known, of: readonly number[]): boolean {
  const spaces = [...known.spaces]
  const hasLeast = (key: 'monthly' | 'miles') => {
    const values = spaces.flatMap(([, space]) => space[key] ?? [])
    const least = Math.min(...values)
    return of.some((id) => known.spaces.get(id)?.[key] === least)
  }
  if (BEST.test(bare) && !of.some((id) => known.best.has(id))) return false
  if (CHEAPEST.test(bare) && !hasLeast('monthly')) return false
  return !NEAREST.test(bare) || hasLeast('miles')
}
