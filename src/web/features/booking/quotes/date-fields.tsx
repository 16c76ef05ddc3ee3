import type { Availability, AvailableUnit } from '#contract/booking/availability.ts'
import { DateInput } from '#web/ui/date-input.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { listStarts, type Start } from './date-choice.ts'
import type { QuoteState } from './quote-state.ts'
import { QUANTITY_LABELS } from './quote-words.ts'
import { toQuantity } from './to-quantity.ts'

type DateFieldsProps = {
  availability: Availability
  unit: AvailableUnit
  choice: QuoteState
  onChange: (part: { [K in keyof QuoteState]?: QuoteState[K] | undefined }) => void
}

/** Which unit, when, and how many. Days are typed; weeks, posting periods and listed dates are chosen among the free ones. */
export function DateFields({ availability, unit, choice, onChange }: DateFieldsProps) {
  const { units } = availability
  const quantity = choice.quantity ?? 1
  return (
    <>
      {units.length > 1 && (
        <Field label="What">
          <Select
            name="unit"
            value={String(unit.id ?? '')}
            onChange={(event) =>
              onChange({ unit: Number(event.target.value), from: undefined, to: undefined })
            }
            options={units.map(({ id, name }) => ({ value: String(id ?? ''), label: name }))}
          />
        </Field>
      )}
      {unit.cell === 'day' ? (
        <Days {...{ availability, choice, onChange }} />
      ) : (
        <Periods starts={listStarts(unit, availability, quantity)} {...{ unit, choice, onChange }} />
      )}
      {unit.capacity > 1 && (
        <Field label={QUANTITY_LABELS[unit.cell]} hint={`At most ${unit.capacity}`}>
          <Input
            type="number"
            name="quantity"
            inputMode="numeric"
            min={1}
            max={unit.capacity}
            value={quantity}
            onChange={(event) => onChange({ quantity: toQuantity(event.target.value, unit.capacity) })}
          />
        </Field>
      )}
    </>
  )
}

function Days({ availability, choice, onChange }: Omit<DateFieldsProps, 'unit'>) {
  const { earliest, latest } = availability
  return (
    <div className="grid grid-cols-2 gap-2">
      <Field label="First day">
        <DateInput
          name="from"
          value={choice.from ?? ''}
          min={earliest}
          max={choice.to ?? latest}
          onChange={(event) => onChange({ from: event.target.value || undefined })}
          className="px-2 text-sm"
        />
      </Field>
      <Field label="Last day">
        <DateInput
          name="to"
          value={choice.to ?? ''}
          min={choice.from ?? earliest}
          max={latest}
          onChange={(event) => onChange({ to: event.target.value || undefined })}
          className="px-2 text-sm"
        />
      </Field>
    </div>
  )
}

type PeriodsProps = Omit<DateFieldsProps, 'availability'> & { starts: Start[] }

/** Both lists of dates. Days that came with the address and are not on the grid stay chosen until another is. */
function Periods({ starts, unit, choice, onChange }: PeriodsProps) {
  const start = starts.find(({ first }) => first === choice.from)
  const begin = (from: string) => {
    const ends = starts.find(({ first }) => first === from)?.ends
    onChange({ from: from || undefined, to: ends?.[0]?.to })
  }
  return (
    <>
      <Field label={unit.cell === 'listed' ? 'Issue or date' : 'Begins'}>
        <Select
          name="from"
          placeholder={choice.from && !start ? 'As asked' : 'Choose'}
          value={start?.first ?? ''}
          onChange={(event) => begin(event.target.value)}
          options={starts.map(({ first, label }) => ({ value: first, label }))}
        />
      </Field>
      {start && (
        <Field label="For">
          <Select
            name="to"
            value={choice.to ?? ''}
            onChange={(event) => onChange({ to: event.target.value })}
            options={start.ends.map(({ to, label }) => ({ value: to, label }))}
          />
        </Field>
      )}
    </>
  )
}
