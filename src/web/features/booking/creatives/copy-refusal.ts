import type { ArtworkDiffers } from '#contract/booking/creatives.ts'

/**
 * Why artwork was not sent again: what it fails, which a second press takes, or words. What was shown before stays beside a
 * second press that fails for another reason.
 */
export function readCopyRefusal(
  reply: { code?: string } | null | undefined,
  { message, before }: { message: string; before: ArtworkDiffers['checks'] | null },
): { checks: ArtworkDiffers['checks'] | null; problem: string | null } {
  if (reply?.code === 'artwork-differs') return { checks: (reply as ArtworkDiffers).checks, problem: null }
  return { checks: before, problem: message }
}
