import { Plus, X } from 'lucide-react'
import { VIEWING_LIMITS } from '#domain/messaging/viewings.ts'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/input.tsx'
import { toClock, toMinute } from './clock-text.ts'
import { copyMonday, type Hours, hoursOf, nextRange, type Range, replaceDay } from './week-hours.ts'

/** As the week is lived: Monday first. */
const DAYS = [
  { weekday: 1, name: 'Monday' },
  { weekday: 2, name: 'Tuesday' },
  { weekday: 3, name: 'Wednesday' },
  { weekday: 4, name: 'Thursday' },
  { weekday: 5, name: 'Friday' },
  { weekday: 6, name: 'Saturday' },
  { weekday: 0, name: 'Sunday' },
]
type WeeklyHoursProps = { value: Hours; onChange: (hours: Hours) => void }

/** The hours of each weekday, each range in two time fields. */
export function WeeklyHours({ value, onChange }: WeeklyHoursProps) {
  return (
    <div className="flex flex-col">
      {DAYS.map(({ weekday, name }) => (
        <Day
          key={weekday}
          {...{ weekday, name }}
          ranges={hoursOf(value, weekday)}
          onChange={(next) => onChange(replaceDay(value, weekday, next))}
        />
      ))}
      {hoursOf(value, 1).length > 0 && (
        <Button
          variant="outline"
          size="sm"
          className="mt-3 self-start"
          onClick={() => onChange(copyMonday(value))}
        >
          Use Monday’s hours from Monday to Friday
        </Button>
      )}
    </div>
  )
}

type DayProps = { weekday: number; name: string; ranges: Range[]; onChange: (ranges: Range[]) => void }

function Day({ weekday, name, ranges, onChange }: DayProps) {
  const next = nextRange(weekday, ranges)
  const set = (at: number, range: Range) => onChange(ranges.map((one, i) => (i === at ? range : one)))
  return (
    <fieldset className="flex min-w-0 flex-col gap-2 border-t border-rule py-3 sm:grid sm:grid-cols-[8rem_1fr_auto] sm:items-start">
      <legend className="sr-only">{name}</legend>
      <p aria-hidden="true" className="font-semibold sm:pt-2">
        {name}
      </p>
      <div className="flex min-w-0 flex-col gap-2">
        {ranges.length === 0 && <p className="text-ink-faint sm:pt-2">No viewings</p>}
        {ranges.map((range, i) => (
          <RangeFields
            // biome-ignore lint/suspicious/noArrayIndexKey: the position is the identity
            key={i}
            range={range}
            label={`${name}, ${i + 1}.`}
            onChange={(changed) => set(i, changed)}
            onRemove={() => onChange(ranges.filter((_, j) => j !== i))}
          />
        ))}
      </div>
      {next && ranges.length < VIEWING_LIMITS.hoursPerDay && (
        <Button
          variant="ghost"
          size="sm"
          className="self-start"
          aria-label={`Add hours on ${name}`}
          onClick={() => onChange([...ranges, next])}
        >
          <Plus aria-hidden="true" />
          Add hours
        </Button>
      )}
    </fieldset>
  )
}

/** On a phone the clock's own button would cover the hours. */
const TIME_INPUT = 'min-w-0 flex-1 px-2 sm:max-w-36 max-sm:[&::-webkit-calendar-picker-indicator]:hidden'

type RangeFieldsProps = {
  range: Range
  /** "Monday, 1." */
  label: string
  onChange: (range: Range) => void
  onRemove: () => void
}

function RangeFields({ range, label, onChange, onRemove }: RangeFieldsProps) {
  return (
    <div className="flex min-w-0 items-center gap-1.5 sm:gap-2">
      <Input
        type="time"
        step={900}
        aria-label={`${label} From`}
        className={TIME_INPUT}
        value={toClock(range.from)}
        onChange={(event) => onChange({ ...range, from: toMinute(event.target.value, false) })}
      />
      <span aria-hidden="true">to</span>
      <Input
        type="time"
        step={900}
        aria-label={`${label} To`}
        className={TIME_INPUT}
        value={toClock(range.to)}
        onChange={(event) => onChange({ ...range, to: toMinute(event.target.value, true) })}
      />
      <Button variant="ghost" size="icon" aria-label={`${label} Remove`} onClick={onRemove}>
        <X aria-hidden="true" />
      </Button>
    </div>
  )
}
