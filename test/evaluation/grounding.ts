import type { AssistantAnswer } from '#assistant/answer-buyer.ts'
import { figuresOf } from '#assistant/verify/figures.ts'
import { distanceKm, type LatLng } from '#domain/geo.ts'

/** Grounded figures a text may state: those of the question, the listings, and the arithmetic the texts describe. */
export interface GroundingFigures {
  texts: number
  grounded: number
  problems: string[]
}

/**
 * Checks every figure of an answer's texts against the query, the returned listings and stated arithmetic. `counts` are the totals the texts may state, recounted by the
 * caller.
 */
export function checkGrounding(
  query: string,
  answer: AssistantAnswer,
  { counts, places }: { counts: readonly number[]; places: readonly LatLng[] },
): GroundingFigures {
  const common = [...figuresOf(query), ...criteriaFigures(answer), ...counts, answer.matches.length]
  const figures: GroundingFigures = { texts: 0, grounded: 0, problems: [] }
  const checkGrounded = (text: string, known: readonly number[]) => {
    figures.texts += 1
    const loose = figuresOf(text).filter((figure) => !known.some((one) => Math.abs(one - figure) < 0.006))
    const markup = /<[a-z/!]/i.test(text)
    if (loose.length === 0 && !markup) figures.grounded += 1
    else figures.problems.push(`${text} [${loose.join(', ')}${markup ? ' markup' : ''}]`)
  }
  checkGrounded(answer.suggestion, [
    ...common,
    ...answer.matches
      .filter(({ listing }) => answer.suggestion.includes(listing.title))
      .flatMap(({ listing }) => [...listingFigures(listing), ...milesTo(listing, places)]),
    ...(answer.nearest ? [answer.nearest.miles] : []),
    ...silentCounts(answer),
  ])
  for (const text of answer.recommendations)
    checkGrounded(text, [...common, ...silentCounts(answer), ...raisedFigures(answer)])
  for (const match of [...answer.matches, ...answer.nearMisses]) {
    const own = [
      ...listingFigures(match.listing),
      ...milesTo(match.listing, places),
      ...common,
      ...convertedFigures(match.listing.price),
      ...totalFigures(answer, match.listing.price),
    ]
    const dates = [match.listing.availabilityStart, match.listing.availabilityEnd].flatMap((date) =>
      figuresOf(date ?? ''),
    )
    checkGrounded(match.verdict, own)
    if ('miss' in match) checkGrounded(String(match.miss), dates)
    for (const text of match.benefits) checkGrounded(text, own)
    if (match.reach !== null) checkGrounded(match.reach, own)
  }
  return figures
}

function listingFigures(listing: AssistantAnswer['matches'][number]['listing']): number[] {
  const { title, location, audience, availabilityStart, availabilityEnd } = listing
  const texts = [title, location.text, availabilityStart ?? '', availabilityEnd ?? '']
  return [listing.price, audience.value ?? -1, audience.dailyViews ?? -1, 4, ...texts.flatMap(figuresOf)]
}

/** Whole miles to each place asked for, one at least. */
function milesTo(
  { location }: AssistantAnswer['matches'][number]['listing'],
  places: readonly LatLng[],
): number[] {
  const { coordinates } = location
  if (!coordinates) return []
  return places.map((place) => Math.max(1, Math.round(distanceKm(place, coordinates) / 1.609344)))
}

function criteriaFigures({ criteria }: AssistantAnswer): number[] {
  const { priceMin, priceMax, availableFrom, availableTo, place } = criteria
  return [
    priceMin ?? -1,
    priceMax ?? -1,
    ...figuresOf(`${availableFrom ?? ''} ${availableTo ?? ''} ${place ?? ''}`),
  ]
}

/** Relaxed budgets are the stated one plus a quarter, plus half, times two or times three. */
function raisedFigures({ criteria }: AssistantAnswer): number[] {
  const { priceMax } = criteria
  return priceMax === null ? [] : [1.25, 1.5, 2, 3].map((factor) => Math.ceil((priceMax * factor) / 5) * 5)
}

function silentCounts({ matches }: AssistantAnswer): number[] {
  const silent = matches.filter(
    ({ listing }) => listing.audience.value === null && listing.audience.dailyViews === null,
  ).length
  const undated = matches.filter(
    ({ listing }) => listing.availabilityStart === null && listing.availabilityEnd === null,
  ).length
  return [silent, undated]
}

/** What the dates cost: the price by whole days, weeks, runs of four weeks, months, quarters and years. */
function totalFigures({ criteria }: AssistantAnswer, price: number): number[] {
  const { availableFrom, availableTo } = criteria
  if (availableFrom === null || availableTo === null) return []
  const days = (Date.parse(availableTo) - Date.parse(availableFrom)) / 86_400_000 + 1
  const periods = [days, days / 7, (days - 3) / 28, days / 31, days / 92, days / 366]
  return periods.map((count) => price * Math.max(1, Math.ceil(count)))
}

const DAYS = [1, 7, 28, 30.44, 91.32, 365.28]

function convertedFigures(price: number): number[] {
  return DAYS.flatMap((from) => DAYS.map((to) => Math.round((price / from) * to)))
}
