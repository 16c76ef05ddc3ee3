import { lazy, Suspense } from 'react'
import { compared, useStoredSet } from './compared.ts'

const TrayBar = lazy(() => import('./compare-tray-bar.tsx').then((m) => ({ default: m.CompareTrayBar })))

/** The spaces chosen to compare, on every screen that has some to choose; nothing, and no code, until there is one. */
export function CompareTray() {
  const { size } = useStoredSet(compared)
  if (size === 0) return null
  return (
    <Suspense>
      <TrayBar />
    </Suspense>
  )
}
