import { type FormEvent, lazy, Suspense, useEffect, useRef } from 'react'
import type { Booking } from '#contract/booking/bookings.ts'
import { BOOKING_TEXTS } from '#domain/booking/terms.ts'
import { MessageField } from '#web/booking-parts/approval/message-field.tsx'
import { RefusalError } from '#web/booking-parts/refusal-error.tsx'
import { ApiError } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { NoteField, PoliticalFields, ReadBox } from './order-fields.tsx'
import { usePlacing } from './use-placing.ts'

const OtherWays = lazy(() => import('./other-ways.tsx').then((m) => ({ default: m.OtherWays })))

type OrderFormProps = { booking: Booking; onPlaced: (booking: Booking) => void }
type PlacingStep = 'book' | 'request'

const PLACING: Record<PlacingStep, string> = { book: 'Book Now', request: 'Request to Book' }

/** What is advertised, that the terms were read, and placing the booking. */
export function OrderForm({ booking, onPlaced }: OrderFormProps) {
  const { steps, sha256 } = booking
  const { form, change, problems, place, hold, isAsking, isPending, error } = usePlacing(booking, onPlaced)
  const placing = (['book', 'request'] as const).find((step) => steps.includes(step))
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.keys(problems).length > 0)
      element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [problems])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (placing) place({ step: placing })
  }
  const refused = error instanceof ApiError ? error.fields : {}
  const shown = Object.keys(refused).length > 0 ? { ...refused, ...problems } : problems
  return (
    <form
      ref={element}
      noValidate
      onSubmit={submit}
      className="flex flex-col gap-4 border-t border-rule pt-5"
    >
      <RefusalError error={shown === problems ? error : null} />
      <Field
        label="Brand"
        required
        hint="What is advertised: a brand, a product or a cause."
        error={shown.brand}
      >
        <Input
          name="brand"
          maxLength={BOOKING_TEXTS.brand}
          value={form.brand}
          onChange={(event) => change({ brand: event.target.value })}
        />
      </Field>
      <NoteField note={form.note} error={shown.note} onChange={(note) => change({ note })} />
      <PoliticalFields
        sponsor={form.sponsor}
        error={shown.sponsor}
        onChange={(sponsor) => change({ sponsor })}
      />
      {isAsking && <MessageField value={form.message} onChange={(message) => change({ message })} />}
      <ReadBox
        isRead={form.readHash === sha256}
        onChange={(isRead) => change({ readHash: isRead ? sha256 : null })}
        error={shown.isRead}
      />
      <div className="flex flex-wrap items-center gap-3">
        {placing && (
          <Button type="submit" size="lg" pending={isPending}>
            {isAsking ? 'Ask for approval' : PLACING[placing]}
          </Button>
        )}
        <p className="text-sm text-ink-faint">
          {isAsking ? 'Nothing is sent until it is approved.' : 'You are not charged yet.'}
        </p>
      </div>
      <Suspense>
        <OtherWays
          booking={booking}
          isPending={isPending}
          isAsking={isAsking}
          onOffer={(spaceCents) => place({ step: 'request', spaceCents })}
          onHold={hold}
        />
      </Suspense>
    </form>
  )
}
