import { toDateRange, toMonthDay } from '../../format-dates.ts'
import { formatCents } from '../price/cents.ts'
import { PROBLEM_LABELS, type ProblemKind } from '../problem.ts'
import type { ProofState } from '../proof/stand.ts'
import { VISITS_NOTE } from '../response/response-words.ts'
import { describeAudience } from './audience-words.ts'
import type { ReportBody, ReportLine } from './report-body.ts'

/** Under what is counted, in every report. */
export const COUNTS_NOTE =
  'Plays, spots, issues and posts are counted from what was handed in and not questioned, on the days that were shown. Figures of posts and events are the seller’s own. Numbers of different kinds are never added up.'

type Counted = Omit<ReportBody, 'missing' | 'notes'>

/** Days of a dispute that was decided with a credit. Integer US cents, tax included. */
export interface CreditedDays {
  kind: ProblemKind
  first: string
  last: string
  creditCents: number
}

interface Disputed {
  hasOpenDispute: boolean
  creditedDays: readonly CreditedDays[]
}

/** What does not stand in the report because it is missing, is not decided, or was decided without both sides: a sentence each. */
export function listMissing(
  { lines, audience, isOver }: Counted,
  { hasOpenDispute, creditedDays }: Disputed,
): string[] {
  return [
    ...(hasOpenDispute
      ? ['A dispute about this booking is open: what it decides is not part of this report.']
      : []),
    ...creditedDays.map(
      ({ kind, creditCents, ...days }) =>
        `${PROBLEM_LABELS[kind]}, ${toDateRange(days)}: Placard decided a dispute, and ${formatCents(creditCents)} was credited. These days still count as delivered.`,
    ),
    ...lines.flatMap((line) => line.duties.flatMap((duty) => describeDuty(line, duty) ?? [])),
    ...(audience ? [] : ['Contacts and cost per thousand are not stated: the terms name no audience.']),
    ...(isOver ? [] : ['It is not over: days that have not ended are not counted.']),
  ]
}

function describeDuty(line: ReportLine, duty: ReportLine['duties'][number]): string | null {
  const words = STATES[duty.state]?.(toMonthDay(duty.dueOn))
  const days = toDateRange(line)
  // what is owed by periods names its days itself
  const what = [duty.title, line.name, ...(duty.title.includes(days) ? [] : [days])]
  return words ? `${what.join(', ')}: ${words}` : null
}

const STATES: Partial<Record<ProofState, (dueOn: string) => string>> = {
  overdue: (dueOn) => `missing, due since ${dueOn}.`,
  due: (dueOn) => `not handed in yet, due by ${dueOn}.`,
  questioned: () => 'questioned by the buyer, and not answered yet.',
  received: () => 'handed in, and not yet accepted by the buyer.',
  waiting: (dueOn) => `due later, by ${dueOn}.`,
}

/** How its figures come about. @param hasUntold a make-good does not say which days it stands in for */
export function listNotes({ lines, audience, endedOn, visits }: Counted, hasUntold: boolean): string[] {
  const makesGood = lines.some(({ isMakeGood }) => isMakeGood)
  const isShared = lines.some(({ quantity, capacity }) => capacity > quantity)
  return [
    'Delivered are the days that have ended, less days that both sides agreed were not shown. What shows that it ran is listed beside them.',
    ...(endedOn
      ? [`The booking was cancelled on ${toMonthDay(endedOn)}: nothing counts from that day on.`]
      : []),
    ...(makesGood
      ? ['Lines marked “Make-good” cost nothing: they stand in for days that were not shown.']
      : []),
    ...(hasUntold
      ? [
          'A make-good of earlier terms does not say for which days it stands: its days are not added to the total.',
        ]
      : []),
    ...(audience
      ? [
          `Contacts follow the audience of the signed terms: ${describeAudience(audience)}`,
          'Contacts are not people: the same person may see it several times.',
          'Cost per thousand is what the space cost before tax, less what was credited, for a thousand delivered contacts.',
        ]
      : []),
    ...(audience && isShared
      ? ['The figure is that of the whole space; this booking has a share of it, as each line says.']
      : []),
    ...(lines.some(({ counts }) => counts) ? [COUNTS_NOTE] : []),
    ...(visits ? [VISITS_NOTE] : []),
  ]
}
