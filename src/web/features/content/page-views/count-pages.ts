import type { AnyRouter } from '@tanstack/react-router'
import { send } from '#web/platform/send.ts'

/** Reports client-side navigations, which the server does not see; it stores totals by page and day, nothing else. */
export function startCountingPages(router: AnyRouter): void {
  if (typeof document === 'undefined') return
  router.subscribe('onResolved', ({ pathChanged, fromLocation, toLocation }) => {
    if (!pathChanged || !fromLocation) return
    const body = JSON.stringify({ path: toLocation.pathname })
    const headers = { 'content-type': 'application/json' }
    send('/api/page-views', { method: 'POST', headers, body, keepalive: true }).catch(() => {})
  })
}
