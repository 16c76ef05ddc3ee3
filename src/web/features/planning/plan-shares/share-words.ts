import type { PlanDecision, PlanShare, SharedPlan } from '#contract/planning/plan-shares.ts'
import { formatDay } from '#domain/format-dates.ts'
import type { ShareRight } from '#domain/planning/share-rights.ts'

/** What a link lets its holder do. */
export const RIGHT_LABELS: Record<ShareRight, string> = {
  view: 'Read only',
  comment: 'Read and comment',
  approve: 'Read, comment and approve',
}

/** "Read and comment, without prices. Until Dec 28, 2026" */
export function describeShare({ can, showsPrices, expiresAt }: Omit<PlanShare, 'id' | 'createdAt'>): string {
  return `${RIGHT_LABELS[can]}${showsPrices ? '' : ', without prices'}. Until ${formatDay(expiresAt)}`
}

/** "Dana approved version 4 on Nov 28, 2026" */
export function describeDecision({ decision, authorName, version, at }: PlanDecision): string {
  const did =
    decision === 'approved' ? `approved version ${version}` : `asked for changes to version ${version}`
  return `${authorName} ${did} on ${formatDay(at)}`
}

/** "Since then: 1 line added, 2 lines dearer by $40." */
export function describeSince(since: readonly string[]): string | null {
  return since.length > 0 ? `Since then: ${since.join(', ')}.` : null
}

/** What a comment may be about, by the numbers of the list; what is not offered any more is no choice. */
export function listSpaces(
  lines: readonly Pick<SharedPlan['lines'][number], 'id' | 'title'>[],
): { value: string; label: string }[] {
  return lines.flatMap(({ id, title }, at) =>
    title === null ? [] : [{ value: String(id), label: `${at + 1}. ${title}` }],
  )
}
