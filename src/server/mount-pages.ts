import type { AppContext } from './context.ts'
import type { App } from './platform/http/env.ts'
import { type PageOptions, servePages } from './platform/http/pages.ts'
import { hasSessionCookie } from './platform/http/session-cookie.ts'

/** A request to an assistant: it counts against the limit of who asks, and as demand. */
const ASKS_ASSISTANT = /^\/find-ads\/?\?/
/** A plan by its link: its prices are those of the moment, and a link that is ended is ended at once. */
const IS_SHARED_PLAN = /^\/p\//

/** Mounts the pages, after every other route of the app, with the hooks that features provide for them. */
export function mountPages(app: App, context: AppContext, load?: PageOptions['load']): Promise<void> {
  const { config, pageChanges, pageCounter } = context
  return servePages(app, {
    config,
    changes: pageChanges,
    hasSession: hasSessionCookie,
    isOfOne: (address) => ASKS_ASSISTANT.test(address) || IS_SHARED_PLAN.test(address),
    onRead: (path, headers) => pageCounter.count(path, headers),
    load,
  })
}
