import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { PlanLineInput } from '#contract/planning/plans-saved.ts'
import { useRequireAccount } from '#web/platform/auth/use-require-account.ts'

const AddToPlanDialog = lazy(() => import('./add-to-plan.tsx').then((m) => ({ default: m.AddToPlanDialog })))
const TO_PLAN = { tab: 'login', reason: 'Sign in to add this space to a plan.' } as const

/** Opens the dialog that puts a space with its dates into a plan; guests sign in first. */
export function useAddToPlan(): { open: (line: PlanLineInput) => void; dialog: ReactNode } {
  const withAccount = useRequireAccount(TO_PLAN)
  const [line, setLine] = useState<PlanLineInput | null>(null)
  const dialog = line && (
    <Suspense>
      <AddToPlanDialog line={line} onClose={() => setLine(null)} />
    </Suspense>
  )
  return { open: (next) => void withAccount(() => setLine(next)), dialog }
}
