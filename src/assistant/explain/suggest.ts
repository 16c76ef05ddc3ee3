import { isPeriodOpen } from '#domain/discovery/budget.ts'
import { type Criteria, isEmptyCriteria, placesOf } from '#domain/discovery/criteria.ts'
import { formatPrice, formatUsd } from '#domain/money.ts'
import type { Match } from '../match/match.ts'
import { daysCovered } from '../match/near-dates.ts'
import type { Nearest } from '../match/nearest.ts'
import { isWeak, placeOf } from '../match/strength.ts'
import type { FormatPreferences } from '../understand/slots/formats.ts'
import { countSentence } from './count-sentence.ts'
import { describeCriteria } from './describe-criteria.ts'
import { formatSentences } from './format-sentences.ts'
import { unmetSentences } from './unmet.ts'
import { listWords, plainText, plural } from './wording.ts'

export interface Shown {
  matches: readonly Match[]
  /** What meets all limits but the dates. */
  near: readonly Match[]
  nearest: Nearest | null
  total: number
  /** Of them in or near the places asked for; null where none is known. */
  nearTotal: number | null
  /** The nearest space in a venue that was asked for. */
  inVenue: Match | null
  /** Wishes narrower than a kind that could be met. */
  formats?: FormatPreferences | undefined
}

/** The answer in a few sentences: what was asked, what of it could not be met, what there is. */
export function suggest(criteria: Criteria, shown: Shown): string {
  const { matches, near, nearest, total, nearTotal } = shown
  const asked = describeCriteria(criteria)
  const best = matches[0]
  const { unmet, formats, period, missed, elsewhere } = sayCaveats(criteria, shown)
  if (!best)
    return joined([
      asked ? `You asked for ${asked}.` : 'Nothing is listed yet.',
      ...formats,
      period,
      missed,
      NOTHING,
    ])
  const isEmpty = isEmptyCriteria(criteria)
  return joined([
    isEmpty
      ? `You named no limits yet, so these are spaces to start from; ${plural(total, 'space is', 'spaces are')} open to you.`
      : `You asked for ${asked}.`,
    ...unmet,
    ...formats,
    period,
    missed,
    // all that is shown is of another kind, and of the format asked for
    isEmpty || total === 0 ? '' : countSentence(criteria, { total, near: nearTotal, shown: matches.length }),
    unknownSentence(matches),
    elsewhere,
    isWeak(best) && (near.length > 0 || nearest) ? '' : bestSentence(best, criteria),
  ])
}

/** What no wording may leave out: wishes that are not met, what was assumed, and what is elsewhere. */
export function listCaveats(criteria: Criteria, shown: Shown): string[] {
  const { unmet, formats, period, missed, elsewhere } = sayCaveats(criteria, shown)
  return [...unmet, ...formats, period, missed, elsewhere].filter(Boolean)
}

function sayCaveats(criteria: Criteria, shown: Shown) {
  return {
    unmet: unmetSentences(criteria, shown.matches, shown.inVenue),
    formats: formatSentences(shown),
    period: periodSentence(criteria),
    missed: missSentence(criteria, shown.near),
    elsewhere: placeSentence(criteria, shown),
  }
}

const NOTHING = 'No space fits that now; the suggestions below show what to change.'

function joined(sentences: readonly string[]): string {
  return sentences.filter(Boolean).join(' ')
}

/** An amount that nobody said a period for is compared as a month's, and asked about. */
function periodSentence(criteria: Criteria): string {
  const amount = criteria.priceMax ?? criteria.priceMin
  if (amount === null || !isPeriodOpen(criteria)) return ''
  return `You did not say what the ${formatUsd(amount)} is for, so I compared it with prices a month: is it a month, or in all?`
}

/** Without figures: each near miss says itself when it is free. */
function missSentence(criteria: Criteria, near: readonly Match[]): string {
  if (near.length === 0) return ''
  const served = placesOf(criteria).filter((name) => near.some(({ serves }) => serves === name))
  const lead = near.every(({ where }) => where?.isIn) ? 'In' : 'Near'
  const where = served.length === 0 ? 'Almost' : `${lead} ${listWords(served, 'and')}`
  const isSome = ({ listing }: Match) => daysCovered(listing, criteria) > 0
  return joined([
    nearDaysSentence(where, near.filter(isSome), 'on some of your days only'),
    nearDaysSentence(
      where,
      near.filter((one) => !isSome(one)),
      'on none of your days, only near them',
    ),
  ])
}

function nearDaysSentence(where: string, near: readonly Match[], when: string): string {
  if (near.length === 0) return ''
  const titles = near.map(({ listing }) => plainText(listing.title))
  return `${where}, but free ${when}: ${listWords(titles, 'and')}.`
}

function unknownSentence(matches: readonly Match[]): string {
  const silent = matches.filter(
    ({ listing }) => listing.audience.value === null && listing.audience.dailyViews === null,
  ).length
  return silent === 0 ? '' : `Not known: an audience figure for ${silent} of them.`
}

/** Notice when the best match is in no requested place, or when one of several has none. */
function placeSentence(criteria: Criteria, { matches, nearest, nearTotal }: Shown): string {
  const isFar = (one: Match) => placeOf(one) === 'far'
  const asked = placesOf(criteria)
  const unserved = asked.filter((name) => !matches.some(({ serves }) => serves === name))
  if (!matches[0] || asked.length === 0) return ''
  if (unserved.length === asked.length && matches.every(isFar)) {
    const where = nearest && `the nearest is in ${nearest.town}, ${nearest.miles} mi away.`
    // the count has said so
    if (nearTotal === 0) return where ? `T${where.slice(1)}` : ''
    return `None of those is in or near ${listWords(asked, 'or')}${where ? `; ${where}` : '.'}`
  }
  if (unserved.length > 0 && asked.length > 1)
    return `None of those is in or near ${listWords(unserved, 'or')}.`
  if (!isFar(matches[0])) return ''
  return `Not all of those shown are in or near ${listWords(asked, 'or')}; the others fit the rest of your request better.`
}

function bestSentence({ listing, where }: Match, criteria: Criteria): string {
  const far = criteria.place !== null && where && !where.isIn && where.miles !== null
  const distance = far ? `, ${where.miles} mi from ${where.of}` : ''
  return `Best fit: ${plainText(listing.title)}, ${formatPrice(listing.price, listing.interval)}, ${plainText(listing.location.text)}${distance}.`
}
