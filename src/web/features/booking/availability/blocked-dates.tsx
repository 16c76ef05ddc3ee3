import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import type { AvailableUnit } from '#contract/booking/availability.ts'
import type { Days } from '#domain/booking/cells.ts'
import { toDateRange } from '#domain/format-dates.ts'
import { RoleNote } from '#web/platform/auth/if-may.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { DateInput } from '#web/ui/date-input.tsx'
import { Field } from '#web/ui/field.tsx'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#web/ui/table.tsx'
import { ChangeForm } from './change-form.tsx'
import { toProblem } from './date-problem.ts'
import type { Claim } from './day-states.ts'

const CELL_HINTS: Record<AvailableUnit['cell'], string | null> = {
  day: null,
  week: 'Sold by the week: whole weeks from Monday are blocked.',
  '4-week': 'Sold in four-week periods: whole periods are blocked.',
  listed: 'Every issue or date that begins in these days is blocked.',
}

type BlockedDatesProps = {
  listingId: string
  unit: AvailableUnit
  claims: readonly Claim[]
  today: string
  latest: string
  onChange: (step: 'block' | 'free', days: Days) => void
}

/** What the calendar shows, as a table and a form: for keys, small screens, and browsers without scripts. */
export function BlockedDates({ listingId, unit, claims, today, latest, onChange }: BlockedDatesProps) {
  const id = useId()
  const form = { listingId, unitId: unit.id, onChange }
  const taken = claims.toSorted((a, b) => a.first.localeCompare(b.first))
  return (
    <section id="blocked-dates" aria-labelledby={id} className="flex scroll-mt-8 flex-col gap-4">
      <h2 id={id} className="text-2xl">
        Blocked dates
      </h2>
      <RoleNote needs="calendar" />
      <BlockForm {...form} cell={unit.cell} min={today} max={latest} />
      {taken.length === 0 ? (
        <p className="text-ink-soft">Nothing is taken.</p>
      ) : (
        <TakenTable {...form} claims={taken} capacity={unit.capacity} />
      )}
    </section>
  )
}

type FormProps = Pick<BlockedDatesProps, 'listingId' | 'onChange'> & { unitId: number | null }
type BlockFormProps = FormProps & { cell: AvailableUnit['cell']; min: string; max: string }

function BlockForm({ cell, min, max, onChange, ...form }: BlockFormProps) {
  const [problem, setProblem] = useState<ReturnType<typeof toProblem>>(null)
  const block = (step: 'block' | 'free', days: Days) => {
    const found = toProblem(days)
    setProblem(found)
    if (!found) onChange(step, days)
  }
  const errorOf = (name: 'from' | 'to') => (problem?.field === name ? problem.message : undefined)
  return (
    <ChangeForm {...form} step="block" onChange={block} className="flex flex-col gap-3">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-3">
        <Field label="First day" error={errorOf('from')}>
          <DateInput name="from" min={min} max={max} required />
        </Field>
        <Field label="Last day" error={errorOf('to')}>
          <DateInput name="to" min={min} max={max} required />
        </Field>
      </div>
      {CELL_HINTS[cell] && <p className="text-sm text-ink-faint">{CELL_HINTS[cell]}</p>}
      <Button type="submit" className="self-start">
        Block these dates
      </Button>
    </ChangeForm>
  )
}

const KINDS = {
  booking: { words: 'Sold', variant: 'primary' },
  hold: { words: 'Held', variant: 'accent' },
  block: { words: 'Blocked', variant: 'neutral' },
  import: { words: 'Other calendar', variant: 'outline' },
} as const

/** So many rows are shown at once. */
const SHOWN = 12

type TakenTableProps = FormProps & { claims: readonly Claim[]; capacity: number }

function TakenTable({ claims, capacity, ...form }: TakenTableProps) {
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? claims : claims.slice(0, SHOWN)
  return (
    <>
      <Table caption="What is taken">
        <TableHeader>
          <TableRow>
            <TableHead>Dates</TableHead>
            <TableHead>What</TableHead>
            <TableHead>
              <span className="sr-only">Change</span>
            </TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {shown.map(({ id, first, last, kind, quantity, bookingId, label, note }) => (
            <TableRow key={id}>
              <TableCell className="tabular-nums">{toDateRange({ first, last })}</TableCell>
              <TableCell>
                <Badge variant={KINDS[kind].variant}>
                  {KINDS[kind].words}
                  {capacity > 1 && `, ${quantity}`}
                </Badge>
                {label && <span className="mt-1 block wrap-anywhere">{label}</span>}
                {note && <span className="block text-sm wrap-anywhere text-ink-faint">{note}</span>}
              </TableCell>
              <TableCell>
                {bookingId !== null && (
                  <Link to="/bookings/$id" params={{ id: String(bookingId) }} className="link">
                    Booking
                    <span className="sr-only"> {toDateRange({ first, last })}</span>
                  </Link>
                )}
                {kind === 'block' && (
                  <ChangeForm {...form} step="free" days={{ first, last }}>
                    <Button type="submit" size="sm" variant="ghost">
                      Unblock
                      <span className="sr-only"> {toDateRange({ first, last })}</span>
                    </Button>
                  </ChangeForm>
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {shown.length < claims.length && (
        <Button
          variant="outline"
          size="sm"
          className="self-start noscript:hidden"
          onClick={() => setShowsAll(true)}
        >
          {`Show all ${claims.length}`}
        </Button>
      )}
    </>
  )
}
