import type { ProposalSummary } from '#contract/booking/proposals.ts'
import { PROPOSAL_LIMITS } from '#domain/booking/proposals.ts'

/** Drafts as options, those that are full among them, and not to be chosen: "Winter · Harbor Dental, 3 spaces". */
export function listDrafts(
  drafts: readonly Pick<ProposalSummary, 'id' | 'title' | 'client' | 'lines'>[],
): { value: string; label: string; disabled: boolean }[] {
  return drafts.map(({ id, title, client, lines }) => ({
    value: String(id),
    label: `${title} · ${client.name}, ${lines === 1 ? '1 space' : `${lines} spaces`}`,
    disabled: lines >= PROPOSAL_LIMITS.lines,
  }))
}

/** The draft that the page was opened for, else the newest that has room; empty: there is none. */
export function pickDraft(options: ReturnType<typeof listDrafts>, wanted: number | undefined): string {
  const open = options.filter(({ disabled }) => !disabled)
  const found = open.find(({ value }) => value === String(wanted)) ?? open[0]
  return found?.value ?? ''
}
