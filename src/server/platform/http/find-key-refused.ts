import { FilesKeyRefused } from '../files/files-away.ts'
import { ProviderKeyRefused } from '../payments/provider.ts'

const MAX_CAUSES = 3

/**
 * A key or secret of this site that an outside service does not take, among what failed: to a person it looks like a service that
 * is away, but only the operator can mend it.
 */
export function findKeyRefused(thrown: unknown): Error | null {
  let at = thrown
  for (let depth = 0; depth <= MAX_CAUSES && at instanceof Error; depth++) {
    if (at instanceof ProviderKeyRefused || at instanceof FilesKeyRefused) return at
    at = at.cause
  }
  return null
}
