import { toDateRange, toMonthDay } from '../../../format-dates.ts'
import { addDays } from '../../../zoned-time.ts'
import { type PlannedTimes, plannedIn } from '../../planned-times.ts'
import type { ProofCheck } from '../checks.ts'
import { describeHours, type Hours, isWithin, readHours, toClock } from './hours.ts'
import type { Run, RunDay } from './read-runs.ts'

interface Compared {
  days: readonly RunDay[]
  runs: readonly Run[]
  /** What it is about, `YYYY-MM-DD`. */
  about: { first: string; last: string }
  /** Of the placement: a daypart may stand in it. */
  unitName: string
  /** Absent: the terms state none. */
  planned?: PlannedTimes | undefined
  /** Days of the whole placement. */
  ofDays: number
  isSeen: boolean
}

/** Named one by one. */
const SHOWN = 5

/** What a log says beside what was agreed: sentences, which stop nothing. */
export function checkRuns(compared: Compared): ProofCheck[] {
  return [
    checkDays(compared),
    checkGaps(compared),
    checkShare(compared),
    ...checkDaypart(compared),
    compared.isSeen
      ? { about: 'seen', result: 'doubt', text: 'The same file was handed in before.' }
      : { about: 'seen', result: 'pass', text: 'The file was not handed in before.' },
  ]
}

/** Of the days that it is about. */
function runsWithin(days: readonly RunDay[], { first, last }: Compared['about']): RunDay[] {
  return days.filter(({ day }) => first <= day && day <= last)
}

function checkDays({ days, about }: Compared): ProofCheck {
  const within = runsWithin(days, about)
  const others = days.length - within.length
  const range = toDateRange(about)
  if (within.length === 0)
    return { about: 'days', result: 'doubt', text: `No day of it lies within ${range}.` }
  const text = `It says something of ${countOf(within.length, 'day')} of ${range}`
  return others === 0
    ? { about: 'days', result: 'pass', text: `${text}.` }
    : {
        about: 'days',
        result: 'pass',
        text: `${text}; ${countOf(others, 'day')} besides it ${others === 1 ? 'is' : 'are'} not compared here.`,
      }
}

function checkGaps({ days, about }: Compared): ProofCheck {
  const played = new Set(days.filter(({ count }) => count > 0).map(({ day }) => day))
  const missing: string[] = []
  for (let day = about.first; day <= about.last; day = addDays(day, 1))
    if (!played.has(day)) missing.push(day)
  if (missing.length === 0) return { about: 'gaps', result: 'pass', text: 'No day is missing.' }
  const named = missing.slice(0, SHOWN).map(toMonthDay).join(', ')
  const more = missing.length > SHOWN ? ` and ${missing.length - SHOWN} more` : ''
  return { about: 'gaps', result: 'doubt', text: `Nothing on ${named}${more}.` }
}

function checkShare({ days, about, planned, ofDays }: Compared): ProofCheck {
  const within = runsWithin(days, about)
  const total = within.reduce((sum, { count }) => sum + count, 0)
  const said = `${total.toLocaleString('en-US')} in all`
  if (!planned)
    return { about: 'share', result: 'unknown', text: `${said}; the terms state no number to compare with.` }
  const wanted = plannedIn(planned, countDays(about), ofDays)
  const percent = wanted === 0 ? 100 : Math.floor((total * 100) / wanted)
  const text = `${said} of ${wanted.toLocaleString('en-US')} contracted for these days, ${percent.toLocaleString('en-US')}%.`
  return { about: 'share', result: total >= wanted ? 'pass' : 'doubt', text }
}

function checkDaypart({ runs, about, unitName }: Compared): ProofCheck[] {
  const hours = readHours(unitName)
  const timed = runs.filter(({ day }) => about.first <= day && day <= about.last)
  if (!hours || timed.length === 0) return []
  const outside = timed.filter(({ minute }) => !isWithin(minute, hours))
  if (outside.length === 0)
    return [{ about: 'daypart', result: 'pass', text: `All ran within ${describeHours(hours)}.` }]
  return [{ about: 'daypart', result: 'doubt', text: describeOutside(outside, timed.length, hours) }]
}

function describeOutside(outside: readonly Run[], of: number, hours: Hours): string {
  const named = outside.slice(0, SHOWN).map(({ day, minute }) => `${toMonthDay(day)} ${toClock(minute)}`)
  const more = outside.length > SHOWN ? ` and ${outside.length - SHOWN} more` : ''
  return `${outside.length} of ${of} ran outside ${describeHours(hours)}: ${named.join(', ')}${more}.`
}

function countDays({ first, last }: { first: string; last: string }): number {
  let days = 0
  for (let day = first; day <= last; day = addDays(day, 1)) days += 1
  return days
}

const countOf = (number: number, word: string): string => `${number} ${word}${number === 1 ? '' : 's'}`
