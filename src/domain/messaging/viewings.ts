import { type Lifecycle, listSteps } from '../lifecycle.ts'

/** A visit to a space. */
export const VIEWING_STATUSES = ['proposed', 'confirmed', 'declined', 'cancelled', 'done', 'missed'] as const
export type ViewingStatus = (typeof VIEWING_STATUSES)[number]

/** `moving` is a confirmed viewing of which another time is proposed: the old time holds until that is accepted. */
export type ViewingState = ViewingStatus | 'moving'

/** Who acts: the side whose times stand, the side that is to answer them, either where none stand, or Placard. */
export type ViewingActor = 'proposer' | 'other' | 'party' | 'system'

const BOTH = ['proposer', 'other', 'party'] as const

/** The life of a viewing. A seller who lets free slots be confirmed at once has `system` confirm them. */
export const VIEWING_LIFECYCLE = [
  { step: 'propose', actors: ['proposer'], from: [null], to: 'proposed' },
  {
    step: 'confirm',
    actors: ['other', 'system'],
    from: ['proposed', 'moving'],
    to: 'confirmed',
    isOffered: true,
  },
  { step: 'counter', actors: ['other'], from: ['proposed'], to: 'proposed', isOffered: true },
  { step: 'counter', actors: ['other'], from: ['moving'], to: 'moving', isOffered: true },
  { step: 'decline', actors: ['other'], from: ['proposed'], to: 'declined', isOffered: true },
  { step: 'decline', actors: ['other'], from: ['moving'], to: 'confirmed', isOffered: true },
  { step: 'move', actors: ['party'], from: ['confirmed'], to: 'moving', isOffered: true },
  { step: 'move', actors: ['proposer'], from: ['moving'], to: 'moving', isOffered: true },
  {
    step: 'cancel',
    actors: ['proposer'],
    from: ['proposed'],
    to: 'cancelled',
    needsReason: true,
    isOffered: true,
  },
  {
    step: 'cancel',
    actors: BOTH,
    from: ['confirmed', 'moving'],
    to: 'cancelled',
    needsReason: true,
    isOffered: true,
  },
  // an account is deleted
  {
    step: 'cancel',
    actors: ['system'],
    from: ['proposed', 'confirmed', 'moving'],
    to: 'cancelled',
    needsReason: true,
  },
  { step: 'missed', actors: BOTH, from: ['confirmed', 'moving', 'done'], to: 'missed', isOffered: true },
  { step: 'done', actors: ['system'], from: ['confirmed', 'moving'], to: 'done' },
  // nobody answered before the proposed times had passed
  { step: 'expire', actors: ['system'], from: ['proposed'], to: 'declined' },
  { step: 'expire', actors: ['system'], from: ['moving'], to: 'confirmed' },
] as const satisfies Lifecycle<string, ViewingState, ViewingActor>

export type ViewingStep = (typeof VIEWING_LIFECYCLE)[number]['step']

/** Steps that people take. */
export const OFFERED_VIEWING_STEPS = listSteps(VIEWING_LIFECYCLE, {})
export type OfferedViewingStep = (typeof OFFERED_VIEWING_STEPS)[number]

/** Steps that come with times of their own. */
export const PROPOSING_STEPS: readonly ViewingStep[] = ['propose', 'counter', 'move']

export const VIEWING_LIMITS = {
  /** Proposed at once. */
  times: 3,
  /** How far ahead a viewing may be. */
  daysAhead: 3660,
  /** How far ahead free slots are shown. */
  slotDays: 21,
  /** Ranges of hours on one weekday. */
  hoursPerDay: 6,
} as const

/** What the lifecycle asks of a viewing. Times are instants. */
export interface ViewingTimes {
  status: ViewingStatus
  startsAt: Date | null
  proposedTimes: readonly Date[]
  proposedBy: number | null
}

export function stateOf({
  status,
  proposedTimes,
}: Pick<ViewingTimes, 'status' | 'proposedTimes'>): ViewingState {
  return status === 'confirmed' && proposedTimes.length > 0 ? 'moving' : status
}

/** In which role one of the two sides acts. */
export function actorOf({ proposedBy }: Pick<ViewingTimes, 'proposedBy'>, userId: number): ViewingActor {
  if (proposedBy === null) return 'party'
  return proposedBy === userId ? 'proposer' : 'other'
}

/** The steps offered to one of the two sides now: nobody can have missed what is still to come, or cancel what is past. */
export function listViewingSteps(viewing: ViewingTimes, userId: number, now: Date): OfferedViewingStep[] {
  const steps = listSteps(VIEWING_LIFECYCLE, { actor: actorOf(viewing, userId), from: stateOf(viewing) })
  return steps.filter((step) => isTimely(viewing, step, now))
}

/** Whether the time for a step has come, or has not passed yet. */
export function isTimely({ startsAt, proposedTimes }: ViewingTimes, step: ViewingStep, now: Date): boolean {
  const hasBegun = startsAt !== null && startsAt <= now
  if (step === 'missed') return hasBegun
  if (step === 'confirm') return proposedTimes.some((time) => time > now)
  return !(hasBegun && (step === 'move' || step === 'cancel' || step === 'counter'))
}
