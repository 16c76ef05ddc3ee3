import { lazy, Suspense, useState } from 'react'
import type { PlanLineInput } from '#contract/planning/plans-saved.ts'
import { useRequireAccount } from '#web/platform/auth/use-require-account.ts'
import { Button } from '#web/ui/button.tsx'

const AddToPlanDialog = lazy(() => import('./add-to-plan.tsx').then((m) => ({ default: m.AddToPlanDialog })))
const TO_PLAN = { tab: 'login', reason: 'Sign in to add this space to a plan.' } as const

/** Opens the dialog that puts a space with its dates into a plan; guests sign in first. */
export function AddToPlanButton({
  line: { listingId, unitId, from, to, quantity },
}: {
  line: PlanLineInput
}) {
  const withAccount = useRequireAccount(TO_PLAN)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant="ghost"
        onClick={() => void withAccount(() => setIsOpen(true))}
        aria-haspopup="dialog"
        className="noscript:hidden"
      >
        Add to plan
      </Button>
      {isOpen && (
        <Suspense>
          <AddToPlanDialog
            line={{ listingId, unitId, from, to, quantity }}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
