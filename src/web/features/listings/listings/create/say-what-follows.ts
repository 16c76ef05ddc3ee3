import { followsWords } from '#domain/listings/review-promise.ts'
import { api } from '#web/platform/api.ts'
import { toast } from '#web/ui/toast.ts'

const SHOWN_MS = 12_000

/** After the specified toast: what happens with the space now, and where it is meanwhile. */
export async function sayWhatFollows(onSeeSpaces: () => void): Promise<void> {
  const pace = await api('GET /api/review-pace', {}).catch(() => ({ hours: null, isTrusted: false }))
  toast({
    ...followsWords(pace),
    action: { label: 'See your spaces', onClick: onSeeSpaces },
    timeoutMs: SHOWN_MS,
  })
}
