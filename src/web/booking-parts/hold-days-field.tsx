import { DEADLINES } from '#domain/booking/deadlines.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'

type HoldDaysFieldProps = { value: number; max?: number; onChange: (days: number) => void }

/** How long dates are held, in whole days. */
export function HoldDaysField({ value, max = DEADLINES.holdDays.max, onChange }: HoldDaysFieldProps) {
  const days = Array.from({ length: max }, (_, i) => DEADLINES.holdDays.min + i)
  return (
    <Field label="For how long">
      <Select
        name="days"
        value={String(value)}
        onChange={(event) => onChange(Number(event.target.value))}
        options={days.map((count) => ({
          value: String(count),
          label: count === 1 ? '1 day' : `${count} days`,
        }))}
      />
    </Field>
  )
}
