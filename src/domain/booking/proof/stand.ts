import { addDays } from '../../zoned-time.ts'
import type { BookingStatus } from '../lifecycle.ts'
import type { ProofDuty } from './duties.ts'

/** Where something is owed: of a cancelled booking what had begun. */
export const PROOF_STATUSES: readonly BookingStatus[] = ['booked', 'in-flight', 'completed', 'cancelled']

export const PROOF_DECISIONS = ['accepted', 'questioned', 'accepted-by-time'] as const
export type ProofDecision = (typeof PROOF_DECISIONS)[number]

/** What was handed in for a duty, as far as it decides how the duty stands. */
export interface GivenProof {
  duty: string
  /** Null: its buyer has said nothing yet. */
  decision: ProofDecision | null
  /** The day on which it came, `YYYY-MM-DD` where the space is. */
  on?: string | undefined
}

/** Waiting has not begun. Due, overdue and questioned wait for the seller, received for the buyer. */
export const PROOF_STATES = ['waiting', 'due', 'overdue', 'received', 'questioned', 'accepted'] as const
export type ProofState = (typeof PROOF_STATES)[number]

/** What sellers look for among all that they owe. */
export const PROOF_LISTS = ['open', 'soon', 'received'] as const
export type ProofListName = (typeof PROOF_LISTS)[number]

/** In which of a seller's lists a duty stands; null: it is accepted, or far off. Days are `YYYY-MM-DD`. */
export function proofListOf(
  { state, first }: Pick<DutyStand, 'state' | 'first'>,
  soonUntil: string,
): ProofListName | null {
  if (state === 'accepted') return null
  if (state === 'waiting') return first <= soonUntil ? 'soon' : null
  return state === 'received' ? 'received' : 'open'
}

/**
 * `given`: how many files or addresses were handed in for it. `firstOn`: the day on which the first of it came that stands: what its
 * buyer has questioned shows nothing.
 */
export type DutyStand = ProofDuty & { state: ProofState; given: number; firstOn?: string | undefined }

/** @param proofs in the order in which they came; @param today where the space is, `YYYY-MM-DD` */
export function listDutyStands(
  duties: readonly ProofDuty[],
  proofs: readonly GivenProof[],
  today: string,
): DutyStand[] {
  return duties.map((duty) => {
    const given = proofs.filter((proof) => proof.duty === duty.key)
    const first = given.find(({ decision }) => decision !== 'questioned')
    return {
      ...duty,
      state: stateOf(duty, given, today),
      given: given.length,
      ...(first?.on && { firstOn: first.on }),
    }
  })
}

/** Accepted once is accepted; else the latest counts, so that another photo answers a question. */
function stateOf(duty: ProofDuty, given: readonly GivenProof[], today: string): ProofState {
  const latest = given.at(-1)
  if (given.some(({ decision }) => decision === 'accepted' || decision === 'accepted-by-time'))
    return 'accepted'
  if (latest) return latest.decision === null ? 'received' : 'questioned'
  if (today > duty.dueOn) return 'overdue'
  return today < duty.first ? 'waiting' : 'due'
}

/** In which order a booking's duties ask for somebody. */
const ORDER: readonly ProofState[] = ['overdue', 'questioned', 'due', 'received', 'waiting', 'accepted']

/** What a booking's proof waits for first, the earliest due; null where nothing is owed. */
export function proofStandOf(
  stands: readonly Pick<DutyStand, 'state' | 'dueOn'>[],
): { state: ProofState; dueOn: string; isLate: boolean } | null {
  const rank = ({ state }: { state: ProofState }) => ORDER.indexOf(state)
  const [first] = stands.toSorted((a, b) => rank(a) - rank(b) || (a.dueOn < b.dueOn ? -1 : 1))
  return first ? { state: first.state, dueOn: first.dueOn, isLate: first.state === 'overdue' } : null
}

/** Whether something can be handed in for it now. */
export function isOpenDuty({ state }: Pick<DutyStand, 'state'>): boolean {
  return state !== 'waiting' && state !== 'accepted'
}

/** Nobody is reminded of what is long past. */
const LATE_FOR_DAYS = 10

/** What is said at a moment of a duty that nothing was handed in for; null: nothing yet. Days are `YYYY-MM-DD`. */
export function proofReminderOf(
  { dueOn, first }: Pick<ProofDuty, 'dueOn' | 'first'>,
  today: string,
): 'soon' | 'today' | 'late' | null {
  if (today < first) return null
  if (today > addDays(dueOn, LATE_FOR_DAYS)) return null
  if (today >= addDays(dueOn, 2)) return 'late'
  if (today > dueOn) return null
  if (today === dueOn) return 'today'
  return today >= addDays(dueOn, -2) ? 'soon' : null
}
