import type { AnyRouter } from '@tanstack/react-router'
import { send } from '#web/platform/send.ts'

/** Tells the server of pages that are opened without asking it for them; it keeps totals by page and day, nothing else. */
export function startCountingPages(router: AnyRouter): void {
  if (typeof document === 'undefined') return
  router.subscribe('onResolved', ({ pathChanged, fromLocation, toLocation }) => {
    if (!pathChanged || !fromLocation) return
    const body = JSON.stringify({ path: toLocation.pathname })
    const headers = { 'content-type': 'application/json' }
    send('/api/page-views', { method: 'POST', headers, body, keepalive: true }).catch(() => {})
  })
}
