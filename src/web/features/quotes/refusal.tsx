import { toDateRange } from '#domain/format-dates.ts'
import { ApiError } from '#web/platform/api.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'

type Range = { first: string; last: string }

/** Why there is no price for these dates, and the nearest that has one. */
export function Refusal({ error, onTake }: { error: Error; onTake: (range: Range) => void }) {
  const nearest = readNearest(error)
  return (
    <Alert
      tone="warning"
      action={
        nearest && (
          <Button variant="outline" size="sm" onClick={() => onTake(nearest)}>
            Take {toDateRange(nearest)}
          </Button>
        )
      }
    >
      {error.message}
    </Alert>
  )
}

function readNearest(error: Error): Range | null {
  const reply = error instanceof ApiError ? (error.reply as { nearest?: Range | null } | null) : null
  return reply?.nearest ?? null
}
