import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { ViewingSlots } from '#contract/messaging/viewings.ts'
import { formatClockIn, formatDayIn } from '#domain/format-dates.ts'
import { required } from '#domain/required.ts'
import { Alert } from '#web/ui/alert.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Field, FieldError } from '#web/ui/field.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { Select } from '#web/ui/select.tsx'
import type { TimesField } from '#web/ui/time-fields.tsx'
import { OwnTimes } from './own-times.tsx'
import { pickSlot, shownDay } from './pick-slot.ts'
import { slotsQuery } from './queries.ts'
import { ViewingTime } from './viewing-time.tsx'

type SlotPickerProps = TimesField & { listingId: number }

/** Picks one or up to three of the seller's free times; without hours, times are proposed freely. */
export function SlotPicker({ listingId, ...field }: SlotPickerProps) {
  const { data, isError, error, refetch } = useQuery(slotsQuery(listingId))
  if (isError) return <ErrorState title={error.message} onRetry={() => void refetch()} />
  if (!data) return <LoadingState label="Loading free times..." />
  if (!data.hasHours) return <OwnTimes zone={data.timeZone} {...field} />
  if (data.slots.length === 0)
    return (
      <Alert title="No free times in the next three weeks">Write to the seller to find another time.</Alert>
    )
  return <Slots slots={data} {...field} />
}

function Slots({ slots, value, onChange, error }: TimesField & { slots: ViewingSlots }) {
  const { timeZone: zone, confirmsAlone } = slots
  const id = useId()
  const days = Map.groupBy(slots.slots, (slot) => formatDayIn(new Date(slot), zone))
  const [chosen, setDay] = useState<string | null>(null)
  // the day may have filled up meanwhile
  const day = shownDay([...days.keys()], chosen)
  const picked = value.filter(Boolean)
  return (
    <div className="flex flex-col gap-3">
      <Field label="Day">
        <Select
          name="day"
          value={day}
          onChange={(event) => setDay(event.target.value)}
          options={[...days].map(([name, times]) => ({
            value: name,
            label: `${name} (${times.length} free)`,
          }))}
        />
      </Field>
      <fieldset aria-describedby={error ? `${id}-error` : undefined}>
        <legend className="mb-1.5 text-sm font-semibold">
          {confirmsAlone ? 'Time' : 'Times: one that suits you, or up to three'}
        </legend>
        <div className="grid max-h-56 grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-2 overflow-y-auto p-0.5">
          {required(days.get(day)).map((slot) => (
            <Slot
              key={slot}
              {...{ slot, zone, name: id }}
              isPicked={picked.includes(slot)}
              isSingle={confirmsAlone}
              onPick={() => onChange(pickSlot(picked, slot, confirmsAlone))}
            />
          ))}
        </div>
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </fieldset>
      <Picked times={picked} zone={zone} isAgreed={confirmsAlone} />
    </div>
  )
}

type SlotProps = {
  slot: string
  zone: string
  name: string
  isPicked: boolean
  isSingle: boolean
  onPick: () => void
}

function Slot({ slot, zone, name, isPicked, isSingle, onPick }: SlotProps) {
  return (
    <label className="relative flex h-10 items-center justify-center rounded-control border border-control text-sm font-semibold text-ink-soft hover:text-ink has-checked:border-primary has-checked:bg-primary has-checked:text-primary-on has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus pointer-coarse:h-11">
      <input
        type={isSingle ? 'radio' : 'checkbox'}
        name={name}
        className="absolute inset-0 cursor-pointer opacity-0"
        checked={isPicked}
        onChange={onPick}
      />
      {formatClockIn(new Date(slot), zone)}
    </label>
  )
}

function Picked({ times, zone, isAgreed }: { times: string[]; zone: string; isAgreed: boolean }) {
  return (
    <div aria-live="polite" className="text-sm text-ink-soft">
      {times.map((time) => (
        <p key={time}>
          <ViewingTime instant={time} zone={zone} />
        </p>
      ))}
      {isAgreed && <p className="text-ink-faint">A free time is agreed at once.</p>}
    </div>
  )
}
