import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { onToastWaiting } from '#web/ui/toast.ts'

// 17 kB that nobody needs who only reads. A chunk that cannot be fetched must not take the page down with it.
const ToastViewport = lazy(() =>
  import('#web/ui/toast-viewport.tsx').then(
    (module) => ({ default: module.ToastViewport }),
    () => ({ default: () => null }),
  ),
)

/** What comes before any answer to what somebody does. */
const FIRST_ACTIONS = ['pointerdown', 'keydown'] as const

/**
 * Put once around the app: draws what `toast()` asks for, in a polite live region. The region is there from the first action on,
 * because some screen readers are silent about what a region is born with.
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
