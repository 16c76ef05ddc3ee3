import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { onToastWaiting } from '#web/ui/toast.ts'

// 15 kB that no first paint needs. A chunk that cannot be fetched must not take the page down with it.
const ToastViewport = lazy(() =>
  import('#web/ui/toast-viewport.tsx').then(
    (module) => ({ default: module.ToastViewport }),
    () => ({ default: () => null }),
  ),
)

const QUIET_MS = 1500

/** Put once around the app: draws what `toast()` asks for, in a polite live region. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    const want = () => setWanted(true)
    const timer = setTimeout(want, QUIET_MS)
    const leave = onToastWaiting(want)
    return () => {
      clearTimeout(timer)
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
