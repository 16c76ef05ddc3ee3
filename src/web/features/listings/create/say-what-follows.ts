import { REVIEW_PROMISE } from '#domain/review-promise.ts'
import { toast } from '#web/ui/toast.ts'

const SHOWN_MS = 12_000

/** After the specified toast: what happens with the space now, and where it is meanwhile. */
export function sayWhatFollows(onSeeSpaces: () => void): void {
  toast({
    title: 'We review it first',
    description: `${REVIEW_PROMISE} Then buyers find it on the map.`,
    action: { label: 'See your spaces', onClick: onSeeSpaces },
    timeoutMs: SHOWN_MS,
  })
}
