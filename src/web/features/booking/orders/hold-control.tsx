import { useState } from 'react'
import { DEADLINES } from '#domain/booking/deadlines.ts'
import { HoldDaysField } from '#web/booking-parts/hold-days-field.tsx'
import { Button } from '#web/ui/button.tsx'

type HoldControlProps = {
  /** What the seller allows, in days. */
  max: number
  isPending: boolean
  onHold: (days: number) => void
}

/** Keeps dates from others for some days, before anything is accepted. */
export function HoldControl({ max, isPending, onHold }: HoldControlProps) {
  const [days, setDays] = useState(Math.min(max, DEADLINES.holdDays.default))
  return (
    <div className="flex flex-col gap-3 rounded-card bg-sunk p-4">
      <p className="text-sm text-ink-soft">
        Not sure yet? Hold the dates: nobody else can book them in the meantime, and you can still decide
        about the terms.
      </p>
      <div className="flex flex-wrap items-end gap-3">
        {max > 1 && <HoldDaysField value={days} max={max} onChange={setDays} />}
        <Button variant="outline" disabled={isPending} onClick={() => onHold(days)}>
          {max > 1 ? 'Hold these dates' : 'Hold these dates for a day'}
        </Button>
      </div>
    </div>
  )
}
