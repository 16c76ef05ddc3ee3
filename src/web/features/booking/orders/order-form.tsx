import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { Booking } from '#contract/booking/bookings.ts'
import { BOOKING_TEXTS } from '#domain/booking/terms.ts'
import { RefusalError } from '#web/booking-parts/refusal-error.tsx'
import { ApiError } from '#web/platform/api.ts'
import { useTyped } from '#web/platform/typed.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { checkOrder, type OrderProblems } from './check-order.ts'
import { NoteField, PoliticalFields, ReadBox } from './order-fields.tsx'
import { useDraftStep } from './use-order.ts'

const OtherWays = lazy(() => import('./other-ways.tsx').then((m) => ({ default: m.OtherWays })))

type OrderFormProps = { booking: Booking; onPlaced: (booking: Booking) => void }
type PlacingStep = 'book' | 'request'

const PLACING: Record<PlacingStep, string> = { book: 'Book Now', request: 'Request to Book' }

/** What is advertised, that the terms were read, and placing the booking. */
export function OrderForm({ booking, onPlaced }: OrderFormProps) {
  const { steps, version, sha256, request } = booking
  const {
    typed: form,
    change,
    clear,
  } = useTyped(`order.${booking.id}`, {
    brand: request.brand,
    note: request.note,
    sponsor: request.sponsor,
    // of the terms as they stand: others have to be read again
    readHash: null as string | null,
  })
  const [problems, setProblems] = useState<OrderProblems>({})
  const take = useDraftStep(booking, (placed) => {
    clear()
    onPlaced(placed)
  })
  const placing = (['book', 'request'] as const).find((step) => steps.includes(step))
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.keys(problems).length > 0)
      element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [problems])
  const place = (chosen: { step: PlacingStep } | { step: 'request'; spaceCents: number }) => {
    const { readHash, ...details } = form
    const found = checkOrder({ ...details, isRead: readHash === sha256 })
    setProblems(found)
    if (!sha256 || Object.keys(found).length > 0) return
    take.mutate({ ...chosen, version, sha256, ...details })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (placing) place({ step: placing })
  }
  const refused = take.error instanceof ApiError ? take.error.fields : {}
  // a hold binds nobody yet: its terms are accepted later, as they stand
  const hold = (days: number) => {
    const { readHash: _, ...details } = form
    const found = checkOrder({ ...details, isRead: true })
    setProblems(found)
    if (Object.keys(found).length === 0) take.mutate({ step: 'hold', version, days, ...details })
  }
  const shown = Object.keys(refused).length > 0 ? { ...refused, ...problems } : problems
  return (
    <form
      ref={element}
      noValidate
      onSubmit={submit}
      className="flex flex-col gap-4 border-t border-rule pt-5"
    >
      <RefusalError error={shown === problems ? take.error : null} />
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
      <ReadBox
        isRead={form.readHash === sha256}
        onChange={(isRead) => change({ readHash: isRead ? sha256 : null })}
        error={shown.isRead}
      />
      <div className="flex flex-wrap items-center gap-3">
        {placing && (
          <Button type="submit" size="lg" pending={take.isPending}>
            {PLACING[placing]}
          </Button>
        )}
        <p className="text-sm text-ink-faint">You are not charged yet.</p>
      </div>
      <Suspense>
        <OtherWays
          booking={booking}
          isPending={take.isPending}
          onOffer={(spaceCents) => place({ step: 'request', spaceCents })}
          onHold={hold}
        />
      </Suspense>
    </form>
  )
}
