import { createStartHandler, defaultStreamHandler } from '@tanstack/react-start/server'
import { createServerEntry } from '@tanstack/react-start/server-entry'
import type { PageContext } from '#contract/page-context.ts'
import { holdModulesBack } from './platform/start-after-paint.tsx'

declare module '@tanstack/react-router' {
  interface Register {
    server: { requestContext: PageContext }
  }
}

/** The page renderer: the web process calls it with each request and its context. */
export default createServerEntry({
  fetch: createStartHandler((page) => {
    holdModulesBack(page.router)
    return defaultStreamHandler(page)
  }),
})
