import { MARKET_ZONE, toDateRange, toMarketDate } from '../format-dates.ts'
import { addDays, toInstant } from '../zoned-time.ts'

/** Lengths in characters, and how many. */
export const BRIEF_LIMITS = {
  title: 120,
  body: 4000,
  /** The buyer's own columns, the name of one, and what a seller writes into it. */
  columns: 6,
  column: 40,
  cell: 200,
  sellers: 25,
  /** Of one seller's answer. */
  lines: 20,
  reason: 1000,
  note: 1000,
  question: 2000,
  /** Of one buyer: open, and listed. */
  briefs: 200,
} as const

/** Until when sellers answer, in days from today. */
export const ANSWER_DAYS = { min: 1, max: 30, default: 7 } as const

/** How long a seller's own prices stand, in days from the answer. */
export const OFFER_DAYS = { min: 3, max: 30, default: 14 } as const

export const RECIPIENT_STATES = ['sent', 'answered', 'declined'] as const
export type RecipientState = (typeof RECIPIENT_STATES)[number]

export const RECIPIENT_STATE_LABELS: Record<RecipientState, string> = {
  sent: 'No answer yet',
  answered: 'Answered',
  declined: 'Declined',
}

/** Answers are taken until the end of this day. @returns its last minute's end */
export function toAnswerBy(day: string): Date {
  return toInstant({ date: addDays(day, 1), minute: 0 }, MARKET_ZONE)
}

/** Closed by its buyer or by the clock, whether or not its job has run. */
export function isBriefOpen(
  { closed_at, closes_at }: { closed_at: Date | null; closes_at: Date },
  now: Date,
): boolean {
  return closed_at === null && closes_at > now
}

/** One cell for each of the buyer's columns, however many were given. */
export function toCells(columns: readonly string[], given: readonly string[]): string[] {
  return columns.map((_, at) => (given[at] ?? '').slice(0, BRIEF_LIMITS.cell))
}

/** What became of a brief, in words: "2 of 5 answered, 1 declined". */
export function describeAnswers(states: readonly RecipientState[]): string {
  const count = (state: RecipientState) => states.filter((one) => one === state).length
  const [answered, declined] = [count('answered'), count('declined')]
  const words = `${answered} of ${states.length} answered`
  return declined > 0 ? `${words}, ${declined} declined` : words
}

/** What a proposal that begins from a brief says above its spaces: `first` and `last` are `YYYY-MM-DD`. */
export function describeBriefProposal({
  title,
  place,
  ...days
}: {
  title: string
  place: string
  first: string
  last: string
}): string {
  return `For your brief “${title}”: ${place}, ${toDateRange(days)}.`
}

/** The last day on which answers are taken. */
export function lastAnswerDay(answerBy: Date): string {
  return toMarketDate(new Date(answerBy.getTime() - 1))
}
