import { UNTIL_THEN } from '../../lexicon/date-context.ts'
import { DATE_INTRODUCERS, MONTHS } from '../../lexicon/date-words.ts'
import type { Period } from '../figures.ts'
import { type Reading, roleOf } from '../reading.ts'
import { foldText } from '../words/tokenize.ts'
import { boundWord } from './bound-words.ts'
import { periodByLast } from './by-last.ts'
import { type Day, isoOf, monthOf, monthRange, yearOf } from './calendar.ts'
import { joinNeighbours, keepFlights } from './flight.ts'
import { withOrdinals } from './ordinals.ts'
import { isPast, periodAt } from './periods.ts'

export interface Dates {
  /** `YYYY-MM-DD`, inclusive. */
  availableFrom: string | null
  availableTo: string | null
}

/** Days of what is no month any more. */
const SHORTEST_SEASON = 80

export interface FoundPeriods {
  /** Those that may be asked for; what has passed is not among them. */
  periods: Period[]
  /** True for tokens that belong to a date and therefore are not amounts. */
  dated: boolean[]
}

/** The period a text requests; a named one is the next that has not ended by today. */
export function readDates(reading: Reading): Dates {
  const asked = reading.periods.filter((one) => roleOf(reading, 'date', one) === 'wanted')
  const flights = joinNeighbours(keepExact(asked))
  const from = (flights.find(isOpenEnded) ?? flights.find((period) => period.from !== null))?.from ?? null
  const isUntilThen = UNTIL_THEN.test(foldText(reading.text)) && !reading.periods.some(({ byLast }) => byLast)
  const last = isUntilThen ? reading.periods : flights
  const ends = last.filter(({ to }) => to !== null && (from === null || to >= from))
  const to = (ends.find((period) => period.from === null) ?? ends[0])?.to ?? null
  return { availableFrom: from === null ? null : isoOf(from), availableTo: to === null ? null : isoOf(to) }
}

/** Of times that are said twice the more exact: "mid-May to late June, well, May 15 to June 25", "by summer's end, that is August 31". */
function keepExact(asked: readonly Period[]): Period[] {
  return asked.filter(
    (one, i) =>
      !asked.some(
        (other, j) =>
          isDayBeside(one, other) ||
          isDayOfBound(one, other) ||
          isMonthOfDay(one, other) ||
          (j > i && isSaidAgain(one, other)),
      ),
  )
}

/** The day that an open time starts or ends with. */
function isDayOfBound(day: Period, bound: Period): boolean {
  if (day.from === null || day.from !== day.to) return false
  return bound.from === null ? bound.to === day.to : bound.to === null && bound.from === day.from
}

/** "February, on the 12th": the month only named where the day is to be looked for. */
function isMonthOfDay(month: Period, day: Period): boolean {
  if (!day.byLast || day.from === null || day.from !== day.to || month.from === null) return false
  const { from, to } = monthRange(yearOf(day.from), monthOf(day.from))
  return month.from === from && (month.to === null || month.to === to)
}

function isMonth({ from, to }: Period): boolean {
  return (
    from !== null &&
    monthRange(yearOf(from), monthOf(from)).from === from &&
    monthRange(yearOf(from), monthOf(from)).to === to
  )
}

/** A later time that starts or ends with it, or is part of a season before it. */
function isSaidAgain(one: Period, later: Period): boolean {
  if (one.from !== null && one.to !== null && later.to === null)
    return one.from === later.from && isMonth(one)
  if (one.from === null || one.to === null || later.from === null || later.to === null) return false
  if (one.from === one.to || later.from === later.to) return false
  const isPart = later.from >= one.from && later.to <= one.to && one.to - one.from > SHORTEST_SEASON
  return isPart || one.from === later.from || one.to === later.to
}

/** "On the radio from March 1 until the day itself": what starts without an end, starts it. */
function isOpenEnded({ from, to }: Period): boolean {
  return from !== null && to === null
}

/** "June 20 is the day; from June 6 to 19": beside a longer time, a day is what it is about. */
function isDayBeside(day: Period, whole: Period): boolean {
  if (day.from === null || day.from !== day.to || whole.from === null || whole.to === null) return false
  return whole.to > whole.from && !isMonthOfDay(whole, day)
}

/** Every period a text names. */
export function findPeriods(
  reading: Pick<Reading, 'tokens' | 'placeAt' | 'items' | 'text'>,
  today: Day,
): FoundPeriods {
  const { tokens, at } = withOrdinals(reading.tokens)
  const dated = reading.tokens.map(() => false)
  const periods: Period[] = []
  for (let i = 0; i < tokens.length; i++) {
    // "Friday Harbor", "May Creek", "January Jones"
    const first = at[i] as number
    if (reading.placeAt[first] !== -1 || (tokens[i + 1]?.kind === 'word' && isOfName(reading, first)))
      continue
    const period = periodAt(tokens, i, today) ?? periodByLast(tokens, i, periods)
    if (!period) continue
    dated.fill(true, at[period.start], at[period.end])
    i = period.end - 1
    if (!isPast(tokens, period, today)) periods.push(period)
  }
  const inText = periods.map((one) => ({
    ...one,
    start: at[one.start] as number,
    end: at[one.end] as number,
  }))
  return { periods: inText, dated }
}

/** The periods that the rules take for the time the ad is to run. */
export function listRuledFlights({
  tokens,
  polarity,
  periods,
  items,
}: Omit<Reading, 'ruledFigures'>): Period[] {
  const asked = periods.filter(
    ({ start, unsure }) =>
      !unsure && (polarity[start] === 'wanted' || boundWord(tokens, start) !== undefined),
  )
  const days = asked.filter((period) => !period.holiday)
  return keepFlights(tokens, days.length > 0 ? days : asked, items)
}

/** A month written large before another large word: a name, not a date. */
function isOfName(
  { tokens, text, items, placeAt }: Pick<Reading, 'tokens' | 'placeAt' | 'items' | 'text'>,
  i: number,
): boolean {
  const next = tokens[i + 1]
  if (MONTHS[tokens[i]?.text ?? ''] === undefined || next?.kind !== 'word') return false
  // "WHEN Dec HOW MUCH 900": a heading begins
  if (next.sentence !== tokens[i]?.sentence) return false
  if (MONTHS[next.text] !== undefined) return false
  if (items[i + 1] || placeAt[i + 1] !== -1 || /^[.,:;(-]$/.test(tokens[i - 1]?.text ?? '')) return false
  const isLarge = (at: number) => /[A-Z]/.test(text[tokens[at]?.start ?? -1] ?? '')
  return isLarge(i) && isLarge(i + 1) && !DATE_INTRODUCERS.has(tokens[i - 1]?.text ?? '')
}
