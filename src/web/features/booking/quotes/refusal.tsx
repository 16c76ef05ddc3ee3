import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { DraftInput } from '#contract/booking/bookings.ts'
import { toDateRange } from '#domain/format-dates.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import type { QuoteState } from './quote-state.ts'
import { readReply } from './read-reply.ts'

const WaitButton = lazy(() => import('./wait-button.tsx').then((m) => ({ default: m.WaitButton })))

type Range = { first: string; last: string }

type RefusalProps = {
  error: Error
  choice: QuoteState
  /** Null where the reader cannot book. */
  request: DraftInput | null
}

/** Why there is no price for these dates, the nearest that has one, and waiting for what others have. */
export function Refusal({ error, choice, request }: RefusalProps) {
  const { nearest, code } = readReply(error)
  const waiting = code === 'dates-taken' ? request : null
  return (
    <Alert
      tone="warning"
      action={
        (nearest || waiting) && (
          <div className="flex flex-wrap gap-2">
            {nearest && <NearestLink {...{ nearest, choice }} />}
            <Suspense>{waiting && <WaitButton request={waiting} />}</Suspense>
          </div>
        )
      }
    >
      {error.message}
    </Alert>
  )
}

/** A link, so that it works without scripts. */
function NearestLink({ nearest, choice }: { nearest: Range; choice: QuoteState }) {
  const search = { ...choice, from: nearest.first, to: nearest.last }
  return (
    <Button variant="outline" size="sm" render={<Link to="." search={search} replace resetScroll={false} />}>
      Take {toDateRange(nearest)}
    </Button>
  )
}
