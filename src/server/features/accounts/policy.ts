import type { Actor } from '#domain/listing.ts'

interface SignedInAs {
  actor: Actor
  /** Whether more than a password began the session. */
  hasSecondFactor: boolean
}

/** Whether a session opens the admin desk only once it has a second factor. */
export function needsSecondFactor(
  { actor, hasSecondFactor }: SignedInAs,
  setting: 'required' | 'optional',
): boolean {
  return setting === 'required' && actor.role === 'admin' && !hasSecondFactor
}

/** Who somebody may act as: an admin without the second factor that is asked of them has no more power than a user. */
export function toActor(signedIn: SignedInAs, setting: 'required' | 'optional'): Actor {
  return needsSecondFactor(signedIn, setting) ? { ...signedIn.actor, role: 'user' } : signedIn.actor
}

/** How long an address that was changed may be taken back, and an authenticator counts as new. */
export const UNDO_HOURS = 72

/**
 * Whether the mailed link alone may take an authenticator app away. Only a new one, which may be an intruder's: anywhere else
 * the mailbox would open what the app is there to guard.
 */
export function canRemoveWithoutCode(addedAt: Date, now: Date): boolean {
  return now.getTime() - addedAt.getTime() < UNDO_HOURS * 3_600_000
}
