import type { Proof, Proofs } from '#contract/booking/proofs.ts'
import { formatMonthDay, toWeekDate } from '#domain/format-dates.ts'

export type Duty = Proofs['duties'][number]

/** How a duty stands, to its reader: "Due by Fri, Mar 5". */
export function describeDuty({ state, dueOn, opensOn }: Duty, side: Proofs['side']): string {
  const due = toWeekDate(dueOn)
  switch (state) {
    case 'waiting':
      return `From ${toWeekDate(opensOn)} on, due by ${due}`
    case 'due':
      return `Due by ${due}`
    case 'overdue':
      return `Overdue: it was due by ${due}`
    case 'received':
      return side === 'buyer' ? 'Waits for you' : 'Handed in'
    case 'questioned':
      return 'Questioned'
    case 'accepted':
      return 'Accepted'
  }
}

/** Under the heading: what is next of all that is due. */
export function describeLead({ duties, side }: Pick<Proofs, 'duties' | 'side'>): string {
  const count = (state: Duty['state']) => duties.filter((duty) => duty.state === state).length
  const [overdue, received, accepted] = [count('overdue'), count('received'), count('accepted')]
  if (overdue > 0) return overdue === 1 ? 'One proof is overdue.' : `${overdue} proofs are overdue.`
  if (accepted === duties.length) return 'All that was promised is shown and accepted.'
  if (received > 0 && side === 'buyer') return 'Look at what was handed in: accept it, or question it.'
  const [next] = duties
    .filter(({ state }) => state === 'due' || state === 'waiting' || state === 'questioned')
    .toSorted((a, b) => (a.dueOn < b.dueOn ? -1 : 1))
  return next ? `Next due by ${toWeekDate(next.dueOn)}.` : 'All that is due was handed in.'
}

/** What was said of a proof: "Accepted on Mar 8"; empty while nothing is. */
export function describeDecision({ decision }: Pick<Proof, 'decision'>): string {
  if (!decision) return ''
  const on = formatMonthDay(decision.at)
  if (decision.decision === 'accepted') return `Accepted on ${on}`
  return decision.decision === 'questioned' ? `Questioned on ${on}` : `Accepted by time on ${on}`
}

/** What asks for the reader is open. */
export function isOpenFor({ canSend, canDecide, state }: Duty): boolean {
  return canDecide || (canSend && state !== 'received')
}

/** There is a report of it. */
export function hasBegun({ duties }: Pick<Proofs, 'duties'>): boolean {
  return duties.some(({ state }) => state !== 'waiting')
}

/** Of a duty, the latest first; and what earlier terms had asked for. */
export function splitProofs({ duties, proofs }: Pick<Proofs, 'duties' | 'proofs'>): {
  ofDuty: (duty: Duty) => Proof[]
  ofNone: Proof[]
} {
  const keys = duties.map(({ key }) => key)
  return {
    ofDuty: ({ key }) => proofs.filter(({ duty }) => duty === key),
    ofNone: proofs.filter(({ duty }) => !keys.includes(duty)),
  }
}
