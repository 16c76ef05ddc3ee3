import { Link } from '@tanstack/react-router'
import { toDateRange } from '#domain/format-dates.ts'
import { ApiError } from '#web/platform/api.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import type { QuoteState } from './quote-state.ts'

type Range = { first: string; last: string }

/** Why there is no price for these dates, and the nearest that has one. */
export function Refusal({ error, choice }: { error: Error; choice: QuoteState }) {
  const nearest = readNearest(error)
  return (
    <Alert tone="warning" action={nearest && <NearestLink {...{ nearest, choice }} />}>
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

function readNearest(error: Error): Range | null {
  const reply = error instanceof ApiError ? (error.reply as { nearest?: Range | null } | null) : null
  return reply?.nearest ?? null
}
