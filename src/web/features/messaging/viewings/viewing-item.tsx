import { CalendarPlus, MapPin } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { Viewing } from '#contract/messaging/viewings.ts'
import type { OfferedViewingStep } from '#domain/messaging/viewings.ts'
import { useApiHref } from '#web/platform/auth/use-api-href.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ViewingTime } from './viewing-time.tsx'
import { describeStatus, isOpen, STEP_BUTTONS } from './viewing-words.ts'

const StepDialog = lazy(() => import('./step-dialog.tsx').then((m) => ({ default: m.StepDialog })))

type ViewingItemProps = {
  viewing: Viewing
  /** What it is of and with whom, where that is not plain from its surroundings. */
  children?: ReactNode
}

/** One viewing: how it stands, when and where, and what its reader can do. */
export function ViewingItem({ viewing, children }: ViewingItemProps) {
  const { proposedTimes, proposedBy, startsAt, timeZone, place, reason, minutes } = viewing
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <p>
        <Badge variant={BADGES[viewing.status]}>{describeStatus(viewing)}</Badge>
      </p>
      {children}
      {startsAt && (
        <p className="font-semibold">
          <ViewingTime instant={startsAt} zone={timeZone} />
        </p>
      )}
      {proposedTimes.length > 0 && (
        <div>
          <p className="text-sm text-ink-soft">
            {proposedBy === 'me' ? 'You propose' : `${viewing.other.name} proposes`}
          </p>
          <ul>
            {proposedTimes.map((time) => (
              <li key={time} className={startsAt ? undefined : 'font-semibold'}>
                <ViewingTime instant={time} zone={timeZone} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {isOpen(viewing) && (
        <p className="flex items-start gap-1.5 text-sm text-ink-soft">
          <MapPin aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span dir="auto">{`${place}, ${minutes} minutes`}</span>
        </p>
      )}
      {reason && (
        <p dir="auto" className="text-sm text-ink-soft">
          “{reason}”
        </p>
      )}
      <Actions viewing={viewing} />
    </div>
  )
}

const BADGES = {
  proposed: 'accent',
  confirmed: 'primary',
  declined: 'neutral',
  cancelled: 'danger',
  done: 'neutral',
  missed: 'neutral',
} as const

function Actions({ viewing }: { viewing: Viewing }) {
  const { id, steps, status } = viewing
  const [open, setOpen] = useState<OfferedViewingStep | null>(null)
  const toHref = useApiHref()
  const hasCalendar = status === 'confirmed'
  if (steps.length === 0 && !hasCalendar) return null
  return (
    <div className="mt-1 flex flex-wrap gap-2">
      {steps.map((step) => (
        <Button
          key={step}
          size="sm"
          variant={step === 'confirm' ? 'default' : 'outline'}
          onClick={() => setOpen(step)}
        >
          {STEP_BUTTONS[step]}
        </Button>
      ))}
      {hasCalendar && (
        <Button
          size="sm"
          variant="outline"
          render={<a href={toHref(`/api/viewings/${id}/calendar`)} download />}
        >
          <CalendarPlus aria-hidden="true" />
          Add to calendar
        </Button>
      )}
      {open && (
        <Suspense>
          <StepDialog viewing={viewing} step={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </div>
  )
}
