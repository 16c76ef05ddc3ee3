import { useEffect, useState } from 'react'
import { keepOffline } from './keep-offline.ts'

const NONE: readonly string[] = []

/** Whether this page opens again without a network: a worker controls it, or has kept all that it needs. */
export function OfflineNote({ pictures = NONE }: { pictures?: readonly string[] }) {
  const [isKept, setKept] = useState(false)
  useEffect(() => {
    if (navigator.onLine) void keepOffline(pictures).then(setKept, () => setKept(false))
    else setKept(isControlled(navigator))
  }, [pictures])
  return (
    <p className="text-sm text-ink-faint" role="status">
      {isKept ? 'This page opens without a network, too.' : 'Keep this page open where there is no network.'}
    </p>
  )
}

/** Browsers have no workers without TLS, and none controls a page before it was loaded again. */
export function isControlled(browser: { serviceWorker?: { controller: unknown } | undefined }): boolean {
  return Boolean(browser.serviceWorker?.controller)
}
