import { type Criteria, emptyCriteria } from '#domain/discovery/criteria.ts'
import { type Audience, toAudienceTag } from '#domain/vocabulary.ts'
import type { AssistantAnswer } from './answer-buyer.ts'
import { type Say, sayIn } from './converse/language.ts'
import { presentReach, presentValue } from './explain/explain-match.ts'
import { namesIn } from './explain/names.ts'
import { TYPES } from './explain/spanish-names.ts'
import { metAudiences } from './explain/verdict.ts'
import { plainText } from './explain/wording.ts'
import type { AssistantListing } from './listing.ts'
import type { Market } from './market.ts'
import type { KnownPlace } from './places.ts'
import { type RefineOptions, refine } from './refine.ts'
import type { Understanding } from './understand/understand.ts'
import { foldText } from './understand/words/tokenize.ts'

/** Words that point at the space on the page, or at others beside it. */
const POINTING =
  /\b(this|it|its|here|that|these|cheaper|pricier|similar|like|alternatives?|else|instead|other|others|comparable|compare|worth|suit|suits|suitable|good for|right for|est[aeo]s?|aqui|otr[oa]s?|similares|mas barat[oa]s?|parecid[oa]s?)\b/
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

interface AboutInput<L extends AssistantListing> {
  answer: AssistantAnswer<L>
  market: Market<L>
  say?: Say
}

/** The answer about the space itself, then what there is like it. Every figure is its own, or one of the named others. */
export function answerAboutListing<L extends AssistantListing>(
  listing: AssistantListing,
  { answer, market, say = sayIn('en') }: AboutInput<L>,
): AssistantAnswer<L> {
  const said = [
    whatItIs(listing, say),
    whoSeesIt(listing, answer.criteria, say),
    presentValue(listing, market, say) ?? '',
    othersSentence(listing, answer, say),
  ]
  return { ...answer, suggestion: said.filter(Boolean).join(' ') }
}

function whatItIs({ title, price, interval, adType, location }: AssistantListing, say: Say): string {
  const { kinds, price: write } = namesIn(say.tongue)
  const kind = say(`${kinds[adType]} space`, kinds[adType])
  return `${plainText(title)}: ${kind}, ${write(price, interval)}, ${plainText(location.text)}.`
}

function whoSeesIt(listing: AssistantListing, criteria: Criteria, say: Say): string {
  const { audiences, all, any } = namesIn(say.tongue)
  const namesOf = (tags: readonly Audience[]) => tags.map((tag) => audiences[tag])
  const reach = presentReach(listing, say)
  const named = listing.targetMarket.flatMap((tag) => audiences[toAudienceTag(tag) as Audience] ?? [])
  const met = metAudiences(listing, criteria)
  const missed = namesOf(criteria.audiences.filter((audience) => !met.includes(audience)))
  const figure = reach
    ? say(`It states ${reach}.`, `Indica ${reach}.`)
    : say(
        'It states no audience figure: ask the seller.',
        'No indica ninguna cifra de público: pregunta al vendedor.',
      )
  const whom =
    named.length > 0
      ? say(`The seller names ${all(named)}`, `El vendedor nombra a ${all(named)}`)
      : say('The seller names no audience', 'El vendedor no nombra ningún público')
  const fit =
    missed.length > 0
      ? say(
          `, not ${any(missed)}, whom you may want to reach.`,
          `, no a ${any(missed)}, a quienes quizá quieras llegar.`,
        )
      : met.length > 0
        ? say(', as you need.', ', como necesitas.')
        : say(
            '; whether that suits you the listing does not say.',
            '; si eso te sirve, el anuncio no lo dice.',
          )
  return `${figure} ${whom}${fit}`
}

function othersSentence(
  { adType }: AssistantListing,
  { criteria, matches }: AssistantAnswer,
  say: Say,
): string {
  const { kinds, price } = namesIn(say.tongue)
  const kind = kinds[adType]
  const isAny = criteria.priceMax === null
  const best = matches[0]?.listing
  if (!best)
    return say(
      `There is no other ${kind} space ${isAny ? 'like it' : 'that costs less'} around there.`,
      `No hay otro espacio de ${TYPES[adType]} ${isAny ? 'parecido' : 'que cueste menos'} por ahí.`,
    )
  const which = isAny
    ? say('Most like it', 'El más parecido')
    : say('Cheaper, and most like it', 'Más barato, y el más parecido')
  return `${which}: ${plainText(best.title)}, ${price(best.price, best.interval)}, ${plainText(best.location.text)}.`
}
