import { FilesKeyRefused } from '../files/files-away.ts'
import { KeyRefused } from '../keys/key-refused.ts'
import { ProviderKeyRefused } from '../payments/provider.ts'

const MAX_CAUSES = 3
/** The first two are services that are away, too: whatever waits for them goes on waiting. */
const KINDS = [ProviderKeyRefused, FilesKeyRefused, KeyRefused]

/**
 * A key or secret of this site that an outside service does not take, among what failed: to a person it looks like a service that
 * is away, but only the operator can mend it.
 */
export function findKeyRefused(thrown: unknown): Error | null {
  let at = thrown
  for (let depth = 0; depth <= MAX_CAUSES && at instanceof Error; depth++) {
    if (KINDS.some((kind) => at instanceof kind)) return at
    at = at.cause
  }
  return null
}
