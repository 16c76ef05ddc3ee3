import type { AudienceBasis, AudiencePeriod } from '../../vocabulary.ts'
import { readPeriodOf } from './read-header.ts'

const KEPT: Partial<Record<string, AudiencePeriod>> = {
  day: 'day',
  week: 'week',
  '4-week': '4-week',
  month: 'month',
}
const UNITS: readonly [RegExp, AudiencePeriod][] = [
  [/\bissues?\b/, 'issue'],
  [/\bposts?\b/, 'post'],
  [/\bevents?|games?|shows?\b/, 'event'],
]
/** What each kind of figure counts on its own. */
const KINDS: readonly [RegExp, AudiencePeriod, AudienceBasis][] = [
  [/\bcirculation\b/, 'issue', 'circulation'],
  [/\b(followers|subscribers)\b/, 'post', 'followers'],
  [/\battendance\b/, 'event', 'seller-stated'],
  [/\b(aadt|adt|traffic|dec|vehicles)\b/, 'day', 'seller-stated'],
]

/**
 * The period of a figure by the words of its header: `cycle` is that of the price, `none` is one of which no figure is kept (a year, an
 * hour, twelve weeks); `undefined` where the words say nothing of it.
 */
export function audiencePeriodOf(words: string): AudiencePeriod | 'cycle' | 'none' | undefined {
  const { period, unknownPeriod } = readPeriodOf(words)
  if (period === 'cycle') return 'cycle'
  if (unknownPeriod !== undefined)
    return UNITS.find(([pattern]) => pattern.test(unknownPeriod))?.[1] ?? 'none'
  if (period === 'one-time') return 'event'
  if (period !== undefined) return KEPT[period] ?? 'none'
  return KINDS.find(([pattern]) => pattern.test(words))?.[1]
}

export function audienceBasisOf(words: string): AudienceBasis {
  return KINDS.find(([pattern]) => pattern.test(words))?.[2] ?? 'seller-stated'
}
