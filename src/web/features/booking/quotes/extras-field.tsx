import type { Quote } from '#contract/booking/quotes.ts'
import { formatCents } from '#domain/booking/price/cents.ts'
import { CheckboxGroup } from '#web/ui/checkbox-group.tsx'

type ExtrasFieldProps = {
  choices: Quote['choices']
  onChange: (extras: string | undefined) => void
}

/** What the buyer may add; what is always part of the booking is among the lines. */
export function ExtrasField({ choices, onChange }: ExtrasFieldProps) {
  const optional = choices.filter(({ isRequired }) => !isRequired)
  if (optional.length === 0) return null
  return (
    <CheckboxGroup
      legend="Add"
      name="extras"
      options={optional.map(({ id, name, cents }) => ({
        value: id,
        label: `${name}, ${formatCents(cents)}`,
      }))}
      value={optional.filter(({ isChosen }) => isChosen).map(({ id }) => id)}
      onValueChange={(chosen) => onChange(chosen.join(',') || undefined)}
    />
  )
}
