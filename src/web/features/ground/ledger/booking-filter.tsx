import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { toBookingReference } from '#domain/booking/reference.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import type { LedgerFilter } from './ledger-filter.ts'
import { readBooking } from './read-booking.ts'

type BookingFilterProps = { filter: LedgerFilter; onFilter: (filter: LedgerFilter) => void }

/** Which booking's entries are shown; without scripts the form sends itself. */
export function BookingFilter({ filter, onFilter }: BookingFilterProps) {
  const [text, setText] = useState(filter.booking ? toBookingReference(Number(filter.booking)) : '')
  const [problem, setProblem] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const read = readBooking(text)
    if ('problem' in read) setProblem(read.problem)
    else onFilter(read.filter)
  }
  return (
    <search>
      <form noValidate onSubmit={submit} className="flex flex-wrap items-end gap-2">
        <Field label="Booking" error={problem} className="w-52">
          <Input
            name="booking"
            placeholder="PLA-B00042"
            autoComplete="off"
            maxLength={20}
            value={text}
            onChange={(event) => {
              setText(event.target.value)
              setProblem(undefined)
            }}
          />
        </Field>
        <Button type="submit" variant="outline">
          Show
        </Button>
        {filter.booking && (
          <Button variant="ghost" render={<Link to="/admin/ledger" search={{}} />}>
            Show all
          </Button>
        )}
      </form>
    </search>
  )
}
