import type { Account } from '#contract/accounts/accounts.ts'
import { findActing } from '#web/platform/auth/use-may.ts'
import { toast } from '#web/ui/toast.ts'

/**
 * What is said where the organization that a tab acted for is gone from a person's own, and for which one the tab acts now; null: it
 * is not gone, or it is another person.
 */
export function describeLoss(before: Account | null, now: Account | null) {
  const lost = findActing(before)
  if (!lost || !now || before?.id !== now.id || now.organizations.some(({ id }) => id === lost.id))
    return null
  const acting = findActing(now)
  return {
    title: `You are no longer a member of ${lost.name}.`,
    description:
      acting?.isPersonal === false ? `You act for ${acting.name} now.` : 'You act for yourself now.',
  }
}

/** Fetched when a tab acts for another one than before, which few ever see. */
export function sayLoss(before: Account, now: Account): void {
  const loss = describeLoss(before, now)
  if (loss) toast({ ...loss, timeoutMs: 0 })
}
