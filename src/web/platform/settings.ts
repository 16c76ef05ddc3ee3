import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import type { PageContext } from './page-context.ts'

/** The nonce of this answer's Content-Security-Policy; the browser needs none. */
export const readNonce = createIsomorphicFn()
  .server((): string | undefined => (getGlobalStartContext() as unknown as PageContext | undefined)?.nonce)
  .client((): string | undefined => undefined)

/** Public settings while rendering; the root route's loader carries them to the browser. */
export const readServerSettings = createIsomorphicFn()
  .server(() => (getGlobalStartContext() as unknown as PageContext).settings)
  .client(() => null)
