import { EVENT_NOUNS, EVENT_VERBS, RUN_WORDS } from '../../lexicon/date-context.ts'
import { HAVING_WORDS } from '../../lexicon/money-words.ts'
import type { Amount, Period } from '../figures.ts'
import { boundAfter, boundBefore, findBounds } from '../money/bounds.ts'
import { isCounted, isOfBusiness, isRoadOrAge, isYear } from '../money/business.ts'
import { clauseOf, isAlone } from '../money/clauses.ts'
import { isCount } from '../money/counted.ts'
import { isDismissed } from '../money/dismissed.ts'
import { intervalBefore, periodAfter } from '../money/interval.ts'
import { isPerThousand } from '../money/per-thousand.ts'
import { isPriced, isWhole } from '../money/priced.ts'
import type { Reading, Span } from '../reading.ts'
import type { Mention } from './mentions.ts'

/** Edges of the sizes that amounts are told apart by. */
const SIZES = [5, 20, 50, 80, 150, 400, 1000, 3000, 10_000, 100_000]

/** What only an amount or a date has: size, sign, period, how long, and what the rules see of it. */
export function figureFeatures(reading: Reading, mention: Mention): string[] {
  const isSame = (one: Span) => one.start === mention.start && one.end === mention.end
  if (mention.kind === 'amount') {
    const amount = reading.amounts.find(isSame)
    return amount ? amountFeatures(reading, amount) : []
  }
  const period = mention.kind === 'date' ? reading.periods.find(isSame) : undefined
  return period ? dateFeatures(reading, period) : []
}

function amountFeatures(reading: Reading, amount: Amount): string[] {
  const { tokens, amounts, asker, polarity } = reading
  const { start, end, value, dollar, money, suffix, plus } = amount
  const period = periodAfter(tokens, end)
  const bound = boundAfter(tokens, amount) ?? boundBefore(tokens, amount, findBounds(tokens))
  const sign = dollar ? '$' : money ? 'money' : 'bare'
  const size = SIZES.findIndex((edge) => value < edge)
  const alone = isAlone(tokens, { start, end: period?.end ?? end })
  const others = amounts.filter((one) => one.start !== start)
  const when = period?.interval ?? (intervalBefore(tokens, start) ? 'before' : 'none')
  const next = tokens[period?.end ?? end]
  const isLast = next === undefined || next.sentence !== tokens[start]?.sentence
  const flags = [
    [isPriced(tokens, end), 'priced'],
    [isWhole(tokens, end), 'whole'],
    [isCount(tokens, amount), 'count'],
    [isPerThousand(tokens, amount), 'thousand'],
    [isDismissed(tokens, amount), 'dismissed'],
    [isOfBusiness(reading, amount), 'business'],
    [isRoadOrAge(tokens, amount), 'road'],
    [isYear(tokens, amount), 'year'],
    [next !== undefined && isCounted(next), 'counted'],
    [alone, 'alone'],
    [isLast, 'last'],
    [asker[start] === true, 'asker'],
    [polarity[start] !== 'wanted', `polarity ${polarity[start]}`],
    [suffix, 'suffix'],
    [plus, 'plus'],
    [others.some((one) => one.dollar) && !dollar, 'other has dollar'],
    [others.every((one) => one.value < value), 'largest'],
    [others.every((one) => one.value > value), 'smallest'],
    [tokens[start]?.kind === 'word', 'in words'],
    [tokens[start]?.text.length === 5 && !suffix, 'five digits'],
  ] as const
  return [
    `sign ${sign} when ${when}`,
    `sign ${sign} size ${size}`,
    `sign ${sign} size ${size} round ${roundOf(value)}`,
    `sign ${sign} ${alone ? 'alone' : ''} ${isLast ? 'last' : ''} size ${size}`,
    `bound ${bound ?? 'none'} ${sign}`,
    `amounts ${Math.min(3, amounts.length)} ${sign}`,
    ...clauseWords(reading, amount),
    ...flags.flatMap(([is, name]) => (is ? [`is ${name}`, `is ${name} ${sign}`] : [])),
  ]
}

function roundOf(value: number): string {
  if (value % 100 === 0) return '100'
  if (value % 5 === 0) return '5'
  return value % 10 === 9 ? '9' : 'no'
}

function dateFeatures(reading: Reading, period: Period): string[] {
  const { periods, polarity } = reading
  const { from, to, holiday, start } = period
  const days = from === null || to === null ? null : to - from + 1
  const long =
    days === null
      ? from === null
        ? 'until'
        : 'from'
      : days === 1
        ? 'day'
        : days <= 9
          ? 'week'
          : days <= 31
            ? 'month'
            : 'long'
  const longer = periods.some(
    (one) =>
      one !== period && one.from !== null && one.to !== null && days !== null && one.to - one.from + 1 > days,
  )
  return [
    `long ${long}`,
    `long ${long} of ${Math.min(3, periods.length)}`,
    `long ${long} ${periods[0] === period ? 'first' : ''} ${periods.at(-1) === period ? 'last' : ''}`,
    ...(holiday ? ['holiday', `holiday of ${Math.min(2, periods.length)}`] : []),
    ...(longer ? [`longer beside ${long}`] : []),
    ...(polarity[start] === 'wanted' ? [] : [`polarity ${polarity[start]}`]),
    ...clauseWords(reading, period),
  ]
}

/** What kinds of words its clause has: a medium, a verb of running, of holding an event, of having money. */
function clauseWords({ tokens, items }: Reading, span: Span): string[] {
  const clause = clauseOf(tokens, span)
  const kinds = new Set<string>()
  for (let i = clause.start; i < clause.end; i++) {
    const text = tokens[i]?.text ?? ''
    const side = i < span.start ? 'before' : 'after'
    if (items[i]) kinds.add(`medium ${side}`)
    if (RUN_WORDS.has(text)) kinds.add(`runs ${side}`)
    if (EVENT_VERBS.has(text)) kinds.add(`event ${side}`)
    if (EVENT_NOUNS.has(text)) kinds.add(`thing ${side}`)
    if (HAVING_WORDS.has(text)) kinds.add(`has ${side}`)
    if (OWN.has(text)) kinds.add(`own ${side}`)
  }
  return [...[...kinds].map((kind) => `clause ${kind}`), `clause ${[...kinds].sort().join('+')}`]
}

const OWN: ReadonlySet<string> = new Set(['our', 'my', 'we', 'i', 'its', 'their', 'they'])
