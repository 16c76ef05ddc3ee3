import type { ImportedCalendar } from '#contract/booking/calendars.ts'
import { toDateRange } from '#domain/format-dates.ts'
import { api } from '#web/platform/api.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { describeReading, describeUnread, unreadTitle } from './reading-words.ts'
import { toHost } from './to-host.ts'
import { toastRefusal, useCalendarStep } from './use-calendar-step.ts'

type ImportedListProps = { listingId: string; calendars: readonly ImportedCalendar[]; readAt: number }

export function ImportedList({ listingId, calendars, readAt }: ImportedListProps) {
  const remove = useCalendarStep(listingId, {
    send: (calendarId: number) =>
      api('DELETE /api/my/listings/:id/calendars/:calendarId', { params: { id: listingId, calendarId } }),
    done: 'The calendar is no longer read',
  })
  if (calendars.length === 0)
    return (
      <p className="text-ink-soft">
        None yet. What such a calendar holds is off the market here; we read it every half hour.
      </p>
    )
  return (
    <ul aria-label="Calendars kept elsewhere" className="flex flex-col gap-3">
      {calendars.map((calendar) => (
        <Imported
          key={calendar.id}
          calendar={calendar}
          readAt={readAt}
          isBusy={remove.isPending}
          onRemove={() => remove.mutate(calendar.id, { onError: toastRefusal })}
        />
      ))}
    </ul>
  )
}

type ImportedProps = { calendar: ImportedCalendar; readAt: number; isBusy: boolean; onRemove: () => void }

function Imported({ calendar, readAt, isBusy, onRemove }: ImportedProps) {
  const { url, error, unread, unreadCount, clashes } = calendar
  return (
    <Card render={<li />} className="flex flex-col gap-3 p-4">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="font-semibold">{toHost(url)}</p>
          <p className="truncate text-sm text-ink-faint">{url}</p>
          <p className="mt-1 text-sm text-ink-soft">{describeReading(calendar, readAt)}</p>
        </div>
        <Button size="sm" variant="ghost" disabled={isBusy} onClick={onRemove} className="noscript:hidden">
          Remove
          <span className="sr-only"> {toHost(url)}</span>
        </Button>
      </div>
      {error && (
        <Alert tone="danger" title="It could not be read">
          {error}
        </Alert>
      )}
      {unreadCount > 0 && (
        <Alert tone="warning" title={unreadTitle(calendar)}>
          <ul className="list-disc pl-5 wrap-anywhere">
            {unread.map((part) => (
              <li key={describeUnread(part)}>{describeUnread(part)}</li>
            ))}
          </ul>
          {unreadCount > unread.length && (
            <p className="mt-2">{`And ${unreadCount - unread.length} more.`}</p>
          )}
          <p className="mt-2">Correct them in that calendar, or block the days here by hand.</p>
        </Alert>
      )}
      {clashes.length > 0 && (
        <Alert tone="warning" title="It holds days that are sold here">
          <p>Both bookings are still in place. Settle with one of the buyers, then correct that calendar.</p>
          <ul className="mt-2 list-disc pl-5">
            {clashes.map(({ unitName, first, last }) => (
              <li key={`${unitName} ${first}`}>{`${toDateRange({ first, last })}, ${unitName}`}</li>
            ))}
          </ul>
        </Alert>
      )}
    </Card>
  )
}
