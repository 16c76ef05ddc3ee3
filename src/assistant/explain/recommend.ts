import type { Criteria } from '#domain/discovery/criteria.ts'
import type { Match } from '../match/match.ts'
import { type CountFitting, FEW_MATCHES, relax } from '../match/relax.ts'
import { plural } from './wording.ts'

const MIN_RECOMMENDATIONS = 3
const MAX_RECOMMENDATIONS = 6

interface Advice {
  applies: boolean
  text: string
}

/**
 * At least three next steps, each an action on a named field. When fewer than three spaces match, relaxations with
 * their real counts come first.
 */
export function recommendForBuyer(
  criteria: Criteria,
  matches: readonly Match[],
  count: CountFitting,
): string[] {
  const wider =
    matches.length < FEW_MATCHES ? relax(criteria, count).map((relaxation) => relaxation.text) : []
  const useful = adviceOnMatches(matches)
  const unsaid = adviceOnUnsaid(criteria)
  const texts = [
    ...wider,
    ...[...useful, ...unsaid].filter((advice) => advice.applies).map((advice) => advice.text),
  ]
  const enough =
    texts.length >= MIN_RECOMMENDATIONS
      ? texts
      : [...texts, ...ALWAYS.filter((text) => !texts.includes(text))]
  return enough.slice(0, Math.max(MIN_RECOMMENDATIONS, MAX_RECOMMENDATIONS))
}

function adviceOnMatches(matches: readonly Match[]): Advice[] {
  const silent = matches.filter(
    ({ listing }) => listing.audience.value === null && listing.audience.dailyViews === null,
  ).length
  const undated = matches.filter(
    ({ listing }) => listing.availabilityStart === null && listing.availabilityEnd === null,
  ).length
  return [
    {
      applies: silent > 0,
      text: `Audience: ask for a figure; ${plural(silent, 'match states', 'matches state')} none.`,
    },
    {
      applies: undated > 0,
      text: `Dates: ask when it is free; ${plural(undated, 'match names', 'matches name')} no dates.`,
    },
  ]
}

function adviceOnUnsaid(criteria: Criteria): Advice[] {
  return [
    {
      applies: criteria.place === null,
      text: 'Place: name a city, neighborhood, landmark or ZIP code to rank by distance.',
    },
    {
      applies: criteria.priceMax === null,
      text: 'Price: set a maximum and its period to leave out what is too dear.',
    },
    { applies: criteria.audiences.length === 0, text: 'Target audience: choose who should see it.' },
    {
      applies: criteria.availableFrom === null,
      text: 'Dates: give a start and an end to see only what is free then.',
    },
    { applies: criteria.adTypes.length === 0, text: 'Ad type: choose the kinds of space you would use.' },
    {
      applies: criteria.venues.length === 0,
      text: 'Venue: say where it should stand, such as transit, retail or a gym.',
    },
  ]
}

const ALWAYS = [
  'Price: compare the monthly prices of the matches side by side.',
  'Dates: check the availability on each listing before you plan.',
  'Features: add high traffic, high visibility or near event venue to narrow the list.',
]
