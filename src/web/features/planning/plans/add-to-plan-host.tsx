import { lazy, Suspense, useEffect } from 'react'
import { askForPlan, usePlannedSpace } from '#web/listing-parts/to-plan.ts'

const Dialog = lazy(() => import('./add-to-plan-dialog.tsx').then((m) => ({ default: m.AddToPlanDialog })))

/** The dialog of plans, on every screen with spaces; nothing, and no code, until one is asked for. */
export function AddToPlanHost() {
  const space = usePlannedSpace()
  // what was asked for on one screen is not asked on the next, nor on the way back
  useEffect(() => () => askForPlan(null), [])
  if (!space) return null
  return (
    <Suspense>
      <Dialog key={space.listingId} space={space} onClose={() => askForPlan(null)} />
    </Suspense>
  )
}
