import { required } from '../required.ts'

const HOUR_MS = 3_600_000

/** How sellers' answers are measured, and what follows from silence. The numbers are Placard's own choice. */
export const RESPONSE_CLOCK = {
  /** Older questions say little about how a seller answers now. */
  days: 90,
  /** A question without an answer counts as unanswered after this long. */
  graceHours: 48,
  /** Below this many buyers nothing is said. */
  enoughBuyers: 3,
  promptHours: 24,
  promptShare: 0.8,
} as const

/** From and until when a seller was away, in milliseconds since 1970; the end is not part of it. */
export interface Absence {
  fromMs: number
  toMs: number
}

/** A buyer's first message about a space, and what the seller did first after it; milliseconds since 1970. */
export interface Question {
  buyerId: number
  askedAtMs: number
  answeredAtMs: number | null
}

/** How fast a seller answers: `hour` to `days` as measured, `late` beyond three days, `silent` when many got none. */
export const ANSWER_PACES = ['unmeasured', 'hour', 'hours', 'day', 'days', 'late', 'silent'] as const
export type AnswerPace = (typeof ANSWER_PACES)[number]

export interface Answers {
  pace: AnswerPace
  /** How many buyers were counted, and how many of them got an answer. */
  buyers: number
  answered: number
  /** Answered most buyers within a day: the badge. */
  isPrompt: boolean
}

/**
 * Hours each buyer waited, one number a buyer: the median of their questions, `Infinity` for silence. Time while the
 * seller was away is not counted, and neither is a question that is unanswered but young.
 */
export function waitOfEachBuyer(
  questions: readonly Question[],
  { nowMs, absences }: { nowMs: number; absences: readonly Absence[] },
): number[] {
  const since = nowMs - RESPONSE_CLOCK.days * 24 * HOUR_MS
  const waits = questions
    .filter(({ askedAtMs }) => askedAtMs > since && askedAtMs <= nowMs)
    .map(({ buyerId, askedAtMs, answeredAtMs }) => {
      const hours = countedMs(askedAtMs, answeredAtMs ?? nowMs, absences) / HOUR_MS
      const isYoung = answeredAtMs === null && hours < RESPONSE_CLOCK.graceHours
      return { buyerId, isYoung, hours: answeredAtMs === null ? Infinity : hours }
    })
    .filter(({ isYoung }) => !isYoung)
  return [...Map.groupBy(waits, ({ buyerId }) => buyerId).values()].map((own) =>
    median(own.map(({ hours }) => hours)),
  )
}

/** What is said of a seller. @param waits hours by buyer, in any order (`waitOfEachBuyer`) */
export function measureAnswers(waits: readonly number[]): Answers {
  const buyers = waits.length
  const answered = waits.filter(Number.isFinite).length
  const prompt = waits.filter((hours) => hours <= RESPONSE_CLOCK.promptHours).length
  const pace = paceOf(waits, answered)
  const isFast = pace === 'hour' || pace === 'hours' || pace === 'day'
  return { pace, buyers, answered, isPrompt: isFast && prompt >= buyers * RESPONSE_CLOCK.promptShare }
}

function paceOf(waits: readonly number[], answered: number): AnswerPace {
  if (waits.length < RESPONSE_CLOCK.enoughBuyers) return 'unmeasured'
  const hours = median(waits)
  if (hours === Infinity || (waits.length >= 5 && answered < waits.length / 2)) return 'silent'
  if (hours <= 1) return 'hour'
  if (hours <= 4) return 'hours'
  if (hours <= 24) return 'day'
  return hours <= 72 ? 'days' : 'late'
}

/** Milliseconds between two instants without those of absences, which may overlap. */
export function countedMs(fromMs: number, toMs: number, absences: readonly Absence[]): number {
  let counted = Math.max(0, toMs - fromMs)
  let countedTo = fromMs
  for (const absence of absences.toSorted((a, b) => a.fromMs - b.fromMs)) {
    const start = Math.max(absence.fromMs, countedTo)
    const end = Math.min(absence.toMs, toMs)
    if (end <= start) continue
    counted -= end - start
    countedTo = end
  }
  return counted
}

/** Of an even number the mean of the two in the middle; infinite as soon as one of them is. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1
    ? required(sorted[middle])
    : (required(sorted[middle - 1]) + required(sorted[middle])) / 2
}
