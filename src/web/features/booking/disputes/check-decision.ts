import type { DeskDispute } from '#contract/booking/disputes.ts'
import type { DisputeResolution } from '#domain/booking/dispute.ts'
import { formatCents, parseCents } from '#domain/booking/price/cents.ts'
import { hasCredit } from './dispute-words.ts'

/** As it is typed. */
export interface DecisionForm {
  resolution: DisputeResolution | undefined
  dollars: string
  decision: string
}

type Problems = Partial<Record<keyof DecisionForm, string>>
export type Decision = { resolution: DisputeResolution; creditCents: number; decision: string }

/** The most that a resolution can credit. */
export function findMost(
  resolution: DisputeResolution | undefined,
  { paidCents, creditableCents }: Pick<DeskDispute, 'paidCents' | 'creditableCents'>,
): number {
  if (resolution === 'refund') return paidCents
  return resolution === 'credit' ? creditableCents : 0
}

/** What is sent, or what is wrong with it by field. */
export function checkDecision(
  { resolution, dollars, decision }: DecisionForm,
  dispute: Parameters<typeof findMost>[1],
): { decision: Decision } | { problems: Problems } {
  const problems: Problems = {}
  const most = findMost(resolution, dispute)
  const creditCents = hasCredit(resolution) ? parseCents(dollars) : 0
  if (!resolution) problems.resolution = 'Choose how it ends'
  if (creditCents === null) problems.dollars = 'Please give an amount, such as 500.00'
  else if (hasCredit(resolution) && creditCents === 0) problems.dollars = 'Must be more than $0'
  else if (creditCents > most) problems.dollars = `${formatCents(most)} at most.`
  if (decision.trim() === '') problems.decision = 'Please say why'
  if (!resolution || creditCents === null || Object.keys(problems).length > 0) return { problems }
  return { decision: { resolution, creditCents, decision: decision.trim() } }
}
