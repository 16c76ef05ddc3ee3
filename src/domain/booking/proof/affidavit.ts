import { toDateRange, toWeekDate } from '../../format-dates.ts'
import { toClock } from './runs/hours.ts'
import type { Run, RunDay } from './runs/read-runs.ts'

/** Bounds of an affidavit that is filled in rather than sent as a file. */
export const AFFIDAVIT_LIMITS = { lines: 100, times: 60, count: 100_000, seconds: 86_400, words: 80 } as const

/** What ran on a day (`YYYY-MM-DD`). `times`: minutes since midnight, in order; none: only how often is known. */
export interface AffidavitLine {
  day: string
  times: number[]
  count: number
  program: string
}

export interface Affidavit {
  /** Station, publication or place. */
  outlet: string
  /** Length of each; null: not stated. */
  seconds: number | null
  lines: AffidavitLine[]
  signer: string
  role: string
}

/** What the form says, counted as a log is: by day, and one by one where a time is stated. */
export function countAffidavit({ lines, seconds }: Pick<Affidavit, 'lines' | 'seconds'>): {
  total: number
  days: RunDay[]
  runs: Run[]
} {
  const length = seconds ?? 0
  const days = [...Map.groupBy(lines, ({ day }) => day)].map(([day, of]) => {
    const count = of.reduce((sum, line) => sum + line.count, 0)
    return { day, count, seconds: count * length }
  })
  const runs = lines.flatMap(({ day, times, program }) =>
    times.map((minute) => ({ day, minute, seconds: length, program })),
  )
  const total = days.reduce((sum, { count }) => sum + count, 0)
  return { total, days: days.toSorted((a, b) => (a.day < b.day ? -1 : 1)), runs }
}

/** What is signed. */
export function stateAffidavit(outlet: string): string {
  return `I state that this advertisement ran at ${outlet} on the days, at the times and as often as listed here, and that this agrees with the records kept there.`
}

/** Days and times as on paper, the head first, all together last. */
export function toAffidavitTable({ lines }: Pick<Affidavit, 'lines'>): string[][] {
  const sorted = lines.toSorted((a, b) => (a.day < b.day ? -1 : 1))
  const total = lines.reduce((sum, { count }) => sum + count, 0)
  return [
    ['Day', 'Times', 'Program', 'Count'],
    ...sorted.map(({ day, times, program, count }) => [
      `${toWeekDate(day)}, ${day.slice(0, 4)}`,
      times.map(toClock).join(', '),
      program,
      count.toLocaleString('en-US'),
    ]),
    ['In all', '', '', total.toLocaleString('en-US')],
  ]
}

/** "Mar 1 to 28, 2027": from the first day that it names to the last. */
export function describeAffidavitDays({ lines }: Pick<Affidavit, 'lines'>): string {
  const days = lines.map(({ day }) => day).toSorted()
  const [first = '', last = first] = [days[0], days.at(-1)]
  return toDateRange({ first, last })
}

const TIME = /^(\d{1,2})(?::(\d{2}))? ?(?:([ap])\.?m?\.?)?$/i

/** "7:15 AM, 5:40 pm, 22:05" as minutes since midnight, in order; null: one of them is no time. */
export function readTimes(text: string): number[] | null {
  const written = text
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
  const times = written.map(readTime)
  return times.includes(null) ? null : times.filter((one) => one !== null).toSorted((a, b) => a - b)
}

function readTime(text: string): number | null {
  const [, hour, minute, half] = TIME.exec(text) ?? []
  // a bare number may be anything
  if (hour === undefined || (minute === undefined && half === undefined)) return null
  const [written, minutes] = [Number(hour), Number(minute ?? 0)]
  if (minutes > 59 || written > (half ? 12 : 23) || (half && written === 0)) return null
  return (half ? (written % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : written) * 60 + minutes
}
