import type { SellerAnswers } from '#contract/listings/listings.ts'
import { Alert } from '#web/ui/alert.tsx'

/** Before somebody writes: what to expect of a seller whose buyers wait. */
export function DemotionWarning({ answers: { isFaded, awayUntil } }: { answers: SellerAnswers }) {
  if (!isFaded || awayUntil) return null
  return (
    <Alert tone="warning">
      This seller often doesn’t reply: three buyers in a row have waited for more than a week. If no answer
      comes in three days, we send you similar spaces.
    </Alert>
  )
}
