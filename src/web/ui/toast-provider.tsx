import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { onToastWaiting } from '#web/ui/toast.ts'

// Lazy-loaded: 17 kB that mere readers do not need. A chunk that fails to load must not take the page down.
const ToastViewport = lazy(() =>
  import('#web/ui/toast-viewport.tsx').then(
    (module) => ({ default: module.ToastViewport }),
    () => ({ default: () => null }),
  ),
)

/** Preloaded on the first user interaction, before any toast. */
const FIRST_ACTIONS = ['pointerdown', 'keydown'] as const

/**
 * Mounted once around the app: renders `toast()` notifications in a polite live region. The region exists from the
 * first interaction on, because some screen readers do not announce a live region's initial content.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    const want = () => setWanted(true)
    for (const action of FIRST_ACTIONS) addEventListener(action, want, { once: true, passive: true })
    const leave = onToastWaiting(want)
    return () => {
      for (const action of FIRST_ACTIONS) removeEventListener(action, want)
      leave()
    }
  }, [])
  return (
    <>
      {children}
      {wanted && (
        <Suspense fallback={null}>
          <ToastViewport />
        </Suspense>
      )}
    </>
  )
}
