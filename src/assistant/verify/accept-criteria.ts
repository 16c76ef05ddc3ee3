import { type Criteria, isEmptyCriteria, MAX_PLACES, placesOf, toPlaces } from '#domain/discovery/criteria.ts'
import type { KnownPlace } from '../places.ts'
import type { Understanding } from '../understand/understand.ts'
import { foldText } from '../understand/words/tokenize.ts'
import { figuresOf } from './figures.ts'

interface Statement {
  /** The user's text. */
  text: string
  /** The rules' own result. */
  built: Understanding
  resolvePlace: (name: string) => KnownPlace | null
  /** `YYYY-MM-DD`, in the market's time zone. */
  today: string
}

/**
 * Validates a model's proposal: each field is accepted only as far as the user's text and the data support it;
 * otherwise the rules' value is kept. A place must be known and named, a budget's figures must occur in the text, dates
 * must be in the future.
 */
export function acceptCriteria(
  proposed: Criteria,
  { text, built, resolvePlace, today }: Statement,
): Understanding {
  const old = built.criteria
  const places = acceptPlaces(proposed, { text, built, resolvePlace })
  const criteria: Criteria = {
    ...old,
    ...acceptTypes(proposed, old),
    venues: either(proposed.venues, old.venues),
    audiences: either(proposed.audiences, old.audiences),
    features: either(proposed.features, old.features),
    listingType: proposed.listingType ?? old.listingType,
    ...(places && toPlaces(places.map(({ name }) => name))),
    ...acceptPrice(proposed, old, text),
    ...acceptDates(proposed, old, today),
  }
  return {
    ...built,
    criteria,
    places: places ?? built.places,
    isRequest: !isEmptyCriteria(criteria) || built.isRequest,
  }
}

function either<T>(proposed: T[], old: T[]): T[] {
  return proposed.length > 0 ? [...new Set(proposed)] : old
}

function acceptTypes(proposed: Criteria, old: Criteria): Pick<Criteria, 'adTypes' | 'excludedAdTypes'> {
  const excludedAdTypes = either(proposed.excludedAdTypes, old.excludedAdTypes)
  const adTypes = either(proposed.adTypes, old.adTypes).filter((type) => !excludedAdTypes.includes(type))
  return { adTypes, excludedAdTypes }
}

/** Null unless it names a place that the rules have not read; what the text names beside it stays. */
function acceptPlaces(
  proposed: Criteria,
  { text, built, resolvePlace }: Omit<Statement, 'today'>,
): KnownPlace[] | null {
  const named = placesOf(proposed).flatMap((name) => findNamed(name, text, resolvePlace) ?? [])
  const read = new Set(placesOf(built.criteria))
  return named.some(({ name }) => !read.has(name)) ? named.slice(0, MAX_PLACES) : null
}

function findNamed(name: string, text: string, resolvePlace: Statement['resolvePlace']): KnownPlace | null {
  const words = foldText(text)
  const isNamed = (foldText(name).match(/[a-z]{3,}|\d+/g) ?? []).some((word) => words.includes(word))
  return isNamed ? resolvePlace(name) : null
}

type Price = Pick<Criteria, 'priceMin' | 'priceMax' | 'interval'>

function acceptPrice({ priceMin, priceMax, interval }: Criteria, old: Price, text: string): Price {
  const stated = new Set([
    ...figuresOf(text).flatMap((figure) => [figure, figure * 1000, figure * 1_000_000]),
    old.priceMin,
    old.priceMax,
  ])
  const isStated = (price: number | null) => price === null || stated.has(price)
  const isOrdered = priceMin === null || priceMax === null || priceMin <= priceMax
  if (priceMin === null && priceMax === null) return pick(old)
  return isStated(priceMin) && isStated(priceMax) && isOrdered ? { priceMin, priceMax, interval } : pick(old)
}

function pick({ priceMin, priceMax, interval }: Price): Price {
  return { priceMin, priceMax, interval }
}

type Dates = Pick<Criteria, 'availableFrom' | 'availableTo'>

function acceptDates({ availableFrom: from, availableTo: to }: Criteria, old: Dates, today: string): Dates {
  const last = to ?? from
  const isAhead = last !== null && last >= today && Number(last.slice(0, 4)) <= Number(today.slice(0, 4)) + 3
  const isOrdered = from === null || to === null || from <= to
  if (isAhead && isOrdered) return { availableFrom: from, availableTo: to }
  return { availableFrom: old.availableFrom, availableTo: old.availableTo }
}
