import type { Actor } from '#domain/listings/listing.ts'

interface SignedInAs {
  actor: Pick<Actor, 'role'>
  /** Whether the session started with a second factor. */
  hasSecondFactor: boolean
}

/** Whether a session gets admin rights only with a second factor. */
export function needsSecondFactor(
  { actor, hasSecondFactor }: SignedInAs,
  setting: 'required' | 'optional',
): boolean {
  return setting === 'required' && actor.role === 'admin' && !hasSecondFactor
}

/** The effective role: an admin without the required second factor has only a user's rights. */
export function toActor(signedIn: SignedInAs & { actor: Actor }, setting: 'required' | 'optional'): Actor {
  return needsSecondFactor(signedIn, setting) ? { ...signedIn.actor, role: 'user' } : signedIn.actor
}

/** For how long a change of address can be undone, and an authenticator counts as new. */
export const UNDO_HOURS = 72

/**
 * Whether the mailed link alone may remove an authenticator app. Only a new one, which may be an intruder's: otherwise the
 * mailbox would bypass the very factor that guards the account.
 */
export function canRemoveWithoutCode(addedAt: Date, now: Date): boolean {
  return now.getTime() - addedAt.getTime() < UNDO_HOURS * 3_600_000
}
