import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import type { PageContext } from '#contract/page-context.ts'

/** API transport for server and browser: in-process while rendering, HTTP afterwards. */
export const send = createIsomorphicFn()
  .server((path: string, init?: RequestInit) =>
    (getGlobalStartContext() as unknown as PageContext).api(path, init),
  )
  .client((path: string, init?: RequestInit) => fetch(path, { credentials: 'same-origin', ...init }))
