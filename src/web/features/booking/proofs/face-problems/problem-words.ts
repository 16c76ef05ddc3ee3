import type { FaceProblem } from '#contract/booking/proofs-problems.ts'
import { formatZonedTime } from '#domain/format-dates.ts'

/** "A-0114, Bonney Lake bulletin: North face, Mar 1 to 28" */
export function nameProblemFace({
  unitCode,
  space,
  placement,
}: Pick<FaceProblem, 'unitCode' | 'space' | 'placement'>): string {
  return `${[unitCode, space].filter(Boolean).join(', ')}: ${placement}`
}

/** "Truck 2, taken Mar 3, 2027, 11:58 AM PST": by whom, and when as the phone says; else when it came. */
export function describeProblem({
  by,
  capturedAt,
  receivedAt,
  mendedAt,
}: Pick<FaceProblem, 'by' | 'capturedAt' | 'receivedAt' | 'mendedAt'>): string {
  const when = capturedAt ? `taken ${formatZonedTime(capturedAt)}` : `sent ${formatZonedTime(receivedAt)}`
  const mended = mendedAt ? ` · mended ${formatZonedTime(mendedAt)}` : ''
  return `${by}, ${when}${mended}`
}

/** "2 problems to mend" */
export function countProblems(open: number): string {
  if (open === 0) return 'Nothing is left to mend.'
  return open === 1 ? '1 problem to mend' : `${open.toLocaleString('en-US')} problems to mend`
}
