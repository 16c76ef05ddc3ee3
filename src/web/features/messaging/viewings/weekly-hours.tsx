import { Plus, X } from 'lucide-react'
import type { ViewingSettings } from '#contract/messaging/viewings.ts'
import { VIEWING_LIMITS } from '#domain/messaging/viewings.ts'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/input.tsx'
import { toClock, toMinute } from './clock-text.ts'

type Hours = ViewingSettings['hours']
type Range = Hours[number]

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
const WORKDAYS = [1, 2, 3, 4, 5]
const NEW_RANGE = { from: 9 * 60, to: 17 * 60 }

type WeeklyHoursProps = { value: Hours; onChange: (hours: Hours) => void }

/** The hours of each weekday, each range in two time fields. */
export function WeeklyHours({ value, onChange }: WeeklyHoursProps) {
  const of = (weekday: number) => value.filter((range) => range.weekday === weekday)
  const replace = (weekday: number, ranges: Range[]) =>
    onChange([...value.filter((range) => range.weekday !== weekday), ...ranges])
  const monday = of(1)
  const copyMonday = () =>
    onChange([
      ...value.filter(({ weekday }) => !WORKDAYS.includes(weekday)),
      ...WORKDAYS.flatMap((weekday) => monday.map((range) => ({ ...range, weekday }))),
    ])
  return (
    <div className="flex flex-col">
      {DAYS.map(({ weekday, name }) => (
        <Day
          key={weekday}
          {...{ weekday, name }}
          ranges={of(weekday)}
          onChange={(next) => replace(weekday, next)}
        />
      ))}
      {monday.length > 0 && (
        <Button variant="outline" size="sm" className="mt-3 self-start" onClick={copyMonday}>
          Use Monday’s hours from Monday to Friday
        </Button>
      )}
    </div>
  )
}

type DayProps = { weekday: number; name: string; ranges: Range[]; onChange: (ranges: Range[]) => void }

function Day({ weekday, name, ranges, onChange }: DayProps) {
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
            onChange={(next) => set(i, next)}
            onRemove={() => onChange(ranges.filter((_, j) => j !== i))}
          />
        ))}
      </div>
      {ranges.length < VIEWING_LIMITS.hoursPerDay && (
        <Button
          variant="ghost"
          size="sm"
          className="self-start"
          aria-label={`Add hours on ${name}`}
          onClick={() => onChange([...ranges, nextRange(weekday, ranges)])}
        >
          <Plus aria-hidden="true" />
          Add hours
        </Button>
      )}
    </fieldset>
  )
}

/** After the last range of the day, if there is room. */
function nextRange(weekday: number, ranges: Range[]): Range {
  const last = Math.max(0, ...ranges.map(({ to }) => to))
  if (last === 0) return { weekday, ...NEW_RANGE }
  return { weekday, from: Math.min(last + 60, 1380), to: Math.min(last + 180, 1440) }
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
