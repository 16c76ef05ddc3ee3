import type { PlanRequest } from '#contract/planning/plan-requests.ts'
import type { BookingStatus } from '#domain/booking/lifecycle.ts'
import { describeSent } from '#domain/planning/request-words.ts'

/** As the plan shows a line. */
export interface ShownLine {
  /** Null: its space is not offered any more. */
  title: string | null
  status: BookingStatus | undefined
}

type SentLine = Pick<PlanRequest['lines'][number], 'lineId' | 'step' | 'state' | 'message'>

/** Line by line: "Silo by the depot: requested", "Barn on the highway: These dates are taken." */
export function listResults(
  lines: readonly SentLine[],
  lineOf: (lineId: number) => ShownLine,
): { lineId: number; words: string }[] {
  return lines.map(({ lineId, step, state, message }) => {
    const { title, status } = lineOf(lineId)
    const said = state === 'refused' ? message : describeSent([{ step, state, status }]).replace(/^1 /, '')
    return { lineId, words: `${title ?? 'A space'}: ${said}` }
  })
}

/** The button for what is above its sender's limit: "Ask for approval of 3 spaces"; null: nothing is. */
export function describeAbove(
  lines: readonly Pick<PlanRequest['lines'][number], 'isAbove'>[],
): string | null {
  const count = lines.filter(({ isAbove }) => isAbove).length
  if (count === 0) return null
  return count === 1 ? 'Ask for approval' : `Ask for approval of ${count} spaces`
}
