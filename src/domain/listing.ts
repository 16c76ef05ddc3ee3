import type { Role } from './vocabulary.ts'

/** Lifecycle of a listing: draft → pending → active ⇄ paused, rejected (editing resubmits), archived. */
export const LISTING_STATUSES = ['draft', 'pending', 'active', 'paused', 'rejected', 'archived'] as const
export type ListingStatus = (typeof LISTING_STATUSES)[number]

export type ListingActor = 'seller' | 'admin'
export type ListingTransition = 'submit' | 'approve' | 'reject' | 'pause' | 'resume' | 'archive'

interface Rule {
  transition: ListingTransition
  actors: readonly ListingActor[]
  from: readonly ListingStatus[]
  to: ListingStatus
  needsReason?: true
}

/** The whole lifecycle in one table: buttons, permissions, mails and docs derive from it. */
export const LISTING_LIFECYCLE: readonly Rule[] = [
  { transition: 'submit', actors: ['seller'], from: ['draft', 'rejected'], to: 'pending' },
  { transition: 'approve', actors: ['admin'], from: ['pending'], to: 'active' },
  { transition: 'reject', actors: ['admin'], from: ['pending'], to: 'rejected', needsReason: true },
  { transition: 'pause', actors: ['seller', 'admin'], from: ['active'], to: 'paused' },
  { transition: 'resume', actors: ['seller', 'admin'], from: ['paused'], to: 'active' },
  {
    transition: 'archive',
    actors: ['seller', 'admin'],
    from: ['draft', 'pending', 'active', 'paused', 'rejected'],
    to: 'archived',
  },
]

export type TransitionRefusal = 'wrong-status' | 'wrong-actor' | 'reason-required'
export type TransitionResult = { ok: true; to: ListingStatus } | { ok: false; refusal: TransitionRefusal }

/** Decides one step of the lifecycle; refusals are values, never exceptions. */
export function transitionListing(
  from: ListingStatus,
  step: { transition: ListingTransition; actor: ListingActor; reason?: string | undefined },
): TransitionResult {
  const rule = LISTING_LIFECYCLE.find((r) => r.transition === step.transition)
  if (!rule?.actors.includes(step.actor)) return { ok: false, refusal: 'wrong-actor' }
  if (!rule.from.includes(from)) return { ok: false, refusal: 'wrong-status' }
  if (rule.needsReason && !step.reason?.trim()) return { ok: false, refusal: 'reason-required' }
  return { ok: true, to: rule.to }
}

/** Only `active` is public; the owner and admins see every state. */
export function isPublic(status: ListingStatus): boolean {
  return status === 'active'
}

export interface Actor {
  id: number
  role: Role
}
