import type { ProofDecision, ProofState } from '../proof/stand.ts'

/** How what shows a line stands, in a cell. */
export const STATE_LABELS: Record<ProofState, string> = {
  waiting: 'due later',
  due: 'not handed in yet',
  overdue: 'missing',
  received: 'not accepted yet',
  questioned: 'questioned',
  accepted: 'accepted',
}

export const DECISION_LABELS: Record<ProofDecision, string> = {
  accepted: 'Accepted',
  questioned: 'Questioned',
  'accepted-by-time': 'Accepted by time',
}

export const REASON_LABELS = {
  'first-proof': 'When the first proof was accepted',
  final: 'After the end',
} as const
