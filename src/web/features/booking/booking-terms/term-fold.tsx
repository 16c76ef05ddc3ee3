import { weekdayName } from '#domain/format-dates.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { Fold } from './fold.tsx'
import { NumberField } from './number-field.tsx'
import { describeTerm } from './summaries.ts'
import { findTermLength, toDays, toShown } from './term-length.ts'
import { useTerms } from './terms-context.ts'

/** As the week is lived: Monday first. */
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 0].map((day) => ({ value: String(day), label: `${weekdayName(day)}s` }))

export function TermFold() {
  const { form, problems, change } = useTerms()
  const length = findTermLength(form.units, [form.minDays, form.maxDays])
  const hasTime = form.units.some(({ cell }) => cell !== 'listed')
  const hasDays = form.units.some(({ cell }) => cell === 'day')
  const { leadDays, minDays, maxDays, startWeekday } = problems
  return (
    <Fold
      title="Notice and length"
      summary={describeTerm(form)}
      hasProblem={Boolean(leadDays || minDays || maxDays || startWeekday)}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <NumberField
          label="Notice"
          name="leadDays"
          hint="Working days that you need before the first day: to print, to hang, to check the artwork."
          value={form.leadDays}
          error={leadDays}
          onChange={(days) => change({ leadDays: days })}
        />
        {hasDays && (
          <Field label="Begins on" error={startWeekday}>
            <Select
              name="startWeekday"
              placeholder="Any day"
              options={WEEKDAYS}
              value={form.startWeekday}
              onChange={(event) => change({ startWeekday: event.target.value })}
            />
          </Field>
        )}
      </div>
      {hasTime && (
        <>
          <div className="grid gap-5 sm:grid-cols-2">
            <NumberField
              label={`Shortest, in ${length.words}`}
              optional
              name="minDays"
              value={toShown(form.minDays, length)}
              error={minDays}
              onChange={(shown) => change({ minDays: toDays(shown, length) })}
            />
            <NumberField
              label={`Longest, in ${length.words}`}
              optional
              name="maxDays"
              value={toShown(form.maxDays, length)}
              error={maxDays}
              onChange={(shown) => change({ maxDays: toDays(shown, length) })}
            />
          </div>
          <Checkbox
            label="A begun period costs as much as a whole one"
            hint="At $2,000 a month, five weeks cost two months. Otherwise the days beyond are paid by the day."
            checked={form.sellsWholePeriods}
            onChange={(event) => change({ sellsWholePeriods: event.target.checked })}
          />
        </>
      )}
    </Fold>
  )
}
