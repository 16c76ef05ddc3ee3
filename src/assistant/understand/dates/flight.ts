import { EVENT_NOUNS, EVENT_VERBS, RUN_WORDS } from '../../lexicon/date-context.ts'
import type { Period } from '../figures.ts'
import { isMark } from '../reading.ts'
import type { Token } from '../words/tokenize.ts'

/** How far an event's verb may stand before its date. */
const REACH = 5

/**
 * Of several periods the ones the ad is to run in: "our lease starts in June but the ads should run in May", "on December 12 we hold a fair,
 * radio for it the week of December 7". Where none speaks more for itself than another, all of them.
 */
export function keepFlights(
  tokens: readonly Token[],
  periods: readonly Period[],
  items: readonly boolean[],
): Period[] {
  if (periods.length < 2) return [...periods]
  const scored = periods.map((period) => ({ period, score: scoreOf(tokens, period, items) }))
  const told = scored.every(({ score }) => score < 0)
  return scored.filter(({ score }) => told || score >= 0).map(({ period }) => period)
}

/** Below 0: the date of something else. A medium or a verb of running in its clause outweighs that. */
function scoreOf(tokens: readonly Token[], period: Period, items: readonly boolean[]): number {
  if (period.from === null || period.to === null) return isOfThing(tokens, period) ? -1 : 0
  const [first, last] = clauseOf(tokens, period)
  let score = 0
  for (let i = first; i < last; i++) {
    const text = tokens[i]?.text ?? ''
    if (RUN_WORDS.has(text) || (items[i] && !isOfEvent(tokens, i))) score += 1
  }
  const isEvent = tokens
    .slice(Math.max(first, period.start - REACH), Math.min(last, period.end + REACH))
    .some(({ text }) => EVENT_VERBS.has(text))
  const isLong = period.to > period.from ? 1 : 0
  return (isEvent ? score - 2 : score) + isLong
}

/** "our lease starts in June" */
function isOfThing(tokens: readonly Token[], { start }: Period): boolean {
  const { sentence } = tokens[start] as Token
  return tokens
    .slice(Math.max(0, start - 4), start)
    .some((token) => token.sentence === sentence && EVENT_NOUNS.has(token.text))
}

/** The fair that is held is a medium by its word alone. */
function isOfEvent(tokens: readonly Token[], i: number): boolean {
  return tokens.slice(Math.max(0, i - 3), i).some(({ text }) => EVENT_VERBS.has(text))
}

function clauseOf(tokens: readonly Token[], { start, end }: Period): [number, number] {
  const { sentence } = tokens[start] as Token
  const isEdge = (i: number) =>
    tokens[i]?.sentence !== sentence ||
    isMark(tokens[i], ',:;()') ||
    /^(but|so|pero)$/.test(tokens[i]?.text ?? '')
  let first = start
  while (first > 0 && !isEdge(first - 1)) first -= 1
  let last = end
  while (last < tokens.length && !isEdge(last)) last += 1
  return [first, last]
}

/** "all of December and all of January", "Q1 + Q2": periods that follow one another are one. */
export function joinNeighbours(periods: readonly Period[]): Period[] {
  const joined: Period[] = []
  for (const period of periods) {
    const last = joined.at(-1)
    if (last && last.from !== null && last.to !== null && period.from === last.to + 1)
      joined[joined.length - 1] = { ...last, end: period.end, to: period.to }
    else joined.push(period)
  }
  return joined
}
