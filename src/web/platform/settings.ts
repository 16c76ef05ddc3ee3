import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import type { PageContext, PublicSettings } from '#contract/page-context.ts'

/** CSP nonce of this response; the browser needs none. */
export const readNonce = createIsomorphicFn()
  .server((): string | undefined => (getGlobalStartContext() as unknown as PageContext | undefined)?.nonce)
  .client((): string | undefined => undefined)

/** Settings needed for the first paint; the root route's loader carries them to the browser. */
export const readPageContext = createIsomorphicFn()
  .server((): PageContext | null => getGlobalStartContext() as unknown as PageContext)
  .client((): PageContext | null => null)

interface Carried {
  settings: PublicSettings
}

let carried: Carried | undefined

/** In the browser: caches the settings sent with the page, for when the root route reloads. */
export function carrySettings(data: Carried): void {
  carried = data
}

export function recallSettings(): Carried {
  if (!carried) throw new Error('The page came without its settings')
  return carried
}
