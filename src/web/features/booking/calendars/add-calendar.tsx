import { type FormEvent, useState } from 'react'
import { BOOKING_LIMITS } from '#domain/booking/booking-terms.ts'
import { ApiError, api } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { useCalendarStep } from './use-calendar-step.ts'

type AddCalendarProps = { listingId: string; count: number }

export function AddCalendar({ listingId, count }: AddCalendarProps) {
  const [url, setUrl] = useState('')
  const add = useCalendarStep(listingId, {
    send: (given: string) =>
      api('POST /api/my/listings/:id/calendars', { params: { id: listingId }, body: { url: given } }),
    done: 'The calendar is joined',
    onDone: () => setUrl(''),
  })
  if (count >= BOOKING_LIMITS.calendars)
    return (
      <p className="text-ink-soft">{`${BOOKING_LIMITS.calendars} calendars are joined, and no more can be.`}</p>
    )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    add.mutate(url)
  }
  const { error } = add
  const message =
    error instanceof ApiError ? (error.fields.url ?? error.message) : error && 'Please try again.'
  return (
    <form noValidate onSubmit={submit} className="flex flex-col items-start gap-3 noscript:hidden">
      <Field
        label="Address of the calendar"
        hint="Begins with https and often ends with .ics. Your calendar program calls it iCal address, secret address or feed."
        error={message ?? undefined}
        className="w-full"
      >
        <Input
          name="url"
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          maxLength={BOOKING_LIMITS.calendarUrl}
          value={url}
          onChange={(event) => setUrl(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="outline" pending={add.isPending}>
        {add.isPending ? 'Reading...' : 'Join calendar'}
      </Button>
    </form>
  )
}
